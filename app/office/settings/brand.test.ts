import { ColorSpace, Document } from "mupdf";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { startSite } from "../../../test/site.ts";

const site = startSite();
let cookie = "";
beforeAll(async () => {
	cookie = await site.sessionOf("owner@demo.example");
});
const colours = { colour: "#123a7a", accent: "#ffc400" };
const save = async (fields: Record<string, string | Blob>) => {
	const { version } = await site.row<{ version: number }>("select version from site_settings");
	return site.send("/en/admin/settings", { part: "brand", version: String(version), ...colours, ...fields }, cookie);
};
/** Lossy pictures are a shade off. */
const near = (...colour: number[]) => colour.map((value) => expect.closeTo(value, -1));
const text = async (path: string) => (await site.get(path)).text();
const pixelOf = async (path: string, at: { left: number; top: number }) => {
	const bytes = new Uint8Array(await (await site.get(path)).arrayBuffer());
	const { data } = await sharp(bytes)
		.extract({ ...at, width: 1, height: 1 })
		.removeAlpha()
		.raw()
		.toBuffer({ resolveWithObject: true });
	return [...data];
};
const svg = (inside: string, head = "") => {
	const whole = `${head}<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10" width="800">${inside}</svg>`;
	return new File([whole], "logo.svg", { type: "image/svg+xml" });
};
const plain = (colour: string) => `<rect width="10" height="10" fill="${colour}"/>`;

test("the product's own colours ask for no second style sheet", async () => {
	expect(await text("/")).not.toContain("/brand/colours.css");
});

test("chosen colours are on every page, in the manifest and in share pictures", async () => {
	const before = await pixelOf("/share/home.png", { left: 10, top: 10 });
	expect((await save({})).status).toBe(303);
	for (const path of ["/", "/en/news", "/complaints", "/admin/auth"])
		expect(await text(path), path).toContain('href="/brand/colours.css?v=123a7a-ffc400"');
	const sheet = await site.get("/brand/colours.css?v=123a7a-ffc400");
	expect(sheet.headers.get("content-type")).toContain("text/css");
	expect(await sheet.text()).toContain(":root{--color-brand:#123a7a;");
	expect(JSON.parse(await text("/site.webmanifest"))).toMatchObject({ theme_color: "#123a7a" });
	expect(await pixelOf("/share/home.png", { left: 10, top: 10 })).not.toEqual(before);
});

test("a colour that is none is refused and shown again", async () => {
	const answer = await save({ colour: "blue" });
	expect(answer.status).toBe(422);
	expect(await answer.text()).toContain("Choose a colour, or enter one such as #0b4636");
});

test("a logo becomes the sign of the site, its icons and the share pictures", async () => {
	expect((await save({ logo_url: "", logo_url_file: svg(plain("#ff0000")) })).status).toBe(303);
	const home = await text("/");
	const [, logo = ""] = /<img src="(\/media\/federation-logos\/[^"]+\.webp)"/.exec(home) ?? [];
	expect((await site.get(logo)).headers.get("content-type")).toBe("image/webp");
	const [, icon = ""] = /<link rel="icon" href="(\/brand\/icon\/64\.png\?v=[0-9a-f]+)"/.exec(home) ?? [];
	expect(await pixelOf(icon, { left: 32, top: 32 })).toEqual(near(255, 0, 0));
	expect(await pixelOf(icon, { left: 1, top: 1 })).toEqual([255, 255, 255]);
	const manifest: { icons: { src: string; sizes: string }[] } = JSON.parse(await text("/site.webmanifest"));
	for (const { src, sizes } of manifest.icons) {
		const { width, height } = await sharp(new Uint8Array(await (await site.get(src)).arrayBuffer())).metadata();
		expect(`${width}x${height}`).toBe(sizes);
	}
	expect((await site.get("/brand/icon/65.png")).status).toBe(404);
	expect(await text("/en")).toMatch(/"logo":"http[^"]+\/brand\/icon\/512\.png/);
});

