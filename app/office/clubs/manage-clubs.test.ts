import { rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { decoded } from "../../../test/form-controls.ts";
import { startSite } from "../../../test/site.ts";

const site = startSite();
const png = async (width = 600, height = 400) =>
	new Blob(
		[
			new Uint8Array(
				await sharp({ create: { width, height, channels: 3, background: "#0b4636" } })
					.png()
					.toBuffer(),
			),
		],
		{
			type: "image/png",
		},
	);
const club = {
	name: "Al-Test",
	name_ar: "التجربة",
	region: "Riyadh",
	region_ar: "الرياض",
	division: "Premier Division",
	division_ar: "الدوري الممتاز",
	founded_year: "١٩٩٠",
	contact_number: "",
	coach_name: "",
	logo_url: "",
	accepted: "sameClubName", // several of these clubs have one name
};
let cookie = "";
beforeAll(async () => {
	cookie = await site.sessionOf("editor@demo.example");
});
const newest = () => site.row<Record<string, never>>("select * from teams order by id desc limit 1");
const pageText = async (path: string) => (await site.get(path, { cookie })).text();
const hidden = (html: string, name: string) =>
	decoded(new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? "");

test("a club is added with its crest, shown to the public, and written into the log", async () => {
	const response = await site.send("/en/admin/teams/new", { ...club, logo_url_file: await png() }, cookie);
	expect([response.status, response.headers.get("location")]).toEqual([303, "/en/admin/teams"]);
	const row = await newest();
	expect(row).toMatchObject({ name: "Al-Test", founded_year: 1990, contact_number: null, version: 1 });
	const picture = await site.get(row.logo_url ?? "");
	expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/webp"]);
	expect(picture.headers.get("cache-control")).toContain("max-age=31536000");
	expect((await sharp(Buffer.from(await picture.arrayBuffer())).metadata()).exif).toBeUndefined();
	expect(await (await site.get("/teams")).text()).toContain("التجربة");
	const { rows } = await site.sql("select actor, action, subject from audit_log order by id desc limit 1");
	expect(rows[0]).toEqual({ actor: "editor@demo.example", action: "team.created", subject: `team:${row.id}` });
});

test("what is wrong comes back with 422, beside its field, with everything that was typed", async () => {
	const typed = { ...club, name: "", founded_year: "last year", region: "Kept as typed" };
	const response = await site.send("/en/admin/teams/new", typed, cookie);
	const html = await response.text();
	expect(response.status).toBe(422);
	expect(html).toMatch(/role="alert"[\s\S]*href="#team-name"[\s\S]*href="#team-founded_year"/);
	expect(html).toMatch(/<input[^>]*aria-describedby="team-name-problem"[^>]*name="name"/);
	expect(html).toContain('value="Kept as typed"');
	expect(html).toContain('value="last year"');
});

test("a second club of one name is asked about, in either language; a phone number is one", async () => {
	const other = { ...club, accepted: "", name: "Al-Twin", name_ar: "التوأم" };
	expect((await site.send("/en/admin/teams/new", other, cookie)).status).toBe(303);
	for (const name of [{ name: "Al-Other" }, { name_ar: "الآخر" }]) {
		const asked = await site.send("/en/admin/teams/new", { ...other, ...name }, cookie);
		const html = await asked.text();
		expect([asked.status, html.includes("There is another club with this name")]).toEqual([422, true]);
	}
	const phone = await site.send("/en/admin/teams/new", { ...other, contact_number: "call me" }, cookie);
	expect([phone.status, (await phone.text()).includes("Enter a phone number such as")]).toEqual([422, true]);
	const { id, version } = await site.row<{ id: number; version: number }>(
		"select id, version from teams order by id desc limit 1",
	);
	const kept = { ...other, contact_number: "٠١١ ٥٥٥ ٠١١٠", version: String(version) };
	expect((await site.send(`/en/admin/teams/${id}`, kept, cookie)).status).toBe(303);
	expect((await newest()).contact_number).toBe("011 555 0110");
});

test("what a club says to people who look for one is checked, stored and shown, the rest is not", async () => {
	const visiting = {
		hall: "Al-Test Hall",
		hall_ar: "صالة التجربة",
		address_ar: "شارع العليا",
		location: "٢٤٫٧١٣٦، ٤٦٫٦٧٥٣",
		training_ar: "الأحد 5 م\nالثلاثاء 6 م",
		newcomers_ar: "أول حصة مجانًا",
		email: "hall@test.example",
		website: "https://www.test.example/club",
		social: "",
		region: "Hail",
		region_ar: "حائل",
		name: "Al-Visited",
		name_ar: "المزار",
		division: "First Division",
		division_ar: "الدرجة الأولى",
	};
	const wrong = {
		location: "near the mosque",
		website: "javascript:alert(1)",
		social: "https://a:b@x.com",
		email: "hall",
	};
	const refused = await site.send("/en/admin/teams/new", { ...club, ...visiting, ...wrong }, cookie);
	const html = await refused.text();
	expect(refused.status).toBe(422);
	for (const name of Object.keys(wrong)) expect(html).toContain(`id="team-${name}-problem"`);
	expect((await site.send("/en/admin/teams/new", { ...club, ...visiting }, cookie)).status).toBe(303);
	const { id, location, social } = await newest();
	expect([location, social]).toEqual(["24.7136,46.6753", null]);

	const ar = await pageText(`/team/${id}`);
	for (const text of ["صالة التجربة", "شارع العليا", "أول حصة مجانًا", "mailto:hall@test.example", "test.example/club"])
		expect(ar).toContain(text);
	const en = await pageText(`/en/team/${id}`);
	expect(en).toContain("Al-Test Hall");
	expect(en).not.toMatch(/أول حصة|Newcomers|Training times|Age groups/); // no language answers for the other
	expect(await pageText(`/team/${id}?map=show`)).toContain("openstreetmap.org/export/embed.html");

	const teams = await pageText("/teams");
	expect(teams.indexOf("الدوري الممتاز</h2>")).toBeGreaterThan(0);
	expect(teams.indexOf("الدرجة الأولى</h2>")).toBeGreaterThan(teams.indexOf("النخبة"));
	expect(teams.indexOf("المزار")).toBeGreaterThan(teams.indexOf("الدرجة الأولى</h2>"));
	const found = await pageText("/teams?q=المزار&region=Hail&newcomers=1");
	expect([found.includes("المزار"), found.includes("النخبة")]).toEqual([true, false]);
	expect(await pageText("/teams?map=show")).toContain("https://tile.openstreetmap.org/");
	expect(await pageText("/matches")).not.toContain(`<option value="${id}"`); // it plays in no tie of the season
	const { items } = await (await site.get("/api/v1/teams?limit=100")).json();
	expect(items).toContainEqual(expect.objectContaining({ id, hall_ar: "صالة التجربة", location: "24.7136,46.6753" }));
	expect(JSON.stringify(items)).not.toContain("hall@test.example");
});

test.each([
	["a page with a script in it", new Blob(["<script>alert(1)</script>"], { type: "image/png" })],
	[
		"a drawing that may hold scripts",
		new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'], { type: "image/svg+xml" }),
	],
	[
		"half a picture",
		new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13])], { type: "image/png" }),
	],
])("%s is refused as a picture, under any name", async (_, file) => {
	const response = await site.send("/en/admin/teams/new", { ...club, name: "Unsaved", logo_url_file: file }, cookie);
	const html = await response.text();
	expect([response.status, html.includes("This file is not an image"), html.includes('value="Unsaved"')]).toEqual([
		422,
		true,
		true,
	]);
	const sent = await site.send("/admin/pictures", { bucket: "team-logos", file }, cookie);
	expect([sent.status, await sent.json()]).toEqual([422, { problem: "notAPicture" }]);
});

