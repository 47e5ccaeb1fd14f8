import { beforeAll, expect, test } from "vitest";
import { startSite } from "../../../test/site.ts";

const site = startSite();
let cookie = "";
let path = "";
const squads: number[] = [];
const one = async (query: string) => (await site.row<{ id: number }>(query)).id;
const text = async (address: string) => (await site.get(address, { cookie })).text();
const send = (fields: Record<string, string>) => site.send(path, fields, cookie);
const lot = (...order: number[]) => ({
	level: order.toSorted((a, b) => a - b).join(),
	...Object.fromEntries(order.map((id, nth) => [`place-${id}`, String(nth + 1)])),
	drawn_on: "2026-05-30",
	drawn_by: "The referee",
	witness: "Both captains",
});
const ranks = async (locale = "/en") =>
	[...(await text(`${locale}/leagues/lot-cup/2025-2026`)).matchAll(/data-squad="(\d+)" data-rank="(\d+)"/g)].map(
		([, squad, rank]) => [Number(rank), Number(squad)],
	);

/** Three teams that beat each other in a circle by the same score, and a fourth that lost to all. */
beforeAll(async () => {
	cookie = await site.sessionOf("editor@demo.example");
	await site.sql(`insert into competitions (slug, name, name_ar) values ('lot-cup', 'Lot Cup', 'كأس القرعة');
		insert into editions (competition_id, season) select max(id), '2025/2026' from competitions;
		insert into stages (edition_id) select max(id) from editions;
		insert into groups (stage_id, name, name_ar, rule_set) select max(id), 'Group A', 'المجموعة أ', 'ittf'
			from stages`);
	const group = await one("select max(id) as id from groups");
	path = `/en/admin/league/groups/${group}/lots`;
	for (const [home, away] of [
		[1, 2],
		[2, 3],
		[3, 1],
		[1, 4],
		[2, 4],
		[3, 4],
	])
		await site.sql(`insert into matches (season, group_id, match_date, status, home_team_id, away_team_id,
			home_score, away_score)
			values ('2025/2026', ${group}, '2026-01-10', 'completed', ${home}, ${away}, 3, 1)`);
	for (const club of [1, 2, 3, 4])
		squads.push(await one(`select id from squads where club_id = ${club} and season = '2025/2026' and letter = 'A'`));
});

test("teams that nothing separates share their place, and the page asks for the lot among them alone", async () => {
	const [a, b, c, d] = squads;
	expect((await ranks()).map(([rank]) => rank)).toEqual([1, 1, 1, 4]);
	const page = await text(path);
	expect(page.includes("3 teams are level on everything that counts, from place 1")).toBe(true);
	for (const squad of [a, b, c]) expect(page.includes(`name="place-${squad}"`)).toBe(true);
	expect(page.includes(`name="place-${d}"`)).toBe(false);
	expect((await text(path.slice("/en".length))).includes("3 فرق متساوية في كل ما يُحتسب، من المركز 1")).toBe(true);
});

test("a lot is refused without a day or a name, with a number twice, and among teams that are not level", async () => {
	const [a = 0, b = 0, c = 0, d = 0] = squads;
	for (const [wrong, status, words] of [
		[{ ...lot(a, b, c), drawn_on: "yesterday" }, 422, "valid date"],
		[{ ...lot(a, b, c), drawn_by: " " }, 422, "This field is required"],
		[{ ...lot(a, b, c), [`place-${c}`]: "1" }, 422, "each number is given once"],
		[lot(a, b), 409, "no longer level"],
		[lot(a, b, c, d), 409, "no longer level"],
	] as const) {
		const answer = await send(wrong);
		expect([answer.status, words]).toEqual([status, words]);
		expect((await answer.text()).includes(words)).toBe(true);
	}
	expect(await one("select count(*)::int as id from lots")).toBe(0);
});

