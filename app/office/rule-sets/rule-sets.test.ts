import { beforeAll, expect, test } from "vitest";
import { controlsIn } from "../../../test/form-controls.ts";
import { recordsEvents } from "../../../test/recorded-events.ts";
import { startSite } from "../../../test/site.ts";

const site = startSite();
recordsEvents(["rule-set.created", "rule-set.updated", "rule-set.deleted", "group.rule-changed"], (text, values) =>
	site.sql(text, values),
);
const list = "/en/admin/league/rule-sets";
const cup = "/en/leagues/rule-cup/2025-2026";
let cookie = "";
let group = 0;
let own = "";
const text = async (path: string) => (await site.get(path, { cookie })).text();
const send = (path: string, fields: Record<string, string>) => site.send(list + path, fields, cookie);
const form = async (path: string) => controlsIn(await text(list + path));
const items = async <T>(path: string): Promise<T[]> => {
	const answer: { items: T[] } = await (await site.get(path)).json();
	return answer.items;
};
type Row = { team_id: number; rank: number; points: number };
const rows = (more = "") => items<Row>(`/api/v1/standings?group=${group}${more}`);
const table = async (more = "") => (await rows(more)).map(({ team_id, rank, points }) => [rank, team_id, points]);

/** Club 1 wins clearly over 3 and loses narrowly to 2, which loses clearly to 3. */
beforeAll(async () => {
	cookie = await site.sessionOf("league-manager@demo.example");
	await site.sql(`insert into competitions (slug, name, name_ar) values ('rule-cup', 'Rule Cup', 'كأس اللائحة');
		insert into editions (competition_id, season) select max(id), '2025/2026' from competitions;
		insert into stages (edition_id) select max(id) from editions;
		insert into groups (stage_id, name, name_ar, rule_set) select max(id), 'Group A', 'المجموعة أ', 'ittf'
			from stages`);
	group = (await site.row<{ id: number }>("select max(id) as id from groups")).id;
	for (const [home, away, won, lost] of [
		[1, 2, 2, 3],
		[2, 3, 1, 3],
		[3, 1, 0, 3],
		[1, 4, 3, 0],
		[2, 4, 3, 0],
		[3, 4, 3, 0],
	])
		await site.sql(`insert into matches (season, group_id, match_date, status, home_team_id, away_team_id,
			home_score, away_score)
			values ('2025/2026', ${group}, '2026-01-10', 'completed', ${home}, ${away}, ${won}, ${lost})`);
});

const clearWins = { bonus_win: "1", bonus_win_margin: "2" };

test("the usual criteria are there in both languages, with the groups that use them, and can be copied", async () => {
	const page = await text(list);
	for (const part of ["Rules of the ITTF (3.7.5)", "win 2, draw 1, loss 1, loss without playing 0", "used by 1 group"])
		expect(page).toContain(part);
	expect(await text("/admin/league/rule-sets")).toContain("قواعد الاتحاد الدولي لكرة الطاولة (3.7.5)");
	expect(await text("/en/admin/league")).toContain(`href="${list}"`);
	expect(await form("/new?copy=nttb")).toMatchObject({
		name: "",
		points_win: "2",
		criterion_2: "level:rubbers:ratio",
		criterion_6: "all:points:ratio",
		criterion_7: "",
		level_to_the_end: "shared place",
	});
});

test("criteria are refused beside the field that is wrong", async () => {
	const shown = { ...(await form("/new?copy=ittf")), name: "Cup rules", name_ar: "لائحة الكأس" };
	for (const [fields, problem] of [
		[{ name: "Every rubber a point" }, "There are already criteria with this name"],
		[{ criterion_5: "level:rubbers:ratio" }, "Choose each comparison once"],
		[{ level_to_the_end: "name" }, "The name cannot follow a comparison of some matches only"],
		[{ unplayed_score: "typed" }, "With this score a match counts as if it were played"],
		[{ points_win: "2.3" }, "Enter a number or a half"],
	] as const) {
		const answer = await send("/new", { ...shown, ...fields });
		expect([answer.status, problem]).toEqual([422, problem]);
		expect(await answer.text()).toContain(problem);
	}
});

