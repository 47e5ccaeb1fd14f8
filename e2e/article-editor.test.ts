import type { Page } from "playwright-core";
import sharp from "sharp";
import { expect, test } from "vitest";
import { editorText } from "../app/office/news/editor/text.ts";
import { publishingText } from "../app/office/news/publishing-text.ts";
import { manageNewsText } from "../app/office/news/text.ts";
import { draftText } from "../app/records/editing/draft-text.ts";
import { desk, expectAccessible, expectToFit, holdScripts, openBrowser, pathIn, phone } from "./browser.ts";

const { site, visit, visitAs } = openBrowser();
const ar = { ...editorText("ar"), ...publishingText("ar") };
const en = { ...editorText("en"), ...publishingText("en") };
const newest = () =>
	site.row<{ id: number; content: string; content_ar: string; title_ar: string }>(
		"select * from news_articles order by id desc limit 1",
	);
const english = (page: Page) => page.locator(".ProseMirror").nth(1);

/** Files as they come with an event of the browser. */
async function carried(page: Page, files: { name: string; type: string; bytes: Buffer }[]) {
	const given = files.map(({ name, type, bytes }) => ({ name, type, base64: bytes.toString("base64") }));
	return page.evaluateHandle((list) => {
		const carrier = new DataTransfer();
		for (const { name, type, base64 } of list)
			carrier.items.add(new File([Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))], name, { type }));
		return carrier;
	}, given);
}
const png = (width: number) =>
	sharp({ create: { width, height: 200, channels: 3, background: "#0b4636" } })
		.png()
		.toBuffer();

/** Names and places of the controls in the page, those of the editor itself left out. */
const places = `[...document.querySelectorAll("main form :is(input, textarea, button, summary)")]
	.filter((each) => each.checkVisibility() && !each.closest("[role=toolbar]") && !/^article-content/.test(each.id))
	.map((each) => [each.id || each.textContent, Math.round(each.getBoundingClientRect().top + scrollY)])`;

test.each([
	["ar", phone, "/admin/news/new"],
	["en", desk, "/admin/news/1"],
] as const)("no control of the form moves when the editor takes its place, in %s", async (language, viewport, path) => {
	const page = await visitAs("editor", pathIn(language, "/admin"), { viewport });
	const letGo = await holdScripts(page);
	await page.goto(site.origin + pathIn(language, path), { waitUntil: "commit" });
	await page.locator("#article-title").waitFor();
	// The rest of the page comes after its first fields; its scripts are held, so it stays as it is then.
	await page.waitForFunction("document.readyState !== 'loading'");
	await page.waitForFunction("[...document.querySelectorAll('link[rel=stylesheet]')].every(({ sheet }) => sheet)");
	await page.evaluate("document.fonts.ready.then(() => undefined)");
	const before = await page.evaluate(places);
	expect(JSON.stringify(before)).toContain("article-title");
	letGo();
	await english(page).waitFor();
	expect(await page.evaluate(places)).toEqual(before);
});

test("pictures are dropped and pasted into the text; one that is none says so, and nothing typed is lost", async () => {
	const page = await visitAs("editor", "/en/admin/news/new");
	await english(page).waitFor();
	await page.fill("#article-title", "With pictures");
	await english(page).click();
	await page.keyboard.type("First line");
	await page.keyboard.press("Enter");
	await page.keyboard.type("Last line");
	const box = await english(page).getByText("First line").boundingBox();
	const at = { clientX: (box?.x ?? 0) + (box?.width ?? 0), clientY: (box?.y ?? 0) + 10 };
	const dropped = await carried(page, [
		{ name: "hall.png", type: "image/png", bytes: await png(300) },
		{ name: "notes.txt", type: "text/plain", bytes: Buffer.from("no picture") },
	]);
	await english(page).dispatchEvent("drop", { dataTransfer: dropped, ...at });
	await english(page).locator("img").waitFor();
	const refused = page.getByRole("alert").filter({ hasText: "notes.txt" });
	await refused.waitFor();
	await page.getByRole("button", { name: en.leaveOut }).click();
	// The picture is selected: its words are asked for.
	await page.getByLabel(en.alt).fill("The hall from above");
	await page.getByLabel(en.caption).fill("Riyadh, Saturday");
	await page.keyboard.press("Enter");
	// Beside the words, where a click puts the cursor behind them. The editor has heard of it when it asks for no
	// picture's words.
	await english(page).getByText("Last line").click();
	await page.getByLabel(en.alt).waitFor({ state: "detached" });
	const pasted = await carried(page, [{ name: "image.png", type: "image/png", bytes: await png(310) }]);
	await page.evaluate((clipboardData) => {
		document.activeElement?.dispatchEvent(
			new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
		);
	}, pasted);
	await expect.poll(() => english(page).locator("img").count()).toBe(2);
	// A file that is dropped beside the text leaves the page where it is.
	await page.locator("#article-excerpt").dispatchEvent("drop", { dataTransfer: dropped });
	await page.getByText(draftText("en").saved).waitFor();
	await page.getByLabel(en.box, { exact: true }).check();
	await page.getByRole("button", { name: en.publish }).click();
	await page.waitForURL("**/en/admin/news");
	const { id, content } = await newest();
	expect(content).toMatch(
		/^<p>First line<\/p><figure><img src="\/media\/news-images\/[^"]+" alt="The hall from above"><figcaption>Riyadh, Saturday<\/figcaption><\/figure><p>Last line<\/p><img src="\/media\/[^"]+"[^>]*>/,
	);
	const reader = await visit(`/en/news/${id}`, { viewport: phone });
	expect(await reader.locator("figure figcaption").first().textContent()).toBe("Riyadh, Saturday");
	expect(await reader.getByAltText("The hall from above").count()).toBe(1);
	await expectToFit(reader);
	expect(await visit(`/news/${id}`).then((arabic) => arabic.title())).not.toContain("With pictures");
});

