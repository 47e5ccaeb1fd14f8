import { Document } from "mupdf";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { controlsIn } from "../../../test/form-controls.ts";
import { startSite } from "../../../test/site.ts";

const site = startSite();
let cookie = "";
beforeAll(async () => {
	cookie = await site.sessionOf("owner@demo.example");
});
const save = async (part: string, fields: Record<string, string>) => {
	const { version } = await site.row<{ version: number }>("select version from site_settings");
	return site.send("/en/admin/settings", { part, version: String(version), ...fields }, cookie);
};
const text = async (path: string) => (await site.get(path)).text();

const identity = {
	name: "Tennis de Table of Elsewhere",
	name_ar: "اتحاد مكان آخر لكرة الطاولة",
	short_name: "Elsewhere TT",
	short_name_ar: "طاولة مكان آخر",
	tagline: "Every rally counts",
	tagline_ar: "كل كرة لها حساب",
	founded: "١٩٧١",
};

/** The values of a form's controls, by their names. */
const formOf = async (part: string) => {
	const page = await (await site.get(`/en/admin/settings?part=${part}`, { cookie })).text();
	const form = new RegExp(`<form id="${part}".*?</form>`, "s").exec(page)?.[0] ?? "";
	return controlsIn(form);
};

test("each form shows the settings as they are, and saving them unchanged alters nothing", async () => {
	const before = await site.row<{ fields: object }>("select fields from site_settings");
	expect(await formOf("identity")).toMatchObject({ name: "National Table Tennis Federation", founded: "1956" });
	expect(await formOf("brand")).toMatchObject({ colour: "#0b4636", accent: "#ff8a3d" });
	expect(await formOf("season")).toMatchObject({ season: "2025/2026", points_win: "2" });
	for (const part of ["identity", "brand", "contact", "place", "stats", "socials", "values", "history", "board"]) {
		const shown = await formOf(part);
		const answer = await save(part, shown);
		expect([part, answer.status]).toEqual([part, 303]);
		expect(await formOf(part), part).toEqual({ ...shown, version: expect.any(String) });
	}
	const { fields } = await site.row<{ fields: object }>("select fields from site_settings");
	expect(fields).toMatchObject({
		...before.fields,
		name_ar: "الاتحاد الوطني لكرة الطاولة",
		short_name: "Table Tennis",
	});
});

test("a new name is at once on pages, in the manifest, feeds, calendars, the API and emails", async () => {
	await Promise.all(["/", "/en", "/en/news", "/news.rss", "/site.webmanifest"].map(text));
	const answer = await save("identity", identity);
	expect(answer.status).toBe(303);
	for (const path of ["/", "/news", "/match/1", "/complaints", "/admin/auth", "/no-such", "/news.rss"])
		expect(await text(path), path).toContain(identity.name_ar);
	for (const path of ["/en", "/en/about", "/en/player/1", "/en/news.rss", "/api/openapi.json", "/matches.ics"])
		expect(await text(path), path).toContain(identity.name);
	expect(await text("/site.webmanifest")).toContain(identity.short_name_ar);
	expect(await text("/en")).toContain('"foundingDate":"1971"');
	expect(await text("/")).toMatch(new RegExp(`<h1[^>]*>${identity.tagline_ar}</h1>`));
	await site.post("/contact", { name: "Sara", surname: "A", email: "sara@example.org", message: "..." });
	const [mail] = await site.mails(1);
	expect(mail?.from?.name).toBe(identity.name_ar);
	expect(mail?.html).toContain(identity.name_ar);
});

test("a sheet that is printed after the change bears the new name in both languages", async () => {
	const { id } = await site.row<{ id: number }>("select match_id as id from rubbers limit 1");
	const pdf = await (await site.get(`/admin/matches/${id}/sheet.pdf`, { cookie })).arrayBuffer();
	const page = Document.openDocument(pdf, "application/pdf").loadPage(0);
	expect(page.toStructuredText("preserve-whitespace").asText()).toContain(identity.name);
});

