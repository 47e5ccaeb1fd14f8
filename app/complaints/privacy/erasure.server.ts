import { sql } from "kysely";
import { type Actor, accountIdOf, isStaffRole, system } from "../../access/actor.ts";
import { can } from "../../access/policy.ts";
import { isLastOwner, lockRoles } from "../../accounts/managing/accounts.server.ts";
import { eraseAccount } from "../../accounts/managing/erase-account.server.ts";
import { audit } from "../../audit/audit.server.ts";
import { db, inTransaction } from "../../base/db/client.server.ts";
import { files } from "../../base/files/store/store.server.ts";
import { forbidden } from "../../base/http/http-errors.ts";
import { log } from "../../base/log/log.server.ts";
import { emptyOutboxOf } from "../../base/mail/mail.server.ts";
import { forgetNotes } from "../../date-requests/own-requests.server.ts";
import { forgetDisputes } from "../../reports/own-disputes.server.ts";
import { asComplainant, asSystem } from "../case/access/case-access.server.ts";
import { addEvent } from "../case/events/events.server.ts";
import { blankDecisions, blankFiles, blankWords } from "./blank-case.server.ts";
import { eraseMentions } from "./erase-mentions.server.ts";

/**
 * Whether the actor's account can be erased by its holder: of complainants, captains and accounts without a role. One that works for the federation
 * alone is ended by an owner (docs/decisions/0126-whose-account-is-erased.md).
 */
export const mayErase = (actor: Actor): boolean =>
	can(actor, "case.file") ||
	(actor.kind === "account" && can(actor, "own-account.manage") && !actor.roles.some(isStaffRole));
function authorizeErasure(actor: Actor) {
	if (!mayErase(actor)) throw forbidden();
}

/** The erasure request: its date, how many open cases it waits for, and how many that are on hold. */
export function erasureOf(actor: Actor) {
	authorizeErasure(actor);
	return asComplainant(actor, async () => {
		const request = await db()
			.selectFrom("erasure_requests")
			.select("requested_at")
			.where("account_id", "=", accountIdOf(actor) ?? "")
			.executeTakeFirst();
		const { open, held } = await casesThatWait(accountIdOf(actor) ?? "");
		return { requestedAt: request?.requested_at, openCases: open, heldCases: held };
	});
}

/** How many cases keep a person: open ones, until they are closed and can no longer be appealed, and those on hold. The database's own definition. */
async function casesThatWait(person: string) {
	const { rows } = await sql<{ open: number; held: number }>`
		select count(*) filter (where kept = 'open')::int as open, count(*) filter (where kept = 'held')::int as held
		from complaints, case_kept_by(id) as kept where user_id = ${person}`.execute(db());
	return rows[0] ?? { open: 0, held: 0 };
}

/**
 * Requests erasure. Without an open case or one on hold it runs at once; else it waits for the last of them. The last owner of the site
 * names another one first.
 */
export async function requestErasure(actor: Actor): Promise<"done" | "waiting" | "lastOwner"> {
	authorizeErasure(actor);
	const person = accountIdOf(actor) ?? "";
	const isAsked = await asComplainant(actor, async () => {
		await lockRoles();
		if (await isLastOwner(person)) return false;
		await db()
			.insertInto("erasure_requests")
			.values({ account_id: person })
			.onConflict((oc) => oc.doNothing())
			.execute();
		await audit(actor, "erasure.requested", `account:${person}`);
		return true;
	});
	if (!isAsked) return "lastOwner";
	return (await eraseIfClosed(person)) ? "done" : "waiting";
}

/** Withdraws the request while it waits. */
export async function withdrawErasure(actor: Actor) {
	authorizeErasure(actor);
	await asComplainant(actor, async () => {
		await db()
			.deleteFrom("erasure_requests")
			.where("account_id", "=", accountIdOf(actor) ?? "")
			.execute();
		await audit(actor, "erasure.withdrawn", `account:${accountIdOf(actor)}`);
	});
}

/** Erases waiting complainants of whose cases none is open or on hold any more. */
export async function eraseWaiting() {
	const waiting = await asSystem(() =>
		db().selectFrom("erasure_requests").select("account_id").where("done_at", "is", null).execute(),
	);
	for (const { account_id } of waiting) await eraseIfClosed(account_id);
}

/**
 * Removes a person's identity and words from every table, the store and the outbox: profile, cases, messages, evidence, mails, sessions,
 * forms, and what staff typed about them in the cases, their searches and reasons. References, statuses, dates, hashes and receipts stay:
 * they prove that a case was handled, and name no one. False while a case is open or on hold. Not reached: docs/operations.md, "Erasure".
 */
async function eraseIfClosed(person: string): Promise<boolean> {
	const erased = await inTransaction(() =>
		asSystem(async () => {
			await db().selectFrom("complaint_users").select("id").where("id", "=", person).forUpdate().execute();
			const { open, held } = await casesThatWait(person);
			if (open + held > 0) return undefined;
			await lockRoles();
			if (await isLastOwner(person)) return undefined; // made an owner, and left the last one, while it waited
			const cases = await db()
				.selectFrom("complaints")
				.select(["id", "status"])
				.where("user_id", "=", person)
				.execute();
			const ids = cases.map((each) => each.id);
			await eraseMentions(person);
			const paths = await filesOf(ids);
			if (ids.length > 0) await forgetCases(ids);
			for (const { id, status } of cases)
				if (status !== "draft") await addEvent({ actor: system, role: "system" }, id, "case.erased");
			await forgetPerson(person);
			await forgetNotes(person);
			await forgetDisputes(person);
			const email = await eraseAccount(person);
			await db()
				.updateTable("erasure_requests")
				.set({ done_at: new Date() })
				.where("account_id", "=", person)
				.execute();
			await audit(system, "erasure.done", null, { cases: ids.length });
			return { paths, email };
		}),
	);
	if (!erased) return false;
	await emptyOutboxOf(erased.email).catch((error) => log.error("erasure.mail-left", { error }));
	for (const path of erased.paths)
		await files()
			.delete(path)
			.catch((error) => log.error("erasure.file-left", { path, error }));
	return true;
}

/** Everything that was put into the store for these cases, in a row of evidence or not yet. */
async function filesOf(ids: string[]): Promise<string[]> {
	const found: string[] = [];
	for (const id of ids) {
		const rows = await db().selectFrom("case_files").select("path").where("path", "like", `evidence/${id}/%`).execute();
		found.push(...rows.map(({ path }) => path));
	}
	return found;
}

async function forgetCases(ids: string[]) {
	await db().deleteFrom("complaints").where("id", "in", ids).where("status", "=", "draft").execute();
	await blankWords(ids);
	await blankDecisions(ids);
	await blankFiles(ids, ["evidence", "decision"]);
}

const forgetPerson = (person: string) =>
	db()
		.updateTable("complaint_users")
		.set({
			email: `erased-${person}@erased.invalid`,
			full_name: "",
			full_name_ar: null,
			phone: null,
			date_of_birth: null,
			address: null,
			id_type: null,
			id_number: null,
			id_number_index: null,
			organization: null,
			organization_ar: null,
			erased_at: new Date(),
		})
		.where("id", "=", person)
		.execute();