test("a picture that is too large is refused beside its field, and everything typed is kept", async () => {
	const file = new Blob([new Uint8Array(17 * 1024 * 1024)], { type: "image/png" });
	const response = await site.send("/en/admin/teams/new", { ...club, name: "Unsaved", logo_url_file: file }, cookie);
	const html = await response.text();
	expect(response.status).toBe(422);
	expect(html).toMatch(/id="team-logo_url-problem"[^>]*>The file is larger than allowed/);
	expect(html).toContain('value="Unsaved"');
});

test("a picture sent by itself comes back with its address; a visitor cannot send one", async () => {
	const sent = await site.send("/admin/pictures", { bucket: "player-photos", file: await png(2000, 1000) }, cookie);
	expect((await sent.json()).url).toMatch(/^\/media\/player-photos\/[0-9a-f]{16}-1280x640\.webp$/);
	expect((await site.send("/admin/pictures", { bucket: "player-photos", file: await png() })).status).toBe(401);
	expect((await site.send("/admin/pictures", { bucket: "../../etc", file: await png() }, cookie)).status).toBe(400);
	await site.sql("update rate_limits set count = 300 where what = 'pictures'");
	const more = await site.send("/admin/pictures", { bucket: "player-photos", file: await png() }, cookie);
	expect([more.status, more.headers.has("retry-after")]).toEqual([429, true]);
	await site.sql("delete from rate_limits where what = 'pictures'");
});

