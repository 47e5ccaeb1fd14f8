import { sql } from "kysely";
import { db } from "../../../base/db/client.server.ts";
import { rememberForPages } from "../../../base/db/remembered/remember.server.ts";
import { decisionOfTie } from "../../../decisions/published-decisions.server.ts";
import { draftGroups, shownGroup } from "../../competitions/competitions.server.ts";
import { roundOf } from "../../competitions/rounds/rounds.server.ts";
import { withEndings } from "../../group-tables/endings.server.ts";
import { endingFor } from "../../ranking/ending.ts";
import { published } from "../../tie.ts";
import { named, tieColumns } from "../ties.server.ts";
import { placeOf } from "./place-of.server.ts";

/** A tie with its competition, place, dates and reason; undefined for one that is not there or not published yet. */
export const shownTie = (id: number) => rememberForPages(`tie ${id}`, () => readTie(id));
export type ShownTie = NonNullable<Awaited<ReturnType<typeof readTie>>>;

async function readTie(id: number) {
	const row = await db()
		.selectFrom("matches")
		.select(tieColumns)
		.select(["planned_date", "reason", "reason_ar", "score_source", "corrected_on"])
		.where("id", "=", id)
		.executeTakeFirst();
	const group = row && (await shownGroup(row.group_id));
	if (!row || !group) return undefined;
	const [tie] = await named([published(row)]);
	if (!tie) return undefined;
	const { id: group_id, stage_id, slug, season, name, name_ar, competition, competition_ar } = group;
	const within = { id: group_id, slug, season, name, name_ar, competition, competition_ar };
	return {
		...tie,
		group: within,
		round_names: await roundOf(stage_id, tie.round),
		place: await placeOf(tie),
		decision: await decisionOfTie(id),
	};
}

/** The ties that have a page. */
export const shownTieIds = () =>
	rememberForPages("tie ids", async () => {
		const rows = await db()
			.selectFrom("matches")
			.select("id")
			.where("group_id", "not in", draftGroups())
			.orderBy("id")
			.execute();
		return rows.map(({ id }) => id);
	});

const MOST_FORMER_DATES = 50;

/** The latest days and times that a tie had before, the first one first. */
export const formerDatesOf = async (id: number) => {
	const rows = await db()
		.selectFrom("former_dates")
		.select(["id", "match_date", "match_time", "moved_at"])
		.where("match_id", "=", id)
		.orderBy("id", "desc")
		.limit(MOST_FORMER_DATES)
		.execute();
	return rows.reverse();
};

/** The side that opened the other's line-up without having handed in its own, and when. */
export async function openedFirst(id: number) {
	const rows = await db()
		.selectFrom("lineups")
		.select(["side", "opened_first_at as at"])
		.where("match_id", "=", id)
		.where("opened_first_at", "is not", null)
		.execute();
	return rows.flatMap(({ side, at }) => (at ? [{ side, at }] : []));
}
export type FirstOpening = Awaited<ReturnType<typeof openedFirst>>;

/** Clubs that have met more often than this have met for longer than anyone asks. */
const MOST_MEETINGS = 500;

/**
 * The ties between the clubs of a tie before it that their tables count, the latest first, each as the home club of
 * this one sees it.
 */
export async function meetingsBefore({ id, match_date, home_team_id: home, away_team_id: away }: ShownTie) {
	const rows = await db()
		.selectFrom("matches")
		.select(tieColumns)
		.where("status", "=", "completed")
		.where(sql<boolean>`(match_date, id) < (${match_date}::date, ${id}::integer)`)
		.where((eb) =>
			eb.or([
				eb.and([eb("home_team_id", "=", home), eb("away_team_id", "=", away)]),
				eb.and([eb("home_team_id", "=", away), eb("away_team_id", "=", home)]),
			]),
		)
		.where("group_id", "not in", draftGroups())
		.orderBy("match_date", "desc")
		.orderBy("id", "desc")
		.limit(MOST_MEETINGS)
		.execute();
	const meetings = await withEndings(await named(rows));
	return meetings.flatMap(({ ending, ...meeting }) =>
		ending ? [{ ...meeting, ...endingFor(home, meeting, ending) }] : [],
	);
}
