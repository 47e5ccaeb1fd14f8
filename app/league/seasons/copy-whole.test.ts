import { beforeEach, expect, test } from "vitest";
import { freshProduct, onOneEngine } from "../../../test/engines.ts";
import { make } from "../../../test/make.ts";
import { person } from "../../../test/make-case.ts";
import { operator } from "../../access/actor.ts";
import { runAsOperator, runSql } from "../../base/db/client.server.ts";
import type { CopyLine } from "./copy-lines.ts";
import { copySeason, planCopy } from "./copy-season.server.ts";
import { lineInWords } from "./lines-text.ts";
import { undoCopy } from "./undo-copy.server.ts";

const seasons = { from: "2025/2026", to: "2026/2027" };
const asDraft = { choices: {}, state: "draft", undecidedStay: true } as const;

onOneEngine((engine) => {
	freshProduct(engine);
	beforeEach(() =>
		runAsOperator(`truncate teams, squads, editions, season_copies cascade;
			delete from competitions where not is_default; delete from seasons where name > '2025/2026'`),
	);
	const id = async (text: string, values: unknown[] = []) => Number((await runAsOperator(text, values)).rows[0]?.id);
	const competition = (slug: string, of: string) =>
		id(`insert into competitions (slug, name, name_ar, class) values ($1, $1, $1, $2) returning id`, [slug, of]);
	const edition = (of: number, state = "running") =>
		id(`insert into editions (competition_id, season, state) values ($1, '2025/2026', $2) returning id`, [of, state]);
	const stage = (of: number, ordinal = 1) =>
		id(`insert into stages (edition_id, ordinal, kind) values ($1, $2, 'groups') returning id`, [of, ordinal]);
	const group = (of: number, name: string, tier = 1) =>
		id(
			`insert into groups (stage_id, name, name_ar, tier, zones, format, rule_set)
				values ($1, $2, $2, $3, '', 'swaythling5', 'difference') returning id`,
			[of, name, tier],
		);
	const squad = (club: number, of: string, letter = "A") =>
		id(`insert into squads (club_id, season, class, letter) values ($1, '2025/2026', $2, $3) returning id`, [
			club,
			of,
			letter,
		]);
	const plain = (line: CopyLine) => lineInWords("en", line).replace(/[\u2068\u2069]/g, "");
	const enter = (into: number, which: number, state = "active") =>
		runAsOperator("insert into entries (group_id, squad_id, state) values ($1, $2, $3)", [into, which, state]);
	const places = async (season: string) =>
		(
			await runSql(
				`select c.slug, s.ordinal, g.name as group_name, q.class, q.letter, t.name, g.format, g.rule_set
				from entries n join groups g on g.id = n.group_id join stages s on s.id = g.stage_id
				join editions e on e.id = s.edition_id join competitions c on c.id = e.competition_id
				join squads q on q.id = n.squad_id join teams t on t.id = q.club_id where e.season = $1
				order by 1, 2, 3, 4, 6, 5`,
				[season],
			)
		).rows;

	async function federation() {
		const clubs = [];
		for (const name of ["Alpha", "Bravo", "Charlie", "Delta"]) clubs.push(await make.club({ name, name_ar: name }));
		for (const of of ["men", "women", "u15"]) {
			const within = await stage(await edition(await competition(`league-${of}`, of)));
			const groups = [await group(within, "North"), await group(within, "South"), await group(within, "Second", 2)];
			for (const club of clubs) {
				const [first, second] = [await squad(club, of), await squad(club, of, "B")];
				// A squad in two groups of one competition, as in two age divisions, keeps both places.
				for (const each of groups.slice(0, 2)) await enter(each, first);
				await enter(groups[2] ?? 0, second);
			}
		}
		return clubs;
	}

	test("every squad of every group goes over, of all classes, and both places of one in two groups", async () => {
		await federation();
		const before = await places("2025/2026");
		expect(before).toHaveLength(36);
		const plan = await planCopy(seasons, {});
		expect(plan.counts.entries).toBe(36);
		expect(plan.lines.filter(({ what }) => what === "entered")).toHaveLength(36);
		for (const of of ["men", "women", "u15"])
			expect(plan.lines.map(plain)).toContain(`Alpha · North · league-${of}: in North (stays)`);
		for (const part of [({ key }: CopyLine) => key, plain])
			expect(new Set(plan.lines.map(part)).size, "each line is about one thing").toBe(plan.lines.length);
		const copied = await copySeason(operator, seasons, asDraft);
		expect(copied).toMatchObject({ ok: true, counts: { entries: 36, squads: 24, groups: 9, editions: 3 } });
		expect(await places("2026/2027")).toEqual(before);
		const again = (await planCopy(seasons, {})).lines;
		expect(again.filter(({ what }) => what === "there")).toHaveLength(36);
		expect(await copySeason(operator, seasons, asDraft)).toEqual({ ok: false, problem: "nothing" });
	});

	test("a place missing in the other season is filled, and one that staff moved stays where it is", async () => {
		await federation();
		await copySeason(operator, seasons, asDraft);
		const of =
			"join groups g on g.id = n.group_id join stages s on s.id = g.stage_id join editions e on e.id = s.edition_id";
		const alpha = `n.squad_id = (select q.id from squads q join teams t on t.id = q.club_id where t.name = 'Alpha'
			and q.season = '2026/2027' and q.class = 'men' and q.letter = 'A')`;
		await runAsOperator(`delete from entries where id = (select n.id from entries n ${of} where ${alpha}
			and g.name = 'South')`);
		await runAsOperator(`update entries set group_id = (select g.id from groups g join stages s on s.id = g.stage_id
			join editions e on e.id = s.edition_id join competitions c on c.id = e.competition_id
			where e.season = '2026/2027' and c.slug = 'league-men' and g.name = 'South')
			where squad_id = (select q.id from squads q join teams t on t.id = q.club_id where t.name = 'Bravo'
			and q.season = '2026/2027' and q.class = 'men' and q.letter = 'B')`);
		const lines = (await planCopy(seasons, {})).lines.map(plain);
		expect(lines).toContain("Alpha · South · league-men: in South (stays)");
		expect(lines).toContain("Alpha · North · league-men: entered in North already: not entered twice");
		expect(lines).toContain(
			"Bravo B · Second · league-men: entered in South of the same competition: it stays there and is not moved",
		);
		expect(await copySeason(operator, seasons, asDraft)).toMatchObject({ ok: true, counts: { entries: 1, squads: 0 } });
	});

	test("what is not copied is named with its reason, and no line calls it left as it is", async () => {
		const [alpha = 0, bravo = 0, charlie = 0, delta = 0] = await federation();
		await edition(await competition("cup", "mixed"), "draft");
		const qualifying = await edition(await competition("youth", "u19"));
		const [first, final] = [
			await group(await stage(qualifying), "Heats"),
			await group(await stage(qualifying, 2), "Final"),
		];
		await stage(qualifying, 3);
		await edition(await competition("empty", "u21"));
		for (const club of [alpha, bravo]) await enter(first, await squad(club, "u19"));
		await enter(final, await squad(charlie, "u19"));
		await squad(delta, "u19");
		await enter(first, await squad(delta, "u19", "B"), "withdrawn");
		const plan = await planCopy(seasons, {});
		const lost = plan.lines.flatMap((line) => (["groupAdded", "entered"].includes(line.what) ? [] : plain(line)));
		expect(lost).toEqual([
			"Delta B · Heats · youth: not entered (withdrew: left out)",
			"cup: not copied: it is a draft in the season that is copied",
			"Charlie · Final · youth: not copied: it played in a later stage alone, which is copied without teams",
			"Delta · U19: not copied: it is in no group",
		]);
		await copySeason(operator, seasons, asDraft);
		const { rows } = await runSql(`select c.slug, count(s.id)::int as stages from editions e
			join competitions c on c.id = e.competition_id left join stages s on s.edition_id = e.id
			where e.season = '2026/2027' and c.slug in ('cup', 'youth', 'empty') group by 1 order by 1`);
		expect(rows, "stages and editions without groups go over too").toEqual([
			{ slug: "empty", stages: 0 },
			{ slug: "youth", stages: 3 },
		]);
	});

	test("captains go along where staff choose it, and leave with the copy that brought them", async () => {
		await federation();
		const account = (
			await runAsOperator("insert into accounts (name, email) values ('C', 'c@demo.example') returning id")
		).rows[0]?.id;
		await runAsOperator(
			"insert into captains (account_id, squad_id) select $1, min(id) from squads where season = '2025/2026'",
			[account],
		);
		const captains = async () =>
			(
				await runSql(`select q.season from captains c join squads q on q.id = c.squad_id
				order by 1`)
			).rows.map(({ season }) => season);
		const without = await copySeason(operator, seasons, asDraft);
		expect(await captains()).toEqual(["2025/2026"]);
		await undoCopy(operator, without.ok ? without.id : 0);
		expect((await planCopy(seasons, {})).counts.captains).toBe(1);
		const copied = await copySeason(operator, seasons, { ...asDraft, withCaptains: true });
		expect(await captains()).toEqual(["2025/2026", "2026/2027"]);
		expect(await undoCopy(operator, copied.ok ? copied.id : 0)).toMatchObject({ ok: true });
		expect(await captains()).toEqual(["2025/2026"]);
		const { rows: logged } = await runAsOperator(
			"select action, details ->> 'account' as account from audit_log where action like 'captain.%' order by id",
		);
		expect(logged.slice(-2)).toEqual([
			{ action: "captain.named", account },
			{ action: "captain.removed", account },
		]);
	});

	test("a captain who works for the federation by now is left out, and a line says of which squad", async () => {
		await federation();
		const [former, other] = [await person("editor"), await person()];
		await runAsOperator(
			`insert into captains (account_id, squad_id) select a.id, q.id from accounts a, squads q join teams t
				on t.id = q.club_id where a.id = any ($1) and t.name = 'Bravo' and q.class = 'women' and q.letter = 'B'`,
			[[former.id, other.id]],
		);
		const plan = await planCopy(seasons, {});
		expect(plan.counts.captains).toBe(1);
		expect(plan.lines.filter(({ what }) => what === "staffCaptain").map(plain)).toEqual([
			expect.stringMatching(/^Bravo B · Second · league-women: a captain who works for the federation/),
		]);
		const copied = await copySeason(operator, seasons, { ...asDraft, withCaptains: true });
		expect(copied).toMatchObject({ ok: true, counts: { captains: 1 } });
		expect(
			(
				await runSql(`select c.account_id as id from captains c join squads q on q.id = c.squad_id
					where q.season = '2026/2027'`)
			).rows,
		).toEqual([{ id: other.id }]);
	});

	test("what keeps a copy from being undone is named with its competition or class", async () => {
		await federation();
		const copied = await copySeason(operator, seasons, asDraft);
		await runAsOperator(`update groups set legs = 1 where name = 'Second' and stage_id = (select s.id from stages s
			join editions e on e.id = s.edition_id join competitions c on c.id = e.competition_id
			where e.season = '2026/2027' and c.slug = 'league-women')`);
		await runAsOperator(`update squads set home_day = 2 where season = '2026/2027' and class = 'women'
			and letter = 'B' and club_id = (select id from teams where name = 'Charlie')`);
		expect(await undoCopy(operator, copied.ok ? copied.id : 0)).toEqual({
			ok: false,
			used: [
				[expect.objectContaining({ name: "Second" }), expect.objectContaining({ name: "league-women" })],
				[expect.objectContaining({ name: "Charlie B · Women" })],
			],
		});
	});
});
