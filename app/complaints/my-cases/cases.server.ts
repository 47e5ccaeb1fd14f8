import { sql } from "kysely";
import { type Actor, accountIdOf } from "../../access/actor.ts";
import { authorize } from "../../access/authorize.ts";
import { asComplainant, asGuestOf } from "../../access/case-access.server.ts";
import { db } from "../../base/db/client.server.ts";
import { contains } from "../../base/db/queries/contains.server.ts";
import { parseReference } from "../../decisions/reference.ts";
import { siteSettings } from "../../settings/settings.server.ts";
import type { Status } from "../case/complaint.ts";
import { decisionParts } from "../case/decision-parts.ts";
import { isJustAnswered, openRequest } from "../case/flow/next-step.ts";
import { lastDayToAppeal, noticeOfDecision } from "../deadlines/complainant/appeal-time.server.ts";
import { deadlineColumns } from "../deadlines/deadlines.ts";
import { expectedDay } from "../deadlines/expected-day.ts";
import { listedReceipts } from "../receipts/receipt.server.ts";
import { consentIsOpen } from "./consent-query.server.ts";
import { openDueOn } from "./questions.server.ts";

const CASES_PER_PAGE = 20;
export type CaseFilter = { q?: string; status?: Status; page?: number };
export type CaseRow = Awaited<ReturnType<typeof ownCases>>["rows"][number];
export type FullCase = NonNullable<Awaited<ReturnType<typeof ownCase>>>;

const shownInLists = [
	"id",
	"case_reference",
	"dispute_type",
	"status",
	"created_at",
	"last_updated_at",
	"appeal_until",
	"appealed_at",
	"withdrawn_at",
	"consent_until",
] as const;

/** One page of the complainant's submitted cases, the newest first (docs/rules/roles.md#permissions). */
export async function ownCases(actor: Actor, { q, status, page = 1 }: CaseFilter = {}) {
	authorize(actor, "case.file");
	const { holidays } = await siteSettings(); // before the transaction: others may be waiting for the same reading
	const now = new Date();
	return asComplainant(actor, async () => {
		let filtered = db()
			.selectFrom("complaints")
			.where("user_id", "=", accountIdOf(actor) ?? "")
			.where("status", "!=", "draft");
		if (status !== undefined) filtered = filtered.where("status", "=", status);
		if (q !== undefined)
			filtered = filtered.where(contains(["case_reference", "detailed_description", "incident_location"], q));
		const found = await filtered
			.select([...shownInLists, ...deadlineColumns, openDueOn.as("due_on")])
			.orderBy("created_at", "desc")
			.orderBy("id")
			.limit(CASES_PER_PAGE)
			.offset((page - 1) * CASES_PER_PAGE)
			.execute();
		const { total } = await filtered.select((eb) => eb.fn.countAll<number>().as("total")).executeTakeFirstOrThrow();
		const rows = found.map((row) => ({ ...withoutDesk(row), expected_on: expectedDay(row, holidays, now) }));
		return { rows, total, pages: Math.max(1, Math.ceil(total / CASES_PER_PAGE)) };
	});
}

/** The four numbers of the dashboard: all, under review, waiting for the complainant, done. */
export function ownCounts(actor: Actor) {
	authorize(actor, "case.file");
	const consents = consentIsOpen("complaints", new Date());
	return asComplainant(actor, async () => {
		const rows = await db()
			.selectFrom("complaints")
			.select((eb) => ["status", consents.as("consents"), eb.fn.countAll<number>().as("count")])
			.where("user_id", "=", accountIdOf(actor) ?? "")
			.where("status", "!=", "draft")
			.groupBy(["status", "consents"])
			.execute();
		const count = (counted: typeof rows) => counted.reduce((total, row) => total + row.count, 0);
		const sum = (...among: Status[]) =>
			count(rows.filter(({ status, consents }) => !consents && among.includes(status)));
		return {
			total: count(rows),
			underReview: sum("under_review"),
			needUpdate: sum("incomplete_evidence", "pending_information") + count(rows.filter(({ consents }) => consents)),
			completed: sum("resolved", "rejected", "closed"),
		};
	});
}

const hasNoStaff = sql<boolean>`not exists (select from staff_of_case(complaints.id))`.as("has_no_staff");

/** An own case with everything about it; undefined when the reference is unknown or another person's. */
export async function ownCase(actor: Actor, reference: string) {
	authorize(actor, "case.file");
	const plain = parseReference(reference);
	if (!plain) return undefined;
	const { holidays } = await siteSettings();
	return asComplainant(actor, async () => {
		const row = await db()
			.selectFrom("complaints")
			.selectAll()
			.select(hasNoStaff)
			.where("case_reference", "=", plain)
			.where("user_id", "=", accountIdOf(actor) ?? "")
			.executeTakeFirst();
		if (!row) return undefined;
		const expected_on = expectedDay(row, holidays, new Date());
		return { ...withoutDesk(row), case_reference: plain, expected_on, ...(await partsOf(row.id)) };
	});
}

