import { sql } from "kysely";
import { type Actor, accountIdOf } from "../../access/actor.ts";
import { authorize } from "../../access/authorize.ts";
import { asStaff } from "../../access/case-access.server.ts";
import { db } from "../../base/db/client.server.ts";
import { notFound } from "../../base/http/http-errors.ts";
import type { Holiday } from "../../base/locale/working-calendar.ts";
import type { Status } from "../case/complaint.ts";
import { referencesOfRecused } from "../case/recusal.server.ts";
import { linkedCounts } from "../linked/linked-cases.server.ts";
import { type DeskFilter, isNarrowed } from "./desk-filter.ts";
import { filtered, inOrder, searchOf } from "./desk-query.server.ts";

const CASES_PER_PAGE = 50;
/** Counting stops here: the list shows "more than". */
export const COUNTED = 1000;

/** One page of the cases that a filter lets through, and how many there are, up to a thousand. */
export async function deskCases(actor: Actor, filter: DeskFilter, holidays: readonly Holiday[], now: Date) {
	authorize(actor, "case.read");
	const me = accountIdOf(actor) ?? "";
	return asStaff(actor, async () => {
		const place = filter.before ?? filter.after;
		const { words, condition, areCommon } = await searchOf(filter);
		const query = filtered({ filter, me, holidays, now }, condition);
		const total = areCommon && !isNarrowed({ ...filter, search: undefined }) ? COUNTED + 1 : await countOf(query);
		const backwards = filter.before !== undefined;
		const { order, behind } = inOrder(filter.sort, { backwards });
		const after = place === undefined ? query : query.where(behind(place));
		const found = await after
			.select(["c.id", "c.case_reference", "c.dispute_type", "c.status", "c.priority", "c.version", "c.created_at"])
			.select(["c.appealed_at", "c.judges", "c.reopened_at", "c.withdrawn_at", "c.reopen_until", "c.appeal_judges"])
			.select(["c.erased_at", "c.due_at", "c.full_name", "c.full_name_ar", "c.email", "c.officer"])
			.select(["c.is_unread", "c.is_minor", "c.answer_due_at", "c.represented_name"])
			.orderBy(order)
			.limit(CASES_PER_PAGE + 1)
			.execute();
		const page = found.slice(0, CASES_PER_PAGE);
		const linked = await linkedCounts(page.map(({ id }) => id));
		const counted = page.map((row) => ({ ...row, linked: linked.get(row.id) ?? 0 }));
		const rows = backwards ? counted.reverse() : counted;
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

async function countOf(query: ReturnType<typeof filtered>): Promise<number> {
	const some = query.select(sql`1`.as("one")).limit(COUNTED + 1);
	const { total } = await db()
		.selectFrom(some.as("counted"))
		.select((eb) => eb.fn.countAll<number>().as("total"))
		.executeTakeFirstOrThrow();
	return total;
}

export type DeskRow = Awaited<ReturnType<typeof deskCases>>["rows"][number];

/** The five cards (docs/rules/complaints.md#desk): all, submitted, under review, incomplete evidence, resolved. */
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
	const { words, condition } = await searchOf(filter);
	if (filter.search && !words) throw notFound(); // purged, or of another account: never the whole list instead
	const query = filtered({ filter, me: accountIdOf(actor) ?? "", holidays, now }, condition);
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
		.select(["c.created_at", "c.submitted_at", "c.due_at", "c.officer_email as assigned_to", "c.last_updated_at"])
		.orderBy("c.created_at", "desc")
		.orderBy("c.id", "desc")
		.limit(EXPORTED)
		.execute();
}