const pastedHtml =
	'<table><tr><th>Club</th><th colspan="2">Points</th></tr>' +
	"<tr><td>النصر</td><td>3</td><td>9</td></tr></table><p><s>19:00</s> 20:00, 10<sup>2</sup></p>" +
	'<iframe src="https://example.org"></iframe>';

test("a table that is pasted stays one, with powers and strokes, and says which frames are left out", async () => {
	const page = await visitAs("editor", "/en/admin/news/new");
	await english(page).waitFor();
	await page.fill("#article-title", "With a table");
	await english(page).click();
	await page.evaluate((html) => {
		const clipboardData = new DataTransfer();
		clipboardData.setData("text/html", html);
		document.activeElement?.dispatchEvent(
			new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
		);
	}, pastedHtml);
	await page.getByRole("alert").filter({ hasText: en.dropped }).waitFor();
	await english(page).locator("td").nth(1).click();
	await page.keyboard.press("End");
	await page.keyboard.type("2");
	await page.getByText(draftText("en").saved).waitFor();
	await page.getByLabel(en.box, { exact: true }).check();
	await page.getByRole("button", { name: en.publish }).click();
	await page.waitForURL("**/en/admin/news");
	const { id } = await newest();
	const reader = await visit(`/en/news/${id}`, { viewport: phone });
	expect(await reader.locator("article :is(th, td)").allInnerTexts()).toEqual(["Club", "Points", "النصر", "32", "9"]);
	expect(await reader.locator("article s").textContent()).toBe("19:00");
	expect(await reader.locator("article sup").textContent()).toBe("2");
	await expectToFit(reader);
	await expectAccessible(reader);
});

test("a picture that arrives late takes neither the cursor nor the words that are typed for another one", async () => {
	const page = await visitAs("editor", "/en/admin/news/new");
	await english(page).waitFor();
	const waiting: (() => void)[] = [];
	await page.route("**/admin/pictures", async (route) => {
		await new Promise<void>((go) => waiting.push(go));
		await route.continue();
	});
	const arrive = async () => {
		await expect.poll(() => waiting.length).toBeGreaterThan(0);
		waiting.shift()?.();
	};
	await english(page).click();
	await page.keyboard.type("First line");
	const box = await english(page).getByText("First line").boundingBox();
	const at = { clientX: (box?.x ?? 0) + (box?.width ?? 0), clientY: (box?.y ?? 0) + 10 };
	const drop = async (...widths: number[]) => {
		const files = widths.map(async (width) => ({ name: `${width}.png`, type: "image/png", bytes: await png(width) }));
		const dataTransfer = await carried(page, await Promise.all(files));
		await english(page).dispatchEvent("drop", { dataTransfer, ...at });
	};
	const pictures = english(page).locator("img");

	// Written on while the picture is on its way.
	await drop(320);
	await page.keyboard.press("Enter");
	await page.keyboard.type("Second");
	await arrive();
	await expect.poll(() => pictures.count()).toBe(1);
	await page.keyboard.type(" line");

	// Two at once: the words of the first stay with it.
	await page.keyboard.press("Enter");
	await drop(330, 340);
	await arrive();
	await expect.poll(() => pictures.count()).toBe(2);
	await page.getByLabel(en.alt).pressSequentially("The first");
	await arrive();
	await expect.poll(() => pictures.count()).toBe(3);
	await page.getByLabel(en.alt).pressSequentially(" of two");
	expect(await page.getByLabel(en.alt).inputValue()).toBe("The first of two");
	await page.keyboard.press("Enter");
	await expect.poll(() => page.evaluate("document.activeElement?.className")).toContain("ProseMirror");
	await page.keyboard.type("After it"); // the picture is selected still
	const html = await page.locator("#article-content").inputValue();
	expect(html.replace(/<img[^>]*alt="([^"]*)"[^>]*>/g, "[$1]")).toMatch(
		/^<p>First line<\/p>(\[\]|\[The first of two\]<p>After it<\/p>){3}<p>Second line<\/p>(<p><\/p>)?$/,
	);
	expect(html).toContain('alt="The first of two"');
});