/** A case without the columns for officers: assignment, judges, and the federation's deadline. */
export function withoutDesk<R extends Partial<Record<(typeof ofTheDesk)[number], unknown>>>(row: R) {
	const shown = { ...row };
	for (const column of ofTheDesk) delete shown[column];
	return shown as Omit<R, (typeof ofTheDesk)[number]>;
}
const ofTheDesk = [
	"assigned_to_id",
	"ended_by_id",
	"judges",
	"appeal_judges",
	"reopen_until",
	"party_keys",
	"filer_names",
	"filer_contacts",
	...deadlineColumns,
] as const;

/** The case for a guest with a proof: status, type and dates; everything with a code as well. */
export async function trackedCase(complaintId: string, seesAll: boolean) {
	const { holidays } = await siteSettings();
	return asGuestOf(complaintId, async () => {
		const row = await db()
			.selectFrom("complaints")
			.selectAll()
			.select(hasNoStaff)
			.where("id", "=", complaintId)
			.where("status", "!=", "draft")
			.executeTakeFirst();
		if (!row) return undefined;
		const { id, status, dispute_type, created_at, submitted_at, last_updated_at } = row;
		const { appeal_until, appealed_at, withdrawn_at, consent_until, own_case_at, has_no_staff } = row;
		const case_reference = row.case_reference ?? "";
		const brief = { id, case_reference, status, dispute_type, created_at, submitted_at, last_updated_at };
		const flow = { appeal_until, appealed_at, withdrawn_at, consent_until, own_case_at, has_no_staff };
		const parts = await partsOf(id);
		const expected_on = expectedDay(row, holidays, new Date());
		const turn = { dueOn: openRequest(parts.messages)?.due_on, isJustAnswered: isJustAnswered(parts.events) };
		return {
			brief: { ...brief, ...flow, ...turn, expected_on },
			full: seesAll ? { ...withoutDesk(row), case_reference, expected_on, ...parts } : undefined,
		};
	});
}

/** Evidence, events, messages and decisions visible in the current scope; internal events only with `internal`. */
export async function partsOf(id: string, { internal = false } = {}) {
	const evidence = await db()
		.selectFrom("complaint_attachments")
		.select(["id", "file_name", "file_type", "file_size", "sha256", "scan", "is_whole"])
		.select(["uploaded_at", "erased_at", "released_at"])
		.select((eb) =>
			eb
				.exists(
					eb
						.selectFrom("evidence_damage")
						.select("attachment_id")
						.whereRef("attachment_id", "=", "complaint_attachments.id"),
				)
				.$castTo<boolean>()
				.as("is_damaged"),
		)
		.where("complaint_id", "=", id)
		.where("purpose", "=", "evidence")
		.orderBy("uploaded_at")
		.orderBy("id")
		.execute();
	const events = await db()
		.selectFrom("complaint_events")
		.select(["id", "at", "type", "actor_role", "from_status", "to_status", "details", "is_public"])
		.where("complaint_id", "=", id)
		.$if(!internal, (query) => query.where("is_public", "=", true))
		.orderBy("id")
		.execute();
	const messages = await db()
		.selectFrom("complaint_messages")
		.select(["id", "at", "kind", "author_role", "body", "due_on", "answered_at"])
		.where("complaint_id", "=", id)
		.orderBy("id")
		.execute();
	const decisions = await db()
		.selectFrom("complaint_decisions as d")
		.leftJoin("complaint_attachments as f", "f.id", "d.document_id")
		.select(["d.id", "outcome", "body", "reasons", ...decisionParts, "on_appeal", "decided_at"])
		.select(["d.decided_by", "d.jws", noticeOfDecision, lastDayToAppeal])
		.select(["document_id", "f.file_name as document_name", "f.scan as document_scan", "f.sha256 as document_sha256"])
		.where("d.complaint_id", "=", id)
		.orderBy("d.id")
		.execute();
	const formerAppeals = await db()
		.selectFrom("case_reopenings")
		.select(["appealed_at", "appeal_grounds"])
		.where("complaint_id", "=", id)
		.where("appealed_at", "is not", null)
		.orderBy("id")
		.execute();
	const told = internal ? await withReasons(id, events) : events;
	return { evidence, events: told, messages, decisions, formerAppeals, receipts: await listedReceipts(id) };
}

/** The officers' reasons with the events that hold their hashes; those of a status change are messages. */
async function withReasons<T extends { to_status: unknown; details: Record<string, unknown> }>(
	id: string,
	events: T[],
) {
	const stored = await db()
		.selectFrom("audit_reasons")
		.select(["hash", "body"])
		.where("complaint_id", "=", id)
		.execute();
	const bodies = new Map(stored.map(({ hash, body }) => [hash, body]));
	return events.map((event) => {
		const reason = event.to_status ? undefined : bodies.get(String(event.details.reason_sha256));
		return reason ? { ...event, details: { ...event.details, reason } } : event;
	});
}
