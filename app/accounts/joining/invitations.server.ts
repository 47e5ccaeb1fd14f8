import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { type Actor, accountIdOf, type Role } from "../../access/actor.ts";
import { authorize } from "../../access/authorize.ts";
import { audit } from "../../audit/audit.server.ts";
import { absolute } from "../../base/config.server.ts";
import { db, inTransaction } from "../../base/db/client.server.ts";
import { isUuid } from "../../base/forms/params.ts";
import { type Limit, secondsToWait } from "../../base/limits/rate-limit.server.ts";
import type { Locale } from "../../base/locale/locale.ts";
import { sendEmail } from "../../base/mail/mail.server.ts";
import type { Outcome } from "../../base/outcome.ts";
import { areaPaths } from "../areas.ts";
import type { invitedRoles } from "../credentials/account-form.ts";
import { isGrave } from "../two-owners/grave-role.ts";
import { askOwnersOfInvitation, isNewlyAlone, otherOwners, tellAsker } from "../two-owners/role-requests.server.ts";
import { invitationEmail } from "./emails.ts";
import { invitedSquads } from "./invited-squads.server.ts";
import { asksOwners } from "./inviter.server.ts";
import { LINK_HOURS, makeLink } from "./links.server.ts";
import { hoursFromNow } from "./pending-accounts.server.ts";

/** Invitations, and new links of them, that one account may send. */
export const perInviter: Limit = { what: "invite", times: 100, seconds: 86_400 };

type Invitee = { email: string; name?: string | null; role: (typeof invitedRoles)[number]; language: Locale };
/** `asked`: it is sent when another owner agrees. */
type Invited = Outcome<{ wait: number; problems: Record<string, string> }, { asked?: boolean }>;

/** Invites an address to staff work with one role. An address that has an account gets roles there instead. */
export function invite(actor: Actor, { email, name, role, language }: Invitee): Promise<Invited> {
	authorize(actor, "account.manage");
	return inTransaction(async (): Promise<Invited> => {
		const known = await db().selectFrom("accounts").select("id").where("email", "=", email).executeTakeFirst();
		if (known) return { ok: false, problems: { email: "hasAccount" } };
		const waiting = await invitations().where("email", "=", email).executeTakeFirst();
		if (waiting) return { ok: false, problems: { email: "isInvited" } };
		const wait = await secondsToWait(perInviter, accountIdOf(actor) ?? "operator");
		if (wait > 0) return { ok: false, wait };
		const owners = isGrave(role) ? await otherOwners(actor) : [];
		const asks_second = owners.length > 0;
		if (isGrave(role) && !asks_second && (await isNewlyAlone(actor)))
			return { ok: false, problems: { role: "newlyAlone" } };
		const id = await addInvitation(actor, { email, name, role, language, asks_second });
		await audit(actor, "account.invited", `account:${id}`, { role });
		if (asks_second && isGrave(role)) await askOwnersOfInvitation(actor, { id, email, role }, owners);
		else await sendInvitation({ id, email, role, language });
		return { ok: true, asked: asks_second };
	});
}

/** Keeps an invitation until its link is used. Call it in a transaction, and `sendInvitation` after it. */
export async function addInvitation(
	actor: Actor,
	{ email, name, role, language, asks_second = false }: Omit<Invitee, "role"> & { role: Role; asks_second?: boolean },
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
			asks_second,
			created_at: new Date(),
			expires_at: hoursFromNow(LINK_HOURS.invite),
		})
		.execute();
	return id;
}

type PendingInvitation = { id: string; email: string; role: Role; language: Locale };

