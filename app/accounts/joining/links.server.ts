import { db } from "../../base/db/client.server.ts";
import { hashOfToken, randomToken } from "../../base/http/browser-token.server.ts";
import type { LinkPurpose } from "../link-purpose.ts";

/** The target of a link in an email: an account, or a registration that waits for its mailbox. */
export type LinkOwner = { account: string } | { pending: string };
/** How long a link works, in hours. */
export const LINK_HOURS = { activate: 72, reset: 2, invite: 168 } as const satisfies Record<LinkPurpose, number>;

const columnsOf = (owner: LinkOwner) =>
	"account" in owner ? { account_id: owner.account } : { pending_id: owner.pending };

/**
 * Makes a link's token, and says when it ends; an earlier one of the same owner for the same purpose stops working.
 * Links for a new password work side by side until one is used: another person's request does not invalidate the
 * owner's link. Call it in a transaction.
 */
export async function makeLink(owner: LinkOwner, purpose: LinkPurpose, hours: number = LINK_HOURS[purpose]) {
	const token = randomToken();
	const until = new Date(Date.now() + hours * 3_600_000);
	if (purpose !== "reset") await dropLinks(owner, purpose);
	await db()
		.insertInto("account_links")
		.values({
			token_hash: hashOfToken(token),
			...columnsOf(owner),
			purpose,
			expires_at: until,
		})
		.execute();
	return { token, until };
}

/** Stops an owner's links for a purpose. */
export const dropLinks = (owner: LinkOwner, purpose: LinkPurpose) =>
	db()
		.deleteFrom("account_links")
		.where((eb) => eb.and(columnsOf(owner)))
		.where("purpose", "=", purpose)
		.execute();

/** The target of a link; undefined when it was used, has expired or is unknown. */
export async function linkOwner(token: string, purpose: LinkPurpose): Promise<LinkOwner | undefined> {
	const row = await db()
		.selectFrom("account_links")
		.select(["account_id", "pending_id"])
		.where("token_hash", "=", hashOfToken(token))
		.where("purpose", "=", purpose)
		.where("expires_at", ">", new Date())
		.executeTakeFirst();
	return row && ownerOf(row);
}

/** The same, and the link has had its one use. */
export async function consumeLink(token: string, purpose: LinkPurpose): Promise<LinkOwner | undefined> {
	const row = await db()
		.deleteFrom("account_links")
		.where("token_hash", "=", hashOfToken(token))
		.where("purpose", "=", purpose)
		.where("expires_at", ">", new Date())
		.returning(["account_id", "pending_id"])
		.executeTakeFirst();
	return row && ownerOf(row);
}

const ownerOf = (row: { account_id: string | null; pending_id: string | null }): LinkOwner =>
	row.account_id ? { account: row.account_id } : { pending: row.pending_id ?? "" };
