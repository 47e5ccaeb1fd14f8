import { beforeAll, expect, test } from "vitest";
import { recordsEvents } from "../../../test/recorded-events.ts";
import { startSite } from "../../../test/site.ts";

const site = startSite();
recordsEvents(["edition.ties-ended", "edition.closed", "edition.reopened"], (text, values) => site.sql(text, values));
let cookie = "";
let [edition, first, second] = [0, 0, 0];
let clubs: number[] = [];
const reason = { reason: "The season is over", reason_ar: "انتهى الموسم" };
const page = () => `/en/admin/league/editions/${edition}/close`;
const send = (fields: Record<string, string>) => site.send(page(), fields, cookie);
const plain = (html: string) => html.replaceAll("<!-- -->", "").replace(/[\u2066-\u2069]/g, "");
const text = async (path: string) => plain(await (await site.get(path, { cookie })).text());
const rows = async <T = Record<string, unknown>>(query: string) => (await site.sql<T>(query)).rows;
const one = async <T = number>(query: string) => site.row<{ value: T }>(query).then(({ value }) => value);
const tie = (group: number, home = 0, away = 0, more = "'completed', 3, 0") =>
	one(`insert into matches (season, match_date, home_team_id, away_team_id, group_id, status, home_score, away_score)
		values ('2025/2026', '2025-11-05', ${home}, ${away}, ${group}, ${more}) returning id as value`);

beforeAll(async () => {
	cookie = await site.sessionOf("league-manager@demo.example");
	const cup = await one(
		"insert into competitions (slug, name, name_ar) values ('shield', 'Shield', 'الدرع') returning id as value",
	);
	const editionIn = (season: string, state: string) =>
		one(`insert into editions (competition_id, season, state) values (${cup}, '${season}', '${state}')
			returning id as value`);
	await site.sql("insert into seasons (name) values ('2026/2027') on conflict do nothing");
	edition = await editionIn("2025/2026", "running");
	const draft = await editionIn("2026/2027", "draft");
	const group = async (of: number, name: string, tier: number, zones: string) => {
		const stage = await one(`insert into stages (edition_id) values (${of})
			on conflict (edition_id, ordinal) do update set kind = excluded.kind returning id as value`);
		return one(`insert into groups (stage_id, name, name_ar, tier, zones, rule_set, sheet_hours)
			values (${stage}, '${name}', '${name}', ${tier}, '${zones}', 'difference', 24) returning id as value`);
	};
	first = await group(edition, "Upper", 1, "3-3:relegated");
	second = await group(edition, "Lower", 2, "1-1:promoted");
	const upper = await group(draft, "Upper", 1, "");
	await group(draft, "Lower", 2, "");
	clubs = (await rows("select id from teams order by id limit 6")).map(({ id }) => Number(id));
	for (const [set, into] of [
		[clubs.slice(0, 3), first],
		[clubs.slice(3), second],
	] as const)
		for (const [i, home] of set.entries()) for (const away of set.slice(i + 1)) await tie(into, home, away);
	// The draft was made before the season ended: its first two are in the upper group, the last one too.
	for (const club of clubs.slice(0, 3))
		await site.sql(`insert into entries (group_id, squad_id) values (${upper}, squad_of(${club}, ${upper}, 'A'))`);
	await site.sql(`with drawn as (insert into lots (group_id, drawn_on, drawn_by) values
			(${first}, '2026-02-01', 'The board') returning id)
		insert into lot_places (lot_id, squad_id, place) select id, squad_of(${clubs[0]}, ${first}, 'A'), 1 from drawn`);
	await site.sql(`insert into formats (code, name, name_ar, order_of_play, min_players, max_players, best_of)
		values ('shield', 'Of the shield', 'نظام الدرع', 'A-X B-Y', 2, 3, 5)`);
	await site.sql(`update groups set format = 'shield' where id = ${second}`);
	await site.sql(`update squads set name = 'The Falcons', name_ar = 'الصقور', home_day = 3
		where id = squad_of(${clubs[4]}, ${second}, 'A')`);
	await tie(first, clubs[1], clubs[0], "'scheduled', null, null");
	await tie(second, clubs[4], clubs[3], "'scheduled', null, null");
});

