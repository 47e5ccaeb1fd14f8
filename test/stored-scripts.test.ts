import { beforeAll, expect, test } from "vitest";
import { startSite } from "./site.ts";

// Typed markup stays text: on every page, in every feed, in every mail and file.
const site = startSite();
const evil = `"><script>alert("x")</script><img src=x onerror=alert(1)>'{{7*7}}`;
let [owner, clubId, playerId, articleId] = ["", 0, 0, 0];
const id = async (table: string) => (await site.row<{ id: number }>(`select max(id)::int as id from ${table}`)).id;

beforeAll(async () => {
	owner = await site.sessionOf("owner@demo.example");
	const all = (names: string[]) => Object.fromEntries(names.map((name) => [name, evil]));
	const club = all([
		"name",
		"name_ar",
		"region",
		"region_ar",
		"division",
		"division_ar",
		"coach_name",
		"coach_name_ar",
		"admin_name",
		"admin_name_ar",
	]);
	const sent = [await site.send("/admin/teams/new", { ...club, contact_number: "", founded_year: "1990" }, owner)];
	clubId = await id("teams");
	const player = {
		...all(["name", "name_ar", "position", "position_ar", "bio", "bio_ar"]),
		nationality: '"><script>',
		ranking: "1",
	};
	sent.push(await site.send("/admin/players/new", { ...player, team_id: String(clubId) }, owner));
	playerId = await id("players");
	sent.push(
		await site.send(
			"/admin/matches/new",
			{
				season: "2025/2026",
				match_date: "2027-01-01",
				status: "scheduled",
				home_team_id: String(clubId),
				away_team_id: "1",
			},
			owner,
		),
	);
	const titles = all(["title", "title_ar", "excerpt", "excerpt_ar"]);
	const body = `<p>${evil}</p><a href="javascript:alert(1)">x</a><svg onload=alert(1)></svg>
<iframe src=//evil.example></iframe><p style="x" onclick=alert(1)>y</p>`;
	sent.push(
		await site.send(
			"/admin/news/new",
			{
				...titles,
				content: body,
				content_ar: body,
				category: "general",
				published: "on",
				show_ar: "on",
				show_en: "on",
			},
			owner,
		),
	);
	articleId = await id("news_articles");
	// A form refuses an address that is none; raw SQL may have stored one.
	await site.sql("update news_articles set image_url = $1 where id = $2", [evil, articleId]);
	sent.push(
		await site.send(
			"/admin/national/paralympic",
			{ team_type: "paralympic", team: "", ...all(["title", "title_ar", "coach_name", "coach_name_ar"]) },
			owner,
		),
	);
	const { version } = await site.row<{ version: number }>("select version from site_settings");
	const board = { name_0: evil, name_ar_0: evil, role_0: evil, role_ar_0: evil };
	sent.push(await site.send("/admin/settings", { part: "board", version: String(version), ...board }, owner));
	sent.push(
		await site.send(
			"/admin/settings",
			{
				part: "contact",
				version: String(version + 1),
				hours: evil,
				hours_ar: evil,
				phone: '"><script>',
				email: "a@example.org",
			},
			owner,
		),
	);
	expect(sent.map(({ status }) => status)).toEqual(sent.map(() => 303));
	await site.post("/contact", { name: evil, surname: evil, email: "evil@example.org", message: evil });
});

test.each([
	["/admin/teams/new", "logo_url"],
	["/admin/players/new", "photo_url"],
])("%s takes no address of a picture but one of its own store", async (path, column) => {
	const named = { name: "X", name_ar: "س", region: "X", region_ar: "س", founded_year: "1990", nationality: "KSA" };
	for (const url of ["javascript:alert(1)", `${evil}.webp`, "https://evil.example/x.png", "//evil.example/x.png"]) {
		const answer = await site.send(path, { ...named, [column]: url }, owner);
		expect([url, answer.status]).toEqual([url, 422]);
	}
	const before = await id(path.includes("teams") ? "teams" : "players");
	const stored = "/media/player-photos/0123456789abcdef-60x60.webp";
	expect((await site.send(path, { ...named, [column]: stored }, owner)).status).toBe(303);
	const table = path.includes("teams") ? "teams" : "players";
	expect(await id(table)).toBe(before + 1);
	await site.sql(`delete from ${table} where id = ${before + 1}`);
});

