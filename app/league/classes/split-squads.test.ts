import { readFileSync } from "node:fs";
import { afterEach, expect, test } from "vitest";
import { freshProduct, onEveryEngine } from "../../../test/engines.ts";
import { make } from "../../../test/make.ts";
import { captainOf, passFor } from "../../../test/make-captains.ts";
import { recordsEvents } from "../../../test/recorded-events.ts";
import { operator } from "../../access/actor.ts";
import { runAsOperator, runSql } from "../../base/db/client.server.ts";
import { outsideClasses } from "../../people/registrations/eligibility/class-of-squad.server.ts";
import { groupById } from "../competitions/competitions.server.ts";
import { changeCompetition } from "../competitions/edit-competitions.server.ts";
import { competitionById } from "../competitions/managed-competitions.server.ts";
import { groupTable } from "../group-tables/group-table.server.ts";

/** The schema as it was before classes, with the rows that are there. */
const FORMER = `drop trigger class_of_entry on entries; drop trigger teams_follow_class on competitions;
	alter table competitions drop column class, add column sex text not null default 'open', add column age_class text,
		add column age_class_ar text, add column age_from integer, add column age_under integer;
	alter table squads drop column class;
	alter table squads add constraint squads_club_id_season_letter_key unique (club_id, season, letter);
	drop table classes;
	update competitions set sex = 'men' where is_default;
	update competitions set sex = 'women' where slug = 'other';
	update competitions set age_class = 'Cubs', age_class_ar = 'أشبال', age_under = 13 where slug = 'third';`;

