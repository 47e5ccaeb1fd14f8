import { type RawBuilder, sql } from "kysely";
import { db } from "../../../base/db/client.server.ts";
import { latinDigits } from "../../../base/forms/form-fields.ts";
import { startOfDay } from "../../../base/locale/format.ts";
import { NEAR_DAYS } from "../../deadlines/deadlines.ts";
import { endOfWorkingDays, type Holiday } from "../../deadlines/working-calendar.ts";
import type { DeskFilter, Sort } from "./desk-filter.ts";

type Order = {
	keys: (of: string) => string[];
	descending: boolean;
	/** The first key as a text, where work on a case changes it, and its type. */
	rank?: { of: string; type: string };
};

const moment = (column: string) =>
	`case when isfinite(${column}) then to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') else 'infinity' end`;

/** The orders of a page. The id breaks equal values; of cases that are due at one moment, or never, the newest comes first. */
const orders: Record<Sort, Order> = {
	due: {
		keys: (of) => [
			`coalesce(${of}.due_at, 'infinity'::timestamptz)`,
			`('2000-01-01 00:00:00+00'::timestamptz - ${of}.created_at)`,
		],
		descending: false,
		rank: { of: moment("due_at"), type: "timestamptz" },
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

type Asked = { filter: DeskFilter; me: string; holidays: readonly Holiday[]; now: Date };

/** The searched words of a filter, undefined when they are gone, and the condition that has them. Runs in the staff's scope. */
export async function searchOf({ search }: DeskFilter) {
	const words = search && (await wordsOf(search));
	return { words: words || undefined, condition: words ? await holding(words) : undefined };
}

/** Cases that a filter lets through; `words` says which have those searched for. */
export function filtered({ filter, me, holidays, now }: Asked, words: RawBuilder<boolean> | undefined) {
	const { status, dispute_type, priority, assigned, due, from, until } = filter;
	let query = db().selectFrom("desk_cases as c");
	if (status !== undefined) query = query.where("c.status", "=", status);
	if (dispute_type !== undefined) query = query.where("c.dispute_type", "=", dispute_type);
	if (priority !== undefined) query = query.where("c.priority", "=", priority);
	if (assigned === "none") query = query.where("c.assigned_to_id", "is", null);
	else if (assigned !== undefined) query = query.where("c.assigned_to_id", "=", assigned === "me" ? me : assigned);
	const dueAt = sql<Date>`coalesce(c.due_at, 'infinity'::timestamptz)`;
	if (due === "late") query = query.where(dueAt, "<", now);
	if (due === "near")
		query = query.where(dueAt, ">=", now).where(dueAt, "<=", endOfWorkingDays(now, NEAR_DAYS, holidays));
	if (from !== undefined) query = query.where("c.created_at", ">=", startOfDay(from));
	if (until !== undefined) query = query.where("c.created_at", "<", startOfDay(until, 1));
	return words === undefined ? query : query.where(words);
}

/** So many people at most are found before their cases are: of a name that more have, the newest cases are soon met on the way. */
const FEW_PEOPLE = 500;

/** Whether a case has the words in its reference, in the names or the email of its complainant. Runs in the staff's scope. */
async function holding(words: string): Promise<RawBuilder<boolean>> {
	const reference = latinDigits(words.replace(/\s/g, ""));
	if (/^\d{4}-\d{1,6}$/.test(reference)) return sql<boolean>`c.case_reference like ${`${reference}%`}`;
	const folded = sql<{ folded: string }>`select search_fold(${words}) as folded`; // as the stored column is
	const pattern = `%${(await folded.execute(db())).rows[0]?.folded ?? ""}%`;
	const people = await db()
		.selectFrom("desk_people")
		.select("id")
		.where("search", "like", pattern)
		.limit(FEW_PEOPLE + 1)
		.execute();
	if (people.length > FEW_PEOPLE) return sql<boolean>`c.search like ${pattern}`;
	return sql<boolean>`c.user_id = any(${people.map(({ id }) => id)}::uuid[])`;
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

/** Behind the case with this id in the order of the list. Its place is read from its row, all but a rank that it had before. */
function beyond(keys: (of: string) => string[], id: string, down: boolean, rank?: RawBuilder<unknown>) {
	const read = keys("p").map((key) => sql`(select ${sql.raw(key)} from complaints p where p.id = ${id})`);
	const there = rank ? [rank, ...read.slice(1)] : read;
	return sql<boolean>`(${sql.raw([...keys("c"), "c.id"].join(", "))}) ${down ? sql`<` : sql`>`} (${sql.join([...there, sql`${id}::uuid`])})`;
}

/** The words of the account's own search; undefined when it is gone. Runs in the staff's scope. */
export async function wordsOf(id: string): Promise<string | undefined> {
	const row = await db().selectFrom("desk_views").select("words").where("id", "=", id).executeTakeFirst();
	return row?.words ?? undefined;
}
