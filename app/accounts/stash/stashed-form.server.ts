import { db } from "../../base/db/client.server.ts";
import { type Limit, secondsToWait } from "../../base/limits/rate-limit.server.ts";
import { seal, unseal } from "../../base/secrets/seal.server.ts";
import type { SealedColumn } from "../../base/secrets/sealed-columns.server.ts";
import { formerAccount } from "./former-account.server.ts";
import { forgetStash, isTooLong, newStash, stashedSince, stashOf, typedIn, typedOn } from "./typed-form.server.ts";

const perAccount: Limit = { what: "kept-form", times: 30, seconds: 3600 };

const place = (tokenHash: string, accountId: string) => `kept form:${tokenHash}:${accountId}`;
export const sealedForms: SealedColumn = {
	table: "kept_forms",
	column: "sealed",
	id: "token_hash",
	with: "account_id",
	place,
};

/**
 * Stores what was typed into a form whose sender is no longer signed in, and returns the cookie that finds it again. It
 * is sealed, and given back in this browser to the account whose session it was; passwords, codes and files are not
 * stored. Undefined when there is nothing to store, or when there never was a session: of a stranger not even the body
 * is read. `of` is the account where it is signed in still.
 */
export async function stashForm(request: Request, path: string, of?: string): Promise<string | undefined> {
	if (isTooLong(request)) return undefined;
	const accountId = of ?? (await formerAccount(request));
	if (!accountId || (await secondsToWait(perAccount, accountId)) > 0) return undefined;
	const text = await typedIn(request, path);
	if (!text) return undefined;
	const { tokenHash, cookie } = newStash();
	await db()
		.insertInto("kept_forms")
		.values({ token_hash: tokenHash, account_id: accountId, sealed: seal(text, place(tokenHash, accountId)) })
		.execute();
	return cookie;
}

/** The stashed fields of this account, page and browser. */
export async function stashedForm(
	request: Request,
	path: string,
	accountId: string,
): Promise<Record<string, string> | undefined> {
	const tokenHash = stashOf(request);
	if (!tokenHash) return undefined;
	const row = await db()
		.selectFrom("kept_forms")
		.select("sealed")
		.where("token_hash", "=", tokenHash)
		.where("account_id", "=", accountId)
		.where("created_at", ">", stashedSince())
		.executeTakeFirst();
	return row && typedOn(path, unseal(row.sealed, place(tokenHash, accountId)));
}

/**
 * It was saved after all, or its browser signs out: deletes it, of an account or of a pass. Returns the cookie to send,
 * if any.
 */
export async function dropStash(request: Request): Promise<string | undefined> {
	const tokenHash = stashOf(request);
	if (!tokenHash) return undefined;
	for (const table of ["kept_forms", "kept_pass_forms"] as const)
		await db().deleteFrom(table).where("token_hash", "=", tokenHash).execute();
	return forgetStash();
}

/** Signing out leaves nothing that an account typed, in this browser or another. */
export const dropStashesOf = (accountId: string) =>
	db().deleteFrom("kept_forms").where("account_id", "=", accountId).execute();
