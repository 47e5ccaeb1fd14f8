import { type RawBuilder, sql } from "kysely";
import { db } from "../../base/db/client.server.ts";
import { startOfDay } from "../../base/locale/format.ts";
import { endOfWorkingDays, type Holiday } from "../../base/locale/working-calendar.ts";
import { machineText } from "../../base/typed/machine-text.ts";
import { searchLabels } from "../case/tokens/labels.ts";
import { tokensOf } from "../case/tokens/token.server.ts";
import { NEAR_DAYS } from "../deadlines/deadlines.ts";
import { isLinkedWith } from "../linked/linked-cases.server.ts";
import type { DeskFilter, Sort } from "./desk-filter.ts";

type Order = {
	keys: (of: string) => string[];
	descending: boolean;
	/** The first key as a text, where work on a case changes it, and its type. */
	rank?: { of: string; type: string };
};

/**
 * Whose turn it is is due then: a case waits for the federation or for its complainant. As the index of the list has
 * it.
 */
const dueIn = (of: string) => `coalesce(${of}.due_at, ${of}.answer_due_at, 'infinity'::timestamptz)`;

const moment = (column: string) =>
	`case when isfinite(${column}) then to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')
		else 'infinity' end`;

/**
 * The orders of a page. The id breaks equal values; of cases that are due at one moment, or never, the newest comes
 * first.
 */
const orders: Record<Sort, Order> = {
	due: {
		keys: (of) => [dueIn(of), `('2000-01-01 00:00:00+00'::timestamptz - ${of}.created_at)`],
		descending: false,
		rank: { of: moment("coalesce(due_at, answer_due_at)"), type: "timestamptz" },
	},
	created: { keys: (of) => [`${of}.created_at`], descending: true },
	updated: {
		keys: (of) => [`${of}.last_updated_at`],
		descending: true,
		rank: { of: moment("last_updated_at"), type: "timestamptz" },
	},
	priority: {
		keys: (of) => [`${of}.priority`, `${of}.created_at`],
		descending: true,
		rank: { of: "priority::text", type: "complaint_priority" },
	},
};

type DeskQuery = { filter: DeskFilter; me: string; holidays: readonly Holiday[]; now: Date };

/**
 * The searched words of a filter, undefined when they are gone, and the condition that has them; `areCommon` when more
 * cases than FEW_CASES have them. Runs in the staff's scope.
 */
export async function searchOf({ search }: DeskFilter) {
	const words = search && (await wordsOf(search));
	const { condition, areCommon = false } = (words && (await holding(words))) || {};
	return { words: words || undefined, condition, areCommon };
}

/** Cases that a filter lets through; `words` says which have those searched for. */
export function filtered({ filter, me, holidays, now }: DeskQuery, words: RawBuilder<boolean> | undefined) {
	const { status, dispute_type, priority, assigned, due, unread, from, until, linked } = filter;
	let query = db().selectFrom("desk_cases as c");
	if (status !== undefined) query = query.where("c.status", "=", status);
	if (dispute_type !== undefined) query = query.where("c.dispute_type", "=", dispute_type);
	if (priority !== undefined) query = query.where("c.priority", "=", priority);
	if (assigned === "none") query = query.where("c.assigned_to_id", "is", null);
	else if (assigned !== undefined) query = query.where("c.assigned_to_id", "=", assigned === "me" ? me : assigned);
	const dueAt = sql<Date>`${sql.raw(dueIn("c"))}`;
	if (due === "late" || due === "answer") query = query.where(dueAt, "<", now);
	if (due === "answer") query = query.where("c.answer_due_at", "is not", null);
	if (due === "near")
		query = query
			.where(dueAt, ">=", now)
			.where(dueAt, "<=", endOfWorkingDays(now, NEAR_DAYS, holidays))
			.where("c.answer_due_at", "is", null);
	if (unread !== undefined)
		query = query.where(
			"c.id",
			"in",
			db().selectFrom("desk_unread").select("complaint_id").where("account_id", "=", me),
		);
	if (from !== undefined) query = query.where("c.created_at", ">=", startOfDay(from));
	if (until !== undefined) query = query.where("c.created_at", "<", startOfDay(until, 1));
	if (linked !== undefined) query = query.where(isLinkedWith(linked));
	return words === undefined ? query : query.where(words);
}

