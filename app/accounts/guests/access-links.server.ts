import { sql } from "kysely";
import { type Actor, accountIdOf } from "../../access/actor.ts";
import { authorize } from "../../access/authorize.ts";
import { audit, storeReason } from "../../audit/audit.server.ts";
import { absolute } from "../../base/config.server.ts";
import { db, inTransaction } from "../../base/db/client.server.ts";
import { isUuid } from "../../base/forms/params.ts";
import { hashOfToken, randomToken } from "../../base/http/browser-token.server.ts";
import { pathIn } from "../../base/locale/path.ts";
import { sendEmail } from "../../base/mail/mail.server.ts";
import { accessLinkEmail } from "../emails.ts";

/** How long the mailed link works, once (docs/rules/roles.md#access-links). */
const LINK_MINUTES = 15;
const LISTED = 50;

/** Officers and heads who can be handed a case or a link: active accounts, by name. */
export async function complaintStaff() {
	return db()
		.selectFrom("accounts")
		.select(["id", "email", "name", "language"])
		.select(
			sql<boolean>`exists (select from account_roles where account_id = accounts.id and role = 'head')`.as("isHead"),
		)
		.where("disabled_at", "is", null)
		.where((eb) =>
			eb.exists(
				eb
					.selectFrom("account_roles")
					.select("role")
					.whereRef("account_id", "=", "accounts.id")
					.where("role", "in", ["officer", "head"]),
			),
		)
		.orderBy("name")
		.orderBy("email")
		.execute();
}
export type StaffMember = Awaited<ReturnType<typeof complaintStaff>>[number];

/**
 * Mails a link to an officer who cannot sign in. It works once, within a quarter of an hour. Returns false for an
 * account that is neither officer nor head.
 */
export async function issueAccessLink(actor: Actor, accountId: string, reason: string): Promise<boolean> {
	authorize(actor, "access-link.issue");
	const token = randomToken();
	return inTransaction(async () => {
		const member = (await complaintStaff()).find(({ id }) => id === accountId);
		if (!member) return false;
		const { language } = await db()
			.selectFrom("accounts")
			.select("language")
			.where("id", "=", accountId)
			.executeTakeFirstOrThrow();
		const until = new Date(Date.now() + LINK_MINUTES * 60_000);
		const { id } = await db()
			.insertInto("access_links")
			.values({
				account_id: accountId,
				issued_by_id: accountIdOf(actor),
				reason,
				token_hash: hashOfToken(token),
				expires_at: until,
			})
			.returning("id")
			.executeTakeFirstOrThrow();
		const url = absolute(pathIn(language, "/complaints/admin/enter/:token", { token }));
		await sendEmail(accessLinkEmail(language, url), { to: member.email, until });
		await audit(actor, "access-link.issued", `access-link:${id}`, {
			account: accountId,
			...(await storeReason(reason)),
		});
		return true;
	});
}

/** The latest links, each with its holder and its state at `now`. */
export async function accessLinks(actor: Actor, now = new Date()) {
	authorize(actor, "access-link.issue");
	const rows = await db()
		.selectFrom("access_links as l")
		.innerJoin("accounts as a", "a.id", "l.account_id")
		.leftJoin("accounts as by", "by.id", "l.issued_by_id")
		.select(["l.id", "l.reason", "l.created_at", "l.expires_at", "l.entered_at", "l.pass_until", "l.revoked_at"])
		.select(["a.name", "a.email", sql<string | null>`by.email::text`.as("issued_by")])
		.orderBy("l.created_at", "desc")
		.limit(LISTED)
		.execute();
	return rows.map((row) => ({ ...row, state: stateOf(row, now) }));
}
export type AccessLink = Awaited<ReturnType<typeof accessLinks>>[number];

type Times = { revoked_at: Date | null; entered_at: Date | null; pass_until: Date | null; expires_at: Date };
function stateOf({ revoked_at, entered_at, pass_until, expires_at }: Times, now: Date) {
	if (revoked_at) return "revoked" as const;
	if (entered_at) return pass_until && pass_until > now ? ("inUse" as const) : ("over" as const);
	return expires_at > now ? ("waiting" as const) : ("expired" as const);
}

/** Revokes a link, used or not: its pass ends with the next request. False when there is nothing to revoke. */
export async function revokeAccessLink(actor: Actor, id: string): Promise<boolean> {
	authorize(actor, "access-link.issue");
	if (!isUuid(id)) return false;
	return inTransaction(async () => {
		const gone = await db()
			.updateTable("access_links")
			.set({ revoked_at: new Date() })
			.where("id", "=", id)
			.where("revoked_at", "is", null)
			.returning("account_id")
			.executeTakeFirst();
		if (!gone) return false;
		await audit(actor, "access-link.revoked", `access-link:${id}`, { account: gone.account_id });
		return true;
	});
}
