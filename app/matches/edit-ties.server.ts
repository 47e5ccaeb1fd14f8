import { sql } from "kysely";
import type { z } from "zod";
import type { Actor } from "../access/actor.ts";
import { authorize } from "../access/authorize.ts";
import { db } from "../base/db/client.server.ts";
import { totalOf } from "../base/db/total.server.ts";
import { riyadhDay } from "../base/locale/format.ts";
import { addRecord, changeRecord } from "../records/change-record.server.ts";
import type { TieStatus } from "./tie.ts";
import { isUnlikely, type TieInput, tieForm } from "./tie-form.ts";
import { named, seasonByName } from "./ties.server.ts";

const TIES_PER_PAGE = 40;
export const tieSorts = ["-match_date", "match_date"] as const;
export type TieListFilter = {
	season?: string;
	status?: TieStatus | "overdue";
	clubId?: number;
	sort: (typeof tieSorts)[number];
	page: number;
};

/** One page of the ties for their editors. `overdue` are those past their day that still wait for a result. */
export async function tiesPage({ season, status, clubId, sort, page }: TieListFilter, now: Date) {
	let filtered = db().selectFrom("matches");
	if (season !== undefined) filtered = filtered.where("season", "=", season);
	if (status === "overdue")
		filtered = filtered.where("status", "=", "scheduled").where("match_date", "<", riyadhDay(now));
	else if (status !== undefined) filtered = filtered.where("status", "=", status);
	if (clubId !== undefined) filtered = filtered.where(sql<boolean>`${clubId} in (home_team_id, away_team_id)`);
	const direction = sort.startsWith("-") ? "desc" : "asc";
	const rows = await filtered
		.select(["id", "season", "match_date", "match_time", "status", "home_team_id", "away_team_id"])
		.select(["home_score", "away_score", "sequence", "updated_at"])
		.orderBy("match_date", direction)
		.orderBy("match_time", direction)
		.orderBy("id", direction)
		.limit(TIES_PER_PAGE)
		.offset((page - 1) * TIES_PER_PAGE)
		.execute();
	const total = await totalOf(filtered);
	return { rows: await named(rows), total, pages: Math.max(1, Math.ceil(total / TIES_PER_PAGE)) };
}

export function tieById(id: number) {
	return db().selectFrom("matches").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Enters a tie and returns its id. Throws 403 without the permission, a ZodError on wrong input. */
export async function createTie(actor: Actor, input: TieInput): Promise<number> {
	authorize(actor, "match.manage");
	return addRecord(actor, "match", tieForm.parse(input));
}

/**
 * Enters or changes a tie from its form; a club deleted in between is a problem of its field. Asks back, unless `accepted` says that it is
 * meant, about a second tie of the same clubs on one day, a completed tie without scores, one whose day is ahead, and a score that is unlikely.
 */
export async function saveTie(
	actor: Actor,
	id: number | undefined,
	version: number,
	tie: z.output<typeof tieForm>,
	accepted: string[],
) {
	authorize(actor, "match.manage");
	const problems = await problemsOfTie(tie);
	if (Object.keys(problems).length > 0) return { ok: false, problems } as const;
	const questions = await questionsOfTie(id, tie, riyadhDay(new Date()));
	if (questions.some((question) => !accepted.includes(question))) return { ok: false, questions } as const;
	if (id !== undefined) return changeRecord(actor, "match", id, version, tie);
	await addRecord(actor, "match", tie);
	return { ok: true } as const;
}

async function problemsOfTie(tie: z.output<typeof tieForm>): Promise<Record<string, string>> {
	const sides = ["home_team_id", "away_team_id"] as const;
	const known = await db()
		.selectFrom("teams")
		.select("id")
		.where(
			"id",
			"in",
			sides.map((side) => tie[side]),
		)
		.execute();
	const missing = sides.filter((side) => !known.some(({ id }) => id === tie[side]));
	const problems = Object.fromEntries(missing.map((side) => [side, "unknownClub"]));
	return (await seasonByName(tie.season)) ? problems : { ...problems, season: "unknownSeason" };
}

/** The fields that each question is about. */
export const questionFields = {
	sameTie: ["home_team_id", "away_team_id", "match_date", "status"],
	noScores: ["status", "home_score", "away_score"],
	playedAhead: ["status", "match_date"],
	unlikelyScore: ["home_score", "away_score"],
};

async function questionsOfTie(id: number | undefined, tie: z.output<typeof tieForm>, today: string): Promise<string[]> {
	const completed = tie.status === "completed";
	return [
		(await hasTwin(id, tie)) && "sameTie",
		completed && tie.home_score === null && "noScores",
		completed && tie.match_date > today && "playedAhead",
		isUnlikely(tie) && "unlikelyScore",
	].filter((question) => typeof question === "string");
}

/** Whether another tie of the same two clubs, at either's home, is on the same day. */
async function hasTwin(id: number | undefined, tie: z.output<typeof tieForm>): Promise<boolean> {
	const twin = await db()
		.selectFrom("matches")
		.select("id")
		.where("match_date", "=", tie.match_date)
		.where("status", "<>", "cancelled")
		.where("home_team_id", "in", [tie.home_team_id, tie.away_team_id])
		.where("away_team_id", "in", [tie.home_team_id, tie.away_team_id])
		.where("id", "<>", id ?? 0)
		.executeTakeFirst();
	return twin !== undefined;
}
