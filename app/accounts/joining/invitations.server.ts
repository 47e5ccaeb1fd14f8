import { randomUUID } from "node:crypto";
import { type Actor, accountIdOf, type Role } from "../../access/actor.ts";
import { authorize } from "../../access/authorize.ts";
import { audit } from "../../audit/audit.server.ts";
import { absolute } from "../../base/config.server.ts";
import { db, inTransaction } from "../../base/db/client.server.ts";
import { isUuid } from "../../base/forms/params.ts";
import { type Limit, secondsToWait } from "../../base/limits/rate-limit.server.ts";
import type { Locale } from "../../base/locale/locale.ts";
import { sendEmail } from "../../base/mail/mail.server.ts";
import { areaPaths } from "../areas.ts";
import type { invitedRoles } from "../credentials/account-form.ts";
import { invitationEmail } from "../emails/joining-emails.ts";
import { invitedSquads } from "./invited-squads.server.ts";
import { LINK_HOURS, makeLink } from "./links.server.ts";
import { hoursFromNow } from "./pending-accounts.server.ts";

/** Invitations, and new links of them, that one account may send. */
export const perInviter: Limit = { what: "invite", times: 100, seconds: 86_400 };

type Invitee = { email: string; name?: string | null; role: (typeof invitedRoles)[number]; language: Locale };
type Invited = { ok: true } | { ok: false; wait: number } | { ok: false; problems: Record<string, string> };

/** Invites an address to staff work with one role. An address that has an account gets roles there instead. */
export function invite(actor: Actor, { email, name, role, language }: Invitee): Promise<Invited> {
	authorize(actor, "account.manage");
	return inTransaction(async () => {
		const known = await db().selectFrom("accounts").select("id").where("email", "=", email).executeTakeFirst();
		if (known) return { ok: false, problems: { email: "hasAccount" } };
		const waiting = await invitations().where("email", "=", email).executeTakeFirst();
		if (waiting) return { ok: false, problems: { email: "isInvited" } };
		const wait = await secondsToWait(perInviter, accountIdOf(actor) ?? "operator");
		if (wait > 0) return { ok: false, wait };
		const id = await addInvitation(actor, { email, name, role, language });
		await audit(actor, "account.invited", `account:${id}`, { role });
		await sendInvitation({ id, email, role, language });
		return { ok: true };
	});
}

/** Keeps an invitation until its link is used. Call it in a transaction, and `sendInvitation` after it. */
export async function addInvitation(
	actor: Actor,
	{ email, name, role, language }: Omit<Invitee, "role"> & { role: Role },
) {
	const id = randomUUID();
	await db()
		.insertInto("pending_accounts")
		.values({
			id,
			email: email.toLowerCase(),
			name: name ?? email.split("@")[0] ?? email,
			language,
			password: null,
			profile: null,
			role,
			invited_by_id: accountIdOf(actor),
			created_at: new Date(),
			expires_at: hoursFromNow(LINK_HOURS.invite),
		})
		.execute();
	return id;
}

type Waiting = { id: string; email: string; role: Role; language: Locale };

/** Emails the link of an invitation; a former one stops working. A captain is told for which squads. */
export async function sendInvitation({ id, email, role, language }: Waiting) {
	const token = await makeLink({ pending: id }, "invite");
	const url = absolute(areaPaths(role === "captain" ? "club" : "admin", language).join(token));
	const squads = await invitedSquads(id);
	await sendEmail(invitationEmail(language, role, url, squads), { to: email });
}

/** Lets an invitation wait for as long as a new one. */
export const renewInvitation = (id: string) =>
	db()
		.updateTable("pending_accounts")
		.set({ expires_at: hoursFromNow(LINK_HOURS.invite) })
		.where("id", "=", id)
		.execute();

/** Invitations whose link works. */
export const invitations = () =>
	db()
		.selectFrom("pending_accounts as p")
		.select(["p.id", "p.name", "p.email", "p.role", "p.language", "p.created_at", "p.expires_at"])
		.where("p.role", "is not", null)
		.where("p.expires_at", ">", new Date());

/** Unused invitations, the latest first. */
export function pendingInvitations(actor: Actor) {
	authorize(actor, "account.manage");
	return invitations()
		.leftJoin("accounts as a", "a.id", "p.invited_by_id")
		.select("a.email as invited_by")
		.orderBy("p.created_at", "desc")
		.limit(200)
		.execute();
}
export type Invitation = Awaited<ReturnType<typeof pendingInvitations>>[number];

/** One of them; undefined when it was used, withdrawn or has expired. */
export async function invitationById(actor: Actor, id: string) {
	authorize(actor, "account.manage");
	return isUuid(id) ? invitations().where("p.id", "=", id).executeTakeFirst() : undefined;
}

type Resent = { ok: true } | { ok: false; gone: true } | { ok: false; wait: number };

/** Emails an invitation again with a new link; the former one stops working. */
export function resendInvitation(actor: Actor, id: string): Promise<Resent> {
	return inTransaction(async () => {
		const found = await invitationById(actor, id);
		if (!found?.role) return { ok: false, gone: true };
		const wait = await secondsToWait(perInviter, accountIdOf(actor) ?? "operator");
		if (wait > 0) return { ok: false, wait };
		await renewInvitation(id);
		await audit(actor, "account.invitation-resent", `account:${id}`);
		await sendInvitation({ ...found, role: found.role });
		return { ok: true };
	});
}

/** Withdraws an invitation: its link stops working at once. False when it is gone. */
export function withdrawInvitation(actor: Actor, id: string): Promise<boolean> {
	return inTransaction(async () => {
		if (!(await invitationById(actor, id))) return false;
		await db().deleteFrom("pending_accounts").where("id", "=", id).execute();
		await audit(actor, "account.invitation-withdrawn", `account:${id}`);
		return true;
	});
}
