import { sql } from "kysely";
import { type Actor, accountIdOf } from "../../access/actor.ts";
import { authorize } from "../../access/authorize.ts";
import { refuseOwn } from "../../access/own-club.server.ts";
import { audit } from "../../audit/audit.server.ts";
import { db, inTransaction } from "../../base/db/client.server.ts";
import { copyRows, dryWriter, rowWriter, type UnchangedRows } from "./copy-rows.server.ts";
import { endedGroups, groupsToFill } from "./final-groups.server.ts";
import { chosenPlacements, placementsAfter } from "./placements.ts";
import { rostersOf } from "./rosters-to-copy.server.ts";
import type { CopiedRows } from "./tables.ts";

export type Seasons = { from: string; to: string };
type Choices = Record<string, string>;
export const editionStates = ["draft", "entries", "running"] as const;
type CopyState = (typeof editionStates)[number];

/**
 * The next season as it would be: each squad with its placement, and the rows that would be added or kept. Nothing is
 * written.
 */
export async function planCopy({ from, to }: Seasons, choices: Choices) {
	const groups = await endedGroups(from);
	const between = groupsToFill(groups);
	const proposed = placementsAfter(between);
	const placements = chosenPlacements(proposed, between, choices);
	const rosters = await rostersOf(groups.flatMap(({ squads }) => squads.map(({ squad }) => squad)));
	const rows = await copyRows({ to, state: "draft", groups, placements, rosters }, dryWriter());
	return { groups, proposed, placements, rosters, counts: countsOf(rows.made), already: rows.kept };
}
export type CopyPlan = Awaited<ReturnType<typeof planCopy>>;

export type Counts = { editions: number; groups: number; squads: number; entries: number; places: number };
const countsOf = ({ editions, groups, squads, entries, squad_players = [] }: Omit<CopiedRows, "season">): Counts => ({
	editions: editions.length,
	groups: groups.length,
	squads: squads.length,
	entries: entries.length,
	places: squad_players.length,
});

type Wishes = {
	choices: Choices;
	state: CopyState;
	undecidedStay?: boolean;
	/** Whether new squads get the players of their rosters who are at the club today. */
	withRosters?: boolean;
};

export type CopyOutcome =
	| { ok: true; id: number; counts: Counts; already: UnchangedRows }
	| { ok: false; problem: "undecided"; squads: { name: string; name_ar: string }[] }
	| { ok: false; problem: "nothing" };

/**
 * Makes the next season as its plan says, all of it or nothing. Refused while a squad that staff decide about has no
 * group; `undecidedStay` leaves those where they were.
 */
export async function copySeason(
	actor: Actor,
	{ from, to }: Seasons,
	{ choices, state, undecidedStay = false, withRosters = false }: Wishes,
): Promise<CopyOutcome> {
	authorize(actor, "league.manage");
	return inTransaction(async () => {
		await sql`select pg_advisory_xact_lock(hashtext('season-copy'))`.execute(db());
		const { groups, placements, rosters } = await planCopy({ from, to }, choices);
		if (groups.length === 0) return { ok: false, problem: "nothing" };
		await refuseOwn(actor, { groups: groups.map(({ id }) => id) });
		const undecided = placements.filter((placement) => placement.to === undefined);
		if (undecided.length > 0 && !undecidedStay) {
			const all = groups.flatMap(({ squads }) => squads);
			const named = undecided.flatMap(({ squad }) => all.find((each) => each.squad === squad) ?? []);
			return { ok: false, problem: "undecided", squads: named.map(({ name, name_ar }) => ({ name, name_ar })) };
		}
		const decided = placements.map((placement) =>
			placement.to === undefined ? { ...placement, to: placement.from } : placement,
		);
		const season = await openLike(from, to);
		const rows = await copyRows(
			{ to, state, groups, placements: decided, rosters: withRosters ? rosters : new Map() },
			rowWriter,
		);
		const counts = countsOf(rows.made);
		if (Object.values(counts).every((count) => count === 0)) return { ok: false, problem: "nothing" };
		const { id } = await db()
			.insertInto("season_copies")
			.values({
				from_season: from,
				to_season: to,
				made: JSON.stringify({ ...rows.made, season }),
				copied_by_id: accountIdOf(actor),
			})
			.returning("id")
			.executeTakeFirstOrThrow();
		await audit(actor, "season.copied", `season-copy:${id}`, { copied_from: from, season: to, ...counts });
		return { ok: true, id, counts, already: rows.kept };
	});
}

/** Opens a season with the points of another; false where it was open. */
async function openLike(from: string, to: string): Promise<boolean> {
	const { numInsertedOrUpdatedRows } = await db()
		.insertInto("seasons")
		.columns(["name", "points_win", "points_draw", "points_loss"])
		.expression((eb) =>
			eb
				.selectFrom("seasons")
				.select([eb.val(to).as("name"), "points_win", "points_draw", "points_loss"])
				.where("name", "=", from),
		)
		.onConflict((conflict) => conflict.doNothing())
		.executeTakeFirstOrThrow();
	return numInsertedOrUpdatedRows !== 0n;
}

/** The copies that were not taken back, the latest first. */
export const lastCopies = () =>
	db()
		.selectFrom("season_copies")
		.select(["id", "from_season", "to_season", "copied_at"])
		.where("undone_at", "is", null)
		.orderBy("id", "desc")
		.limit(10)
		.execute();
