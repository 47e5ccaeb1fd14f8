import { sql } from "kysely";
import { asLeagueSystem } from "../../../access/league-scope.server.ts";
import type { Side } from "../../../access/side.ts";
import { db } from "../../../base/db/client.server.ts";
import { allLicenceCategories } from "../categories/categories.server.ts";
import { type Checks, readChecks } from "./checks.ts";
import { type EligibilityProblem, eligibilityProblems, type PlayerFacts, type TieFacts } from "./eligible.ts";
import { lineUpRulesBroken, type NamedPlaces, playersNamed } from "./line-up-rules.ts";
import { readPositionRules } from "./position-rules.ts";

/**
 * The rules that a side breaks by its choice of players for a tie: that of its class, those that its group or edition
 * has switched on, and those of its format, on the day of the tie or on `day`. Who was named before is not asked about.
 * Birth dates are read in the name of the product: of them the one who asks learns no more than that the rule is
 * broken.
 */
export async function eligibilityOf(
	matchId: number,
	side: Side,
	{ named, before, day: asked }: { named: NamedPlaces; before: NamedPlaces; day?: string },
): Promise<EligibilityProblem[]> {
	if (playersNamed(named).length === 0) return [];
	const stored = await tieOf(matchId, side);
	if (!stored) return [];
	const tie = { ...stored, day: asked ?? stored.day };
	const checks = readChecks(tie.own_checks === "none" ? "" : (tie.own_checks ?? tie.checks)) ?? {};
	const rules = readPositionRules(tie.position_rules ?? "") ?? [];
	const then = playersNamed(before);
	const added = playersNamed(named).filter((player) => !then.includes(player));
	const { day, season, sex, admits_women, age_from, age_under } = tie;
	const facts: TieFacts = { day, season, class: { sex, admits_women, age_from, age_under } };
	const people = await asLeagueSystem(async () =>
		factsOf(tie, checks, [...new Set([...playersNamed(named), ...then, ...(await onRoster(tie, checks))])]),
	);
	const byCode = async <R extends { code: string }>(rows: Promise<R[]>) =>
		new Map((await rows).map((row) => [row.code, row]));
	return [
		...eligibilityProblems(
			checks,
			facts,
			people.filter(({ id }) => added.includes(id)),
		),
		...lineUpRulesBroken({
			tie: facts,
			checks,
			rules,
			named,
			before,
			people,
			categories: checks.quotas ? await byCode(allLicenceCategories()) : new Map(),
			classes: rules.length > 0 ? await byCode(db().selectFrom("classes").selectAll().execute()) : new Map(),
		}),
	];
}

const tieOf = (matchId: number, side: Side) =>
	db()
		.selectFrom("matches as m")
		.innerJoin("groups as g", "g.id", "m.group_id")
		.innerJoin("stages as s", "s.id", "g.stage_id")
		.innerJoin("editions as e", "e.id", "s.edition_id")
		.innerJoin("competitions as c", "c.id", "e.competition_id")
		.innerJoin("classes as k", "k.code", "c.class")
		.innerJoin("squads as q", "q.id", side === "home" ? "m.home_squad_id" : "m.away_squad_id")
		.leftJoin("formats as f", "f.code", "g.format")
		.select(["m.id", "m.season", "m.match_date as day", "e.checks", "g.checks as own_checks", "f.position_rules"])
		.select(["k.sex", "k.admits_women", "k.age_from", "k.age_under"])
		.select(["q.id as squad", "q.club_id as club", "q.class", "q.letter"])
		.where("m.id", "=", matchId)
		.executeTakeFirst();
type Tie = NonNullable<Awaited<ReturnType<typeof tieOf>>>;

/** Those who are on the roster of the squad on some day, where a quota counts them. */
async function onRoster({ squad }: Tie, { quotas = [] }: Checks): Promise<number[]> {
	if (!quotas.some(({ per }) => per === "squad")) return [];
	const rows = await db()
		.selectFrom("squad_players")
		.select("player_id")
		.where("squad_id", "=", squad)
		.where("state", "=", "approved")
		.execute();
	return rows.map(({ player_id }) => player_id);
}

async function factsOf(tie: Tie, checks: Checks, ids: readonly number[]): Promise<PlayerFacts[]> {
	const people = await db()
		.selectFrom("players as p")
		.leftJoin("player_details as d", "d.player_id", "p.id")
		.select(["p.id", "p.sex", "d.birth_date"])
		.where("p.id", "in", ids)
		.execute();
	const licences = await db()
		.selectFrom("licences")
		.select(["player_id", "category", "valid_from", "valid_until"])
		.where("player_id", "in", ids)
		.where("season", "=", tie.season)
		.where("state", "=", "approved")
		.execute();
	const stints = await db()
		.selectFrom("stints")
		.select(["player_id", "from_on", "until_on"])
		.where("player_id", "in", ids)
		.where("club_id", "=", tie.club)
		.execute();
	const roster = await db()
		.selectFrom("squad_players")
		.select(["player_id", "rank", "from_on", "until_on"])
		.where("player_id", "in", ids)
		.where("squad_id", "=", tie.squad)
		.where("state", "=", "approved")
		.execute();
	const higher = checks.higher === undefined ? new Map<number, number>() : await higherTies(tie, ids);
	const of = <Row extends { player_id: number }>(rows: Row[], id: number) =>
		rows.filter(({ player_id }) => player_id === id);
	return people.map((person) => ({
		...person,
		licences: of(licences, person.id),
		stints: of(stints, person.id),
		roster: of(roster, person.id),
		higher: higher.get(person.id) ?? 0,
	}));
}

/** In how many earlier ties of the season players played for a squad of the club with an earlier letter. */
async function higherTies(tie: Tie, ids: readonly number[]) {
	const { rows } = await sql<{ player_id: number; count: number }>`
		select n.player_id, count(distinct m.id)::integer as count from rubber_players n
		join rubbers r on r.id = n.rubber_id and r.outcome not in ('not played', 'walkover')
		join matches m on m.id = r.match_id
		join squads q on q.id = case n.side when 'home' then m.home_squad_id else m.away_squad_id end
		where n.player_id = any(${ids}::integer[]) and m.season = ${tie.season} and m.match_date <= ${tie.day}
			and m.id <> ${tie.id}
			and q.club_id = ${tie.club} and q.class = ${tie.class} and q.letter < ${tie.letter}
		group by 1`.execute(db());
	return new Map(rows.map(({ player_id, count }) => [player_id, count]));
}
