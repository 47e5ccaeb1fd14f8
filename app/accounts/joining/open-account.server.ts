import type { Selectable } from "kysely";
import type { z } from "zod";
import type { Role } from "../../access/actor.ts";
import { audit } from "../../audit/audit.server.ts";
import { config } from "../../base/config.server.ts";
import { db, inTransaction } from "../../base/db/client.server.ts";
import { problemsOf } from "../../base/forms/problems.ts";
import { hashOfToken } from "../../base/http/browser-token.server.ts";
import { type Limit, networkMustWait, secondsToWait } from "../../base/limits/rate-limit.server.ts";
import { sendEmail } from "../../base/mail/mail.server.ts";
import type { Outcome } from "../../base/outcome.ts";
import { accountName } from "../account-name.ts";
import { joinForm, newPasswordForm } from "../credentials/account-form.ts";
import { storePassword } from "../credentials/credentials.server.ts";
import { passwordChangedEmail } from "../emails.ts";
import type { LinkPurpose } from "../link-purpose.ts";
import { sendDeskRoleNotices, sendRoleNotices } from "../notices/send-account-notice.server.ts";
import { isTooCommon } from "../passwords/password.server.ts";
import { leastPassword } from "../passwords/password.ts";
import { hashPassword } from "../passwords/password-hash.server.ts";
import { endSessions, hasPasskey, rolesOf } from "../sessions/session.server.ts";
import { lockRoles } from "../two-owners/lock-roles.server.ts";
import type { InvitedSquad } from "./invited-squads.server.ts";
import { stillGiven } from "./inviter.server.ts";
import { consumeLink, dropLinks, type LinkOwner, linkOwner } from "./links.server.ts";
import type { PendingAccountsTable } from "./pending-accounts.server.ts";

// Links that work are never refused for what others tried: only wrong ones count, and each link for itself.
const wrongLinks: Limit = { what: "wrong-link", times: 30, seconds: 3600 };
const triesOfLink: Limit = { what: "link-tries", times: 20, seconds: 3600 };

/** The profile of a registration, shown beside the button that makes an account of it. */
export type ProfileFacts = { full_name: string; id_number: string; phone: string };
type Profiles = {
	facts: (id: string, sealed: string) => ProfileFacts | undefined;
	/** Stores the profile of a new account. Called in the transaction that makes the account. */
	open: (id: string, sealed: string) => Promise<void>;
};
let profiles: Profiles | undefined;
/** Profiles belong to the complaints portal; the start of the product says who reads them. */
export const openProfilesWith = (reader: Profiles) => {
	profiles = reader;
};

/** `accountId` is the account whose mailbox the link proved. */
type OpeningOutcome = Outcome<{ wait: number; badLink: true; problems: Record<string, string> }, { accountId: string }>;

/** The data of the page behind a link; undefined for a link that does not work. */
export async function aboutLink(token: string, purpose: LinkPurpose) {
	const owner = await linkOwner(token, purpose);
	if (!owner) return undefined;
	const least = await leastFor(owner);
	if ("account" in owner) return { least };
	const pending = await pendingById(owner.pending).executeTakeFirst();
	if (!pending) return undefined;
	const { id, email, role, profile, created_at } = pending;
	const squads = await stillGiven(pending);
	if (!squads) return undefined;
	const consents = (await consenting(owner)) !== undefined;
	const name = await askedName(owner);
	return {
		least,
		email,
		role,
		squads,
		consents,
		name,
		since: created_at,
		facts: profile ? profiles?.facts(id, profile) : undefined,
	};
}

/**
 * Sets the password that a link in an email allows, and makes the account where there is none yet. Nothing is hashed or
 * judged before the link is known to work.
 */