test("a picture that is replaced, or whose club is deleted, is removed from the store", async () => {
	await site.send(
		"/admin/teams/new",
		{ ...club, name: "Short-lived", name_ar: "عابر", logo_url_file: await png() },
		cookie,
	);
	const first = await newest();
	const path = `/admin/teams/${first.id}`;
	await site.send(path, { ...club, name: "Short-lived", version: "1", logo_url_file: await png() }, cookie);
	const second = await newest();
	expect(second.logo_url).not.toBe(first.logo_url);
	const status = (url: string | undefined) => async () => (await site.get(url ?? "")).status;
	await expect.poll(status(first.logo_url)).toBe(404);
	expect(await status(second.logo_url)()).toBe(200);
	const removed = await site.send(
		path,
		{ ...club, name: "Short-lived", version: "2", remove_logo_url: "on", logo_url: second.logo_url ?? "" },
		cookie,
	);
	expect(removed.headers.get("set-cookie")).toContain("flash=file-deleted");
	await expect.poll(status(second.logo_url)).toBe(404);
	// The box was ticked before another picture was uploaded: that one is meant to stay.
	const uploaded = await site.send("/admin/pictures", { bucket: "team-logos", file: await png() }, cookie);
	const { url } = await uploaded.json();
	const since = { remove_logo_url: "on", logo_url: url, seen: JSON.stringify({ logo_url: second.logo_url }) };
	await site.send(path, { ...club, name: "Short-lived", version: "3", ...since }, cookie);
	const third = await newest();
	expect(third.logo_url).toBe(url);
	expect((await site.post(`${path}/delete`, {}, { cookie })).status).toBe(303);
	await expect.poll(status(third.logo_url)).toBe(404);
});

test("of two people editing one club the second sees what changed; nothing is overwritten", async () => {
	await site.send("/admin/teams/new", { ...club, name: "Shared" }, cookie);
	const { id } = await newest();
	const path = `/en/admin/teams/${id}`;
	const opened = await pageText(path);
	const seen = { version: hidden(opened, "version"), seen: hidden(opened, "seen") };
	const other = await site.sessionOf("owner@demo.example");
	await site.send(path, { ...club, name: "Shared", coach_name: "Their coach", region: "Theirs", ...seen }, other);
	const mine = { ...club, name: "Mine", region: "Mine too", ...seen };
	const response = await site.send(path, mine, cookie);
	const html = await response.text();
	expect(response.status).toBe(409);
	expect(html).toContain("Someone else changed this record before you");
	expect(html).toContain("owner@demo.example");
	expect(html).toMatch(/Their coach[\s\S]*value="Mine"/);
	expect(html).toContain('value="Mine too"'); // both changed it: what I typed stays
	expect(html).toContain('value="Their coach"'); // only they did: it is taken over
	expect((await newest()).name).toBe("Shared");
	const again = { ...mine, coach_name: "Their coach", version: hidden(html, "version"), seen: hidden(html, "seen") };
	expect((await site.send(path, again, cookie)).status).toBe(303);
	expect(await newest()).toMatchObject({ name: "Mine", coach_name: "Their coach" });
});

test("a club that was deleted in between cannot be saved, and what was typed is still there", async () => {
	await site.send("/admin/teams/new", { ...club, name: "Doomed" }, cookie);
	const { id } = await newest();
	await site.post(`/admin/teams/${id}/delete`, {}, { cookie });
	const response = await site.send(`/en/admin/teams/${id}`, { ...club, name: "Typed in vain", version: "1" }, cookie);
	const html = await response.text();
	expect(response.status).toBe(410);
	expect(html).toContain("Typed in vain");
	expect(html).toContain("This record was deleted while you were editing it");
});