test("a group is placed by a copy as by the usual criteria, and then by what was changed in it", async () => {
	const before = await table();
	const shown = { ...(await form("/new?copy=ittf")), name: "Cup rules", name_ar: "لائحة الكأس" };
	expect((await send("/new", shown)).status).toBe(303);
	own = String((await site.row<{ id: number }>("select id from rule_sets where code = 'cup-rules'")).id);
	await site.sql(
		`update groups set rule_set = 'cup-rules', rule_reason = 'Vote 6', rule_reason_ar = 'قرار 6' where id = ${group}`,
	);
	await expect.poll(async () => (await form(`/${own}`)).version).toBe("1");
	expect(await table()).toEqual(before);
	expect(before).toEqual([
		[1, 1, 5],
		[2, 2, 5],
		[3, 3, 5],
		[4, 4, 3],
	]);
	const groups = await items<{ id: number }>("/api/v1/groups?limit=200");
	expect(groups.find(({ id }) => id === group)).toMatchObject({
		rule_set: "cup-rules",
		rule: { points_win: 2, points_walkover_loss: 0, criteria: expect.stringContaining("level:rubbers:ratio") },
	});
});

test("the preview shows who changes place, and stores nothing", async () => {
	const shown = await form(`/${own}`);
	expect(shown.of).toBe("cup-rules");
	const preview = async (fields: Record<string, string>, to = `${list}/preview`) => {
		const answer = await site.send(to, { ...shown, ...fields }, cookie);
		return { status: answer.status, page: await answer.text() };
	};
	const same = await preview({ points_win: "٣" });
	for (const part of ["Rule Cup", "No team changes place", "Nothing is saved"]) expect(same.page).toContain(part);
	expect(same.page).toMatch(/data-rank="1" data-was="1"(?:(?!<tr)[\s\S])*<td[^>]*>7<\/td>/);
	const clear = await preview({ ...clearWins, name: "" }, `${list.slice("/en".length)}/preview`);
	for (const part of ["كأس اللائحة", "يتغير مركز فريقين"]) expect(clear.page).toContain(part);
	for (const part of ['data-rank="2" data-was="3"', 'data-rank="3" data-was="2"']) expect(clear.page).toContain(part);
	expect((await preview({ bonus_win: "1" })).status).toBe(422);
	expect(await site.row("select bonus_loss, version from rule_sets")).toEqual({ bonus_loss: null, version: 1 });
	expect((await site.row<{ n: number }>("select count(*)::int as n from rule_set_versions")).n).toBe(1);
});

test("criteria by which matches were played change with a reason that the public reads", async () => {
	const changed = { ...(await form(`/${own}`)), ...clearWins };
	const refused = await send(`/${own}`, changed);
	expect(refused.status).toBe(422);
	expect(await refused.text()).toContain("Matches were played under these criteria");
	await expect(site.sql("update rule_sets set points_win = 3")).rejects.toThrow("changes with a reason");
	const reasons = { reason: "Vote 7 of the board", reason_ar: "قرار المجلس رقم 7" };
	expect((await send(`/${own}`, { ...changed, ...reasons })).status).toBe(303);
	await expect
		.poll(() => table())
		.toEqual([
			[1, 1, 7],
			[2, 3, 7],
			[3, 2, 6],
			[4, 4, 3],
		]);
	expect(await text(`${cup}/rules`)).toContain("Vote 7 of the board");
	expect(await text(`/leagues/rule-cup/2025-2026/rules`)).toContain("قرار المجلس رقم 7");
	expect(await text(`${cup}/rules`)).toContain("More for a win by 2 rubbers or more");
	expect(await text(cup)).toContain("Ahead on points in the matches among them");
});

test("a day before the change has the criteria of that day, and a finished season those of its end", async () => {
	expect((await table("&as_of=2026-02-01"))[0]).toEqual([1, 1, 5]);
	await site.sql(`update editions set state = 'finished' where id = (select max(id) from editions)`);
	await expect.poll(async () => (await table())[0]).toEqual([1, 1, 5]);
	expect(await text(`${cup}/rules`)).not.toContain("Vote 7 of the board");
	const preview = await site.send(`${list}/preview`, await form(`/${own}`), cookie);
	expect(await preview.text()).toContain("No group that goes on uses these criteria this season");
	await site.sql(`update editions set state = 'running' where id = (select max(id) from editions)`);
	await expect.poll(async () => (await table())[0]).toEqual([1, 1, 7]);
});

