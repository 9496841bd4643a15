/* SPDX-License-Identifier: GPL-2.0-or-later */
"use strict";
/* What the page can do besides being read: copying, filtering, opening all. */
(function () {
	function button(text, action) {
		var b = document.createElement("button");

		b.type = "button";
		b.textContent = text;
		b.addEventListener("click", action);
		return b;
	}

	/* Where the clipboard is out of reach, the text is selected at least. */
	function select(node) {
		var range = document.createRange();

		range.selectNodeContents(node);
		window.getSelection().removeAllRanges();
		window.getSelection().addRange(range);
	}

	function copy(node, b) {
		function done(text) {
			b.textContent = text;
			window.setTimeout(function () { b.textContent = "Copy"; }, 1500);
		}

		function by_hand() {
			var copied = false;

			select(node);
			try {
				copied = document.execCommand("copy");
			} catch (e) {
				copied = false;
			}
			done(copied ? "Copied" : "Selected");
		}

		if (navigator.clipboard && window.isSecureContext)
			navigator.clipboard.writeText(node.textContent).then(function () { done("Copied"); }, by_hand);
		else
			by_hand();
	}

	/* Only for what is open: there may be thousands. */
	function give_buttons(root) {
		root.querySelectorAll("pre.cmd").forEach(function (pre) {
			var box = document.createElement("div"), b;

			if (pre.parentNode.className === "cmdbox")
				return;
			box.className = "cmdbox";
			b = button("Copy", function () { copy(pre.firstChild, b); });
			b.setAttribute("aria-label", "Copy the command");
			pre.parentNode.replaceChild(box, pre);
			box.appendChild(pre);
			box.appendChild(b);
		});
	}

	function shown(node, on) {
		if (node.hidden === on)
			node.hidden = !on;
	}

	function filter(text) {
		var words = text.toLowerCase().split(/\s+/).filter(Boolean), n = 0;

		function fits(node) {
			var all = node.textContent.toLowerCase();

			return words.every(function (w) { return all.indexOf(w) >= 0; });
		}

		document.querySelectorAll("#subjects details.subject").forEach(function (d) {
			var on = fits(d.firstElementChild);

			shown(d, on);
			n += on ? 1 : 0;
		});
		document.querySelectorAll("table.matrix").forEach(function (t) {
			var some = false;

			t.querySelectorAll("tbody tr").forEach(function (r) {
				var on = fits(r);

				shown(r, on);
				some = some || on;
			});
			shown(t.parentNode, some);
		});
		return n;
	}

	function tools() {
		var place = document.getElementById("matrix"), box, label, input, said, timer;

		if (!place)
			return;
		box = document.createElement("div");
		box.className = "tools";
		label = document.createElement("label");
		label.textContent = "Filter ";
		input = document.createElement("input");
		input.type = "search";
		input.placeholder = "copy fail prefix";
		label.appendChild(input);
		said = document.createElement("span");
		said.setAttribute("role", "status");
		said.className = "quiet";
		input.addEventListener("input", function () {
			window.clearTimeout(timer);
			timer = window.setTimeout(function () {
				var n = filter(input.value);

				said.textContent = input.value.trim() ? n + (n === 1 ? " subject" : " subjects") : "";
			}, 150);
		});
		box.appendChild(label);
		box.appendChild(said);
		place.insertBefore(box, place.children[1]);
	}

	function open_all() {
		var place = document.querySelector("#subjects .colours"), opened = false, b;

		if (!place)
			return;
		b = button("Open all that fail", function () {
			opened = !opened;
			document.querySelectorAll("details.subject.fail").forEach(function (d) { d.open = opened; });
			b.textContent = opened ? "Close all that fail" : "Open all that fail";
		});
		if (document.querySelector("details.subject.fail:not([open])"))
			place.appendChild(b);
	}

	/* For who has no mouse to hover with: what a square or a point is. */
	document.addEventListener("click", function (event) {
		var mark = event.target.closest ? event.target.closest("rect, circle") : null, figure, text;

		if (!mark || !mark.firstElementChild)
			return;
		figure = mark.closest("figure");
		text = figure.querySelector(".picked");
		if (!text) {
			text = document.createElement("p");
			text.className = "picked";
			text.setAttribute("role", "status");
			(figure.querySelector(".beside") || figure).appendChild(text);
		}
		text.textContent = mark.firstElementChild.textContent;
	});
	/* What is there for browsers without scripts is text so far. */
	function fill(details) {
		var text = details.querySelector(":scope > .inside > noscript");

		if (text)
			text.parentNode.innerHTML = text.textContent;
		give_buttons(details);
	}

	document.addEventListener("toggle", function (event) {
		if (event.target.open)
			fill(event.target);
	}, true);
	document.querySelectorAll("details.subject[open], #mutants").forEach(fill);
	tools();
	open_all();
}());
