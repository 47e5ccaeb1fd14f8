import { beforeAll, expect, test } from "vitest";
import { startSite } from "../../../test/site.ts";

const site = startSite();
const text = async (path: string) => (await site.get(path)).text();
const views = (page: string) => {
	const nav = /<nav aria-label="Pages of the competition"[\s\S]*?<\/nav>/.exec(page)?.[0] ?? "";
	return [...nav.matchAll(/href="([^"]+)"( aria-current="page")?/g)].map(([, path, current]) => [
		path,
		Boolean(current),
	]);
};
let north: number;

/** A cup of two groups with rules of their own; in one of them a tie is played, in the other none. */
beforeAll(async () => {
	await site.sql(`insert into competitions (slug, name, name_ar) values ('two-groups', 'Two Groups', 'مجموعتان');
		insert into editions (competition_id, season) select id, '2025/2026' from competitions where slug = 'two-groups';
		insert into stages (edition_id) select max(id) from editions;
		insert into groups (stage_id, name, name_ar, rule_set, zones) select max(id), 'North', 'الشمال', 'difference',
			'1-1:promoted' from stages;
		insert into groups (stage_id, name, name_ar, rule_set, zones, sort_order)
			select max(id), 'South', 'الجنوب', 'rubbers',
			'1-1:promoted', 2 from stages`);
	north = (await site.row<{ id: number }>("select id from groups where name = 'North'")).id;
	const south = (await site.row<{ id: number }>("select id from groups where name = 'South'")).id;
	await site.sql(`insert into matches (season, group_id, match_date, status, home_team_id, away_team_id, home_score,
			away_score) values ('2025/2026', ${north}, '2026-01-10', 'completed', 1, 2, 3, 1);
		insert into matches (season, group_id, match_date, home_team_id, away_team_id)
			values ('2025/2026', ${south}, '2026-05-10', 3, 4)`);
});

const own = "/en/leagues/two-groups/2025-2026";

test("every competition has the same views, each marked on its own page", async () => {
	const paths = [own, `${own}/cross-table`, `${own}/matches`, `${own}/rules`];
	for (const path of [own, `${own}/cross-table`, `${own}/rules`])
		expect([path, views(await text(path))]).toEqual([path, paths.map((each) => [each, each === path])]);
	const league = ["/en/leagues", "/en/leagues/cross-table", "/en/matches", "/en/leagues/rules"];
	for (const path of league)
		expect([path, views(await text(path)).slice(0, 4)]).toEqual([path, league.map((each) => [each, each === path])]);
});

test("the matches of a competition are those of its first group, at the address of the list", async () => {
	const answer = await site.get(`${own}/matches`);
	const list = `/en/matches?group=${north}`;
	expect([answer.status, answer.headers.get("location")]).toEqual([302, list]);
	expect(views(await text(list))).toContainEqual([`${own}/matches`, true]);
	const { id: south } = await site.row<{ id: number }>("select id from groups where name = 'South'");
	const other = await site.get(`${own}/matches?group=${south}`);
	expect(other.headers.get("location")).toBe(`/en/matches?group=${south}`);
});

test("the cross table has each group, and the rules each rule with the groups that have it", async () => {
	const cross = await text(`${own}/cross-table`);
	expect([...cross.matchAll(/<tr data-home="(\d+)"/g)].map(([, club]) => club)).toEqual(["1", "2", "3", "4"]);
	expect(cross).toMatch(/data-result="win"/);
	const rules = await text(`${own}/rules`);
	expect(rules).toMatch(/North[\s\S]*share the place[\s\S]*South[\s\S]*Each rubber won/);
	const arabic = await text("/leagues/two-groups/2025-2026/rules");
	for (const words of ["القواعد: مجموعتان", "الشمال", "كل مباراة فردية مكسوبة"]) expect(arabic).toContain(words);
});

test("the league's views have one address: those under its name lead there, or name it to search engines", async () => {
	for (const view of ["cross-table", "rules"]) {
		const answer = await site.get(`/leagues/premier-league/2025-2026/${view}`);
		expect([answer.status, answer.headers.get("location")]).toEqual([301, `/leagues/${view}`]);
	}
	expect(await text("/leagues/premier-league/2025-2026")).toMatch(/rel="canonical" href="[^"]*\/leagues"/);
	const sitemap = await text("/sitemap.xml");
	for (const path of [own, `${own}/rules`]) expect(sitemap).toContain(`${path}<`);
	expect(sitemap).not.toContain("/leagues/premier-league/2025-2026<");
	for (const path of ["/leagues/none/2025-2026/rules", "/leagues/two-groups/2025/cross-table"])
		expect([path, (await site.get(path)).status]).toEqual([path, 404]);
});

