import { expect, test } from "vitest";
import { bodyParts, videosIn } from "./body-parts.server.ts";

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
	["a picture", '<figure><img src="/media/news-images/1f-640x360.webp"><figcaption>a</figcaption></figure>'],
	["an empty body", ""],
])("%s stays in the text", (_, body) => {
	expect(bodyParts(body)).toHaveLength(1);
	expect(videosIn(body)).toEqual([]);
});

test("pieces put together are the whole text", () => {
	const parts = bodyParts(`<p>a<br>b</p>${figure}<ul><li>c</li></ul>${figure}<hr>`);
	expect(parts.map((part) => ("html" in part ? part.html : "+")).join("")).toBe(
		'<p dir="auto">a<br />b</p>+<ul dir="auto"><li>c</li></ul>+<hr />',
	);
});
