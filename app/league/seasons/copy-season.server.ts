import { sql } from "kysely";
import { type Actor, accountIdOf } from "../../access/actor.ts";
import { authorize } from "../../access/authorize.ts";
import { refuseOwn } from "../../access/own-club.server.ts";
import { audit } from "../../audit/audit.server.ts";
import { db, inTransaction } from "../../base/db/client.server.ts";
import { squadInClass } from "../../people/squads/squad-name.ts";
import { lockNaming } from "../captains/managing/captains.server.ts";
import { groupsOf } from "../competitions/competitions.server.ts";
import { withTables } from "../group-tables/group-table.server.ts";
import { captainsOf } from "./captains-to-copy.server.ts";
import { type CopyLine, type Names, placeOf } from "./copy-lines.ts";
import { copyRows, dryWriter, rowWriter } from "./copy-rows.server.ts";
import { type EndedGroup, endedGroups, groupsToFill } from "./final-groups.server.ts";
import { chosenPlacements, placementsAfter } from "./placements.ts";
import { rostersOf } from "./rosters-to-copy.server.ts";
import { type SeasonFrame, seasonFrame, squadsWithoutGroup } from "./season-frame.server.ts";
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
	const frame = await seasonFrame(from);
	const groups = await endedGroups(await withTables(await groupsOf(from)));
	const between = groupsToFill(groups);
	const proposed = placementsAfter(between);
	const placements = chosenPlacements(proposed, between, choices);
	const ids = groups.flatMap(({ squads }) => squads.map(({ squad }) => squad));
	const [rosters, captains] = [await rostersOf(ids), await captainsOf(ids)];
	const rows = await copyRows({ to, state: "draft", frame, groups, placements, rosters, captains }, dryWriter());
	const lines = [...rows.lines, ...(await linesOfTheRest(from, frame, groups))];
	return { frame, groups, proposed, placements, rosters, captains, counts: countsOf(rows.made), lines };
}
export type CopyPlan = Awaited<ReturnType<typeof planCopy>>;

/** A line for each thing of a season that no placement is about. */
async function linesOfTheRest(season: string, { drafts }: SeasonFrame, groups: readonly EndedGroup[]) {
	const isInFirst = (edition: number, squad: number) =>
		groups.some(
			(each) => each.isFirst && each.edition_id === edition && each.squads.some((own) => own.squad === squad),
		);
	return [
		...drafts.map(({ id, name, name_ar }): CopyLine => ({ key: `draft_${id}`, what: "draft", name, name_ar, of: [] })),
		...groups.flatMap((group) => {
			const later = group.squads.filter(({ squad }) => !isInFirst(group.edition_id, squad));
			const line =
				(what: "laterStage" | "noTies") =>
				({ squad, name, name_ar }: Names & { squad: number }): CopyLine => ({
					key: `squad_${group.id}_${squad}`,
					what,
					name,
					name_ar,
					of: placeOf(group),
				});
			return [...later.map(line("laterStage")), ...group.withoutTies.map(line("noTies"))];
		}),
		...(await squadsWithoutGroup(season)).map(
			(squad): CopyLine => ({ key: `squad_${squad.id}`, what: "noGroup", ...squadInClass(squad), of: [] }),
		),
	];
}

export type Counts = {
	editions: number;
	groups: number;
	squads: number;
	entries: number;
	places: number;
	captains: number;
};
const countsOf = ({
	editions,
	groups,
	squads,
	entries,
	squad_players = [],
	captains = [],
}: Omit<CopiedRows, "season">): Counts => ({
	editions: editions.length,
	groups: groups.length,
	squads: squads.length,
	entries: entries.length,
	places: squad_players.length,
	captains: captains.length,
});

type Wishes = {
	choices: Choices;
	state: CopyState;
	undecidedStay?: boolean;
	/** Whether new squads get the players of their rosters who are at the club today. */
	withRosters?: boolean;
	/** Whether the captains of squads act for those that are new, too. */
	withCaptains?: boolean;
};

export type CopyOutcome =
	| { ok: true; id: number; counts: Counts; lines: CopyLine[] }
	| { ok: false; problem: "undecided" | "nothing" };

/**
 * Makes the next season as its plan says, all of it or nothing. Refused while a squad that staff decide about has no
 * group; `undecidedStay` leaves those where they were.
 */
export async function copySeason(
	actor: Actor,
	{ from, to }: Seasons,
	{ choices, state, undecidedStay = false, withRosters = false, withCaptains = false }: Wishes,
): Promise<CopyOutcome> {
	authorize(actor, "league.manage");
	if (withCaptains) authorize(actor, "captain.manage");
	return inTransaction(async () => {
		await sql`select pg_advisory_xact_lock(hashtext('season-copy'))`.execute(db());
		if (withCaptains) await lockNaming();
		const { frame, groups, placements, rosters, captains } = await planCopy({ from, to }, choices);
		if (frame.editions.length === 0) return { ok: false, problem: "nothing" };
		await refuseOwn(actor, { groups: groups.map(({ id }) => id) });
		if (!undecidedStay && placements.some((placement) => placement.to === undefined))
			return { ok: false, problem: "undecided" };
		const decided = placements.map((placement) =>
			placement.to === undefined ? { ...placement, to: placement.from } : placement,
		);
		const season = await openLike(from, to);
		const along = {
			rosters: withRosters ? rosters : new Map(),
			captains: withCaptains ? captains : new Map(),
		};
		const rows = await copyRows(
			{ to, state, frame, groups, placements: decided, ...along },
			rowWriter(accountIdOf(actor)),
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
		for (const { squad_id, account_id } of rows.made.captains)
			await audit(actor, "captain.named", `squad:${squad_id}`, { account: account_id });
		return { ok: true, id, counts, lines: rows.lines };
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