test("a group has its zones from its first result on, and none of the league's", async () => {
	const page = await text(own);
	const [ofNorth = "", ofSouth = ""] = page.split('id="group-').slice(1);
	expect(ofNorth).toContain('data-zone="promoted"');
	expect(ofSouth).not.toContain("data-zone");
	expect(ofSouth).not.toContain("Promoted");
	await site.sql("update groups set zones = '1-1:promoted(To Doha|إلى الدوحة)' where id = $1", [north]);
	await expect.poll(() => text(own)).toContain("To Doha");
	await expect.poll(() => text(own.slice("/en".length))).toContain("إلى الدوحة");
	await site.sql("update groups set zones = '' where id = $1", [north]);
	await expect.poll(() => text(own)).not.toContain("data-zone");
	expect(await text(own)).not.toContain("Top three places");
	expect(await text("/en/leagues")).toContain('data-zone="top"');
});

test("points by a decision are marked in their row, which leads to the reason", async () => {
	const squad = (await site.row<{ id: number }>(`select home_squad_id as id from matches where group_id = ${north}`))
		.id;
	await site.sql(`insert into adjustments (group_id, squad_id, points, reason, reason_ar, decided_on)
		values (${north}, ${squad}, -1, 'Late', 'تأخر', '2026-01-12')`);
	await expect.poll(() => text(own)).toContain(`href="#adjusted-${squad}"`);
	expect(await text(own)).toContain(`id="adjusted-${squad}"`);
});

test("points of the start and of decisions have a mark and their reason in each place that has the table", async () => {
	const { squad } = await site.row<{ squad: number }>(
		`update entries set start_points = 2 where group_id = ${north} and squad_id = (select home_squad_id from matches
			where group_id = ${north}) returning squad_id as squad`,
	);
	const pages = [own, own.slice("/en".length), `/en/embed/groups/${north}/table`, `/embed/groups/${north}/table`];
	for (const path of pages) {
		const page = await text(path);
		const marks: [kind: string, label: string, points: string][] = path.startsWith("/en")
			? [
					["started", "Points at the start:", "+2"],
					["adjusted", "Points by a decision:", "−1"],
				]
			: [
					["started", "نقاط البداية:", "+2"],
					["adjusted", "نقاط بقرار:", "−1"],
				];
		for (const [kind, label, points] of marks) {
			const mark = new RegExp(`<a[^>]*href="#${kind}-${squad}"[^>]*>(.*?)</a>`).exec(page)?.[1] ?? "";
			for (const word of [label, points]) expect([path, mark]).toEqual([path, expect.stringContaining(word)]);
			const line = page.split(`id="${kind}-${squad}"`)[1]?.split("</li>")[0] ?? "";
			expect([path, line]).toEqual([path, expect.stringContaining(points)]);
		}
		expect(page).toContain(path.startsWith("/en") ? "Late" : "تأخر");
	}
	const { items } = await (await site.get(`/api/v1/standings?group=${north}`)).json();
	expect(items.find(({ squad_id }: { squad_id: number }) => squad_id === squad)).toMatchObject({
		start_points: 2,
		adjustment: -1,
		adjustments: [{ points: -1, reason: "Late", reason_ar: "تأخر", decided_on: "2026-01-12" }],
	});
});

