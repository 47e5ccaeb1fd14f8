import { beforeAll, expect, test } from "vitest";
import { startSite } from "../../../test/site.ts";
import { RELEASE } from "../../base/schema/release.ts";

const site = startSite();
let cookie = "";
beforeAll(async () => {
	cookie = await site.sessionOf("owner@demo.example");
});
const version = async () => String((await site.sql("select version from site_settings")).rows[0]?.version);
const save = async (part: string, fields: Record<string, string>, at?: string) =>
	site.send("/en/admin/settings", { part, version: at ?? (await version()), ...fields }, cookie);
const text = async (path: string) => (await site.get(path)).text();
const contact = { phone: "+966 11 555 0199", email: "new@nttf.example", hours: "Always", hours_ar: "دائمًا" };

test("a change is live at once on every page that shows it, also on those that were in memory", async () => {
	await Promise.all(["/", "/contact", "/en/contact"].map(text));
	expect((await save("contact", contact)).status).toBe(303);
	expect(await text("/contact")).toMatch(/new@nttf\.example[\s\S]*دائمًا/);
	expect(await text("/en/contact")).toContain("Always");
	expect(await text("/news")).toContain("+966 11 555 0199"); // the footer
	expect(await text("/en")).toContain('"telephone":"+966 11 555 0199"');
});

test("the release that runs is named, in both languages", async () => {
	const page = async (path: string) => (await (await site.get(path, { cookie })).text()).replace(/<[^>]+>/g, "");
	expect(await page("/admin/settings")).toContain(`الإصدار: Tawila ${RELEASE}`);
	expect(await page("/en/admin/settings")).toContain(`Release: Tawila ${RELEASE}`);
});

test("the audit log holds the old and the new values", async () => {
	const { rows } = await site.sql(
		"select actor, subject, details from audit_log where action = 'settings.changed' order by id desc limit 1",
	);
	expect(rows[0]).toMatchObject({ actor: "owner@demo.example", subject: "settings:contact" });
	expect(rows[0]?.details).toMatchObject({ from: { email: "info@nttf.example" }, to: { email: "new@nttf.example" } });
});

test("another rule of points moves the table, and is written under it", async () => {
	const points = async () =>
		(await site.row<{ n: number }>("select max(points)::int as n from league_standings where season = '2025/2026'")).n;
	const before = await points();
	expect(
		(await save("season", { season: "2025/2026", points_win: "3", points_draw: "1", points_loss: "0" })).status,
	).toBe(303);
	expect(await points()).not.toBe(before);
	expect(await text("/en/leagues")).toContain("win 3, draw 1, loss 0");
});

test("a new season opens with its own rule, and the pages show it", async () => {
	await save("season", { season: "2026/2027", points_win: "2", points_draw: "1", points_loss: "1" });
	expect(await text("/en/matches")).toContain("2026/2027");
	expect(await text("/en/leagues")).toContain("2026/2027");
	expect((await site.get("/en/leagues?season=2025/2026")).status).toBe(200);
	await save("season", { season: "2025/2026", points_win: "2", points_draw: "1", points_loss: "1" });
});

test("a holiday of a mistyped year is refused in words, and what was typed stays", async () => {
	const holiday = (until: string) => ({ from_0: "2027-03-09", until_0: until, name_0: "Eid", name_ar_0: "عيد" });
	const refused = await save("holidays", holiday("2072-03-12"));
	const html = await refused.text();
	expect([refused.status, html.includes("At most 30 days without a break are holidays")]).toEqual([422, true]);
	expect(html).toContain("2072-03-12");
	expect((await save("holidays", holiday("2027-03-12"))).status).toBe(303);
});

test("a season is two years in a row", async () => {
	const points = { points_win: "2", points_draw: "1", points_loss: "1" };
	for (const season of ["2026/2028", "2026", "2062/2026"]) {
		const refused = await save("season", { season, ...points });
		expect([refused.status, (await refused.text()).includes("Enter the season like this")]).toEqual([422, true]);
	}
});

test("every season stays within reach of visitors when the next one is opened", async () => {
	await save("season", { season: "2026/2027", points_win: "2", points_draw: "1", points_loss: "1" });
	for (const page of ["/en/leagues", "/en/matches"]) {
		expect(await text(page)).toContain(`href="${page}?season=2025`);
		const former = await text(`${page}?season=2025/2026`);
		expect(former).toContain("Al-Nokhba");
		expect(former).toContain(`href="${page}?season=2026`);
		for (const unknown of ["1999/2000", "2025", "x"])
			expect((await site.get(`${page}?season=${unknown}`)).status).toBe(404);
	}
	await save("season", { season: "2025/2026", points_win: "2", points_draw: "1", points_loss: "1" });
});