export async function setPasswordByLink(
	token: string,
	purpose: LinkPurpose,
	values: Record<string, string>,
	address: string,
): Promise<OpeningOutcome> {
	const owner = await linkOwner(token, purpose);
	if (!owner || !(await givesSomething(owner))) {
		const wait = await networkMustWait(wrongLinks, address);
		return wait > 0 ? { ok: false, wait } : { ok: false, badLink: true };
	}
	const wait = await secondsToWait(triesOfLink, hashOfToken(token));
	if (wait > 0) return { ok: false, wait };
	if (await consenting(owner)) return consent(token, purpose);
	const asksName = (await askedName(owner)) !== undefined;
	const least = await leastFor(owner);
	const form: z.ZodType<{ password: string; name?: string | null }> = asksName
		? joinForm(least)
		: newPasswordForm(least);
	const parsed = form.safeParse(values);
	if (!parsed.success) return { ok: false, problems: problemsOf(parsed.error) };
	const { password, name } = parsed.data;
	if (isTooCommon(password, [...(await wordsAbout(owner)), ...(name ? [name] : [])]))
		return { ok: false, problems: { password: "passwordTooCommon" } };
	const hash = await hashPassword(password);
	return inTransaction(async () => {
		if ("pending" in owner) await lockRoles(); // who invited does not lose the role in between
		// Several links of an account may be used at the same time: one after the other.
		if ("account" in owner)
			await db().selectFrom("accounts").select("id").where("id", "=", owner.account).forUpdate().execute();
		const found = await consumeLink(token, purpose);
		const accountId =
			found && ("account" in found ? await resetPassword(found.account, hash) : await open(found.pending, hash, name));
		return accountId ? { ok: true, accountId } : { ok: false, badLink: true };
	});
}

/** Whether a link leads to an account, a registration, or an invitation whose sender may still give its role. */
async function givesSomething(owner: LinkOwner): Promise<boolean> {
	if ("account" in owner) return true;
	const pending = await pendingById(owner.pending).executeTakeFirst();
	return pending !== undefined && (await stillGiven(pending)) !== undefined;
}

/**
 * The account that an invitation as captain found at its address: it gains squads, and keeps its password and its
 * sessions.
 */
async function consenting(owner: LinkOwner): Promise<string | undefined> {
	if ("account" in owner) return undefined;
	const found = await db()
		.selectFrom("pending_accounts as p")
		.innerJoin("accounts as a", "a.email", "p.email")
		.select("a.id")
		.where("p.id", "=", owner.pending)
		.where("p.role", "=", "captain")
		.where("a.disabled_at", "is", null)
		.executeTakeFirst();
	return found?.id;
}

/** The holder of the mailbox accepts the squads of an invitation. */
const consent = (token: string, purpose: LinkPurpose): Promise<OpeningOutcome> =>
	inTransaction(async () => {
		await lockRoles();
		const found = await consumeLink(token, purpose);
		const accountId = found && (await consenting(found));
		if (!found || "account" in found || !accountId) return { ok: false, badLink: true };
		const squads = await stillGiven(await pendingById(found.pending).executeTakeFirstOrThrow());
		if (!squads) return { ok: false, badLink: true };
		await grantSquads(accountId, squads);
		await db().deleteFrom("pending_accounts").where("id", "=", found.pending).execute();
		return { ok: true, accountId };
	});

async function resetPassword(accountId: string, hash: string): Promise<string | undefined> {
	const account = await db()
		.selectFrom("accounts")
		.select(["email", "language", hasPasskey.as("hasPasskey")])
		.where("id", "=", accountId)
		.where("disabled_at", "is", null)
		.executeTakeFirst();
	if (!account) return undefined;
	await dropLinks({ account: accountId }, "reset");
	await storePassword(accountId, hash);
	await endSessions(accountId);
	await audit({ kind: "visitor" }, "account.password-reset", `account:${accountId}`);
	await sendEmail(passwordChangedEmail(account.language, account), { to: account.email });
	return accountId;
}

/**
 * The name that an invitation to staff work has, or none yet: its person is asked for it, because decisions name who
 * made them. Undefined where no name is asked: it might tell who files complaints.
 */
async function askedName(owner: LinkOwner): Promise<string | undefined> {
	if ("account" in owner) return undefined;
	const pending = await pendingById(owner.pending).executeTakeFirst();
	if (!pending?.role || pending.role === "captain") return undefined;
	const known = await db().selectFrom("accounts").select("id").where("email", "=", pending.email).executeTakeFirst();
	return known ? undefined : (accountName(pending) ?? "");
}