/** Emails the link of an invitation; a former one stops working. A captain is told for which squads. */
export async function sendInvitation({ id, email, role, language }: PendingInvitation) {
	const { token, until } = await makeLink({ pending: id }, "invite");
	const url = absolute(areaPaths(role === "captain" ? "club" : "admin", language).join(token));
	const squads = await invitedSquads(id);
	const account = await db().selectFrom("accounts").select("disabled_at").where("email", "=", email).executeTakeFirst();
	if (account?.disabled_at) return; // its holder could not accept
	const invitation = { role, url, squads, hasAccount: account !== undefined };
	await sendEmail(invitationEmail(language, invitation), { to: email, until });
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
		.select(["p.invited_by_id", "p.confirmed_by_id"])
		.select(sql<boolean>`asks_second and confirmed_by_id is null`.as("waits"))
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

type ResendOutcome = Outcome<{ gone: true; wait: number; problems: Record<string, string> }, { asked?: boolean }>;

/**
 * Emails an invitation again with a new link; the former one stops working. One as head or owner from when there was
 * one owner waits for the other that came since.
 */
export function resendInvitation(actor: Actor, id: string): Promise<ResendOutcome> {
	return inTransaction(async (): Promise<ResendOutcome> => {
		const found = await invitationById(actor, id);
		if (!found?.role || found.waits) return { ok: false, gone: true };
		const wait = await secondsToWait(perInviter, accountIdOf(actor) ?? "operator");
		if (wait > 0) return { ok: false, wait };
		const { owners, newlyAlone } = found.confirmed_by_id
			? { owners: [], newlyAlone: false }
			: await asksOwners(found.invited_by_id, found.role);
		if (newlyAlone) return { ok: false, problems: { version: "newlyAlone" } };
		await renewInvitation(id);
		await audit(actor, "account.invitation-resent", `account:${id}`);
		if (owners.length > 0 && isGrave(found.role)) {
			await db().updateTable("pending_accounts").set({ asks_second: true }).where("id", "=", id).execute();
			await askOwnersOfInvitation(actor, { id, email: found.email, role: found.role }, owners);
			return { ok: true, asked: true };
		}
		await sendInvitation({ ...found, role: found.role });
		return { ok: true };
	});
}

type ConfirmationOutcome = Outcome<{ refused: "gone" | "own" }>;

/** Another owner agrees to an invitation as head or owner: its link is sent. */
export function confirmInvitation(actor: Actor, id: string): Promise<ConfirmationOutcome> {
	return inTransaction(async () => {
		const found = await invitationById(actor, id);
		if (!found?.waits || !found.role || !isGrave(found.role)) return { ok: false, refused: "gone" };
		const me = accountIdOf(actor);
		if (!me || found.invited_by_id === me) return { ok: false, refused: "own" };
		const { numUpdatedRows } = await db()
			.updateTable("pending_accounts")
			.set({ confirmed_by_id: me, expires_at: hoursFromNow(LINK_HOURS.invite) })
			.where("id", "=", id)
			.where("confirmed_by_id", "is", null)
			.executeTakeFirst();
		if (numUpdatedRows === 0n) return { ok: false, refused: "gone" };
		await audit(actor, "account.invitation-confirmed", `account:${id}`, { role: found.role });
		await sendInvitation({ ...found, role: found.role });
		const told = { kind: "confirmed" as const, account: found.email, roles: [found.role] };
		if (found.invited_by_id) await tellAsker(found.invited_by_id, told, actor);
		return { ok: true };
	});
}

/** Withdraws an invitation: its link stops working at once. False when it is gone. */
export function withdrawInvitation(actor: Actor, id: string): Promise<boolean> {
	return inTransaction(async () => {
		const found = await invitationById(actor, id);
		if (!found) return false;
		const isOthers = found.waits && found.invited_by_id !== accountIdOf(actor);
		if (isOthers && found.invited_by_id && found.role && isGrave(found.role))
			await tellAsker(found.invited_by_id, { kind: "refused", account: found.email, roles: [found.role] }, actor);
		await db().deleteFrom("pending_accounts").where("id", "=", id).execute();
		await audit(actor, "account.invitation-withdrawn", `account:${id}`);
		return true;
	});
}
