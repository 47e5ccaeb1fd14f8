import { sql } from "kysely";
import type { Actor } from "../access/actor.ts";
import { authorize } from "../access/authorize.ts";
import { db } from "../base/db/client.server.ts";
import { riyadhDay } from "../base/locale/format.ts";
import { addRecord, changeRecord } from "../records/change-record.server.ts";
import type { MatchStatus } from "./match.ts";
import { type MatchInput, matchForm } from "./match-form.ts";
import { named } from "./matches.server.ts";

const MATCHES_PER_PAGE = 40;
export const matchSorts = ["-match_date", "match_date"] as const;
export type MatchListFilter = {
	season?: string;
	status?: MatchStatus | "overdue";
	teamId?: number;
	sort: (typeof matchSorts)[number];
	page: number;
};

/** One page of the ties for their editors. `overdue` are those past their day that still wait for a result. */
export async function matchesPage({ season, status, teamId, sort, page }: MatchListFilter, now: Date) {
	let filtered = db().selectFrom("matches");
	if (season !== undefined) filtered = filtered.where("season", "=", season);
	if (status === "overdue")
		filtered = filtered.where("status", "=", "scheduled").where("match_date", "<", riyadhDay(now));
	else if (status !== undefined) filtered = filtered.where("status", "=", status);
	if (teamId !== undefined) filtered = filtered.where(sql<boolean>`${teamId} in (home_team_id, away_team_id)`);
	const direction = sort.startsWith("-") ? "desc" : "asc";
	const rows = await filtered
		.select(["id", "season", "match_date", "match_time", "status", "home_team_id", "away_team_id"])
		.select(["home_score", "away_score", "sequence", "updated_at"])
		.orderBy("match_date", direction)
		.orderBy("match_time", direction)
		.orderBy("id", direction)
		.limit(MATCHES_PER_PAGE)
		.offset((page - 1) * MATCHES_PER_PAGE)
		.execute();
	const { total } = await filtered.select((eb) => eb.fn.countAll<number>().as("total")).executeTakeFirstOrThrow();
	return { rows: await named(rows), total, pages: Math.max(1, Math.ceil(total / MATCHES_PER_PAGE)) };
}

export function matchById(id: number) {
	return db().selectFrom("matches").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Enters a tie and returns its id. Throws 403 without the permission, a ZodError on wrong input. */
export async function createMatch(actor: Actor, input: MatchInput): Promise<number> {
	authorize(actor, "match.manage");
	return addRecord(actor, "match", matchForm.parse(input));
}

/** Enters or changes a tie from its form; a club deleted in between is a problem of its field. */
export async function saveMatch(actor: Actor, id: number | undefined, version: number, input: MatchInput) {
	authorize(actor, "match.manage");
	const match = matchForm.parse(input);
	const known = await db()
		.selectFrom("teams")
		.select("id")
		.where("id", "in", [match.home_team_id, match.away_team_id])
		.execute();
	const missing = (["home_team_id", "away_team_id"] as const).filter(
		(side) => !known.some(({ id }) => id === match[side]),
	);
	if (missing.length > 0)
		return { ok: false, problems: Object.fromEntries(missing.map((side) => [side, "unknownTeam"])) } as const;
	if (id !== undefined) return changeRecord(actor, "match", id, version, match);
	await addRecord(actor, "match", match);
	return { ok: true } as const;
}