test("the lot that was drawn places them, the table names its day, and the log has it", async () => {
	const [a = 0, b = 0, c = 0, d = 0] = squads;
	expect((await send(lot(c, a, b))).status).toBe(303);
	await expect
		.poll(() => ranks())
		.toEqual([
			[1, c],
			[2, a],
			[3, b],
			[4, d],
		]);
	expect(await ranks("")).toEqual(await ranks());
	expect((await text("/en/leagues/lot-cup/2025-2026")).includes("by lot drawn on May 30, 2026")).toBe(true);
	expect((await text("/leagues/lot-cup/2025-2026")).includes("حسمت الترتيب قرعة")).toBe(true);
	const page = await text(path);
	for (const words of ["Decides in the table", "by The referee", ", before Both captains"])
		expect(page.includes(words)).toBe(true);
	const { rows } = await site.sql("select action, details from audit_log where action like 'lot.%' order by id");
	expect(rows).toEqual([
		{ action: "lot.created", details: {} },
		{ action: "lot.drawn", details: { order: [c, a, b] } },
	]);
});

test("when a result changes, a lot among other teams is not applied, and the page says so", async () => {
	const [a = 0, b = 0, c = 0] = squads;
	await site.sql(
		`update matches set away_score = 0 where home_squad_id = ${a} and away_squad_id = ${b} and match_date = '2026-01-10'
			and group_id = (select max(id) from groups)`,
	);
	await expect.poll(async () => (await ranks()).map(([rank]) => rank)).toEqual([1, 2, 3, 4]);
	expect((await text(path)).includes("Not applied: these teams alone are no longer level")).toBe(true);
	await site.sql(
		`update matches set away_score = 1 where home_squad_id = ${a} and away_squad_id = ${b} and match_date = '2026-01-10'
			and group_id = (select max(id) from groups)`,
	);
	await expect.poll(async () => (await ranks())[0]).toEqual([1, c]);
});

test("a lot is deleted after a question, and the teams share their place again", async () => {
	const id = await one("select max(id) as id from lots");
	const question = `${path}/${id}/delete`;
	expect((await text(question)).includes("until another lot is drawn")).toBe(true);
	expect((await site.send(question, {}, cookie)).status).toBe(303);
	await expect.poll(async () => (await ranks()).map(([rank]) => rank)).toEqual([1, 1, 1, 4]);
	expect((await site.send(question, {}, cookie)).status).toBe(404);
});

test("under rules without a lot the page says that none is drawn", async () => {
	expect((await text("/en/admin/league/groups/1/lots")).includes("No lot is drawn under this group")).toBe(true);
});

test("criteria that end with a play-off take its order, and the table names its day", async () => {
	const [a = 0, b = 0, c = 0] = squads;
	await site.sql(`insert into rule_sets (code, name, name_ar, points_from, points_win, points_draw, points_loss,
		points_walkover_loss, unplayed_score, level_to_the_end)
		values ('finals', 'Finals', 'النهائيات', 'ties', 2, 1, 0, 0, 'maximum', 'play-off');
		update groups set rule_set = 'finals', rule_reason = 'Vote', rule_reason_ar = 'قرار'
			where id = (select max(id) from groups)`);
	await expect.poll(() => text("/en/leagues/lot-cup/2025-2026")).toContain("no play-off is recorded yet");
	expect((await ranks()).map(([rank]) => rank)).toEqual([1, 1, 1, 4]);
	expect(await text(path)).toContain("end with a play-off");
	expect((await send(lot(b, c, a))).status).toBe(303);
	await expect.poll(async () => (await ranks()).slice(0, 3).map(([, squad]) => squad)).toEqual([b, c, a]);
	expect(await text("/en/leagues/lot-cup/2025-2026")).toContain("separated by the play-off of May 30, 2026");
	expect(await text("/leagues/lot-cup/2025-2026")).toContain("حسمت الترتيب مباراة فاصلة");
});
