import { type RawBuilder, sql } from "kysely";
import { db } from "../../base/db/client.server.ts";
import { rememberForPages } from "../../base/db/remembered/remember.server.ts";
import { ownRule, ruleOfDay } from "../rule-sets/own-rule.server.ts";
import { hasSheets } from "./depth.ts";

/** Groups with their stage, edition and competition. */
const groupsWithin = () =>
	db()
		.selectFrom("groups as g")
		.innerJoin("stages as s", "s.id", "g.stage_id")
		.innerJoin("editions as e", "e.id", "s.edition_id")
		.innerJoin("competitions as c", "c.id", "e.competition_id")
		.innerJoin("seasons as x", "x.name", "e.season")
		.leftJoin("formats as f", "f.code", "g.format")
		.select(["g.id", "g.name", "g.name_ar", "g.tier", "g.legs", "g.rule_set", "g.zones", "g.is_default", "g.version"])
		.select(["g.points_win", "g.points_draw", "g.points_loss", "g.points_walkover_loss", "g.format"])
		.select(["x.points_win as season_win", "x.points_draw as season_draw", "x.points_loss as season_loss"])
		.select(["f.order_of_play", "f.wins_needed", "f.best_of", "f.points_to"])
		.select([ownRule().as("own_rule"), ruleOfDay().as("rule_of_day")])
		.select([
			"s.id as stage_id",
			"s.ordinal as stage",
			"s.kind as stage_kind",
			"e.id as edition_id",
			"e.season",
			"e.state",
			"e.keeps_half",
		])
		.select(["c.slug", "c.name as competition", "c.name_ar as competition_ar", "c.is_default as of_default"])
		.select("c.class")
		.orderBy("c.is_default", "desc")
		.orderBy("c.sort_order")
		.orderBy("c.id")
		.orderBy("s.ordinal")
		.orderBy("g.is_default", "desc")
		.orderBy("g.tier")
		.orderBy("g.sort_order")
		.orderBy("g.id");

export type Group = Awaited<ReturnType<typeof groupsOf>>[number];

/** The groups of a season's competitions that are not drafts, in the order of staff. */
export const groupsOf = (season: string) =>
	rememberForPages(`groups of ${season}`, () =>
		groupsWithin().where("e.season", "=", season).where("e.state", "<>", "draft").execute(),
	);

/** The groups of an edition, be it a draft. */
export const groupsOfEdition = (edition: number) => groupsWithin().where("e.id", "=", edition).execute();

/** The groups of all editions that are no drafts. */
export const shownGroups = () =>
	rememberForPages("shown groups", () => groupsWithin().where("e.state", "<>", "draft").execute());

/** A group of an edition that is no draft. */
export const shownGroup = (id: number) =>
	rememberForPages(`group ${id}`, () =>
		groupsWithin().where("g.id", "=", id).where("e.state", "<>", "draft").executeTakeFirst(),
	);

export const groupById = (id: number) => groupsWithin().where("g.id", "=", id).executeTakeFirst();

/** The group whose table is the season's; undefined while the season has no tie. */
export const defaultGroup = async (season: string) =>
	(await groupsOf(season)).find((group) => group.of_default && group.is_default);

/** The group that a tie without one gets; it is made when the season has none. Use it inside a transaction. */
export async function usualGroup(season: string): Promise<number> {
	const { rows } = await sql<{ id: number }>`select default_group(${season}) as id`.execute(db());
	if (!rows[0]) throw new Error("A season has a default group.");
	return rows[0].id;
}

/** The groups of the season's first competition. */
export const defaultCompetitionGroups = async (season: string) =>
	(await groupsOf(season)).filter((group) => group.of_default).map(({ id }) => id);

/** The competition whose table and ties are the season's; each database has one. */
export const defaultCompetition = () =>
	rememberForPages("default competition", () =>
		db()
			.selectFrom("competitions")
			.select(["name", "name_ar", "class"])
			.where("is_default", "=", true)
			.executeTakeFirstOrThrow(),
	);

/** The groups of editions in preparation, as part of another query. */
export const draftGroups = () =>
	db()
		.selectFrom("groups as dg")
		.innerJoin("stages as ds", "ds.id", "dg.stage_id")
		.innerJoin("editions as de", "de.id", "ds.edition_id")
		.where("de.state", "=", "draft")
		.select("dg.id");

/** The groups of editions that are over, as part of another query: nothing in them waits for anyone. */
export const finishedGroups = () =>
	db()
		.selectFrom("groups as fg")
		.innerJoin("stages as fs", "fs.id", "fg.stage_id")
		.innerJoin("editions as fe", "fe.id", "fs.edition_id")
		.where("fe.state", "=", "finished")
		.select("fg.id");

