import { beforeAll, beforeEach, expect, test } from "vitest";
import { controlsIn } from "../../../test/form-controls.ts";
import { startSite } from "../../../test/site.ts";

const site = startSite();
let cookie = "";
let [edition, drawn, planned] = [0, 0, 0];
let squads: number[] = [];
const plain = (html: string) => html.replaceAll("<!-- -->", "").replace(/[\u2066-\u2069]/g, "");
const rows = async <T = Record<string, unknown>>(query: string) => (await site.sql<T>(query)).rows;
const one = async <T = number>(query: string) => site.row<{ value: T }>(query).then(({ value }) => value);
const send = async (path: string, fields: Record<string, string>) => {
	const response = await site.send(path, fields, cookie);
	return { status: response.status, html: plain(await response.text()) };
};
const page = () => `/en/admin/league/editions/${edition}/close`;
const arabic = (path: string) => path.slice("/en".length);
const text = async (path: string) => plain(await (await site.get(path, { cookie })).text());
const closed = (is: boolean) =>
	site.sql(`update editions set closed_at = ${is ? "now()" : "null"}, state = 'finished' where id = ${edition}`);
const alertsIn = (html: string) =>
	[...html.matchAll(/<(\w+) role="alert".*?<\/\1>/gs)].map(([alert]) => alert.replace(/<[^>]*>/g, " "));

const editionIn = (season: string) =>
	one(`insert into editions (competition_id, season) select id, '${season}' from competitions where slug = 'shield'
		returning id as value`);
const groupIn = (of: number, name: string) =>
	one(`with s as (insert into stages (edition_id) values (${of})
			on conflict (edition_id, ordinal) do update set kind = excluded.kind returning id)
		insert into groups (stage_id, name, name_ar, rule_set) select id, '${name}', '${name}', 'ittf' from s
			returning id as value`);
const tie = (group: number, season: string, home: number, away: number, more = "'completed', 3, 1") =>
	one(`insert into matches (season, match_date, home_team_id, away_team_id, group_id, status, home_score, away_score)
		values ('${season}', '${season.slice(0, 4)}-11-05', ${home}, ${away}, ${group}, ${more}) returning id as value`);

/** Two level teams and a match without a result; two teams whose schedule is made; a season from before. */
beforeAll(async () => {
	cookie = await site.sessionOf("league-manager@demo.example");
	await site.sql(`insert into seasons (name) values ('2023/2024') on conflict do nothing;
		insert into competitions (slug, name, name_ar) values ('shield', 'Shield', 'الدرع')`);
	edition = await editionIn("2025/2026");
	[drawn, planned] = [await groupIn(edition, "Drawn"), await groupIn(edition, "Planned")];
	const [a = 0, b = 0, c = 0, d = 0] = (await rows<{ id: number }>("select id from teams order by id limit 4")).map(
		({ id }) => id,
	);
	const back = await tie(drawn, "2025/2026", b, a);
	await tie(drawn, "2025/2026", a, b);
	await tie(planned, "2025/2026", c, d, "'scheduled', null, null");
	await tie(await groupIn(await editionIn("2023/2024"), "Before"), "2023/2024", c, d);
	squads = (await rows<{ id: number }>(`select squad_id as id from entries where group_id = ${drawn} order by 1`)).map(
		({ id }) => id,
	);
	await site.sql(`with s as (insert into schedules (group_id, state, is_new, asked)
			values (${drawn}, 'applied', true, '{}') returning id)
		insert into schedule_ties (schedule_id, round, home_squad_id, away_squad_id, match_date, match_id, match_version)
			select s.id, 1, home_squad_id, away_squad_id, match_date, m.id, m.version from s, matches m
			where m.id = ${back}`);
});
beforeEach(() => closed(true));

const closedWords = { en: "This is closed. It changes only once it is opened again", ar: "هذا مقفل، ولا يتغير" };

test("each form that a closed season stops says so on its page in both languages, and keeps its text", async () => {
	const group = `/en/admin/league/groups/${drawn}`;
	const [first = 0, second = 0] = squads;
	const lot = {
		level: squads.join(),
		[`place-${first}`]: "2",
		[`place-${second}`]: "1",
		drawn_on: "2026-05-30",
		drawn_by: "The referee",
	};
	const entry = { club_id: String(await one("select max(id) as value from teams")), letter: "C" };
	const season = { from: "2023/2024", to: "2025/2026" };
	const copy = `/en/admin/league/copy?${new URLSearchParams(season)}`;
	const free = await groupIn(await open(), "Free");
	const entered = await one(`insert into entries (group_id, squad_id)
		select ${free}, squad_of(id, ${free}, 'A') from teams order by id limit 2 returning id as value`);
	expect(entered).toBeGreaterThan(0);
	await site.sql(`with s as (insert into schedules (group_id, state, is_new, asked)
			values (${free}, 'ready', true, '{}') returning id)
		insert into schedule_ties (schedule_id, round, home_squad_id, away_squad_id, match_date)
			select s.id, 1, min(squad_id), max(squad_id), '2026-05-01' from s, entries
			where group_id = ${free} group by s.id`);
	await closed(true);
	for (const [path, fields, kept] of [
		[`${group}/lots`, lot, lot],
		[`${group}/teams`, entry, entry],
		[`${group}/schedule`, { intent: "undo" }, {}],
		[`/en/admin/league/groups/${free}/schedule`, { intent: "apply" }, {}],
		[`/en/admin/league/editions/${edition}/stages`, { intent: "add", kind: "groups" }, {}],
		[copy, { intent: "copy", state: "running", ...season }, { state: "running" }],
	] as const) {
		const { status, html } = await send(path, fields);
		expect([path, status]).toEqual([path, 409]);
		expect([path, alertsIn(html)]).toEqual([path, [expect.stringContaining(closedWords.en)]]);
		expect(controlsIn(html)).toMatchObject(kept);
		expect([path, alertsIn((await send(arabic(path), fields)).html)]).toEqual([
			path,
			[expect.stringContaining(closedWords.ar)],
		]);
	}
});

