import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Actor, Role } from "../app/access/actor.ts";
import { provideAccount } from "../app/accounts/joining/register.server.ts";
import { db, inTransaction, runSql } from "../app/base/db/client.server.ts";
import type { Status } from "../app/complaints/case/complaint.ts";
import { addProfile } from "../app/complaints/complainants/register-complainant.server.ts";
import { saveDraft } from "../app/complaints/submitting/drafts.server.ts";
import { submitComplaint } from "../app/complaints/submitting/submit-complaint.server.ts";
import { TERMS_VERSION } from "../app/complaints/submitting/terms.ts";
import { changeOwnStatus, changeStatus } from "../app/complaints/transitions/change-status.server.ts";

type Account = Extract<Actor, { kind: "account" }>;
let nth = 0;

/** An account of staff, or one with these roles. */
export async function person(...roles: Role[]): Promise<Account> {
	const email = `${roles.join("-") || "nobody"}-${++nth}@example.org`;
	return { kind: "account", id: await provideAccount(email, roles), email, roles };
}

/** A complainant with a profile, through the product's own commands. */
export async function complainant(given: Partial<Parameters<typeof addProfile>[1]> = {}): Promise<Account> {
	const made = await person("complainant");
	await inTransaction(() =>
		addProfile(
			made.id,
			{
				full_name: "Sara Salem",
				full_name_ar: "سارة سالم",
				email: made.email,
				submitter_type: "player",
				phone: "+966 50 123 4567",
				date_of_birth: null,
				address: null,
				id_type: "national_id",
				id_number: "1000000008",
				organization: null,
				organization_ar: null,
				...given,
			},
			{ verified: true },
		),
	);
	return made;
}

/** A draft that is ready to be submitted. */
export async function draft(
	actor: Actor,
	values: Record<string, string> = {},
	id: string = randomUUID(),
): Promise<string> {
	const filled = { dispute_type: "financial", detailed_description: "They owe me.", ...values };
	await saveDraft(actor, id, filled, { step: 4, locale: "en" });
	return id;
}

export const submit = (actor: Actor, id: string, now?: Date) =>
	submitComplaint(actor, id, { termsVersion: TERMS_VERSION, locale: "en" }, now);

/** A submitted case. */
export async function filed(actor: Actor, values?: Record<string, string>) {
	const id = await draft(actor, values);
	await runSql("delete from rate_limits"); // a test submits more than an account may
	const submitted = await submit(actor, id);
	if (!submitted.ok) throw new Error("The case of the test was not submitted.");
	return { id, reference: submitted.reference };
}

const ways: Partial<Record<Status, Status[]>> = {
	submitted: [],
	closed: ["closed"],
	appealed: ["resolved", "appealed"],
};

/** A case in any status, brought there by its own transitions. */
export async function caseIn(status: Status, people: { complainant: Account; officer: Account; head: Account }) {
	const made = await filed(people.complainant);
	for (const to of ways[status] ?? [status]) {
		const change = { to, text: "Because." };
		const changed =
			to === "appealed"
				? await changeOwnStatus(people.complainant, made.id, change)
				: await changeStatus(people.head, made.id, change);
		if (!changed.ok) throw new Error(`The case of the test did not get to ${to}: ${JSON.stringify(changed)}`);
	}
	return made;
}

/** Runs work in a scope of the row policies and nothing else, as a query without our rules would. */
export const inScope = <T>(scope: string, personId: string, work: () => Promise<T>): Promise<T> =>
	inTransaction(async () => {
		await sql`select set_config('app.case_power', ${scope}, true),
			set_config('app.case_person', ${personId}, true)`.execute(db());
		return work();
	});