test("the page names what is open with links, in both languages; settings finish no edition", async () => {
	const html = await text(page());
	expect(html).toMatch(/Matches without a result <strong[^>]*>2</);
	expect(html).toContain(`status=scheduled`);
	const arabic = await text(page().replace("/en", ""));
	for (const words of ["مباريات بلا نتيجة", "أنهِ مباراتين"]) expect(arabic).toContain(words);
	const settings = { version: "1", state: "finished", depth: "score", higher: "" };
	const refused = await site.send(`/en/admin/league/editions/${edition}`, settings, cookie);
	expect([refused.status, (await refused.text()).includes("Finish it on the page")]).toEqual([422, true]);
});

const openTies = async () =>
	(
		await rows<{ id: number }>(`select id from matches where group_id in (${first}, ${second}) and status = 'scheduled'
		order by id`)
	).map(({ id }) => id);
/** The sides that the form of the rest sends for the ties that it showed: both, but where one is given. */
const sidesOf = (ties: readonly number[], lost: Record<number, string> = {}) =>
	Object.fromEntries(ties.map((id) => [`lost_${id}`, lost[id] ?? "both"]));

test("the rest is not ended where the page showed others: it shows those of now, and keeps the text", async () => {
	const [seen = 0, added = 0] = await openTies();
	const played = await one(`select max(id) as value from matches where group_id = ${first} and status = 'completed'`);
	for (const rest of ["award", "call_off"])
		for (const ties of [[seen], [seen, added, played], []]) {
			const refused = await send({ intent: "rest", rest, ...sidesOf(ties, { [seen]: "home" }), ...reason });
			const html = await refused.text();
			expect([refused.status, html.includes("Other matches are open now")]).toEqual([409, true]);
			expect(html).toContain(`value="${reason.reason}"`);
			expect(html).toContain(`name="lost_${added}"`);
		}
	const arabic = await site.send(page().replace("/en", ""), { intent: "rest", rest: "award", ...reason }, cookie);
	expect(await arabic.text()).toContain("تغيّرت المباريات المفتوحة");
	expect(await openTies()).toEqual([seen, added]);
});

test("the rest is called off or awarded in one step with a reason that the public reads, and undone", async () => {
	const open = await openTies();
	const sides = sidesOf(open, { [open[0] ?? 0]: "home" });
	const missing = await send({ intent: "rest", rest: "award", ...sides, reason: "Late" });
	expect(missing.status).toBe(422);
	expect(await missing.text()).toContain('value="Late"');
	const states = () =>
		rows(`select status, outcome, absent, home_score, away_score, phase, reason from matches
			where id in (${open.join()}) order by id`);
	const before = await states();
	const ended = await send({ intent: "rest", rest: "award", ...sides, ...reason });
	expect(ended.status).toBe(303);
	const awarded = { status: "completed", outcome: "awarded", phase: null, reason: reason.reason };
	expect(await states()).toEqual([
		{ ...awarded, absent: "home", home_score: 0, away_score: 3 },
		{ ...awarded, absent: "both", home_score: null, away_score: null },
	]);
	expect(await text(`/en/match/${open[0]}`)).toContain(reason.reason);
	const flash = /flash=[\w.-]+/.exec(ended.headers.get("set-cookie") ?? "")?.[0];
	const next = await (await site.get(page(), { cookie: `${cookie}; ${flash}` })).text();
	const [, undo = ""] = /action="([^"]*\/admin\/undo\/[^"]*)"/.exec(next) ?? [];
	await site.post(undo, {}, { cookie });
	expect(await states()).toEqual(before);
	expect((await send({ intent: "rest", rest: "call_off", ...sides, ...reason })).status).toBe(303);
	expect((await states()).map(({ status, phase }) => `${status} ${phase}`)).toEqual([
		"cancelled called_off",
		"cancelled called_off",
	]);
});

