import { sql } from "kysely";
import { db } from "../../../base/db/client.server.ts";
import type { Outcome } from "../../../base/outcome.ts";
import { finishedGroups } from "../../competitions/competitions.server.ts";
import { clashesOf, type PlacedTie } from "../../ties/editing/date-clashes.server.ts";
import type { Moment } from "./date-request.ts";
import { isOpen, type RequestState } from "./steps.ts";

/** A tie with what its group says about requests. */
const ties = () =>
	db()
		.selectFrom("matches as m")
		.innerJoin("groups as g", "g.id", "m.group_id")
		.select(["m.id", "m.version", "m.status", "m.phase", "m.match_date", "m.match_time", "m.date_known", "m.venue_id"])
		.select(["m.home_score", "m.home_squad_id", "m.away_squad_id", "g.date_answer_days"])
		.select((eb) => eb("m.group_id", "in", finishedGroups()).$castTo<boolean>().as("is_over"));
export type RequestTie = NonNullable<Awaited<ReturnType<typeof tieOfRequest>>>;

export const tieOfRequest = (id: number) => ties().where("m.id", "=", id).executeTakeFirst();

/**
 * The same, which no one else changes until the transaction ends. Requests of a tie are changed under this lock alone.
 */
export const lockedTie = (id: number) => ties().where("m.id", "=", id).forUpdate("m").executeTakeFirst();

const requests = () =>
	db()
		.selectFrom("date_requests")
		.select(["id", "match_id", "side", "state", "note", "asked_at", "from_date", "from_time", "answer_by"])
		.select(["answer_note", "answered_at", "decision_note", "to_date", "to_time", "ended_at"]);

async function withProposals<R extends { id: number }>(rows: R[]) {
	if (rows.length === 0) return [];
	const ids = rows.map(({ id }) => id);
	const proposals = await db()
		.selectFrom("date_proposals as p")
		.leftJoin("venues as v", "v.id", "p.venue_id")
		.select(["p.id", "p.request_id", "p.match_date", "p.match_time", "p.venue_id", "v.name", "v.name_ar"])
		.where("p.request_id", "in", ids)
		.orderBy("p.ordinal")
		.execute();
	return rows.map((row) => ({ ...row, proposals: proposals.filter(({ request_id }) => request_id === row.id) }));
}
export type DateRequest = Awaited<ReturnType<typeof requestsOfTie>>[number];

/** A request that this scope may see: inside `asSide`, `asLeagueStaff` or `asLeagueSystem`. */
export async function requestById(id: number): Promise<DateRequest | undefined> {
	return (await withProposals(await requests().where("id", "=", id).execute()))[0];
}

/** The requests of a tie, the latest first. */
export const requestsOfTie = async (matchId: number) =>
	withProposals(await requests().where("match_id", "=", matchId).orderBy("id", "desc").limit(30).execute());

/** The same, but for those of squads that no longer play it: for its sides. */
export const requestsOfSides = async (matchId: number) =>
	withProposals(
		await requests()
			.where("match_id", "=", matchId)
			.where(
				sql<boolean>`(home_squad_id is null or (home_squad_id, away_squad_id) = (
					select m.home_squad_id, m.away_squad_id from matches m where m.id = match_id))`,
			)
			.orderBy("id", "desc")
			.limit(30)
			.execute(),
	);

const tiesThatGoOn = () => db().selectFrom("matches").select("id").where("group_id", "not in", finishedGroups());

/**
 * Requests that are not over, those that wait for the league manager first, each by the time that the answer is due.
 */
export async function pendingRequests() {
	const rows = await withProposals(
		await requests()
			.where("ended_at", "is", null)
			.where("match_id", "in", tiesThatGoOn())
			.orderBy("answer_by")
			.orderBy("id")
			.limit(200)
			.execute(),
	);
	const { waiting = [], others = [] } = Object.groupBy(rows, ({ state }) =>
		isOpen("decide", state) ? "waiting" : "others",
	);
	return [...waiting, ...others];
}

/** Something against a date that someone proposes or chooses; `nth` is its number in the form. */
export type DateQuestion = { clash: Awaited<ReturnType<typeof clashesOf>>[number]; nth: number; token: string };

/** The clashes of each of these dates of a tie. A token names the date too: another date is asked about again. */
export async function questionsAbout(tie: RequestTie, dates: readonly (Moment & { nth?: number })[]) {
	const found: DateQuestion[] = [];
	for (const { nth = 0, match_date, match_time, venue_id } of dates) {
		const placed: PlacedTie = { ...tie, match_date, match_time, venue_id: venue_id ?? tie.venue_id };
		for (const clash of await clashesOf(placed))
			found.push({ clash, nth, token: [clash, match_date, match_time ?? "", placed.venue_id ?? ""].join("/") });
	}
	return found;
}

/** The answer to a command about a request. `over` is the state that it is in by now. */
export type DateOutcome = Outcome<{
	gone: true;
	wait: number;
	over: RequestState | "moved";
	problems: Record<string, string>;
	questions: DateQuestion[];
}>;