/** Makes an account of a registration or an invitation; what else waits for the address is gone. */
async function open(id: string, hash: string, name: string | null | undefined): Promise<string | undefined> {
	const pending = await pendingById(id).forUpdate().executeTakeFirst();
	const squads = pending && (await stillGiven(pending));
	if (!squads) return undefined;
	await db().deleteFrom("pending_accounts").where("id", "=", id).execute();
	await db()
		.deleteFrom("pending_accounts")
		.where("email", "=", pending.email)
		.$if(pending.role === null, (query) => query.where("role", "is", null))
		.execute();
	const made = await db()
		.insertInto("accounts")
		.values({ id, email: pending.email, name: name ?? pending.name, language: pending.language, email_verified: true })
		.onConflict((oc) => oc.column("email").doNothing())
		.returning("id")
		.executeTakeFirst();
	if (!made) return pending.role ? joinExisting(pending, pending.role, squads, hash) : undefined;
	await storePassword(id, hash);
	if (pending.role) {
		await grantInvited(id, pending.role, pending, squads);
		await sendDeskRoleNotices(id, [pending.role]);
	}
	if (pending.profile) {
		await grant(id, "complainant", { invited_by_id: null, confirmed_by_id: null });
		await profiles?.open(id, pending.profile);
	}
	// Now that it is a complainant's or not: the log names no account of a complainant.
	await audit({ kind: "visitor" }, "account.activated", `account:${id}`);
	return id;
}

/**
 * The person registered between the invitation and its use: the account gains the role, with a password that fits it.
 */
async function joinExisting(
	pending: Selectable<PendingAccountsTable>,
	role: Role,
	squads: InvitedSquad[],
	hash: string,
): Promise<string | undefined> {
	const account = await db()
		.selectFrom("accounts")
		.select("id")
		.where("email", "=", pending.email)
		.where("disabled_at", "is", null)
		.executeTakeFirst();
	if (!account) return undefined;
	const before = await rolesOf(account.id);
	await grantInvited(account.id, role, pending, squads);
	await sendRoleNotices(account.id, before, await rolesOf(account.id));
	return resetPassword(account.id, hash);
}

type Inviters = Pick<Selectable<PendingAccountsTable>, "invited_by_id" | "confirmed_by_id">;

/** The role of an invitation and its squads, which make a captain of the account (docs/rules/roles.md#captains). */
async function grantInvited(account_id: string, role: Role, by: Inviters, squads: InvitedSquad[]) {
	if (role !== "captain") await grant(account_id, role, by);
	await grantSquads(account_id, squads);
}

async function grantSquads(account_id: string, squads: InvitedSquad[]) {
	for (const { id: squad_id, invited_by_id: granted_by_id } of squads) {
		await db()
			.insertInto("captains")
			.values({ account_id, squad_id, granted_by_id })
			.onConflict((oc) => oc.doNothing())
			.execute();
		await audit({ kind: "visitor" }, "captain.accepted", `squad:${squad_id}`, { account: account_id });
	}
}

const grant = (account_id: string, role: Role, { invited_by_id, confirmed_by_id }: Inviters) =>
	db()
		.insertInto("account_roles")
		.values({ account_id, role, granted_by_id: invited_by_id, confirmed_by_id })
		.onConflict((oc) => oc.doNothing())
		.execute();

const pendingById = (id: string) => db().selectFrom("pending_accounts").selectAll().where("id", "=", id);

/** How many characters a new password has at least: it depends on whose it is. */
async function leastFor(owner: LinkOwner): Promise<number> {
	const { PASSWORD_MIN_LENGTH } = config();
	if ("account" in owner) return leastPassword(await rolesOf(owner.account), PASSWORD_MIN_LENGTH);
	const pending = await pendingById(owner.pending).executeTakeFirst();
	return leastPassword(pending?.profile ? ["complainant"] : [], PASSWORD_MIN_LENGTH);
}

/** Words that a stranger would try first. */
async function wordsAbout(owner: LinkOwner): Promise<string[]> {
	const query =
		"account" in owner
			? db().selectFrom("accounts").select(["email", "name"]).where("id", "=", owner.account)
			: db().selectFrom("pending_accounts").select(["email", "name"]).where("id", "=", owner.pending);
	const found = await query.executeTakeFirst();
	return found ? [found.name, found.email, found.email.split("@")[0] ?? ""] : [];
}
