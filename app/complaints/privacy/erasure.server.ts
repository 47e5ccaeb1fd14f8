import { sql } from "kysely";
import { type Actor, accountIdOf, isStaffRole, system } from "../../access/actor.ts";
import { asComplainant, asSystem } from "../../access/case-access.server.ts";
import { can } from "../../access/policy.ts";
import { isLastOwner, lockRoles } from "../../accounts/managing/accounts.server.ts";
import { eraseAccount } from "../../accounts/managing/erase-account.server.ts";
import { audit } from "../../audit/audit.server.ts";
import { db, inTransaction } from "../../base/db/client.server.ts";
import { files } from "../../base/files/store/store.server.ts";
import { forbidden } from "../../base/http/http-errors.ts";
import { log } from "../../base/log/log.server.ts";
import { emptyOutboxOf } from "../../base/mail/mail.server.ts";
import { forgetNotes } from "../../league/dates/own-requests.server.ts";
import { forgetDisputes } from "../../league/sheets/reports/own-disputes.server.ts";
import { addEvent } from "../case/events/events.server.ts";
import { makeTokensOfPerson } from "../case/tokens/make-tokens.server.ts";
import { sealIdentity } from "../complainants/erased-identity.server.ts";
import { cutCase } from "./blanking/cut-case.server.ts";
import { endErasure } from "./blanking/end-erasure.server.ts";
import { eraseMentions } from "./erase-mentions.server.ts";
import { retainedCases } from "./kept/kept.server.ts";
import { OBJECTION_DAYS } from "./kept/objection.ts";

/**
 * Whether the actor's account can be erased by its holder: of complainants, captains and accounts without a role. One
 * that works for the federation alone is ended by an owner (decision 126).
 */
export const mayErase = (actor: Actor): boolean =>
	can(actor, "case.file") ||
	(actor.kind === "account" && can(actor, "own-account.manage") && !actor.roles.some(isStaffRole));
function authorizeErasure(actor: Actor) {
	if (!mayErase(actor)) throw forbidden();
}

/**
 * The erasure request: its date, how many open cases it waits for, how many that are on hold, and what stays of each
 * case until when.
 */
export function erasureOf(actor: Actor) {
	authorizeErasure(actor);
	return asComplainant(actor, async () => {
		const request = await db()
			.selectFrom("erasure_requests")
			.select("requested_at")
			.where("account_id", "=", accountIdOf(actor) ?? "")
			.executeTakeFirst();
		const person = accountIdOf(actor) ?? "";
		const { open, held } = await casesThatWait(person, new Date());
		const cases = await retainedCases(sql<boolean>`c.user_id = ${person}`);
		return { requestedAt: request?.requested_at, openCases: open, heldCases: held, cases };
	});
}

/**
 * How many cases keep a person: open ones, until they are closed and can no longer be appealed, those on hold, by the
 * database's own definition, and decided ones, until the heads had time to object or one agreed.
 */
async function casesThatWait(person: string, now: Date) {
	const from = new Date(now.getTime() - OBJECTION_DAYS * 86_400_000);
	const { rows } = await sql<{ open: number; held: number; announced: number }>`
		select count(*) filter (where kept = 'open')::int as open, count(*) filter (where kept = 'held')::int as held,
			count(*) filter (where kept is null and c.ended_as is not null and c.erased_at is null
				and c.erasure_agreed_at is null and r.requested_at > ${from})::int as announced
		from complaints c left join erasure_requests r on r.account_id = c.user_id, case_kept_by(c.id) as kept
		where c.user_id = ${person} and c.status <> 'draft'`.execute(db());
	return rows[0] ?? { open: 0, held: 0, announced: 0 };
}

/**
 * Requests erasure. Without an open case, one on hold or a decided one it runs at once; else it waits for the last of
 * them. The last owner of the site names another one first.
 */
export async function requestErasure(actor: Actor): Promise<"done" | "waiting" | "lastOwner"> {
	authorizeErasure(actor);
	const person = accountIdOf(actor) ?? "";
	const isAsked = await asComplainant(actor, async () => {
		await lockRoles();
		if (await isLastOwner(person)) return false;
		const { numInsertedOrUpdatedRows: added = 0n } = await db()
			.insertInto("erasure_requests")
			.values({ account_id: person })
			.onConflict((oc) => oc.doNothing())
			.executeTakeFirst();
		if (added === 0n) return true;
		await audit(actor, "erasure.requested", `account:${person}`);
		await noteInCases(actor, "case.erasure-requested"); // announced to the heads, who may object by a hold
		return true;
	});
	if (!isAsked) return "lastOwner";
	return (await eraseIfClosed(person, new Date())) ? "done" : "waiting";
}