type Search = { condition: RawBuilder<boolean>; areCommon?: boolean };

/**
 * More cases than this that have the words are read in the order of the list, which soon fills a page; fewer are found
 * first, then ordered.
 */
const FEW_CASES = 3000;

/**
 * Whether a case has the words in its reference, or in the names, phones, addresses and organizations of its people and
 * its tie (docs/rules/complaints.md#desk). Undefined for signs that are no letters, which narrow nothing. Runs in the
 * staff's scope.
 */
async function holding(words: string): Promise<Search | undefined> {
	const reference = machineText(words.replace(/\s/g, ""));
	if (/^\d{4}-\d{1,6}$/.test(reference)) return { condition: sql`c.case_reference like ${`${reference}%`}` };
	const labels = searchLabels(words);
	if (!labels) return /[\p{L}\p{N}]/u.test(words) ? { condition: sql`false` } : undefined;
	const all = sql`tokens @> ${tokensOf(labels.all)}::bigint[]`;
	const has = labels.or ? sql`(${all} or tokens @> ${tokensOf([labels.or])}::bigint[])` : all;
	const { rows } = await sql<{ count: number }>`
		select count(*)::int as count from (select from desk_tokens where ${has} limit ${FEW_CASES + 1}) few`.execute(db());
	// Neither is left to the planner, which takes rare words for common ones: an array is looked up by id, and "offset
	// 0" is asked for each case.
	return (rows[0]?.count ?? 0) > FEW_CASES
		? {
				condition: sql`exists (select from desk_tokens where complaint_id = c.id and ${has} offset 0)`,
				areCommon: true,
			}
		: { condition: sql`c.id = any(array(select complaint_id from desk_tokens where ${has}))` };
}

/** The order of a list, or its reverse, and the condition of the cases behind one of them. */
export function inOrder(sort: Sort, { backwards = false } = {}) {
	const { keys, descending, rank: ranked } = orders[sort];
	const down = descending !== backwards;
	return {
		order: sql.raw([...keys("c"), "c.id"].map((key) => `${key} ${down ? "desc" : "asc"}`).join(", ")),
		behind: (id: string, rank?: string) => {
			const first = ranked && rank !== undefined ? sql`${rank}::${sql.raw(ranked.type)}` : undefined;
			return beyond(keys, id, down, first);
		},
	};
}

/** The rank of a case in an order, undefined where its place never changes. Runs in the staff's scope. */
export async function rankIn(sort: Sort, id: string): Promise<string | undefined> {
	const { rank } = orders[sort];
	if (!rank) return undefined;
	const row = await db()
		.selectFrom("complaints")
		.select(sql<string>`${sql.raw(rank.of)}`.as("rank"))
		.where("id", "=", id)
		.executeTakeFirst();
	return row?.rank;
}

/**
 * Behind the case with this id in the order of the list. Its place is read from its row, all but a rank that it had
 * before.
 */
function beyond(keys: (of: string) => string[], id: string, down: boolean, rank?: RawBuilder<unknown>) {
	const read = keys("p").map((key) => sql`(select ${sql.raw(key)} from complaints p where p.id = ${id})`);
	const there = rank ? [rank, ...read.slice(1)] : read;
	const own = sql.raw([...keys("c"), "c.id"].join(", "));
	return sql<boolean>`(${own}) ${down ? sql`<` : sql`>`} (${sql.join([...there, sql`${id}::uuid`])})`;
}

/** The words of the account's own search; undefined when it is gone. Runs in the staff's scope. */
export async function wordsOf(id: string): Promise<string | undefined> {
	const row = await db().selectFrom("desk_views").select("words").where("id", "=", id).executeTakeFirst();
	return row?.words ?? undefined;
}