test("a legend names the zones that rows of the table are in, each word once", async () => {
	await site.sql("update groups set zones = '1-1:promoted 2-2:promoted 9-10:relegated' where id = $1", [north]);
	await expect.poll(() => text(own)).toContain("data-zone");
	const [, ofNorth = ""] = (await text(own)).split('id="group-');
	expect(ofNorth.match(/border-win"[^>]*><\/span>(?:<!-- -->)?Promoted/g)).toHaveLength(1);
	expect(ofNorth).not.toContain("Relegated");
	const frame = await text(`/en/embed/groups/${north}/table`);
	expect(frame).toContain("Promoted");
	expect(frame).not.toContain("Relegated");
	await site.sql("update groups set zones = '' where id = $1", [north]);
	await expect.poll(() => text(`/en/embed/groups/${north}/table`)).not.toContain("Promoted");
});

test.each(["spec", "ittf", "difference", "nttb", "rubbers"])(
	"under %s the words below the table name the criteria of the rule set, and no other",
	async (rules) => {
		await site.sql("update groups set rule_set = $1 where name = 'South'", [rules]);
		const names: Record<string, string[]> = {
			"rubber difference": ["spec", "difference"],
			"rubbers won": ["difference"],
			"rubber ratio": ["ittf", "nttb"],
			"game ratio": ["ittf", "nttb"],
			"rally point ratio": ["ittf", "nttb"],
			"game difference": [],
			"by lot": ["ittf"],
			alphabetically: ["spec"],
			"share a place": ["difference", "rubbers", "nttb"],
		};
		const [, , ofSouth = ""] = (await text(own)).split('id="group-');
		const words = /Points: [^<]*/.exec(ofSouth.replaceAll("<!-- -->", ""))?.[0] ?? "";
		for (const [name, sets] of Object.entries(names))
			expect([name, words.includes(name), words]).toEqual([name, sets.includes(rules), words]);
	},
);

test("a changed rule has its reason with its own group alone, also where another one always had it", async () => {
	await site.sql("update groups set sort_order = 3 where id = $1", [north]);
	await site.sql(
		"update groups set rule_set = 'rubbers', rule_reason = 'Vote 9', rule_reason_ar = 'القرار 9' where id = $1",
		[north],
	);
	const reasons = async (path: string, reason: string) =>
		(await text(path))
			.split(/<h2[^>]*><bdi>/)
			.slice(1)
			.map((block) => [block.split("<")[0], block.includes(reason)]);
	await expect
		.poll(() => reasons(`${own}/rules`, "Vote 9"))
		.toEqual([
			["South", false],
			["North", true],
		]);
	expect(await reasons(`${own.slice("/en".length)}/rules`, "القرار 9")).toEqual([
		["الجنوب", false],
		["الشمال", true],
	]);
	await site.sql("update groups set sort_order = 1 where id = $1", [north]);
	await expect
		.poll(() => reasons(`${own}/rules`, "Vote 9"))
		.toEqual([
			["North", true],
			["South", false],
		]);
});

test("of many groups each has a page, which is as long with ten of them as with three", async () => {
	await site.sql(`insert into competitions (slug, name, name_ar) values ('many', 'Many', 'كثيرة');
		insert into editions (competition_id, season) select id, '2025/2026' from competitions where slug = 'many';
		insert into stages (edition_id) select max(id) from editions;
		insert into stages (edition_id, ordinal, kind) select max(id), 2, 'play-off' from editions`);
	const add = (name: string, stage: string) =>
		site.sql(`insert into groups (stage_id, name, name_ar, sort_order)
		select ${stage}(id), '${name}', 'م ${name}', (select count(*) from groups) from stages
		where edition_id = (select max(id) from editions)`);
	for (const name of ["One", "Two"]) await add(name, "min");
	await add("Final", "max");
	const ids = async () =>
		(
			await site.sql<{ id: number }>(`select g.id from groups g join stages s on s.id = g.stage_id
			where s.edition_id = (select max(id) from editions) order by s.ordinal, g.sort_order`)
		).rows.map(({ id }) => id);
	const many = "/en/leagues/many/2025-2026";
	const [first, second, last] = await ids();
	for (const view of ["", "/cross-table"]) {
		const shown = async (query: string) =>
			[...(await text(many + view + query)).matchAll(/id="group-(\d+)"/g)].map(([, id]) => Number(id));
		expect(await shown("")).toEqual([first]);
		expect(await shown(`?group=${first}`)).toEqual([first]);
		expect(await shown(`?group=${last}`)).toEqual([last]);
		expect((await site.get(`${many}${view}?group=1`)).status).toBe(404);
	}
	const page = await text(`${many}?group=${second}`);
	expect(page).toContain("<title>Many · Two 2025/2026");
	expect(page).toMatch(new RegExp(`rel="canonical" href="[^"]*\\?group=${second}"`));
	expect(await text(`${many}?group=${first}`)).toMatch(/rel="canonical" href="[^"]*2025-2026"/);
	const links = /<nav aria-label="Groups"[\s\S]*?<\/nav>/.exec(page)?.[0] ?? "";
	expect(links).toMatch(/League[\s\S]*One[\s\S]*Two[\s\S]*Play-off[\s\S]*Final/);
	expect([...links.matchAll(/\?group=(\d+)"( aria-current="page")?/g)].map(([, id, on]) => [id, Boolean(on)])).toEqual([
		[String(first), false],
		[String(second), true],
		[String(last), false],
	]);
	expect(
		views(page)
			.slice(0, 3)
			.map(([path]) => path),
	).toEqual(["", "/cross-table", "/matches"].map((view) => `${many}${view}?group=${second}`));
	const list = await site.get(`${many}/matches?group=${second}`);
	expect(list.headers.get("location")).toBe(`/en/matches?group=${second}`);
	const long = page.length;
	for (const name of ["Three", "Four", "Five", "Six", "Seven", "Eight", "Nine"]) await add(name, "min");
	expect((await text(`${many}?group=${second}`)).length - long).toBeLessThan(7 * 400);
});