/** Withdraws the request while it waits. */
export async function withdrawErasure(actor: Actor) {
	authorizeErasure(actor);
	await asComplainant(actor, async () => {
		const { numDeletedRows } = await db()
			.deleteFrom("erasure_requests")
			.where("account_id", "=", accountIdOf(actor) ?? "")
			.where("done_at", "is", null)
			.executeTakeFirst();
		if (numDeletedRows === 0n) return;
		await audit(actor, "erasure.withdrawn", `account:${accountIdOf(actor)}`);
		await noteInCases(actor, "case.erasure-withdrawn");
		await asSystem(() => dropAnnouncements(accountIdOf(actor) ?? ""));
	});
}

const submittedCases = (person: string) =>
	db().selectFrom("complaints").select("id").where("user_id", "=", person).where("status", "<>", "draft");

async function noteInCases(actor: Actor, type: "case.erasure-requested" | "case.erasure-withdrawn") {
	const cases = await submittedCases(accountIdOf(actor) ?? "").execute();
	for (const { id } of cases) await addEvent({ actor, role: "complainant" }, id, type);
}

/** Of a request that was withdrawn no mail goes out any more, and what a head agreed to is void. */
async function dropAnnouncements(person: string) {
	await db()
		.deleteFrom("desk_notices")
		.where("kind", "=", "erasure")
		.where("complaint_id", "in", submittedCases(person))
		.execute();
	await db()
		.updateTable("complaints")
		.set({ erasure_agreed_at: null })
		.where("id", "in", submittedCases(person))
		.where("erasure_agreed_at", "is not", null)
		.execute();
}

/** Erases waiting complainants of whose cases none is open, on hold or announced to the heads any more. */
export async function eraseWaiting(now = new Date()) {
	const waiting = await asSystem(() =>
		db().selectFrom("erasure_requests").select("account_id").where("done_at", "is", null).execute(),
	);
	for (const { account_id } of waiting) await eraseIfClosed(account_id, now);
}

/**
 * Closes a person's account and removes their identity from every table, the store and the outbox: profile, mails,
 * sessions, drafts, forms, and their names and contacts in what others wrote. Of decided cases decision, reasons and
 * what officers wrote stay; statement, messages and evidence stay for the period of claims with the identity sealed
 * (docs/rules/personal-data.md#erasure), those of other cases go now. False while a case is open,
 * on hold or announced. Not reached: docs/operations.md, "Erasure".
 */
async function eraseIfClosed(person: string, now: Date): Promise<boolean> {
	const erased = await inTransaction(() =>
		asSystem(async () => {
			await db().selectFrom("complaint_users").select("id").where("id", "=", person).forUpdate().execute();
			const cases = await db()
				.selectFrom("complaints")
				.select(["id", "status", "ended_as", "erasure_agreed_at", "erased_at"])
				.where("user_id", "=", person)
				.orderBy("id")
				.forUpdate()
				.execute();
			const { open, held, announced } = await casesThatWait(person, now);
			if (open + held + announced > 0) return undefined;
			await lockRoles();
			if (await isLastOwner(person)) return undefined; // made an owner, and left the last one, while it waited
			const mentions = await eraseMentions(person);
			const paths = await forgetDrafts(person);
			const submitted = cases.filter(({ status, erased_at }) => status !== "draft" && !erased_at);
			for (const { id } of submitted) await eraseCase(id);
			const rest = submitted.filter(({ ended_as, erasure_agreed_at }) => ended_as !== null && !erasure_agreed_at);
			if (rest.length > 0) await sealIdentity(person);
			for (const each of submitted) if (!rest.includes(each)) paths.push(...(await endErasure(each.id)));
			await forgetPerson(person);
			await makeTokensOfPerson(person);
			await forgetNotes(person);
			await forgetDisputes(person);
			const email = await eraseAccount(person);
			await db()
				.updateTable("erasure_requests")
				.set({ done_at: new Date() })
				.where("account_id", "=", person)
				.execute();
			await audit(system, "erasure.done", null, { cases: cases.length, kept: rest.length, ...mentions });
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

/** The part that is erased of a submitted case at once. From then on it never leaves its status. */
async function eraseCase(id: string) {
	await cutCase(id);
	await db().deleteFrom("tracking_passes").where("complaint_id", "=", id).execute();
	await db()
		.updateTable("complaints")
		.set({ erased_at: new Date(), filer_names: null, filer_contacts: null })
		.where("id", "=", id)
		.execute();
	await addEvent({ actor: system, role: "system" }, id, "case.erased");
}

/** Deletes a person's drafts, and returns what the store holds for them. */
async function forgetDrafts(person: string): Promise<string[]> {
	const drafts = await db()
		.selectFrom("complaints")
		.select("id")
		.where("user_id", "=", person)
		.where("status", "=", "draft")
		.execute();
	const paths: string[] = [];
	for (const { id } of drafts) {
		const rows = await db().selectFrom("case_files").select("path").where("path", "like", `evidence/${id}/%`).execute();
		paths.push(...rows.map(({ path }) => path));
		await db().deleteFrom("complaints").where("id", "=", id).execute();
	}
	return paths;
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
