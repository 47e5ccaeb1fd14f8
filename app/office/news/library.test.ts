import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { recordsEvents } from "../../../test/recorded-events.ts";
import { startSite } from "../../../test/site.ts";

const site = startSite();
recordsEvents(["picture.created", "picture.updated", "picture.deleted"], (text, values) => site.sql(text, values));
let cookie = "";
beforeAll(async () => {
	cookie = await site.sessionOf("editor@demo.example");
});
const page = async (path: string) => (await (await site.get(path, { cookie })).text()).replace(/<!-- -->/g, "");

async function upload(): Promise<string> {
	const bytes = await sharp({ create: { width: 900, height: 600, channels: 3, background: "#0b4636" } })
		.png()
		.toBuffer();
	const file = new File([new Uint8Array(bytes)], "picture.png");
	const { url } = await (await site.send("/admin/pictures", { bucket: "news-images", file }, cookie)).json();
	return url;
}
const words = { alt: "", alt_ar: "", caption: "", caption_ar: "", credit: "", credit_ar: "" };
const middle = { focus_x: "50", focus_y: "50" };
const inLibrary = async (url: string) =>
	(await site.sql("select * from library_pictures where image_url = $1", [url])).rows[0];
const article = (fields: Record<string, string>) => ({
	title: "A picture story",
	content: "<p>The body</p>",
	image_url: "",
	category: "general",
	published: "on",
	show_en: "on",
	...fields,
});
async function publish(fields: Record<string, string>) {
	const saved = await site.send("/en/admin/news/new", article(fields), cookie);
	expect(saved.status).toBe(303);
	return (await site.row<{ id: number }>("select max(id) as id from news_articles")).id;
}

test("a picture that an article shows is in the library with the words and the name of the article", async () => {
	const [cover, inText] = [await upload(), await upload()];
	expect(await inLibrary(cover)).toBeUndefined();
	const content = `<p>a</p><img src="${inText}" alt="In the text">`;
	const title = "Quokkas at the table";
	const id = await publish({ title, image_url: cover, image_alt: "A cover", content });
	expect(await inLibrary(cover)).toMatchObject({ alt: "A cover", focus_x: 50 });
	expect(await inLibrary(inText)).toMatchObject({ alt: null });
	const found = await page("/en/admin/news/pictures?q=quokkas");
	expect(found.match(/"Edit: /g)).toHaveLength(2);
	expect(found).toContain(`href="/en/admin/news/${id}"`);
	expect(await page("/en/admin/news/pictures?use=unused&q=quokkas")).not.toContain('"Edit: ');
});

test("an article has credit, words and focal point of the library, and its card keeps the point", async () => {
	const url = await upload();
	const id = await publish({ title: "Credited", image_url: url });
	const { id: picture } = (await inLibrary(url)) ?? {};
	const form = {
		...words,
		image_url: url,
		alt: "A player serves",
		credit_ar: "سارة القحطاني",
		focus_x: "28",
		focus_y: "0",
	};
	const saved = await site.send(`/en/admin/news/pictures/${picture}`, { ...form, version: "1" }, cookie);
	expect(saved.status).toBe(303);
	const html = await page(`/en/news/${id}`);
	expect(html).toContain('alt="A player serves"');
	expect(html).toMatch(/Photo: <bdi>سارة القحطاني<\/bdi>/);
	expect(html).toMatch(/data-fx="30" data-fy="0"/);
	expect(await page("/en/news")).toMatch(/data-fx="30" data-fy="0"/);
	expect((await site.send(`/en/admin/news/pictures/${picture}`, { ...form, version: "1" }, cookie)).status).toBe(409);
});

test.each([
	["a number that is no percentage", { focus_x: "101" }, "picture-focus_x"],
	["a picture for the press without a name", { in_press: "on" }, "picture-credit_ar"],
	["no picture", { image_url: "" }, "picture-image_url"],
	["a picture that was never stored", { image_url: "/media/news-images/1f-640x360.webp" }, "picture-image_url"],
])("%s is refused beside its field", async (_, change, field) => {
	const form = { ...words, ...middle, image_url: await upload(), ...change };
	const refused = await site.send("/en/admin/news/pictures/new", form, cookie);
	expect([refused.status, (await refused.text()).includes(`href="#${field}"`)]).toEqual([422, true]);
});

test("a picture that no article shows stays until it is deleted, after a question; a shown one is not", async () => {
	const url = await upload();
	const id = await publish({ title: "Soon gone", image_url: url });
	const { id: picture } = (await inLibrary(url)) ?? {};
	const path = `/en/admin/news/pictures/${picture}/delete`;
	expect(await page(path)).toContain("This picture is in 1 article");
	expect((await site.post(path, {}, { cookie })).status).toBe(409);
	await site.post(`/admin/news/${id}/delete`, {}, { cookie });
	expect(await page(path)).toContain("No article shows it");
	expect((await site.get(url)).status).toBe(200);
	expect((await site.post(path, {}, { cookie })).status).toBe(303);
	expect(await inLibrary(url)).toBeUndefined();
	await expect.poll(async () => (await site.sql("select from pictures where url = $1", [url])).rows).toEqual([]);
});

test("a picture may be uploaded before it is needed, and an article started with it", async () => {
	const url = await upload();
	const form = { ...words, ...middle, image_url: url, alt_ar: "لاعبة تُرسل الكرة" };
	expect((await site.send("/admin/news/pictures/new", form, cookie)).status).toBe(303);
	expect((await site.send("/admin/news/pictures/new", form, cookie)).status).toBe(422); // it is there already
	const { id } = (await inLibrary(url)) ?? {};
	expect(await page(`/en/admin/news/new?picture=${id}`)).toContain(`name="image_url" value="${url}"`);
	const { pictures } = await (
		await site.get(`/admin/news/pictures/choose?q=${encodeURIComponent("تُرسل الكره")}`, { cookie })
	).json();
	expect(pictures).toMatchObject([{ id, image_url: url, alt_ar: "لاعبة تُرسل الكرة" }]);
});

test("pictures of one figure are a gallery that needs no script, and pictures in the feed", async () => {
	const [one, two] = [await upload(), await upload()];
	const figure = (url: string, caption: string) =>
		`<figure><img src="${url}" alt="Of ${caption}"><figcaption>${caption}</figcaption></figure>`;
	const content = `<p>a</p><figure>${figure(one, "the start")}${figure(two, "the end")}</figure><p>b</p>`;
	const id = await publish({ title: "In pictures", content });
	const html = await page(`/en/news/${id}`);
	const gallery = /<section aria-label="Gallery: 2 pictures"[\s\S]*?<\/section>/.exec(html)?.[0] ?? "";
	expect(gallery).toMatch(/1 \/ 2[\s\S]*the start[\s\S]*2 \/ 2[\s\S]*the end/);
	expect([gallery.includes(`href="${one}"`), gallery.includes(`href="${two}"`)]).toEqual([true, true]);
	const feed = await page("/en/news.rss");
	expect(feed).toContain(`<media:content url="${site.origin}${one}" medium="image"`);
	expect(feed).toContain("<media:description>the end</media:description>");
});
