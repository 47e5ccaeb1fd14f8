import { sql } from "kysely";
import { type Actor, accountIdOf, system } from "../../access/actor.ts";
import { authorize } from "../../access/authorize.ts";
import { asComplainant, asSystem } from "../../access/case-access.server.ts";
import { db } from "../../base/db/client.server.ts";
import { problemsOf } from "../../base/forms/problems.ts";
import { notFound } from "../../base/http/http-errors.ts";
import { type Limit, secondsToWait } from "../../base/limits/rate-limit.server.ts";
import { riyadhDay } from "../../base/locale/format.ts";
import type { Locale } from "../../base/locale/locale.ts";
import type { Outcome } from "../../base/outcome.ts";
import { referenceOf, riyadhYear } from "../../decisions/reference.ts";
import { siteSettings } from "../../settings/settings.server.ts";
import { addEvent } from "../case/events/events.server.ts";
import { sendCaseEmail } from "../case/send-case-email.server.ts";
import { makeTokensOf } from "../case/tokens/make-tokens.server.ts";
import { dueOf, startDeadline } from "../deadlines/deadlines.ts";
import { issueReceipt } from "../receipts/issue-receipt.server.ts";
import { statementText } from "../receipts/receipt.ts";
import { draftFields, draftSteps } from "./fields/complaint-form.ts";
import { draftValues } from "./fields/draft-values.ts";
import { storedTexts } from "./merging/kept-texts.server.ts";
import { versionsOf } from "./merging/merge-draft.server.ts";
import { TERMS_VERSION } from "./terms.ts";

const perAccount: Limit = { what: "submit-complaint", times: 20, seconds: 24 * 3600 };

type SubmissionOutcome = Outcome<{ problems: Record<string, string>; wait: number }, { reference: string }>;

/**
 * Turns a draft into a case: reference, status, receipt, event and email appear together or not at all. Idempotent: a
 * draft that was submitted already answers with the reference it has. `seen` holds the versions of the fields that were
 * reviewed: a draft with others is not submitted. Throws 404 for another account's draft.
 */
export async function submitComplaint(
	actor: Actor,
	draftId: string,
	{ termsVersion, locale, seen }: { termsVersion: string; locale: Locale; seen?: string },
	now = new Date(),
): Promise<SubmissionOutcome> {
	authorize(actor, "case.file");
	const rules = await siteSettings(); // before the transaction: others may be waiting for the same reading
	return asComplainant(actor, async () => {
		const draft = await db()
			.selectFrom("complaints")
			.selectAll()
			.where("id", "=", draftId)
			.where("user_id", "=", accountIdOf(actor) ?? "")
			.forUpdate()
			.executeTakeFirst();
		if (!draft) throw notFound();
		if (draft.case_reference) return { ok: true, reference: draft.case_reference };
		const person = await db()
			.selectFrom("complaint_users")
			.select(["email_verified", "full_name", "full_name_ar", "email", "phone"])
			.where("id", "=", draft.user_id)
			.executeTakeFirst();
		if (!person?.email_verified) return { ok: false, problems: { email: "verifyFirst" } };
		if (termsVersion !== TERMS_VERSION) return { ok: false, problems: { terms: "termsChanged" } };
		if (seen !== undefined && seen !== versionsOf(draftValues(draft)))
			return { ok: false, problems: { terms: "draftChanged" } };
		const kept = await storedTexts(draftId);
		if (kept.length > 0)
			return { ok: false, problems: Object.fromEntries(kept.map(({ field }) => [field, "twoTexts"])) };
		const wrong = problemsIn(draft, riyadhDay(now));
		if (wrong) return { ok: false, problems: wrong };
		const evidence = await db()
			.selectFrom("complaint_attachments")
			.select(["sha256", "file_size", "scan"])
			.where("complaint_id", "=", draftId)
			.orderBy("uploaded_at")
			.orderBy("id")
			.execute();
		if (evidence.some((file) => file.scan === "infected"))
			return { ok: false, problems: { evidence: "evidenceInfected" } };
		const wait = await secondsToWait(perAccount, draft.user_id);
		if (wait > 0) return { ok: false, wait };
		await db().deleteFrom("draft_fields").where("complaint_id", "=", draftId).execute();
		const deadline = startDeadline("decision", rules, now);
		await makeTokensOf(draftId); // before the lock on the references, which others wait for
		const reference = await nextReference(now);
		await db()
			.updateTable("complaints")
			.set({
				case_reference: reference,
				status: "submitted",
				submitted_at: now,
				terms_version: termsVersion,
				language: locale,
				filer_names: [person.full_name, person.full_name_ar].filter((name) => name !== null),
				filer_contacts: [person.email, person.phone].filter((contact) => contact !== null),
				...deadline,
				due_at: dueOf({ ...deadline, first_answered_at: null }, rules.holidays)?.at,
			})
			.where("id", "=", draftId)
			.execute();
		await issueReceipt(draftId, "submission", {
			case_reference: reference,
			received_at: now,
			statement: statementText(draft),
			files: evidence.map((file) => ({ sha256: file.sha256, size: file.file_size })),
			terms_version: termsVersion,
		});
		const acting = { actor, role: "complainant" as const };
		await addEvent(acting, draftId, "case.submitted", {
			from: "draft",
			to: "submitted",
			details: { files: evidence.length },
		});
		await recuseParties(draftId);
		await sendCaseEmail("submitted", { id: draftId, user_id: draft.user_id, case_reference: reference });
		return { ok: true, reference };
	});
}

/**
 * Officers and heads whose name or phone number appears in the case take no part in it, until a head says that it is
 * another person.
 */
async function recuseParties(complaintId: string) {
	const { rows } = await sql<{ account: string }>`
		select recuse_parties(${complaintId}::uuid, null) as account`.execute(db());
	if (rows.length === 0) return;
	await asSystem(async () => {
		for (const { account } of rows)
			await addEvent({ actor: system, role: "system" }, complaintId, "case.recused", {
				isPublic: false,
				details: { account },
			});
	});
}

function problemsIn(draft: Record<string, unknown>, today: string): Record<string, string> | undefined {
	const values = Object.fromEntries(draftFields[2].map((name) => [name, draft[name] ?? ""]));
	const parsed = draftSteps(today)[2].safeParse(values);
	return parsed.success ? undefined : problemsOf(parsed.error);
}

/** The next number of the year. The row stays locked until the case is there: numbers have neither gaps nor doubles. */
async function nextReference(now: Date): Promise<string> {
	const year = riyadhYear(now);
	const { last } = await db()
		.insertInto("case_counters")
		.values({ year, last: 1 })
		.onConflict((oc) => oc.column("year").doUpdateSet((eb) => ({ last: eb("case_counters.last", "+", 1) })))
		.returning("last")
		.executeTakeFirstOrThrow();
	return referenceOf(year, last);
}
