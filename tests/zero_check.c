/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * A second opinion on read(2) of /dev/zero into memory that ends: written by
 * hand, with nothing of the program's.  One page, and behind it one that was
 * mapped and is no more.  Prints a line for each case,
 *
 *   OFFSET LENGTH COUNT
 *
 * where OFFSET counts from the start of the page and COUNT is what read()
 * returned, or -errno.  The size of the page comes first: "# page 4096".
 * Exit status 1 when memory is not what the count says it is.
 */
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

/* Bytes between the start of the operand and the end of the page. */
static const int before_end[] = { 0, 1, 2, 3, 4, 7, 8, 9, 15, 16, 63, 64, 65, 526 };
/* The length of the operand beyond those. */
static const int beyond[] = { -1, 0, 1, 3, 8, 64, 524 };

#define COUNT(a)	((int)(sizeof(a) / sizeof((a)[0])))

/* A page that ends in nothing; NULL when there is none to be had. */
static unsigned char *page_before_nothing(long page)
{
	unsigned char *p = mmap(NULL, (size_t)(2 * page), PROT_READ | PROT_WRITE,
				MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

	if (p == MAP_FAILED || munmap(p + page, (size_t)page))
		return NULL;
	return p;
}

/* The first byte of the page that is wrong after a read that cleared n bytes
 * from offset on; the page's size when there is none. */
static long first_wrong(const unsigned char *p, long page, long offset, long n)
{
	long i;

	for (i = 0; i < page; i++) {
		int zero = i >= offset && i < offset + n;

		if (p[i] != (zero ? 0 : 0xee))
			break;
	}
	return i;
}

static int try_case(int fd, unsigned char *p, long page, long offset, long length)
{
	long n, wrong;

	memset(p, 0xee, (size_t)page);
	do
		n = read(fd, p + offset, (size_t)length);
	while (n < 0 && errno == EINTR);
	if (n < 0)
		n = -errno;
	printf("%ld %ld %ld\n", offset, length, n);
	wrong = first_wrong(p, page, offset, n);
	if (wrong == page)
		return 0;
	fprintf(stderr, "offset %ld length %ld: read said %ld, and byte %ld is 0x%02x\n",
		offset, length, n, wrong, p[wrong]);
	return 1;
}

int main(void)
{
	long page = sysconf(_SC_PAGESIZE);
	int fd = open("/dev/zero", O_RDONLY), bad = 0;
	unsigned char *p = page_before_nothing(page);

	if (fd < 0 || !p) {
		perror("zero_check");
		return 99;
	}
	printf("# page %ld\n", page);
	for (int i = 0; i < COUNT(before_end); i++)
		for (int j = 0; j < COUNT(beyond); j++)
			if (before_end[i] + beyond[j] >= 0)
				bad |= try_case(fd, p, page, page - before_end[i],
						before_end[i] + beyond[j]);
	return fflush(stdout) || ferror(stdout) ? 99 : bad;
}
