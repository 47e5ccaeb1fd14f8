import { expect, test } from "vitest";
import { plainText, safeHtml } from "./rich-text.server.ts";

test.each([
	["a script", "<p>a<script>alert(1)</script></p>"],
	["an event handler", '<p onclick="alert(1)">a</p>'],
	["a script address", '<p><a href="javascript:alert(1)">a</a></p>'],
	["a script address in disguise", '<p><a href="java&#x0A;script:alert(1)">a</a></p>'],
	["a picture with a handler", '<p>a</p><img src=x onerror="alert(1)">'],
	["a frame", '<p>a</p><iframe src="https://example.org"></iframe>'],
	["a style", '<p style="position:fixed">a</p><style>p{}</style>'],
	["a form", '<p>a</p><form action="/x"><input name="a"></form>'],
	["an svg", "<p>a</p><svg onload=alert(1)><script>1</script></svg>"],
	["an unclosed comment", "<p>a</p><!-- <script>alert(1)</script>"],
])("%s does not survive (ASVS 1.3.1)", (_, body) => {
	expect(safeHtml(body)).not.toMatch(/script|alert|onerror|iframe|style|form|svg|<!--/i);
	expect(safeHtml(body)).toContain("a");
});

test("pictures of other sites are left out", () => {
	expect(safeHtml('<p>a</p><img src="https://tracker.example/p.png">')).toBe('<p dir="auto">a</p>');
});

const picture = '<img src="/media/news-images/1f-640x360.webp" alt="A hall">';
test.each([
	[
		"a caption",
		`<figure>${picture}<figcaption>After the <strong>final</strong></figcaption></figure>`,
		"After the <strong>final</strong>",
	],
	[
		"a script in a caption",
		`<figure>${picture}<figcaption>a<script>alert(1)</script></figcaption></figure>`,
		">a</figcaption>",
	],
	["a handler on a figure", `<figure onclick="alert(1)" style="x">${picture}</figure>`, "<figure><img"],
	[
		"a foreign picture in a figure",
		`<figure>${picture}<img src="https://tracker.example/p.png"></figure>`,
		"<figure><img",
	],
	[
		"a quotation mark in a description",
		`<figure>${picture.replace("A hall", "&quot;onload=alert(1)")}</figure>`,
		'alt="&quot;onload',
	],
	[
		"a frame in a figure",
		`<figure>${picture}<iframe src="https://player.vimeo.com/video/1"></iframe></figure>`,
		"<figure><img",
	],
])("a picture with %s is shown, and nothing runs", (_, body, kept) => {
	const html = safeHtml(body);
	expect(html).toContain(kept);
	expect(html.replace(/"[^"]*"/g, "")).not.toMatch(/script|alert|onclick|onload|style|iframe|tracker/i);
	expect(html.match(/<img/g)).toHaveLength(1);
});

test("headings, lists, quotes and links stay, and each block finds its own direction", () => {
	const html = safeHtml('<h1>أ</h1><ul><li>ب</li></ul><blockquote>ج</blockquote><p><a href="/news/1">د</a></p>');
	expect(html).toContain('<h2 dir="auto">أ</h2>');
	expect(html).toContain('<ul dir="auto"><li>ب</li></ul>');
	expect(html).toContain('<blockquote dir="auto">ج</blockquote>');
	expect(html).toContain('<a href="/news/1" rel="noopener nofollow">د</a>');
});

test("a list or quote takes its direction from its words: nested ones have none, or it would not count", () => {
	expect(safeHtml("<ul><li><p>أ</p></li><li>ب</li></ul><p>ج</p>")).toBe(
		'<ul dir="auto"><li><p>أ</p></li><li>ب</li></ul><p dir="auto">ج</p>',
	);
	expect(safeHtml("<blockquote><p>أ</p><p>ب</p></blockquote><p>ج</p>")).toBe(
		'<blockquote dir="auto"><p>أ</p><p>ب</p></blockquote><p dir="auto">ج</p>',
	);
	expect(safeHtml("<ul><li>أ<p>ب")).toBe('<ul dir="auto"><li>أ<p>ب</p></li></ul>');
});

test("plain text becomes paragraphs and its signs stay signs", () => {
	expect(safeHtml("1 < 2 & 3\n\nb\nc")).toBe('<p dir="auto">1 &lt; 2 &amp; 3</p><p dir="auto">b<br />c</p>');
});

test("a description is words, cut at a word", () => {
	expect(plainText("<h2>A</h2><p>b &amp; c</p>")).toBe("A b & c");
	expect(
		plainText("<p>a</p><figure><img><figcaption>Caption</figcaption></figure><p>b</p><figure><a href='/'>Film"),
	).toBe("a b");
	expect(plainText("<p>one two three</p>", 9)).toBe("one two…");
});