test("by keyboard alone: the toolbar is one stop, a film is inserted, Arabic is published by one press", async () => {
	const page = await visitAs("editor", "/admin/news/new");
	const arabic = page.locator(".ProseMirror").first();
	await arabic.waitFor();
	expect(await page.evaluate("document.activeElement?.id")).toBe("article-title_ar");
	await page.keyboard.type("النهائي بالصورة");
	await arabic.focus();
	await page.keyboard.type("نص الخبر");
	await page.keyboard.press("Enter");
	await page.keyboard.press("Alt+F10");
	const focused = () => page.evaluate("document.activeElement?.getAttribute('aria-label')");
	expect(await focused()).toBe(ar.bold);
	await page.keyboard.press("ArrowLeft"); // Arabic runs from the right
	expect(await focused()).toBe(ar.heading);
	await page.keyboard.press("Escape");
	await expect.poll(() => page.evaluate("document.activeElement?.className")).toContain("ProseMirror");
	await page.keyboard.press("Alt+F10");
	await page.keyboard.press("End");
	for (const _ of ["undo", "ltr", "rtl", "video"]) await page.keyboard.press("ArrowRight");
	expect(await focused()).toBe(ar.video);
	await page.keyboard.press("Enter");
	await page.keyboard.type("https://example.org/film");
	await page.keyboard.press("Enter");
	await page.getByText(ar.videoWrong).waitFor();
	await page.getByLabel(ar.videoAddress).fill("https://vimeo.com/76979871");
	await page.keyboard.press("Enter");
	await arabic.locator(".editor-video").waitFor();
	await expectAccessible(page);
	await page.getByLabel(ar.box, { exact: true }).focus();
	await page.keyboard.press("Space");
	await page.getByText(`${manageNewsText("ar").arabic} ${ar.willBePublished}`).waitFor();
	await page
		.getByRole("dialog")
		.getByText(`${manageNewsText("ar").english}: ${ar.empty}`)
		.waitFor();
	await page.keyboard.press("Tab");
	expect(await page.evaluate("document.activeElement?.textContent")).toContain(ar.publish);
	await page.keyboard.press("Enter");
	await page.waitForURL("**/admin/news");
	const { id, content_ar } = await newest();
	expect(content_ar).toContain('<figure><a href="https://vimeo.com/76979871">https://vimeo.com/76979871</a></figure>');
	const reader = await visit(`/news/${id}`);
	expect(await reader.locator("iframe").count()).toBe(0);
	await expectAccessible(reader);
});

test("without JavaScript: the button follows the box, the text is plain, a film is an address in a line", async () => {
	const page = await visitAs("editor", "/en/admin/news/new", { javaScriptEnabled: false });
	await page.fill("#article-title", "Typed plainly");
	await page.fill("#article-content", "One line\n\nhttps://youtu.be/dQw4w9WgXcQ");
	await page.getByRole("button", { name: en.saveDraft, exact: true }).waitFor();
	await page.getByLabel(en.box, { exact: true }).check();
	await page.getByRole("button", { name: en.publish, exact: true }).click();
	await page.waitForURL("**/en/admin/news");
	const { id } = await newest();
	const reader = await visit(`/en/news/${id}`, { javaScriptEnabled: false });
	await reader.locator("[id^=youtube-dQw4w9WgXcQ]").waitFor();
	expect(await reader.getByText(manageNewsText("en").draft).count()).toBe(0);
});