test("a fact that is taken back is shown no more, and a wrong one keeps what was typed", async () => {
	expect(
		(await save("place", { city: "Abha", city_ar: "أبها", address: "", address_ar: "", position: "" })).status,
	).toBe(303);
	const contact = await text("/en/contact");
	expect(contact).toContain("Abha");
	expect(contact).not.toContain("Prince Faisal");
	expect(contact).not.toContain('id="map"');
	const wrong = await save("place", { city: "Abha", city_ar: "أبها", position: "near the mosque" });
	expect(wrong.status).toBe(422);
	expect(await wrong.text()).toContain("near the mosque");
});

test("a partnership is shown on its days, and its title at the top", async () => {
	const partner = (n: number, fields: Record<string, string>) =>
		Object.fromEntries(
			Object.entries({ name: `P${n}`, name_ar: `ش${n}`, url: "https://p.example", ...fields }).map(([name, value]) => [
				`${name}_${n}`,
				value,
			]),
		);
	const answer = await save("partners", {
		...partner(0, { name: "Gone Sports", until: "2020-01-01", title: "Former sponsor", title_ar: "راع سابق" }),
		...partner(1, { name: "Now Sports", from: "2020-01-02", title: "Sponsor of the cup", title_ar: "راعي الكأس" }),
		...partner(2, { name: "Coming Sports", from: "2099-01-01" }),
	});
	expect(answer.status).toBe(303);
	const home = await text("/en");
	expect(home).toMatch(/Sponsor of the cup: <strong>Now Sports/);
	expect(home).not.toContain("Gone Sports");
	expect(home).not.toContain("Coming Sports");
	const backwards = await save("partners", partner(0, { from: "2026-02-01", until: "2026-01-01" }));
	expect(backwards.status).toBe(422);
});

test("the page about the federation has portraits of the board, and documents by day, newest first", async () => {
	const portrait = await sharp({ create: { width: 200, height: 200, channels: 3, background: "#0e5a45" } })
		.png()
		.toBuffer();
	const fields: Record<string, string | Blob> = await formOf("board");
	fields.photo_url_0_file = new File([new Uint8Array(portrait)], "me.png", { type: "image/png" });
	expect((await site.send("/en/admin/settings", fields, cookie)).status).toBe(303);
	const document = (n: number, day: string) => ({
		[`title_${n}`]: `Rules of ${day}`,
		[`title_ar_${n}`]: `لائحة ${day}`,
		[`day_${n}`]: day,
		[`link_${n}`]: `https://rules.example/${day}.pdf`,
	});
	const two = { ...document(0, "2024-01-31"), ...document(1, "2025-08-01") };
	expect((await save("regulations", two)).status).toBe(303);
	const about = await text("/en/about");
	expect(about).toMatch(/<img src="\/media\/board-photos\/[^"]+"[^>]*>.*Khalid Al-Dosari/s);
	const [src = ""] = /\/media\/board-photos\/[^"]+/.exec(about) ?? [];
	expect((await site.get(src)).headers.get("content-type")).toBe("image/webp");
	expect(about).toMatch(/2025-08-01\.pdf".*<time dateTime="2025-08-01"[^>]*>August 1, 2025<.*2024-01-31\.pdf"/s);
	const wrong = await save("regulations", { ...two, day_1: "yesterday" });
	expect([wrong.status, (await wrong.text()).includes("Rules of 2025-08-01")]).toEqual([422, true]);
});

test("the frame of a page has no more of the settings than it shows", async () => {
	const page = await (await site.get("/en/admin/settings?part=board", { cookie })).text();
	const frame = await (await site.get("/en/admin/account", { cookie })).text();
	expect(page).toContain("<title>Board · Settings · Administration |");
	expect(page).toContain("Khalid Al-Dosari");
	expect(frame).not.toContain("Khalid Al-Dosari");
});
