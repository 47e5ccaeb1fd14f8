import { expect, test } from "vitest";
import { isTangled, plainText, safeHtml } from "./rich-text.server.ts";

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

const results =
	"<table><tbody><tr><td>النصر</td><td>3</td><td>9</td></tr>" +
	"<tr><td>الهلال</td><td>2</td><td>7</td></tr></tbody></table>";

test("a table stays a table, which is scrolled where it is wider than its page", () => {
	expect(safeHtml(results)).toBe(`<div tabindex="0">${results.replace("<table>", '<table dir="auto">')}</div>`);
	expect(safeHtml(`<p>a</p>${results}<p>b</p>`)).toContain("</table></div><p");
	expect(plainText(results)).toBe("النصر 3 9 الهلال 2 7");
});

test.each([
	['<table><tr><td colspan="2" onclick="x">a</td></tr></table>', '<td colspan="2">a</td>'],
	['<table><tr><td colspan="9999" rowspan="x">a</td></tr></table>', "<td>a</td>"],
	[
		'<table style="position:fixed" background="https://tracker.example/p.png"><tr><th scope="col">a</th></tr></table>',
		'<th scope="col">a</th>',
	],
	["<table><tr><td><script>alert(1)</script><div>a</div><div>b</div></td></tr></table>", "<td>a<br />b</td>"],
	[
		"<table><caption>Final</caption><tr><td><p>a</p></td></tr></table>",
		"<caption>Final</caption><tr><td><p>a</p></td></tr>",
	],
])("a table has cells and spans, and nothing that runs or calls: %s", (body, kept) => {
	const html = safeHtml(body);
	expect(html).toContain(kept);
	expect(html).not.toMatch(/script|alert|onclick|style|tracker|9999/);
});

test.each([
	[
		"powers and indices",
		"<p>10<sup>2</sup>, H<sub>2</sub>O</p>",
		'<p dir="auto">10<sup>2</sup>, H<sub>2</sub>O</p>',
		"10², H₂O",
	],
	["what was struck out", "<p><s>19:00</s> 20:00</p>", '<p dir="auto"><s>19:00</s> 20:00</p>', "20:00"],
	["the same in other words", "<p><del>a</del> <strike>b</strike> c</p>", '<p dir="auto"><s>a</s> <s>b</s> c</p>', "c"],
	["boxes", "<div>One</div><div>Two</div>", '<p dir="auto">One</p><p dir="auto">Two</p>', "One Two"],
	[
		"boxes in boxes",
		"<div><div>One</div><p>Two</p>Three</div>",
		'<p dir="auto">One</p><p dir="auto">Two</p><p dir="auto">Three</p>',
		"One Two Three",
	],
	[
		"boxes in a list",
		"<ul><li><div>One</div><div>Two</div></li></ul>",
		'<ul dir="auto"><li>One<br />Two</li></ul>',
		"One Two",
	],
	[
		"text beside blocks",
		"One<p>Two</p>Three <strong>four</strong>",
		'<p dir="auto">One</p><p dir="auto">Two</p><p dir="auto">Three <strong>four</strong></p>',
		"One Two Three four",
	],
	[
		"marks around blocks",
		'x<strong><p>One</p><p>Two</p></strong>three<a href="/news/1"><h2>Four</h2></a><p>five</p>',
		'<p dir="auto">x</p><p dir="auto"><strong>One</strong></p><p dir="auto"><strong>Two</strong></p>' +
			'<p dir="auto">three</p>' +
			'<h2 dir="auto"><a href="/news/1" rel="noopener nofollow">Four</a></h2><p dir="auto">five</p>',
		"x One Two three Four five",
	],
	["a picture beside text", `${picture}One`, "", "One"],
	[
		"bold words before a comma",
		"<p>a <strong>b</strong>, c</p>",
		'<p dir="auto">a <strong>b</strong>, c</p>',
		"a b, c",
	],
])("%s keep their meaning, in HTML and in plain words", (_, body, html, words) => {
	if (html) expect(safeHtml(body)).toBe(html);
	else expect(safeHtml(body)).toMatch(/^<img [^>]*><p dir="auto">One<\/p>$/);
	expect(plainText(body)).toBe(words);
});

test("an opening that ends in a tag or in a sign of markup is cut before it", () => {
	expect(plainText('<p>one two <a href="https://exam…')).toBe("one two …");
	expect(plainText("<p>R &am…")).toBe("R …");
	expect(plainText(`<p>${"a".repeat(3000)}</p>`, 160)).toBe(`${"a".repeat(159)}…`);
});

/** As long as a body may be. */
const LONG = 200_000;
const full = (piece: string, before = "<p>x", most = LONG) =>
	before + piece.repeat(Math.floor((most - before.length) / piece.length));

test.each([
	["marks that never end", full("<b>"), true],
	["marks in marks", `<p>x${"<b>".repeat(28_000)}${"</b>".repeat(28_000)}`, true],
	["marks of two kinds that never end", full("<b><i>"), true],
	["marks around more paragraphs than a page has", `${"<b>".repeat(90)}${full("<p>y")}`, true],
	["a long link around paragraphs", `<a href="/${"a".repeat(1000)}">${full("<p>y", "<p>x", 190_000)}`, true],
	["lists in lists", full("<ul><li>"), true],
	["boxes in boxes", full("<div>"), true],
	["unknown elements in each other", full("<x-y>"), true],
	["marks without words", full("<b></b>"), false],
	["marks without words, each in a box of a cell", `<table><tr><td>x${full("<b></b><div></div>", "", 190_000)}`, false],
	["boxes in a list", `<ul><li>x${full("y<div></div>", "", 190_000)}`, false],
	["breaks before a word", `${full("<br>", "<p>x", 190_000)}y`, false],
	["paragraphs without ends", full("<p>y"), false],
	["ends without beginnings", full("</i>"), false],
])("%s end in words, and in no endless page", (_, body, tangled) => {
	expect(isTangled(body)).toBe(tangled);
	expect(safeHtml(body).length).toBeLessThan(5 * LONG);
	expect(safeHtml(body)).toContain("x");
	expect(plainText(body, 100)).toMatch(/^x/);
});

test("of a tangled body all words are shown, in their lines, and nothing in it runs", () => {
	const marks = "<b>".repeat(101);
	const body = `<h2>One</h2><p>Two &amp; 1 < 2${marks} three</p><script>alert("x")</script><img src=x onerror=y`;
	expect(safeHtml(body)).toBe(
		'<p dir="auto">One</p><p dir="auto">Two &amp; 1 &#60; 2 three</p>' +
			'<p dir="auto">alert("x")</p><p dir="auto">&#60;img src=x onerror=y</p>',
	);
	expect(plainText(body)).toMatch(/^One Two & 1 < 2 three/);
	expect(isTangled(body.replace("<b>".repeat(101), "<b>".repeat(90)))).toBe(false);
});
