import { sql } from "kysely";
import { type Actor, accountIdOf, isStaffRole } from "../../../access/actor.ts";
import { authorizeAbout } from "../../../access/own-club.server.ts";
import {
	addInvitation,
	invitations,
	perInviter,
	renewInvitation,
	sendInvitation,
} from "../../../accounts/joining/invitations.server.ts";
import { accountByEmail } from "../../../accounts/joining/register.server.ts";
import { rolesOf } from "../../../accounts/sessions/session.server.ts";
import { audit } from "../../../audit/audit.server.ts";
import { absolute } from "../../../base/config.server.ts";
import { db, inTransaction } from "../../../base/db/client.server.ts";
import { isUuid } from "../../../base/forms/params.ts";
import { secondsToWait } from "../../../base/limits/rate-limit.server.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { sendEmail } from "../../../base/mail/mail.server.ts";
import type { Outcome, Refusal } from "../../../base/outcome.ts";
import type { CaptainInput } from "./captain-form.ts";
import { captainEmail } from "./emails.ts";
import { invitedTo, managedSquad } from "./squads-with-captains.server.ts";

type Refusals = { gone: true; wait: number; problems: Record<string, string> };
type CaptainOutcome = Outcome<Refusals, { done: "named" | "invited" }>;
const problem = (email: string): Refusal<Refusals> => ({ ok: false, problems: { email } });
const gone: Refusal<Refusals> = { ok: false, gone: true };

/**
 * One naming at a time: a button pressed twice names once, and an invitation that is withdrawn takes no new squad with
 * it.
 */
export const lockNaming = () => sql`select pg_advisory_xact_lock(hashtext('captains'))`.execute(db());

const mailsLeft = (actor: Actor) => secondsToWait(perInviter, accountIdOf(actor) ?? "operator");

/**
 * Names a captain by email. One who is a captain and works for the federation in no way acts for the squad at once and
 * is told. Any other address gets an invitation, with the same answer whether it has an account or not: a captaincy
 * takes its holder out of cases, so it is accepted by the holder of the mailbox.
 */
export async function nameCaptain(
	actor: Actor,
	squadId: number,
	{ email, language }: CaptainInput,
): Promise<CaptainOutcome> {
	await authorizeAbout(actor, "captain.manage", { squads: [squadId] });
	return inTransaction(async () => {
		await lockNaming();
		const squad = await managedSquad(squadId);
		if (!squad) return gone;
		const account = await accountByEmail(email);
		if (account && (await isCaptain(account.id, squadId))) return problem("isCaptain");
		if (await isInvited(email, squadId)) return problem("isInvited");
		const wait = await mailsLeft(actor);
		if (wait > 0) return { ok: false, wait };
		if (!account || account.disabled_at || !(await isCaptainOutsideStaff(account.id)))
			return inviteCaptain(actor, squadId, { email, language });
		await db()
			.insertInto("captains")
			.values({ account_id: account.id, squad_id: squadId, granted_by_id: accountIdOf(actor) })
			.execute();
		await audit(actor, "captain.named", `squad:${squadId}`, { account: account.id });
		const url = absolute(pathIn(account.language, "/club"));
		await sendEmail(captainEmail(account.language, { kind: "named", squad, url }), { to: account.email });
		return { ok: true, done: "named" };
	});
}

const isCaptain = async (account: string, squad: number) =>
	(await db()
		.selectFrom("captains")
		.select("squad_id")
		.where("account_id", "=", account)
		.where("squad_id", "=", squad)
		.executeTakeFirst()) !== undefined;

/** A complainant's role makes no difference: one that did would tell who files complaints. */
async function isCaptainOutsideStaff(account: string) {
	const roles = await rolesOf(account);
	return roles.includes("captain") && !roles.some(isStaffRole);
}

const isInvited = async (email: string, squad: number) =>
	(await invitedTo(squad)).some((invited) => invited.email.toLowerCase() === email.toLowerCase());