onEveryEngine((engine) => {
	freshProduct(engine);
	recordsEvents(["squad.split"]);
	afterEach(async () => {
		await runAsOperator(`delete from matches; delete from teams; delete from groups; delete from stages;
			delete from editions; delete from competitions where not is_default;
			update competitions set class = 'open'; delete from classes where code like 'class-%'`);
	});
	const rows = async (text: string) => (await runAsOperator(text)).rows;

	/** Two clubs whose first teams meet in three competitions, with three players on the roster of the home team. */
	async function scene() {
		const [home_team_id, away_team_id] = [await make.club({ name: "Home" }), await make.club({ name: "Away" })];
		/** One that is ahead, and one with a result. */
		async function tie(group_id?: number) {
			const ended = { match_date: "2025-10-01", status: "completed", home_score: 1, away_score: 3 } as const;
			await make.tie({ home_team_id: away_team_id, away_team_id: home_team_id, group_id, ...ended });
			return make.tie({ home_team_id, away_team_id, group_id });
		}
		const ties = [await tie()];
		for (const slug of ["other", "third"]) {
			await runSql("insert into competitions (slug, name, name_ar) values ($1, $1, $1)", [slug]);
			await runSql(
				"insert into editions (competition_id, season) select id, '2025/2026' from competitions where slug = $1",
				[slug],
			);
			await runSql("insert into stages (edition_id) select max(id) from editions");
			const { rows: made } = await runSql(
				"insert into groups (stage_id, name, name_ar) select max(id), 'A', 'أ' from stages returning id",
			);
			ties.push(await tie(made[0].id));
		}
		for (const name of ["man", "woman", "unknown"]) await make.player({ name, team_id: home_team_id });
		await runSql(`update players set sex = case name when 'man' then 'male' when 'woman' then 'female' end`);
		await runAsOperator(`insert into player_details (player_id, birth_date) select id, '1990-01-01' from players
			where name = 'man'`);
		await runSql(`insert into squad_players (squad_id, player_id, rank) select q.id, p.id,
			row_number() over (order by p.id) from squads q join players p on p.team_id = q.club_id order by p.id`);
		await captainOf(home_team_id, "captain");
		for (const match of ties) {
			await passFor(match, "home");
			await runAsOperator(`insert into lineups (match_id, side) values (${match}, 'home')`);
			await runAsOperator(`insert into date_requests (match_id, side, note, from_date, answer_by)
				values (${match}, 'home', 'A hall', '2025-10-08', now() + interval '1 day')`);
		}
		await runAsOperator(`insert into adjustments (group_id, squad_id, points, reason, reason_ar, decided_on)
			select n.group_id, n.squad_id, -1, 'Late', 'تأخر', '2025-10-02' from entries n
			join squads q on q.id = n.squad_id where q.club_id = ${home_team_id};
			insert into lots (group_id, drawn_on, drawn_by) select distinct group_id, date '2025-10-03', 'Us' from entries;
			insert into lot_places (lot_id, squad_id, place)
				select l.id, n.squad_id, row_number() over (partition by l.id order by n.squad_id)
				from lots l join entries n using (group_id)`);
		await tables();
	}

	/** The tables of all groups, as the site shows them. */
	async function tables() {
		const shown: unknown[] = [];
		for (const { id } of await rows("select id from groups order by id")) {
			const group = await groupById(id);
			const table = group && (await groupTable(group));
			shown.push(
				table?.rows.map((row) => [id, row.rank, row.club.name, row.played, row.for, row.adjustment, row.points]),
			);
		}
		return shown;
	}

	/** All that hangs on ties, without the ids of teams. */
	const dump = async () => ({
		tables: await tables(),
		lots: await rows(`select l.group_id, q.club_id, q.letter, p.place from lots l join lot_places p on p.lot_id = l.id
			join squads q on q.id = p.squad_id order by l.id, p.place`),
		ties: await rows(`select m.id, m.group_id, m.home_team_id, m.away_team_id, h.letter as home, a.letter as away,
			m.match_date::text, m.status, m.phase, m.home_score from matches m join squads h on h.id = m.home_squad_id
			join squads a on a.id = m.away_squad_id order by m.id`),
		entries: await rows(`select n.id, n.group_id, q.club_id, q.letter from entries n join squads q on q.id = n.squad_id
			order by n.id`),
		passes: await rows("select id, match_id, revoked_at from tie_passes order by id"),
		lineups: await rows("select match_id, side, sealed_at from lineups order by match_id"),
		requests: await rows("select id, state, home_squad_id, ended_at from date_requests order by id"),
	});
	const teams = () =>
		rows(`select c.slug, q.class, q.letter, t.name, (select string_agg(p.name, ' ' order by s.rank)
				from squad_players s join players p on p.id = s.player_id where s.squad_id = q.id) as roster,
				(select count(*)::int from captains x where x.squad_id = q.id) as captains
			from squads q join teams t on t.id = q.club_id join entries n on n.squad_id = q.id
			join groups g on g.id = n.group_id join stages s on s.id = g.stage_id join editions e on e.id = s.edition_id
			join competitions c on c.id = e.competition_id where t.name = 'Home' order by c.id`);

	test("a team that several competitions shared becomes one in each class, and its ties are as before", async () => {
		await scene();
		expect(await rows("select count(*)::int as n from squads")).toEqual([{ n: 2 }]);
		const before = await dump();
		expect(before.tables[2]).toHaveLength(2);
		await runAsOperator(FORMER);
		await runAsOperator(readFileSync("migrations/0026-classes.sql", "utf8"));
		expect(await dump()).toEqual(before);
		const [{ code } = { code: "" }] = await rows("select code from classes where name = 'Cubs' and age_under = 13");
		const home = { letter: "A", name: "Home", captains: 1 };
		expect(await teams()).toEqual([
			{ ...home, slug: "premier-league", class: "men", roster: "man unknown" },
			{ ...home, slug: "other", class: "women", roster: "woman unknown" },
			{ ...home, slug: "third", class: code, roster: "woman unknown" },
		]);
		const report = await rows("select actor, subject, details from audit_log where action = 'squad.split' order by id");
		expect(report).toHaveLength(4);
		const { rows: made } = await runAsOperator("select id from squads where class = 'women' order by id");
		for (const { id } of made)
			expect(report).toContainEqual(
				expect.objectContaining({ subject: `squad:${id}`, details: expect.objectContaining({ class: "women" }) }),
			);
	});

	test("teams go with their competition to another class, and stay where they play in another one too", async () => {
		await scene();
		const before = await dump();
		const { id } = (await rows("select id from competitions where slug = 'other'"))[0];
		const { version = 0 } = (await competitionById(id)) ?? {};
		const names = { name: "Other", name_ar: "أخرى", sponsor: null, sponsor_ar: null };
		const saved = await changeCompetition(operator, id, version, { ...names, kind: "league", class: "women" });
		expect(saved).toMatchObject({ ok: true });
		expect(await dump()).toEqual(before);
		expect((await teams()).map(({ slug, class: of, roster }) => [slug, of, roster])).toEqual([
			["premier-league", "open", "man woman unknown"],
			["other", "women", "woman unknown"],
			["third", "open", "man woman unknown"],
		]);
	});

	test("who is captain of a team that plays on in two classes, or is invited to be, is so in both", async () => {
		await scene();
		await runAsOperator(`with invited as (insert into pending_accounts (email, name, language, role, expires_at)
				values ('next@example.org', 'Next', 'en', 'captain', now() + interval '1 day') returning id)
			insert into captain_invitations (pending_id, squad_id) select i.id, q.id from invited i, squads q
				join teams t on t.id = q.club_id where t.name = 'Home'`);
		const { id } = (await rows("select id from competitions where slug = 'other'"))[0];
		const { version = 0 } = (await competitionById(id)) ?? {};
		const names = { name: "Other", name_ar: "أخرى", sponsor: null, sponsor_ar: null };
		await changeCompetition(operator, id, version, { ...names, kind: "league", class: "women" });
		const found = await rows(`select q.class,
				(select count(*)::int from captains c where c.squad_id = q.id) as captains,
				(select count(*)::int from captain_invitations i where i.squad_id = q.id) as invited
			from squads q join teams t on t.id = q.club_id where t.name = 'Home' order by q.class`);
		expect(found).toEqual([
			{ class: "open", captains: 1, invited: 1 },
			{ class: "women", captains: 1, invited: 1 },
		]);
	});

	test("a team of a closed season goes along, with its tables and honours", async () => {
		await scene();
		const before = await dump();
		const { id } = (await rows("select id from competitions where slug = 'other'"))[0];
		await runAsOperator(`insert into honours (group_id, squad_id, place) select g.id, n.squad_id, 1 from groups g
			join entries n on n.group_id = g.id join squads q on q.id = n.squad_id join teams t on t.id = q.club_id
			where t.name = 'Home'; update editions set closed_at = now()`);
		const { version = 0 } = (await competitionById(id)) ?? {};
		const names = { name: "Other", name_ar: "أخرى", sponsor: null, sponsor_ar: null };
		const saved = await changeCompetition(operator, id, version, { ...names, kind: "league", class: "women" });
		expect(saved).toMatchObject({ ok: true });
		expect(await dump()).toEqual(before);
		expect(
			await rows(`select q.class from honours h join squads q on q.id = h.squad_id order by q.class`),
			"the honours of the competition are those of its own team",
		).toEqual([{ class: "open" }, { class: "open" }, { class: "women" }]);
		await runAsOperator("update editions set closed_at = null");
	});

	test("the database and the product agree on who is outside a class", async () => {
		await scene();
		await runAsOperator(`insert into classes (code, name, name_ar, sex, admits_women, age_from, age_under) values
			('t1', 'T1', 'T1', 'men', true, null, null), ('t2', 'T2', 'T2', 'women', false, 35, null),
			('t3', 'T3', 'T3', 'mixed', false, null, 35), ('t4', 'T4', 'T4', 'open', false, 35, 36)
			on conflict do nothing`);
		await runAsOperator(`insert into squads (club_id, season, class, letter)
			select t.id, '2025/2026', k.code, 'Z' from teams t, classes k where t.name = 'Home'`);
		const isOutside = await outsideClasses();
		const all = await rows(`select q.id as squad, q.class, p.id as player, p.name,
			outside_class(q.class, p.id, q.season) as outside from squads q, players p where q.letter = 'Z'`);
		expect(all.length).toBeGreaterThan(40);
		for (const { squad, player, outside, ...of } of all)
			expect({ ...of, outside }).toEqual({ ...of, outside: isOutside(squad, player) });
		expect(all.filter(({ outside }) => outside).map(({ class: of, name }) => `${of} ${name}`)).toEqual(
			expect.arrayContaining(["men woman", "women man", "u15 man", "veterans man", "t3 man"]),
		);
		await runAsOperator("delete from squads where letter = 'Z'; delete from classes where code like 't_'");
	});
});