/** The edition, open for what a test adds to it. */
async function open() {
	await closed(false);
	return edition;
}

test("the button of the preset matches says that their season is closed", async () => {
	const editions = "id in (select edition_id from stages s join groups g on g.stage_id = s.id where g.is_default)";
	await site.sql(`update editions set closed_at = now() where season = '2025/2026' and ${editions}`);
	const { status, html } = await send("/en/admin/matches", {});
	expect([status, alertsIn(html)]).toEqual([409, [expect.stringContaining(closedWords.en)]]);
	await site.sql(`update editions set closed_at = null where season = '2025/2026' and ${editions}`);
});

test("a closed season has no list of open work, and says so to who would close it or end its rest", async () => {
	expect(await text(page())).not.toContain("Still open");
	const scheduled = await one(`select id as value from matches where group_id = ${planned}`);
	const rest = { intent: "rest", rest: "award", [`lost_${scheduled}`]: "home", reason: "Over", reason_ar: "انتهى" };
	const typed = { intent: "open", reason: "An appeal", reason_ar: "استئناف" };
	const answers = async (fields: Record<string, string>) => [
		await send(page(), fields),
		await send(arabic(page()), fields),
	];
	for (const [fields, isClosed, words, kept] of [
		[{ intent: "close" }, true, ["This season is closed already.", "أُقفل هذا الموسم من قبل."], []],
		[rest, true, [closedWords.en, closedWords.ar], [rest.reason, rest.reason_ar]],
		[{ ...rest, reason: "" }, true, [closedWords.en, closedWords.ar], [rest.reason_ar]],
		[typed, false, ["This season is open already.", "هذا الموسم مفتوح من قبل."], [typed.reason, typed.reason_ar]],
	] as const) {
		await closed(isClosed);
		for (const [nth, { status, html }] of (await answers(fields)).entries()) {
			expect([fields.intent, status, alertsIn(html)]).toEqual([
				fields.intent,
				409,
				[expect.stringContaining(words[nth] ?? "")],
			]);
			for (const value of kept) expect(html).toContain(value);
		}
	}
	expect(await one(`select status as value from matches where id = ${scheduled}`)).toBe("scheduled");
});

test("the rest that another person ended first is named, and the reasons stay", async () => {
	await closed(false);
	const [open] = await rows<{ id: number }>(`select id from matches where group_id = ${planned}`);
	const rest = { intent: "rest", rest: "call_off", [`lost_${open?.id}`]: "both", reason: "Over", reason_ar: "انتهى" };
	const ended = await site.send(page(), rest, cookie);
	expect(ended.status).toBe(303);
	const { html } = await send(page(), rest);
	expect(alertsIn(html)).toEqual([expect.stringContaining("No match is without a result.")]);
	expect(controlsIn(html)).toMatchObject({ reason: "Over", reason_ar: "انتهى" });
	expect(alertsIn((await send(arabic(page()), rest)).html)).toEqual([expect.stringContaining("لا مباراة بلا نتيجة.")]);
	const flash = /flash=[\w.-]+/.exec(ended.headers.get("set-cookie") ?? "")?.[0];
	const shown = await (await site.get(page(), { cookie: `${cookie}; ${flash}` })).text();
	const [form = "", undo = ""] = /<form[^>]*action="([^"]*\/admin\/undo\/[^"]*)"[^>]*>/.exec(shown) ?? [];
	expect(form).toContain('data-in-place=""');
	expect((await site.post(undo, {}, { cookie })).headers.get("location")).toBe(page());
	expect(await one(`select status as value from matches where id = ${open?.id}`)).toBe("scheduled");
});

test("the form of the rest says that both teams lose, and how many matches once awarding is chosen", async () => {
	await closed(false);
	expect(await text(page())).toContain("both teams lose each match for which neither is chosen");
	expect(await text(arabic(page()))).toContain("يخسر الفريقان كليهما كل مباراة لم تختر من يخسرها");
	const [open] = await rows<{ id: number }>(`select id from matches where group_id = ${planned}`);
	const lost = (side: string) => send(page(), { intent: "rest", rest: "award", [`lost_${open?.id}`]: side });
	expect((await lost("both")).html).toMatch(/<details[^>]* open=""[^>]*>.*Both teams lose 1 match\./s);
	expect((await lost("home")).html).toContain("No match is lost by both teams.");
});

test("while a closed season is open again its page says that the table is being corrected, and not why", async () => {
	await closed(false);
	const shown = (locale: string) => text(`${locale}/leagues/shield/2025-2026`);
	const words = { en: "The table is being corrected", ar: "يُصحَّح الجدول الآن" };
	const close = { intent: "close", accepted: "tiesStay lotsMissing" };
	const why = { intent: "open", reason: "A player was not eligible", reason_ar: "لاعب غير مؤهل" };
	expect((await send(page(), close)).status).toBe(303);
	expect(await shown("/en")).not.toContain(words.en);
	expect((await send(page(), why)).status).toBe(303);
	for (const [locale, own, reason] of [
		["/en", words.en, why.reason],
		["", words.ar, why.reason_ar],
	] as const) {
		const html = await shown(locale);
		expect([html.includes(own), html.includes(reason)]).toEqual([true, false]);
	}
	expect((await send(page(), close)).status).toBe(303);
	expect(await shown("/en")).not.toContain(words.en);
});