/** Whether what was typed made a tag, a handler or an address that runs: values in quotation marks are text. */
function isBroken(html: string) {
	const markup = html.replace(/<script nonce[\s\S]*?<\/script>/g, "");
	if (/(?:href|src|action)="\s*javascript:/i.test(markup)) return true;
	const tags = markup.replace(/="[^"]*"/g, "").match(/<[a-z][^>]*>/gi) ?? [];
	return tags.some((tag) => /^<(?:svg onload|iframe)|\son\w+=?|^<script>|^<img src=x/i.test(tag));
}

const publicPages = () => [
	"/",
	"/leagues",
	"/leagues/cross-table",
	"/matches",
	"/teams",
	`/team/${clubId}`,
	"/national",
	"/national/paralympic",
	"/about",
	"/news",
	`/news/${articleId}`,
	"/contact",
	`/search?q=${encodeURIComponent(evil)}`,
];
const adminPages = () => [
	"/admin",
	"/admin/teams",
	`/admin/teams/${clubId}`,
	`/admin/teams/${clubId}/delete`,
	"/admin/players",
	`/admin/players/${playerId}`,
	`/admin/players?q=${encodeURIComponent(evil)}`,
	"/admin/matches",
	"/admin/national",
	"/admin/national/paralympic",
	"/admin/national/paralympic/players",
	"/admin/news",
	`/admin/news/${articleId}`,
	`/admin/news/${articleId}/versions`,
	`/admin/news/${articleId}/delete`,
	"/admin/inbox",
	"/admin/inbox/1",
	"/admin/settings",
	`/admin/audit?who=${encodeURIComponent(evil)}`,
];

test("no public page takes it for markup", async () => {
	for (const path of publicPages())
		for (const prefix of ["", "/en"]) {
			const response = await site.get(prefix + (path === "/" && prefix ? "" : path));
			expect([prefix + path, response.status, isBroken(await response.text())]).toEqual([prefix + path, 200, false]);
		}
});

test("no page of the administration does, nor what it hands to its scripts (ASVS 1.2.3)", async () => {
	for (const path of adminPages()) {
		const response = await site.get(path, { cookie: owner });
		const html = await response.text();
		expect([path, response.status, isBroken(html)]).toEqual([path, 200, false]);
		// Scripts carry the nonce of the response: one that was typed would have none.
		for (const [tag] of html.matchAll(/<script\b[^>]*>/g))
			expect([path, /nonce=|type="application/.test(tag)]).toEqual([path, true]);
	}
});

test("feeds, calendars, the API and files carry it as text (ASVS 1.2.1, 3.2.2)", async () => {
	for (const path of [
		"/news.rss",
		"/en/news.rss",
		"/matches.ics",
		`/teams/${clubId}.ics`,
		"/sitemap.xml",
		"/api/v1/news",
		"/api/v1/teams",
		"/api/v1/players",
	]) {
		const response = await site.get(path);
		const type = response.headers.get("content-type") ?? "";
		const body = await response.text();
		expect([path, response.status]).toEqual([path, 200]);
		if (/xml|rss/.test(type)) expect([path, isBroken(body)]).toEqual([path, false]);
		else expect([path, type]).toEqual([path, expect.stringMatching(/json|calendar/)]);
		expect(response.headers.get("x-content-type-options")).toBe("nosniff");
	}
});

test("mails carry it as text", async () => {
	const [mail] = await site.mails(1);
	expect(mail?.html && isBroken(mail.html)).toBe(false);
	expect(mail?.subject).not.toMatch(/[\r\n]/);
});