/** Several squads share one invitation, also one to work for the federation: its link gives all of it. */
async function inviteCaptain(
	actor: Actor,
	squadId: number,
	{ email, language }: CaptainInput,
): Promise<CaptainOutcome> {
	const waiting = await invitations().where("email", "=", email).executeTakeFirst();
	const id = waiting?.id ?? (await addInvitation(actor, { email, role: "captain", language }));
	await db()
		.insertInto("captain_invitations")
		.values({ pending_id: id, squad_id: squadId, invited_by_id: accountIdOf(actor) })
		.execute();
	await audit(actor, "captain.invited", `squad:${squadId}`, { account: id });
	await sendInvitation({
		id,
		email: waiting?.email ?? email,
		role: waiting?.role ?? "captain",
		language: waiting?.language ?? language,
	});
	return { ok: true, done: "invited" };
}

const invitationFor = async (squad: number, id: string) =>
	isUuid(id) ? (await invitedTo(squad)).find((invited) => invited.id === id) : undefined;

/** Emails the invitation again with a new link; the former one stops working. */
export async function resendToCaptain(actor: Actor, squadId: number, id: string): Promise<Outcome<Refusals>> {
	await authorizeAbout(actor, "captain.manage", { squads: [squadId] });
	return inTransaction(async () => {
		const found = await invitationFor(squadId, id);
		if (!found?.role) return gone;
		const wait = await mailsLeft(actor);
		if (wait > 0) return { ok: false, wait };
		// How long an invitation to work for the federation waits is for owners to say.
		if (found.role === "captain") await renewInvitation(id);
		await audit(actor, "captain.invitation-resent", `squad:${squadId}`, { account: id });
		await sendInvitation({ ...found, role: found.role });
		return { ok: true };
	});
}

/**
 * Withdraws the invitation for this squad; when no squad is left, its link stops working at once. False when it is
 * gone.
 */
export async function withdrawFromCaptain(actor: Actor, squadId: number, id: string): Promise<boolean> {
	await authorizeAbout(actor, "captain.manage", { squads: [squadId] });
	return inTransaction(async () => {
		await lockNaming();
		if (!(await invitationFor(squadId, id))) return false;
		await db().deleteFrom("captain_invitations").where("pending_id", "=", id).where("squad_id", "=", squadId).execute();
		await db()
			.deleteFrom("pending_accounts")
			.where("id", "=", id)
			.where("role", "=", "captain")
			.where((eb) =>
				eb.not(eb.exists(eb.selectFrom("captain_invitations").select("squad_id").where("pending_id", "=", id))),
			)
			.execute();
		await audit(actor, "captain.invitation-withdrawn", `squad:${squadId}`, { account: id });
		return true;
	});
}

/**
 * Takes a squad from its captain; an email says so. False when the account was no captain of it. Who is captain may
 * give the own squad up.
 */
export async function takeSquad(actor: Actor, squadId: number, accountId: string): Promise<boolean> {
	const isGivenUp = accountId === accountIdOf(actor);
	await authorizeAbout(actor, "captain.manage", isGivenUp ? {} : { squads: [squadId] });
	if (!isUuid(accountId)) return false;
	return inTransaction(async () => {
		const squad = await managedSquad(squadId);
		const { numDeletedRows } = await db()
			.deleteFrom("captains")
			.where("account_id", "=", accountId)
			.where("squad_id", "=", squadId)
			.executeTakeFirst();
		if (!squad || numDeletedRows === 0n) return false;
		await audit(actor, "captain.removed", `squad:${squadId}`, { account: accountId });
		const { email, language } = await db()
			.selectFrom("accounts")
			.select(["email", "language"])
			.where("id", "=", accountId)
			.executeTakeFirstOrThrow();
		const url = absolute(pathIn(language, "/contact"));
		await sendEmail(captainEmail(language, { kind: "removed", squad, url }), { to: email });
		return true;
	});
}