test("names change without a reason; criteria that a group uses are not deleted", async () => {
	expect((await send(`/${own}`, { ...(await form(`/${own}`)), name: "Rules of the cup" })).status).toBe(303);
	expect((await site.row<{ n: number }>("select count(*)::int as n from rule_set_versions")).n).toBe(2);
	expect(await text(`${list}/${own}/delete`)).toContain("Groups use these criteria");
	expect((await send(`/${own}/delete`, {})).status).toBe(409);
	await site.sql(
		`update groups set rule_set = 'nttb', rule_reason = 'Vote 8', rule_reason_ar = 'قرار 8' where id = ${group}`,
	);
	expect((await send(`/${own}/delete`, {})).status, "tables of past days need them").toBe(409);
	await site.sql(`update groups set rule_set = 'ittf', rule_reason = 'Vote 8', rule_reason_ar = 'قرار 8'
		where id = ${group};
		delete from group_rule_versions`);
	expect((await send(`/${own}/delete`, {})).status).toBe(303);
	expect((await site.sql("select 1 from rule_set_versions")).rows).toEqual([]);
});

test("a table may be asked for under the federation's own criteria, and under no unknown ones", async () => {
	const shown = { ...(await form("/new?copy=rubbers")), name: "Points of rubbers", name_ar: "نقاط الأفراد" };
	expect((await send("/new", shown)).status).toBe(303);
	await expect.poll(() => text("/en/leagues?rule=points-of-rubbers")).toContain("not the official table");
	expect(await text("/leagues?rule=points-of-rubbers")).toContain("نقاط الأفراد");
	expect(await table("&rule_set=points-of-rubbers")).toEqual(await table("&rule_set=rubbers"));
	expect((await site.get(`/api/v1/standings?group=${group}&rule_set=mine`)).status).toBe(400);
});

test("the season's own criteria, and a copy of them, have the points of the season", async () => {
	expect(await form("/new?copy=spec")).toMatchObject({ points_win: "2", criterion_1: "all:rubbers:difference" });
	await site.sql("update seasons set points_win = 4 where name = '2025/2026'");
	await expect.poll(async () => (await form("/new?copy=spec")).points_win).toBe("4");
	expect(await text(list)).toContain("win 4, draw 1, loss 1");
});

test("a group that has results changes to other criteria with a reason that the public reads", async () => {
	const page = `/en/admin/league/groups/${group}`;
	const shown = controlsIn(await text(page));
	expect(shown).toMatchObject({ rule_set: "ittf", rule_reason: "", rule_reason_ar: "" });
	const before = await table("&as_of=2026-02-01");
	const others: Record<string, string>[] = [{ rule_set: "rubbers" }, { points_win: "5" }];
	for (const other of others) {
		const refused = await site.send(page, { ...shown, ...other, rule_reason: "Half" }, cookie);
		expect(refused.status).toBe(422);
		expect(await refused.text()).toContain("This field is required");
	}
	await expect(site.sql(`update groups set points_win = 5 where id = ${group}`)).rejects.toThrow(
		"changes with a reason",
	);
	const reasons = { rule_reason: "Vote 9 of the board", rule_reason_ar: "قرار المجلس رقم 9" };
	expect((await site.send(page, { ...shown, rule_set: "rubbers", ...reasons }, cookie)).status).toBe(303);
	await expect.poll(async () => (await table())[0]?.[2]).toBe(8);
	expect(await table("&as_of=2026-02-01"), "a day before has the rule of that day").toEqual(before);
	expect(await text(`${cup}/rules`)).toContain("Vote 9 of the board");
	expect(await text("/leagues/rule-cup/2025-2026/rules")).toContain("قرار المجلس رقم 9");
	expect(controlsIn(await text(page))).toMatchObject({ rule_set: "rubbers", rule_reason: "", rule_reason_ar: "" });
	const log = await site.row<{ details: object; body: string }>(`select l.details, r.body from audit_log l
		join audit_reasons r on r.hash = l.details ->> 'reason_sha256' where l.action = 'group.rule-changed'`);
	expect(log).toMatchObject({
		details: { from: { rule_set: "ittf" }, to: { rule_set: "rubbers" } },
		body: "Vote 9 of the board · قرار المجلس رقم 9",
	});
	const tier = { ...controlsIn(await text(page)), tier: "2" };
	expect((await site.send(page, tier, cookie)).status, "what is no rule needs none").toBe(303);
	await site.sql("update editions set state = 'finished' where id = (select max(id) from editions)");
	await expect.poll(() => table()).toEqual(before); // a finished season has the rule of its last day
	await site.sql("update editions set state = 'running' where id = (select max(id) from editions)");
});