test("a club with ties is not deleted: their number is said; one without loses no player", async () => {
	const { rows } = await site.sql(
		"select home_team_id as id, count(*)::int from matches group by 1 order by 1 limit 1",
	);
	const html = await pageText(`/en/admin/teams/${rows[0]?.id}/delete`);
	expect(html).toMatch(/This club cannot be deleted: it has \d+ matches on record/);
	expect(html).not.toContain("Delete for good");
	expect((await site.post(`/admin/teams/${rows[0]?.id}/delete`, {}, { cookie })).status).toBe(409);

	await site.send("/admin/teams/new", { ...club, name: "Lonely" }, cookie);
	const { id } = await newest();
	await site.sql("insert into players (name, name_ar, team_id) values ('Left behind', 'متروك', $1)", [id]);
	await site.sql("insert into news_article_clubs (news_article_id, team_id) values (1, $1), (2, $1)", [id]);
	const asked = await pageText(`/en/admin/teams/${id}/delete`);
	expect(asked).toContain("1 player will be without a club.");
	expect(asked).toContain("2 articles about it stay, without their link to the club.");
	expect((await site.post(`/admin/teams/${id}/delete`, {}, { cookie })).status).toBe(303);
	const left = await site.sql("select team_id from players where name = 'Left behind'");
	expect(left.rows).toEqual([{ team_id: null }]);
});

test("a form whose sender is no longer signed in is stashed, and offered again after signing in", async () => {
	const path = "/en/admin/teams/new";
	const ended = await site.sessionOf("editor@demo.example");
	await site.sql(
		`delete from sessions where account_id = (select id from accounts where email = 'editor@demo.example')
			and created_at = (select max(created_at) from sessions)`,
	);
	const lost = await site.send(path, { ...club, name: "Nearly lost", seen: "{}" }, ended);
	expect(lost.status).toBe(303);
	expect(lost.headers.get("location")).toBe(`/en/admin/auth?next=${encodeURIComponent(path)}`);
	const stashCookie = /kept=[\w-]+/.exec(lost.headers.get("set-cookie") ?? "")?.[0] ?? "";
	expect(await (await site.get("/en/admin/auth", { cookie: stashCookie })).text()).toContain(
		"what you typed will be there",
	);
	const html = await (await site.get(path, { cookie: `${cookie}; ${stashCookie}` })).text();
	expect(html).toContain("We kept what you typed");
	expect(html).toContain('value="Nearly lost"');
	expect(await pageText(path)).not.toContain("Nearly lost"); // another browser does not get it
	const saved = await site.send(path, { ...club, name: "Nearly lost" }, `${cookie}; ${stashCookie}`);
	expect(saved.headers.getSetCookie().join()).toContain("kept=;");
	expect(await (await site.get(path, { cookie: `${cookie}; ${stashCookie}` })).text()).not.toContain(
		"We kept what you typed",
	);
});

test("when the store fails nothing typed is lost, and the page says so", async () => {
	const folder = join(site.dataDir, "files/media/team-logos");
	await rename(folder, `${folder}-away`);
	await writeFile(folder, "a disk that takes nothing more");
	const response = await site.send(
		"/en/admin/teams/new",
		{ ...club, name: "Typed on a bad day", logo_url_file: await png() },
		cookie,
	);
	const html = await response.text();
	expect([response.status, html.includes("Could not save"), html.includes('value="Typed on a bad day"')]).toEqual([
		503,
		true,
		true,
	]);
	await rm(folder);
	await rename(`${folder}-away`, folder);
});

test("clubs are found in either language, however they are spelled, and put in order", async () => {
	const names = async (query: string) =>
		[...(await pageText(`/en/admin/teams?${query}`)).matchAll(/<h3 class="text-lg" dir="auto">([^<]*)/g)].map(
			([, name]) => name,
		);
	expect(await names("q=%D8%A7%D9%84%D9%86%D8%AE%D8%A8%D9%87")).toEqual(["Al-Nokhba"]);
	expect(await names("q=nokhba")).toEqual(["Al-Nokhba"]);
	expect(await names("q=alnokhba")).toEqual(["Al-Nokhba"]);
	const founded = await names("sort=-founded_year");
	expect(founded.indexOf("Al-Lulu")).toBeLessThan(founded.indexOf("Al-Morjan"));
	expect(await pageText("/en/admin/teams?q=zzzz")).toContain("Nothing found");
});
