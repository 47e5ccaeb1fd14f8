import { type RawBuilder, sql } from "kysely";
import { type Actor, accountIdOf } from "../../../access/actor.ts";
import { authorize } from "../../../access/authorize.ts";
import { db } from "../../../base/db/client.server.ts";
import { latinDigits } from "../../../base/forms/form-fields.ts";
import { notFound } from "../../../base/http/http-errors.ts";
import { startOfDay } from "../../../base/locale/format.ts";
import { fold } from "../../../base/search/fold.ts";
import { asStaff } from "../../case/case-access.server.ts";
import type { Status } from "../../case/complaint.ts";
import { referencesOfRecused } from "../../case/recusal.server.ts";
import { NEAR_DAYS } from "../../deadlines/deadlines.ts";
import { endOfWorkingDays, type Holiday } from "../../deadlines/working-calendar.ts";
import type { DeskFilter, Sort } from "./desk-filter.ts";
import { wordsOf } from "./desk-views.server.ts";

const CASES_PER_PAGE = 50;
/** Counting stops here: the list shows "more than". */
export const COUNTED = 1000;

/** The orders of a page. The id breaks equal values. */
const orders: Record<Sort, { keys: (of: string) => string[]; descending: boolean }> = {
	created: { keys: (of) => [`${of}.created_at`], descending: true },
	updated: { keys: (of) => [`${of}.last_updated_at`], descending: true },
	priority: { keys: (of) => [`${of}.priority`, `${of}.created_at`], descending: true },
	due: { keys: (of) => [`coalesce(${of}.due_at, 'infinity'::timestamptz)`], descending: false },
};

type Asked = { filter: DeskFilter; me: string; holidays: readonly Holiday[]; now: Date };

/** Cases that a filter lets through; `words` says which have those searched for. */
function filtered({ filter, me, holidays, now }: Asked, words: RawBuilder<boolean> | undefined) {
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
async function holding(words: string) {
	const reference = latinDigits(words.replace(/\s/g, ""));
	if (/^\d{4}-\d{1,6}$/.test(reference)) return sql<boolean>`c.case_reference like ${`${reference}%`}`;
	const pattern = `%${fold(words)}%`;
	const people = await db()
		.selectFrom("desk_people")
		.select("id")
		.where("search", "like", pattern)
		.limit(FEW_PEOPLE + 1)
		.execute();
	if (people.length > FEW_PEOPLE) return sql<boolean>`c.search like ${pattern}`;
	return sql<boolean>`c.user_id = any(${people.map(({ id }) => id)}::uuid[])`;
}

/** Behind the case with this id in the order of the list: its place is read from its row, not from the address. */
function beyond(keys: (of: string) => string[], id: string, down: boolean) {
	const there = keys("p").map((key) => sql`(select ${sql.raw(key)} from complaints p where p.id = ${id})`);
	return sql<boolean>`(${sql.raw([...keys("c"), "c.id"].join(", "))}) ${down ? sql`<` : sql`>`} (${sql.join([...there, sql`${id}::uuid`])})`;
}

/** One page of the cases that a filter lets through, and how many there are, up to a thousand. */
export async function deskCases(actor: Actor, filter: DeskFilter, holidays: readonly Holiday[], now: Date) {
	authorize(actor, "case.read");
	const me = accountIdOf(actor) ?? "";
	return asStaff(actor, async () => {
		const place = filter.before ?? filter.after;
		const words = filter.search && (await wordsOf(filter.search));
		const query = filtered({ filter, me, holidays, now }, words ? await holding(words) : undefined);
		const { total } = await db()
			.selectFrom(
				query
					.select(sql`1`.as("one"))
					.limit(COUNTED + 1)
					.as("counted"),
			)
			.select((eb) => eb.fn.countAll<number>().as("total"))
			.executeTakeFirstOrThrow();
		const backwards = filter.before !== undefined;
		const { keys, descending } = orders[filter.sort];
		const down = descending !== backwards;
		const order = [...keys("c"), "c.id"].map((key) => `${key} ${down ? "desc" : "asc"}`).join(", ");
		const after = place === undefined ? query : query.where(beyond(keys, place, down));
		const found = await after
			.select(["c.id", "c.case_reference", "c.dispute_type", "c.status", "c.priority", "c.version", "c.created_at"])
			.select(["c.due_at", "c.appealed_at", "c.judges", "c.full_name", "c.full_name_ar", "c.email", "c.officer"])
			.orderBy(sql.raw(order))
			.limit(CASES_PER_PAGE + 1)
			.execute();
		const page = found.slice(0, CASES_PER_PAGE);
		const rows = backwards ? page.reverse() : page;
		const hasMore = found.length > CASES_PER_PAGE;
		return {
			rows,
			total,
			words,
			newer: (backwards ? hasMore : filter.after !== undefined) ? rows[0]?.id : undefined,
			older: (backwards ? rows.length > 0 : hasMore) ? rows.at(-1)?.id : undefined,
		};
	});
}
export type DeskRow = Awaited<ReturnType<typeof deskCases>>["rows"][number];

/** The five cards (docs/rules.md#desk): all, submitted, under review, incomplete evidence, resolved. */
const cards = [
	{ id: "total", status: undefined },
	{ id: "pending", status: "submitted" },
	{ id: "underReview", status: "under_review" },
	{ id: "needUpdate", status: "incomplete_evidence" },
	{ id: "resolved", status: "resolved" },
] as const satisfies { id: string; status: Status | undefined }[];

export async function deskCounts(actor: Actor) {
	authorize(actor, "case.read");
	return asStaff(actor, async () => {
		const rows = await db().selectFrom("desk_counts").selectAll().execute();
		const all = rows.reduce((sum, { count }) => sum + count, 0);
		return cards.map(({ id, status }) => ({
			id,
			status,
			count: status ? (rows.find((row) => row.status === status)?.count ?? 0) : all,
		}));
	});
}

/** References of the cases from which this officer is recused, the newest first. */
export function recusedReferences(actor: Actor): Promise<string[]> {
	authorize(actor, "case.read");
	return asStaff(actor, referencesOfRecused);
}

/** Most rows of a file. */
const EXPORTED = 100_000;

/** Every case that matches a filter, for a file. Runs in the staff's scope. */
export async function casesForExport(actor: Actor, filter: DeskFilter, holidays: readonly Holiday[], now: Date) {
	const words = filter.search && (await wordsOf(filter.search));
	if (filter.search && !words) throw notFound(); // purged, or of another account: never the whole list instead
	const query = filtered(
		{ filter, me: accountIdOf(actor) ?? "", holidays, now },
		words ? await holding(words) : undefined,
	);
	return query
		.select([
			"c.case_reference",
			"c.status",
			"c.dispute_type",
			"c.priority",
			"c.full_name",
			"c.full_name_ar",
			"c.email",
		])
		.select(["c.created_at", "c.due_at", "c.officer_email as assigned_to", "c.last_updated_at"])
		.orderBy("c.created_at", "desc")
		.orderBy("c.id", "desc")
		.limit(EXPORTED)
		.execute();
}
