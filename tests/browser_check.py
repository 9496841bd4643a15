# SPDX-License-Identifier: GPL-2.0-or-later
"""browser_check.py REPORT DIFF MANY [DIR]: pages of uctorture report in Chromium.

TAP on stdout.  DIR gets screenshots.
"""
import os
import sys
import time

from selenium import webdriver
from selenium.webdriver.chrome.options import Options
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys

COUNT = 0
SCHEMES = ("light", "dark")
WIDTHS = (390, 1280)
OPEN_SECONDS = 3    # for 10,000 subjects


def check(name, good, *why):
    global COUNT
    COUNT += 1
    print("%s %d - %s" % ("ok" if good else "not ok", COUNT, name), flush=True)
    for line in () if good else why:
        print("# " + str(line).replace("\n", "\n# "))


def browser():
    options = Options()
    options.binary_location = "/usr/bin/chromium"
    for word in ("--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars"):
        options.add_argument(word)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    return webdriver.Chrome(service=Service("chromedriver"), options=options)


def shape(driver, width, scheme, height=1000):
    driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride",
                           {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": False})
    driver.execute_cdp_cmd("Emulation.setEmulatedMedia",
                           {"features": [{"name": "prefers-color-scheme", "value": scheme},
                                         {"name": "prefers-reduced-motion", "value": "reduce"}]})


def js(driver, text, *args):
    return driver.execute_script(text, *args)


def open_all(driver):
    js(driver, "document.querySelectorAll('details').forEach(d => { d.open = true; });"
       "document.querySelectorAll('.block').forEach(b => { b.style.contentVisibility = 'visible'; });")
    time.sleep(0.5)


# Every text that can be seen against the background that is behind it: the worst.
CONTRAST = """
function parts(c) {
    var n = c.match(/[\\d.]+/g).map(Number);
    return n.length < 4 ? n.concat(1) : n;
}
function over(top, below) {
    return [0, 1, 2].map(i => top[i] * top[3] + below[i] * (1 - top[3])).concat(1);
}
function light(c) {
    var l = [0, 1, 2].map(i => c[i] / 255).map(x => x <= 0.04045 ? x / 12.92 : Math.pow((x + 0.055) / 1.055, 2.4));
    return 0.2126 * l[0] + 0.7152 * l[1] + 0.0722 * l[2];
}
function ratio(a, b) {
    var x = light(a), y = light(b);
    return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}
function behind(node) {
    var layers = [], c = parts(getComputedStyle(document.body).backgroundColor);
    for (; node; node = node.parentElement)
        layers.push(parts(getComputedStyle(node).backgroundColor));
    layers.reverse().forEach(l => { c = over(l, c); });
    return c;
}
"""
TEXTS = CONTRAST + """
var walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), seen = {}, bad = [], n = 0;
while (walk.nextNode()) {
    var e = walk.currentNode.parentElement, style = getComputedStyle(e), back, fore, r, key, large;
    if (!walk.currentNode.data.trim() || !e.getClientRects().length || e.closest('script, style, title, noscript'))
        continue;
    key = e.tagName + e.className + style.color + style.fontSize + style.fill;
    if (seen[key] > 20)
        continue;
    seen[key] = (seen[key] || 0) + 1;
    n++;
    back = behind(e);
    fore = over(parts(e.closest('svg') ? style.fill : style.color), back);
    r = ratio(fore, back);
    large = parseFloat(style.fontSize) >= 24 || (parseFloat(style.fontSize) >= 18.6 && style.fontWeight >= 600);
    if (r < (large ? 3 : 4.5))
        bad.push(r.toFixed(2) + ' ' + e.tagName + '.' + e.className.baseVal + e.className + ': ' +
                 walk.currentNode.data.trim().slice(0, 40));
}
return [n, bad];
"""
GRAPHICS = CONTRAST + """
var bad = [], n = 0;
['c0', 'c1', 'c2', 'c3', 'c4', 'c5', 'c6', 'c7', 'e0', 'e1', 'e2', 'e3', 'e4', 'e5', 'e6', 'focus'].forEach(name => {
    ['panel', 'page'].forEach(back => {
        var probe = document.createElement('i'), a, b;
        document.body.appendChild(probe);
        probe.style.color = 'var(--' + name + ')';
        probe.style.backgroundColor = 'var(--' + back + ')';
        a = parts(getComputedStyle(probe).color);
        b = parts(getComputedStyle(probe).backgroundColor);
        n++;
        if (ratio(a, b) < 3)
            bad.push(name + ' on ' + back + ' ' + ratio(a, b).toFixed(2));
        probe.remove();
    });
});
return [n, bad];
"""

# What is wider than the page, and cannot be scrolled by itself.
WIDE = """
return [document.documentElement.scrollWidth, Array.from(document.querySelectorAll('main *, header *')).filter(e =>
    e.getClientRects().length && e.getBoundingClientRect().right > innerWidth + 1 &&
    !e.closest('.scroll, pre')).slice(0, 5).map(e => e.tagName + '.' + e.className + ' ' + e.textContent.slice(0, 40))];
"""


def check_log(driver, name):
    log = [entry for entry in driver.get_log("browser") if entry["level"] in ("SEVERE", "WARNING")]
    check("%s: nothing on the console" % name, not log, log)
    fetched = js(driver, "return performance.getEntriesByType('resource').map(r => r.name)")
    check("%s: nothing was fetched" % name, not fetched, fetched)


def check_looks(driver, url, name, pictures):
    for scheme in SCHEMES:
        for width in WIDTHS:
            what = "%s, %s, %d pixels" % (name, scheme, width)
            shape(driver, width, scheme)
            driver.get(url)
            if pictures:
                driver.save_screenshot(os.path.join(pictures, what.replace(", ", "-").replace(" ", "-") + ".png"))
            open_all(driver)
            total, wide = js(driver, WIDE)
            check("%s: no wider than the screen" % what, total <= width and not wide, total, wide)
            if pictures:
                height = min(js(driver, "return document.documentElement.scrollHeight"), 12000)
                shape(driver, width, scheme, height)
                driver.save_screenshot(os.path.join(pictures, what.replace(", ", "-").replace(" ", "-") + "-open.png"))
                shape(driver, width, scheme)
        n, bad = js(driver, TEXTS)
        check("%s, %s: text can be read (%d looked at)" % (name, scheme, n), n > 50 and not bad, *bad[:10])
        n, bad = js(driver, GRAPHICS)
        check("%s, %s: colours can be told from the page" % (name, scheme), n == 32 and not bad, *bad)
        check_log(driver, "%s, %s" % (name, scheme))


# ---- the keyboard -------------------------------------------------------------------

REACHABLE = """
return Array.from(document.querySelectorAll('a[href], button, input, summary, [tabindex="0"]')).filter(e =>
    e.checkVisibility() && !(e.type === 'radio' && !e.checked)).map((e, i) => { e.dataset.stop = i; return i; });
"""
STOP = """
var e = document.activeElement, style = getComputedStyle(e), box = e.getBoundingClientRect();
return [e.dataset.stop === undefined ? null : Number(e.dataset.stop), style.outlineStyle, parseFloat(style.outlineWidth),
    box.bottom > 0 && box.top < innerHeight, e.tagName + ' ' + e.textContent.slice(0, 30)];
"""


def check_keyboard(driver, url):
    shape(driver, 1280, "light")
    driver.get(url)
    wanted = set(js(driver, REACHABLE))
    seen, unseen, away = set(), [], []
    for _ in range(2 * len(wanted)):
        ActionChains(driver).send_keys(Keys.TAB).perform()
        stop, style, width, there, what = js(driver, STOP)
        if what.startswith("BODY") or stop in seen:
            break
        if stop is not None:    # else a browser's own: a box that can be scrolled
            seen.add(stop)
        if style == "none" or width < 2:
            unseen.append(what)
        if not there:
            away.append(what)
    check("the keyboard reaches all of %d controls" % len(wanted), len(wanted) > 20 and seen == wanted,
          "%d reached" % len(seen), js(driver, "return arguments[0].map(i => document.querySelector("
                                      "'[data-stop=\"' + i + '\"]').outerHTML.slice(0, 120))", list(wanted - seen)[:5]))
    check("where it is can be seen", not unseen, unseen[:5])
    check("what it reaches comes into view", not away, away[:5])


def check_use(driver, url):
    shape(driver, 1280, "light", 900)
    driver.get(url)
    row = js(driver, "return Array.from(document.querySelectorAll('table.matrix tbody a')).find(a => "
             "!document.querySelector(a.getAttribute('href')).parentNode.open).getAttribute('href')")
    js(driver, "document.querySelector('table.matrix a[href=\"' + arguments[0] + '\"]').focus()", row)
    ActionChains(driver).send_keys(Keys.ENTER).perform()
    time.sleep(0.5)
    check("Enter on a row opens its subject", js(driver, "var d = document.querySelector(arguments[0]).parentNode,"
          "r = d.getBoundingClientRect(); return d.open && r.top < innerHeight && r.bottom > 0", row))
    ActionChains(driver).send_keys(Keys.TAB).perform()
    js(driver, "document.querySelector(arguments[0]).parentNode.querySelector('summary').focus()", row)
    ActionChains(driver).send_keys(Keys.SPACE).perform()
    check("Space on its title closes it", js(driver, "return !document.querySelector(arguments[0]).parentNode.open", row))
    js(driver, "document.querySelectorAll('details.subject').forEach(d => { d.open = true; });")
    time.sleep(0.5)
    js(driver, "document.querySelector('.cmdbox button').focus()")
    ActionChains(driver).send_keys(Keys.ENTER).perform()
    time.sleep(0.3)
    said, chosen, command = js(driver, "var b = document.querySelector('.cmdbox'); return [b.lastChild.textContent,"
                               "getSelection().toString(), b.querySelector('code').textContent]")
    check("a command is copied, or selected to be", said == "Copied" or (said == "Selected" and chosen == command),
          said, chosen)
    fill = "return getComputedStyle(document.querySelector('.cells rect')).fill"
    before = js(driver, fill)
    js(driver, "document.getElementById('by-error').focus()")
    ActionChains(driver).send_keys(Keys.SPACE).perform()
    check("maps change their colours", js(driver, fill) != before and
          js(driver, "return getComputedStyle(document.querySelector('ul.by-clause')).display") == "none", before)
    js(driver, "document.querySelector('.cells rect').dispatchEvent(new MouseEvent('click', {bubbles: true}))")
    check("a square says what it is", "accessible" in (js(driver, "return (document.querySelector('.picked') || "
                                                          "{}).textContent") or ""))
    js(driver, "document.querySelector('input[type=search]').focus()")
    ActionChains(driver).send_keys("generic/clear_user/byte").perform()
    time.sleep(0.6)
    left = js(driver, "return [document.querySelectorAll('details.subject:not([hidden])').length,"
              "document.querySelectorAll('table.matrix tbody tr:not([hidden])').length]")
    check("a filter leaves one subject", left == [1, 1], left)
    js(driver, "var i = document.querySelector('input[type=search]'); i.value = ''; i.dispatchEvent(new Event('input'))")
    time.sleep(0.6)
    check("without it all are back", js(driver, "return document.querySelectorAll('[hidden]').length") == 0)


def check_scriptless(driver, url, name):
    driver.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": True})
    driver.get(url)
    root = driver.execute_cdp_cmd("DOM.getDocument", {"depth": 0})["root"]["nodeId"]

    def count(selector):
        return len(driver.execute_cdp_cmd("DOM.querySelectorAll", {"nodeId": root, "selector": selector})["nodeIds"])

    found = {s: count(s) for s in ("article.finding pre.cmd code", "figure.map svg rect", "figure.map table td",
                                   "table.matrix tbody tr", "pre.code")}
    check("%s: all of it is there with scripts off" % name, all(found.values()), found)
    check("%s: and no button that does nothing" % name, count("button") == 0 and count("input[type=search]") == 0)
    driver.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": False})


def check_many(driver, url):
    shape(driver, 1280, "light")
    took = []
    for _ in range(3):    # the machine may be busy with something else
        driver.get("about:blank")
        start = time.time()
        driver.get(url)
        js(driver, "return new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
        took.append(time.time() - start)
    check("10,000 subjects are open in %.1f seconds" % min(took), min(took) < OPEN_SECONDS, took)
    n = js(driver, "return document.querySelectorAll('details.subject').length")
    check("and all there", n == 10000, n)
    target = js(driver, "return document.querySelectorAll('details.subject.expected')[700].lastElementChild.id")
    js(driver, "location.hash = arguments[0]", target)
    time.sleep(1)
    there = js(driver, "var d = document.getElementById(arguments[0]), r = d.getBoundingClientRect();"
               "return [d.parentNode.open, d.querySelectorAll('rect').length, r.top < innerHeight && r.bottom > 0]", target)
    check("a link opens one in the midst of them", there[0] and there[1] > 5 and there[2], there)
    check_log(driver, "10,000 subjects")


def main(report, diff, many, pictures=""):
    driver = browser()
    try:
        check_looks(driver, "file://" + report, "report", pictures)
        check_looks(driver, "file://" + diff, "changes", pictures)
        check_keyboard(driver, "file://" + report)
        check_use(driver, "file://" + report)
        check_many(driver, "file://" + many)
        check_scriptless(driver, "file://" + report, "report")
        check_scriptless(driver, "file://" + many, "10,000 subjects")
    finally:
        driver.quit()
    print("1..%d" % COUNT)


main(*sys.argv[1:])
