import sharp from "sharp";
import { expect, test } from "vitest";
import { startSite } from "../../../test/site.ts";

const site = startSite();
const text = async (path: string) => (await (await site.get(path)).text()).replace(/<!-- -->/g, "");
const picture = () =>
	sharp({ create: { width: 400, height: 300, channels: 3, background: "#b3263a" } })
		.png()
		.toBuffer();

async function upload(bucket: string, role: string): Promise<string> {
	const file = new File([new Uint8Array(await picture())], "a.png");
	const cookie = await site.sessionOf(`${role}@demo.example`);
	return (await (await site.send("/admin/pictures", { bucket, file }, cookie)).json()).url;
}

test("a federation without a logo and a contact for the press has no page for it, and no link to one", async () => {
	await site.sql('update site_settings set fields = fields || \'{"logo_url": null, "press_email": null}\'');
	await expect.poll(async () => (await site.get("/press")).status).toBe(404);
	expect(await text("/en")).not.toContain('href="/en/press"');
	expect((await site.get("/press/logo.png")).status).toBe(404);
});

test("with a contact for the press the page is there, with pictures from their moment on", async () => {
	const owner = await site.sessionOf("owner@demo.example");
	const contact = { phone: "+966 11 555 0142", email: "info@nttf.example", hours: "Always", hours_ar: "دائمًا" };
	const { version } = await site.row<{ version: number }>("select version from site_settings");
	const fields = { ...contact, press_email: "press@nttf.example", part: "contact", version: String(version) };
	expect((await site.send("/en/admin/settings", fields, owner)).status).toBe(303);
	const editor = await site.sessionOf("editor@demo.example");
	const details = {
		alt: "A serve",
		credit: "Sara Ali",
		caption_ar: "لحظة الإرسال",
		focus_x: "50",
		focus_y: "50",
		in_press: "on",
	};
	const add = async (more: Record<string, string>) => {
		const image_url = await upload("news-images", "editor");
		expect((await site.send("/admin/news/pictures/new", { ...details, image_url, ...more }, editor)).status).toBe(303);
		return (await site.row<{ id: number }>("select max(id) as id from library_pictures")).id;
	};
	const [now, later] = [await add({}), await add({ press_from: "2099-01-01T10:00" })];
	await expect.poll(() => text("/en/press")).toContain("press@nttf.example");
	const english = await text("/en/press");
	expect(english).toMatch(/Photo: <bdi>Sara Ali<\/bdi>/);
	expect(english).not.toContain("لحظة الإرسال");
	expect(await text("/press")).toContain("لحظة الإرسال");
	expect(english).toContain(`href="/press/${now}.jpg"`);
	expect(english).not.toContain(`href="/press/${later}.jpg"`);
	const file = await site.get(`/press/${now}.jpg`);
	expect([file.status, file.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
	expect((await sharp(Buffer.from(await file.arrayBuffer())).metadata()).format).toBe("jpeg");
	expect((await site.get(`/press/${later}.jpg`)).status).toBe(404);
	expect(await text("/en/news")).toContain('href="/en/press"');
});