test("emails and printed sheets open with the logo, in the colour of the federation", async () => {
	await site.post("/contact", { name: "Sara", surname: "A", email: "sara@example.org", message: "..." });
	const [mail] = await site.mails(1);
	expect(mail?.html).toMatch(/border-bottom:2px solid #123a7a[^>]*><img src="cid:logo"/);
	const [logo] = mail?.attachments ?? [];
	expect([logo?.contentId, logo?.mimeType]).toEqual(["<logo>", "image/png"]);
	const { id } = await site.row<{ id: number }>("select match_id as id from rubbers limit 1");
	const bytes = await (await site.get(`/admin/matches/${id}/sheet.pdf`, { cookie })).arrayBuffer();
	const pixmap = Document.openDocument(bytes, "application/pdf")
		.loadPage(0)
		.toPixmap([1, 0, 0, 1, 0, 0], ColorSpace.DeviceRGB, false);
	const at = (x: number, y: number) => [
		...pixmap
			.getPixels()
			.slice((y * pixmap.getWidth() + x) * 3)
			.slice(0, 3),
	];
	expect(at(297, 40)).toEqual(near(255, 0, 0));
});

test("a picture of the home page takes the place of the drawing, with the part of it that stays in sight", async () => {
	const photo = await sharp({ create: { width: 1400, height: 700, channels: 3, background: "#336699" } })
		.jpeg()
		.toBuffer();
	const { version } = await site.row<{ version: number }>("select version from site_settings");
	const file = new File([new Uint8Array(photo)], "hall.jpg", { type: "image/jpeg" });
	const point = { hero_focus_x: "28", hero_focus_y: "0" };
	const hero = { part: "hero", version: String(version), hero_url: "", ...point, hero_url_file: file };
	expect((await site.send("/en/admin/settings", hero, cookie)).status).toBe(303);
	const home = await text("/en");
	const [, src = ""] = /<img src="(\/media\/home-pictures\/[^"]+)"[^>]*data-fx="30" data-fy="0"/.exec(home) ?? [];
	expect((await site.get(src)).headers.get("content-type")).toBe("image/webp");
	expect(home).not.toContain("hero.svg");
	const wrong = { part: "hero", version: String(version + 1), hero_url: "", ...point, hero_focus_x: "101" };
	expect((await site.send("/en/admin/settings", wrong, cookie)).status).toBe(422);
});

test.each([
	["a small one", 'viewBox="0 0 20 10"'],
	["a large one", 'viewBox="0 0 9000 4500" width="9000"'],
])("a drawing is kept at the largest size of pictures: %s", async (_, size) => {
	const whole = `<svg xmlns="http://www.w3.org/2000/svg" ${size}><rect width="9000" height="4500"/></svg>`;
	expect((await save({ logo_url: "", logo_url_file: new File([whole], "logo.svg") })).status).toBe(303);
	const { logo } = await site.row<{ logo: string }>("select fields ->> 'logo_url' as logo from site_settings");
	expect(logo).toMatch(/-1280x640\.webp$/);
});

test.each([
	["what is no picture", new File(["GIF? no"], "logo.svg", { type: "image/svg+xml" })],
	["a drawing with entities", svg("&a;", '<!DOCTYPE svg [<!ENTITY a "aaaa">]>')],
	["a drawing of more than half a megabyte", svg(`<!--${"a".repeat(500_000)}-->`)],
])("%s is no logo, and the one before stays", async (_, file) => {
	const { logo } = await site.row<{ logo: string }>("select fields ->> 'logo_url' as logo from site_settings");
	expect((await save({ logo_url: logo, logo_url_file: file })).status).toBe(422);
	expect(await text("/")).toContain(logo.replace(".webp", ""));
});

test("a drawing loads no file of the server and no address", async () => {
	const images = ["file:///etc/hostname", "http://127.0.0.1:1/x.png"].map(
		(href) => `<image href="${href}" width="9"/>`,
	);
	const answer = await save({ logo_url: "", logo_url_file: svg(plain("#00ff00") + images.join("")) });
	expect(answer.status).toBe(303);
	const [, icon = ""] = /<link rel="icon" href="([^"]+)"/.exec(await text("/")) ?? [];
	expect(await pixelOf(icon, { left: 32, top: 32 })).toEqual(near(0, 255, 0));
});

test("clubs' logos and other pictures may not be drawings", async () => {
	const body = new FormData();
	body.set("bucket", "team-logos");
	body.set("file", svg(""));
	const answer = await fetch(`${site.origin}/admin/pictures`, { method: "POST", body, headers: { cookie } });
	expect(answer.status).toBe(422);
});