test("closing asks about what stays open, locks the results, and writes the honours and the next draft", async () => {
	await tie(first, clubs[0], clubs[2], "'scheduled', null, null");
	const asked = await send({ intent: "close" });
	expect([asked.status, plain(await asked.text()).includes("Matches without a result stay so")]).toEqual([422, true]);
	expect(await one(`select closed_at as value from editions where id = ${edition}`)).toBeNull();
	const steps = async () => [...(await text(page())).matchAll(/data-step="(\w+)"/g)].map(([, step]) => step).sort();
	expect(await steps()).toEqual(["entered", "entered", "entered", "moved"]);
	await site.sql(`insert into adjustments (group_id, squad_id, points, reason, reason_ar, decided_on)
		select n.group_id, n.squad_id, -3, 'r', 'ر', '2026-07-01' from entries n join squads q on q.id = n.squad_id
		where q.season = '2026/2027' and q.club_id = ${clubs[2]}`);
	expect(await steps(), "an entry with a decision on its points stays").not.toContain("moved");
	await site.sql("delete from adjustments where decided_on = '2026-07-01'");
	await site.sql(`update groups set name = 'Other' where name = 'Lower' and id <> ${second}`);
	expect(await steps(), "a group that the draft does not have is named").toContain("noGroup");
	await site.sql("update groups set name = 'Lower' where name = 'Other'");
	expect((await send({ intent: "close", accepted: "tiesStay" })).status).toBe(303);
	expect(await site.row(`select state, closed_at is not null as closed from editions where id = ${edition}`)).toEqual({
		state: "finished",
		closed: true,
	});
	expect(
		await rows(`select distinct phase from matches where group_id in (${first}, ${second}) and status = 'completed'`),
	).toEqual([{ phase: "locked" }]);
	const drafted = await rows(`select g.name, array_agg(q.club_id order by q.club_id) as clubs from entries n
		join groups g on g.id = n.group_id join stages s on s.id = g.stage_id join editions e on e.id = s.edition_id
		join squads q on q.id = n.squad_id where e.season = '2026/2027' and g.name in ('Upper', 'Lower') group by 1
		order by 1 desc`);
	expect(drafted).toEqual([
		{ name: "Upper", clubs: [clubs[0], clubs[1], clubs[3]] },
		{ name: "Lower", clubs: [clubs[2], clubs[4], clubs[5]] },
	]);
	expect(
		await rows(`select distinct q.name, q.home_day from squads q where q.club_id = ${clubs[4]} and q.letter = 'A'
			and q.season = '2026/2027' and exists (select from entries where squad_id = q.id)`),
	).toEqual([{ name: "The Falcons", home_day: 3 }]);
	const shown = await text("/en/leagues/shield/2025-2026");
	expect(shown).toContain("Honours");
	expect(shown).toContain("Champion");
	expect(await text("/leagues/shield/2025-2026")).toContain("سجل الأبطال");
	expect((await send({ intent: "close" })).status).toBe(409);
});

test("a closed table changes through no door, and what was typed stays", async () => {
	const tieThat = async (status: string) =>
		site.row<{ id: number; version: number }>(
			`select id, version from matches where group_id = ${first} and status = '${status}' order by id limit 1`,
		);
	const [played, open] = [await tieThat("completed"), await tieThat("scheduled")];
	const result = await site.send(
		`/en/admin/matches/${open?.id}/result`,
		{ version: String(open?.version), home_score: "3", away_score: "1" },
		cookie,
	);
	const answer = await result.text();
	expect([result.status, answer.includes("This is closed"), answer.includes('value="3"')]).toEqual([409, true, true]);
	const points = {
		squad_id: String(await one(`select squad_id as value from entries where group_id = ${first} limit 1`)),
		points: "-2",
		reason: "An ineligible player",
		reason_ar: "لاعب غير مؤهل",
		decided_on: "2026-02-01",
	};
	const adjusted = await site.send(`/en/admin/league/groups/${first}/points/new`, points, cookie);
	expect([adjusted.status, (await adjusted.text()).includes("An ineligible player")]).toEqual([409, true]);
	for (const change of [
		`update matches set home_score = 1, away_score = 3 where id = ${played?.id}`,
		`delete from matches where id = ${played?.id}`,
		`update entries set state = 'withdrawn' where group_id = ${first}`,
		`update groups set rule_set = 'ittf', rule_reason = 'r', rule_reason_ar = 'ر' where id = ${first}`,
		`insert into lots (group_id, drawn_on, drawn_by) values (${first}, '2026-02-01', 'The board')`,
		"update seasons set points_win = 7 where name = '2025/2026'",
		"delete from lot_places",
		"update formats set wins_needed = 2 where code = 'shield'",
		`insert into groups (stage_id, name, name_ar) select stage_id, 'More', 'More' from groups where id = ${first}`,
		`update groups set stage_id = (select stage_id from groups where id = ${first}) where is_default`,
		`insert into stages (edition_id, ordinal) values (${edition}, 2)`,
		`update stages set kind = 'groups' where edition_id = ${edition}`,
		`delete from stages where edition_id = ${edition}`,
		`delete from editions where id = ${edition}`,
		"delete from seasons where name = '2025/2026'",
	])
		await expect(site.sql(change), change).rejects.toThrow("closed");
	await site.sql(`update groups set name = 'Upper League' where id = ${first}`);
	await site.sql(`update matches set venue_id = null where id = ${played?.id}`);
	const settings = { version: await one<string>(`select version::text as value from editions where id = ${edition}`) };
	const running = { ...settings, state: "running", depth: "score", higher: "" };
	expect((await site.send(`/en/admin/league/editions/${edition}`, running, cookie)).status).toBe(422);
});

