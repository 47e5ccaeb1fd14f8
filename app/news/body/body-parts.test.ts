import { expect, test } from "vitest";
import { bodyParts } from "./body-parts.server.ts";

const youtube = { provider: "youtube", id: "dQw4w9WgXcQ" };
const address = "https://www.youtube.com/watch?v=dQw4w9WgXcQ";
const figure = `<figure><a href="${address}">Final &amp; medals</a></figure>`;

test("a film between two paragraphs is a part of its own, with the words of its link", () => {
	expect(bodyParts(`<p>a</p>${figure}<p>b</p>`)).toMatchObject([
		{ html: '<p dir="auto">a</p>' },
		{ video: youtube, title: "Final & medals" },
		{ html: '<p dir="auto">b</p>' },
	]);
});

test.each([
	["a figure whose link is its own address", `<figure><a href="${address}">${address}</a></figure>`],
	["an address that is alone in its paragraph", `<p>${address}&amp;t=4</p>`],
	["an address that is typed without markup", `a\n\n${address}\n\nb`],
])("%s is a film without a title", (_, body) => {
	expect(bodyParts(body)).toContainEqual({ at: expect.any(Number), video: youtube, title: "" });
});

test.each([
	["a link in a sentence", `<p>Watch <a href="${address}">the film</a> again</p>`],
	["a film inside a quote", `<blockquote>${figure}</blockquote>`],
	["a figure that leads elsewhere", '<figure><a href="https://evil.example/watch?v=dQw4w9WgXcQ">a</a></figure>'],
	["a frame", `<iframe src="${address}"></iframe><p>a</p>`],
	["a picture of another site", '<figure><img src="https://evil.example/a.png"><figcaption>a</figcaption></figure>'],
	["an empty body", ""],
])("%s stays in the text", (_, body) => {
	expect(bodyParts(body)).toHaveLength(1);
	expect(bodyParts(body)).toEqual([{ at: 0, html: expect.any(String) }]);
});

test("pieces put together are the whole text", () => {
	const parts = bodyParts(`<p>a<br>b</p>${figure}<ul><li>c</li></ul>${figure}<hr>`);
	expect(parts.map((part) => ("html" in part ? part.html : "+")).join("")).toBe(
		'<p dir="auto">a<br />b</p>+<ul dir="auto"><li>c</li></ul>+<hr />',
	);
});

const picture = (name: string, alt = "") => `<img src="/media/news-images/${name}-640x360.webp" alt="${alt}">`;
const shown = (name: string, alt = "", caption = "") => ({
	url: `/media/news-images/${name}-640x360.webp`,
	alt,
	caption,
});
const captioned = (name: string, caption: string) =>
	`<figure>${picture(name)}<figcaption>${caption}</figcaption></figure>`;

test.each([
	["a picture alone", picture("1f", "A &amp; B"), [[shown("1f", "A & B")]]],
	["a picture with a caption", captioned("1f", "<strong>Won</strong> it"), [[shown("1f", "", "Won it")]]],
	[
		"two pictures one after the other",
		captioned("1f", "a") + captioned("2f", "b"),
		[[shown("1f", "", "a")], [shown("2f", "", "b")]],
	],
	[
		"pictures in one figure",
		`<figure>${picture("1f")}${picture("2f", "c")}</figure>`,
		[[shown("1f"), shown("2f", "c")]],
	],
	[
		"figures in one figure",
		`<figure>${captioned("1f", "a")} ${captioned("2f", "b")}</figure>`,
		[[shown("1f", "", "a"), shown("2f", "", "b")]],
	],
])("%s: pictures of one figure are a gallery, in their order", (_, body, expected) => {
	const parts = bodyParts(`<p>before</p>${body}<p>after</p>`);
	expect(parts.flatMap((part) => ("pictures" in part ? [part.pictures] : []))).toEqual(expected);
	expect(parts.flatMap((part) => ("html" in part ? [part.html] : []))).toEqual([
		'<p dir="auto">before</p>',
		'<p dir="auto">after</p>',
	]);
});