test("lists grow, shrink and keep their order; a half-filled line is refused in its place", async () => {
	const line = (i: number, name: string) => ({
		[`name_${i}`]: name,
		[`name_ar_${i}`]: `${name} ع`,
		[`role_${i}`]: "Member",
		[`role_ar_${i}`]: "عضو",
	});
	const half = await save("board", {
		...line(0, "First"),
		...line(2, "Third"),
		name_1: "Only a name",
		name_ar_1: "",
		role_1: "",
		role_ar_1: "",
	});
	const html = await half.text();
	expect([half.status, html.includes('href="#board-role_1"'), html.includes('value="Only a name"')]).toEqual([
		422,
		true,
		true,
	]);
	const emptied = { photo_url_1: "/media/board-photos/former.webp", name_1: "" };
	expect((await save("board", { ...line(0, "First"), ...emptied, ...line(3, "Fourth") })).status).toBe(303);
	const about = await text("/en/about");
	expect(about).toMatch(/First[\s\S]*Fourth/);
	expect(about).not.toContain("Khalid Al-Dosari");
	expect((await save("stats", { members: "5000", clubs: "200", years: "70" })).status).toBe(303);
	expect(await text("/about")).toContain("5,000+");
});

test.each([
	["a script for an address", { url_0: "javascript:alert(1)" }],
	["no address", { url_0: "" }],
])("a partner with %s is refused", async (_, change) => {
	const fields = { name_0: "P", name_ar_0: "ش", logo_url_0: "", ...change };
	expect((await save("partners", fields)).status).toBe(422);
});

test("of two owners the second gets a conflict, and nothing is overwritten", async () => {
	const seen = await version();
	await save("stats", { members: "1", clubs: "1", years: "1" }, seen);
	const second = await save("stats", { members: "2", clubs: "2", years: "2" }, seen);
	expect([second.status, (await second.text()).includes("Someone else changed this record before you")]).toEqual([
		409,
		true,
	]);
	expect(await text("/en/about")).toContain("1+");
});

test("the last change of a part is taken back with points and logo, and brought back the same way", async () => {
	const facts = async () => {
		const { fields } = await site.row<{ fields: { season: string; logo_url: string } }>(
			"select fields from site_settings",
		);
		const points = "select points_win as win from seasons where name = '2025/2026'";
		return { season: fields.season, logo: fields.logo_url, ...(await site.row<{ win: number }>(points)) };
	};
	const undo = (part: string) => save(part, { intent: "undo" });
	const logo = new Blob([`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>`], {
		type: "image/svg+xml",
	});
	const colours = { colour: "#0b4636", accent: "#ff8a3d", logo_url: "" };
	const at = async () => ({ part: "brand", version: await version(), ...colours });
	await site.send("/en/admin/settings", { ...(await at()), logo_url_file: logo }, cookie);
	const before = await facts();
	expect(before.logo).toMatch(/^\/media\//);
	await site.send("/en/admin/settings", await at(), cookie);
	await save("season", { season: "2025/2026", points_win: "5", points_draw: "1", points_loss: "1" });
	expect(await facts()).toEqual({ season: "2025/2026", logo: null, win: 5 });
	for (const part of ["season", "brand"]) expect((await undo(part)).status).toBe(303);
	expect(await facts()).toEqual(before);
	expect((await site.get(before.logo)).status).toBe(200);
	await undo("season");
	expect(await facts()).toEqual({ ...before, win: 5 });
	await undo("season");
	expect((await save("season", { intent: "undo" }, "1")).status).toBe(409);
	expect((await undo("history")).status).toBe(400);
	const page = await (await site.get("/en/admin/settings?part=season", { cookie })).text();
	expect(page).toContain("Undo the last change");
	expect(await (await site.get("/en/admin/settings?part=history", { cookie })).text()).not.toContain("Undo the last");
});

test("a value that was chosen for the first time is no choice any more once that is taken back", async () => {
	const chosen = async () =>
		Object.keys((await site.row<{ fields: object }>("select fields from site_settings")).fields);
	const before = await chosen();
	await save("place", { city: "Abha", city_ar: "أبها", address: "", address_ar: "", position: "" });
	expect(await chosen()).toContain("city");
	await save("place", { intent: "undo" });
	expect((await chosen()).sort()).toEqual(before.sort());
	expect(await text("/en/contact")).not.toContain("Abha");
});

test("an editor may not change them", async () => {
	const editor = await site.sessionOf("editor@demo.example");
	expect((await site.send("/admin/settings", { part: "contact", ...contact }, editor)).status).toBe(403);
});