test("a closed season is opened again with a reason, and the public reads it where a table changed by it", async () => {
	expect((await send({ intent: "open", reason: "A player was not eligible" })).status).toBe(422);
	const opened = { intent: "open", reason: "A player was not eligible", reason_ar: "لاعب غير مؤهل" };
	expect((await send(opened)).status).toBe(303);
	expect(await text("/en/leagues/shield/2025-2026"), "it stays while it is corrected").toContain("Champion");
	expect((await send({ intent: "close", accepted: "tiesStay" })).status).toBe(303);
	expect(await text("/en/leagues/shield/2025-2026")).not.toContain("corrected after the end of the season");
	expect(await text(page())).toContain("no table changed");
	await send(opened);
	await site.sql(`insert into adjustments (group_id, squad_id, points, reason, reason_ar, decided_on)
		select ${first}, n.squad_id, -20, 'r', 'r', '2026-02-01' from entries n join squads q on q.id = n.squad_id
		where n.group_id = ${first} and q.club_id = ${clubs[0]}`);
	expect((await send({ intent: "close", accepted: "tiesStay" })).status).toBe(303);
	const shown = await text("/en/leagues/shield/2025-2026");
	expect(shown).toContain("corrected after the end of the season");
	expect(shown).toContain("A player was not eligible");
	expect(
		await one(`select q.club_id as value from honours h join squads q on q.id = h.squad_id
			where h.group_id = ${first} and place = 1`),
		"the honours follow the corrected table",
	).toBe(clubs[1]);
	expect(await text("/leagues/shield/2025-2026")).toContain("لاعب غير مؤهل");
});

test("words of a decision are corrected in a closed season; deleting one there says why it stays", async () => {
	const id = await one(`update adjustments set reason = 'A match that was fixed' where group_id = ${first}
		returning id as value`);
	await expect(site.sql(`update adjustments set points = -1 where id = ${id}`)).rejects.toThrow("closed");
	const deleted = await site.send(`/en/admin/league/groups/${first}/points/${id}/delete`, {}, cookie);
	const answer = await deleted.text();
	expect([deleted.status, answer.includes("This is closed. It changes only once")]).toEqual([409, true]);
	expect(answer).not.toContain("button-danger");
});

test("a batch of results waits with its undoing until its season is open again", async () => {
	const batch = await one("select max(id) as value from import_batches where kind = 'closing'");
	const undo = async () =>
		(await site.post(`/en/admin/undo/${batch}`, {}, { cookie })).headers.get("set-cookie")?.split(";")[0];
	expect(await undo()).toBe("flash=undo-of-closed");
	expect(await rows(`select distinct status from matches where group_id = ${second} and phase = 'called_off'`)).toEqual(
		[{ status: "cancelled" }],
	);
	await send({ intent: "open", reason: "A match was played after all", reason_ar: "أقيمت مباراة" });
	expect(await undo()).toMatch(/^flash=undone\.[1-9]\d*\.0$/);
});

test("an edition that was closed by mistake goes on, which its page says of the time that it was open", async () => {
	const version = await one<string>(`select version::text as value from editions where id = ${edition}`);
	const running = { version, state: "running", depth: "score", higher: "" };
	expect((await site.send(`/en/admin/league/editions/${edition}`, running, cookie)).status).toBe(303);
	expect(await text(page())).toContain("the season went on");
	expect(await text(page().replace("/en", ""))).toContain("استُكمل الموسم");
});