/** The ids of these groups among those that visitors see. */
export const shownFinishedGroups = async () =>
	new Set((await shownGroups()).flatMap(({ id, state }) => (state === "finished" ? id : [])));

/**
 * The editions that are no drafts: the first competition first, then in the order of staff; the latest season first.
 */
export const shownEditions = () =>
	rememberForPages("shown editions", () =>
		db()
			.selectFrom("editions as e")
			.innerJoin("competitions as c", "c.id", "e.competition_id")
			.innerJoin("classes as k", "k.code", "c.class")
			.select(["e.id", "c.slug", "c.name", "c.name_ar", "c.kind", "c.class", "k.sex", "c.is_default", "e.season"])
			.select("e.state")
			.where("e.state", "<>", "draft")
			.orderBy("c.is_default", "desc")
			.orderBy("c.sort_order")
			.orderBy("c.id")
			.orderBy("e.season", "desc")
			.execute(),
	);

/** The seasons of these and the present one, newest first: one that is only being prepared is known to staff alone. */
export const shownSeasons = async (current: string) =>
	[...new Set([current, ...(await shownEditions()).map(({ season }) => season)])].sort((a, b) => b.localeCompare(a));

/** Whether the season's own pages show all of the edition that has these groups. */
export const isLeagueOf = (groups: readonly Pick<Group, "of_default" | "is_default">[]) =>
	groups.length === 1 && groups.every(({ of_default, is_default }) => of_default && is_default);

/**
 * The competitions of a season, as links name them. The first one is the league of the season's own pages where these
 * show all of it: where it has one group.
 */
export async function competitionLinks(season: string, current: string) {
	const groups = await groupsOf(season);
	return (await shownEditions())
		.filter((edition) => edition.season === season)
		.map(({ id, slug, name, name_ar, is_default }) => {
			const isLeague = is_default && isLeagueOf(groups.filter(({ edition_id }) => edition_id === id));
			return { slug, name, name_ar, season, is_default, isLeague, isCurrent: season === current };
		});
}

/**
 * The squads of a group, with their club and the state of their entry. `has_tie` is false for one that meets no other:
 * in a default group, which ties enter squads into by themselves, the tie may be gone.
 */
export const entriesOf = (groupId: number) => entriesWithin(groupId).execute();
/** The same of several groups. */
export const entriesIn = (groups: readonly number[]) =>
	entries()
		.select("n.group_id")
		.where("n.group_id", "in", [...groups, 0])
		.execute();
export const entriesWithin = (group: OneGroup) => entries().where("n.group_id", "=", group);
/** A group, or that of the query which this one is part of. */
export type OneGroup = number | RawBuilder<number>;
const entries = () =>
	db()
		.selectFrom("entries as n")
		.innerJoin("squads as q", "q.id", "n.squad_id")
		.innerJoin("teams as t", "t.id", "q.club_id")
		.select(["n.id", "n.squad_id", "n.seed", "n.start_points", "n.state", "n.since", "n.results", "n.version"])
		.select(["q.club_id", "q.letter", "q.name as own_name", "q.name_ar as own_name_ar"])
		.select(["t.name", "t.name_ar", "t.logo_url"])
		.select((eb) =>
			eb
				.exists(
					eb
						.selectFrom("matches as m")
						.select("m.id")
						.whereRef("m.group_id", "=", "n.group_id")
						.where((or) =>
							or.or([or("m.home_squad_id", "=", or.ref("q.id")), or("m.away_squad_id", "=", or.ref("q.id"))]),
						),
				)
				.$castTo<boolean>()
				.as("has_tie"),
		)
		.orderBy("n.seed")
		.orderBy("t.name")
		.orderBy("q.letter");

export const adjustmentColumns = ["id", "squad_id", "points", "reason", "reason_ar", "decided_on"] as const;
export const adjustmentsOf = (groupId: number) => adjustmentsWithin(groupId).execute();
export const adjustmentsWithin = (group: OneGroup) =>
	db()
		.selectFrom("adjustments")
		.select(adjustmentColumns)
		.where("group_id", "=", group)
		.orderBy("decided_on")
		.orderBy("id");

/** Whether the ties of a group have a sheet: its edition asks for one, and the group has a format. */
export async function hasSheetsIn(groupId: number): Promise<boolean> {
	const group = await db()
		.selectFrom("groups as g")
		.innerJoin("stages as s", "s.id", "g.stage_id")
		.innerJoin("editions as e", "e.id", "s.edition_id")
		.select(["g.format", "e.depth"])
		.where("g.id", "=", groupId)
		.executeTakeFirst();
	return group !== undefined && group.format !== null && hasSheets(group.depth);
}
