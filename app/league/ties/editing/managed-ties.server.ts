import { type ExpressionBuilder, sql } from "kysely";
import { db } from "../../../base/db/client.server.ts";
import type { Database } from "../../../base/db/database.ts";
import { totalOf } from "../../../base/db/remembered/total.server.ts";
import { isOneOf } from "../../../base/literals.ts";
import { riyadhDay } from "../../../base/locale/format.ts";
import { finishedGroups } from "../../competitions/competitions.server.ts";
import { groupChoices } from "../../competitions/groups/group-choices.server.ts";
import type { Phase, TieStatus } from "../../tie.ts";
import { namedInClass, tieColumns } from "../ties.server.ts";

const TIES_PER_PAGE = 40;
export const tieSorts = ["-match_date", "match_date"] as const;
/** Those that wait for a result, whose day is not agreed, or far from their season. */
export const tieQuestions = ["overdue", "undated", "misdated"] as const;
type TieQuestion = (typeof tieQuestions)[number];

export type TieListFilter = {
	season?: string;
	/** A status, a phase of one, or a question that staff have about ties. */
	status?: TieStatus | Phase | TieQuestion;
	competitionId?: number;
	groupId?: number;
	round?: number;
	venueId?: number;
	clubId?: number;
	sort: (typeof tieSorts)[number];
	page: number;
};

/** One page of the ties for their editors, with their competition and group where there are several. */
export async function tiesPage({ sort, page, ...filter }: TieListFilter, now: Date) {
	const filtered = db()
		.selectFrom("matches")
		.where((eb) => matching(eb, filter, riyadhDay(now)));
	const direction = sort.startsWith("-") ? "desc" : "asc";
	const rows = await filtered
		.select(tieColumns)
		.orderBy("match_date", direction)
		.orderBy("match_time", direction)
		.orderBy("id", direction)
		.limit(TIES_PER_PAGE)
		.offset((page - 1) * TIES_PER_PAGE)
		.execute();
	const total = await totalOf(filtered);
	const groups = await groupChoices();
	const isPlain = groups.every(({ of_default, is_default }) => of_default && is_default);
	const placed = (await namedInClass(rows)).map((tie) => ({
		...tie,
		group: isPlain ? undefined : groups.find(({ id }) => id === tie.group_id),
	}));
	return { rows: placed, total, pages: Math.max(1, Math.ceil(total / TIES_PER_PAGE)) };
}

function matching(
	eb: ExpressionBuilder<Database, "matches">,
	{ season, status, competitionId, groupId, round, venueId, clubId }: Omit<TieListFilter, "sort" | "page">,
	today: string,
) {
	const all = [
		season !== undefined && eb("season", "=", season),
		groupId !== undefined && eb("group_id", "=", groupId),
		round !== undefined && eb("round", "=", round),
		venueId !== undefined && eb("venue_id", "=", venueId),
		clubId !== undefined && sql<boolean>`${clubId} in (home_team_id, away_team_id)`,
		competitionId !== undefined &&
			eb(
				"group_id",
				"in",
				eb
					.selectFrom("groups as g")
					.innerJoin("stages as s", "s.id", "g.stage_id")
					.innerJoin("editions as e", "e.id", "s.edition_id")
					.select("g.id")
					.where("e.competition_id", "=", competitionId),
			),
		status === "undated" &&
			eb.and([
				eb("date_known", "=", false),
				eb("status", "=", "scheduled"),
				eb("group_id", "not in", finishedGroups()),
			]),
		status === "overdue" && waitingBefore(eb, today),
		status === "misdated" && misdated,
		status !== undefined &&
			!isOneOf(tieQuestions, status) &&
			(status === "scheduled" || status === "completed" || status === "cancelled"
				? eb("status", "=", status)
				: eb("phase", "=", status)),
	];
	return eb.and(all.filter((each) => each !== false));
}

/** Ties on a day that is neither of their season nor of one beside it (docs/rules/league.md#ties), as a Hijri year. */
export const misdatedIn = (ties: string) => {
	const year = sql`left(${sql.ref(`${ties}.season`)}, 4)::integer`;
	return sql<boolean>`extract(year from ${sql.ref(`${ties}.match_date`)}) not between ${year} - 1 and ${year} + 2`;
};
export const misdated = misdatedIn("matches");

/**
 * Ties of an agreed day before this one that wait for their result; one that is postponed has no day, and in an edition
 * that is over none waits.
 */
export const waitingBefore = (eb: ExpressionBuilder<Database, "matches">, day: string) =>
	eb.and([
		eb("group_id", "not in", finishedGroups()),
		eb("status", "=", "scheduled"),
		eb("match_date", "<", day),
		eb("date_known", "=", true),
		eb("phase", "is distinct from", "postponed"),
	]);

/** The rounds that ties of these groups have, in their order. */
export async function roundNumbers(groupIds: number[]): Promise<number[]> {
	if (groupIds.length === 0) return [];
	const rows = await db()
		.selectFrom("matches")
		.select("round")
		.distinct()
		.where("group_id", "in", groupIds)
		.where("round", "is not", null)
		.orderBy("round")
		.execute();
	return rows.flatMap(({ round }) => round ?? []);
}
