import { db } from "../../base/db/client.server.ts";
import { type Limit, secondsToWait } from "../../base/limits/rate-limit.server.ts";
import { seal, unseal } from "../../base/secrets/seal.server.ts";
import type { SealedColumn } from "../../base/secrets/sealed-columns.server.ts";
import { formerAccount } from "./former-account.server.ts";
import { forgetStash, isTooLong, newStash, stashedSince, stashOf, typedIn, typedOn } from "./typed-form.server.ts";

/** The columns that name the owner of a stash, one of them in each row: an account, or the pass of a side of a tie. */
const owners = {
	account_id: { noun: "form", limit: { what: "kept-form", times: 30, seconds: 3600 } },
	pass_id: { noun: "pass form", limit: { what: "kept-pass-form", times: 30, seconds: 3600 } },
} as const satisfies Record<string, { noun: string; limit: Limit }>;
type Owner = keyof typeof owners;

const placeOf = (owner: Owner) => (tokenHash: string, id: string) => `kept ${owners[owner].noun}:${tokenHash}:${id}`;
const sealedFormsOf = (owner: Owner): SealedColumn => ({
	table: "kept_forms",
	column: "sealed",
	id: "token_hash",
	with: owner,
	place: placeOf(owner),
});
export const sealedForms = [sealedFormsOf("account_id"), sealedFormsOf("pass_id")];

/**
 * Stores what was typed into a form whose sender is no longer signed in, and returns the cookie that finds it again. It
 * is sealed, and given back in this browser to the account whose session it was; passwords, codes and files are not
 * stored (decision 43). Undefined when there is nothing to store, or when there never was a session: of a stranger not
 * even the body is read. `of` is the account where it is signed in still.
 */
export async function stashForm(request: Request, path: string, of?: string): Promise<string | undefined> {
	const accountId = of ?? (await formerAccount(request));
	return accountId && stashFormOf("account_id", accountId, request, path);
}

/** The same for an owner who is known. */
export async function stashFormOf(
	owner: Owner,
	id: string,
	request: Request,
	path: string,
): Promise<string | undefined> {
	if (isTooLong(request) || (await secondsToWait(owners[owner].limit, id)) > 0) return undefined;
	const text = await typedIn(request, path);
	if (!text) return undefined;
	const { tokenHash, cookie } = newStash();
	const row = { token_hash: tokenHash, [owner]: id, sealed: seal(text, placeOf(owner)(tokenHash, id)) };
	await db().insertInto("kept_forms").values(row).execute();
	return cookie;
}

/** The stashed fields of this account, page and browser. */
export const stashedForm = (
	request: Request,
	path: string,
	accountId: string,
): Promise<Record<string, string> | undefined> => stashedFormOf("account_id", accountId, request, path);

/** The same of any owner. */
export async function stashedFormOf(
	owner: Owner,
	id: string,
	request: Request,
	path: string,
): Promise<Record<string, string> | undefined> {
	const tokenHash = stashOf(request);
	if (!tokenHash) return undefined;
	const row = await db()
		.selectFrom("kept_forms")
		.select("sealed")
		.where("token_hash", "=", tokenHash)
		.where(owner, "=", id)
		.where("created_at", ">", stashedSince())
		.executeTakeFirst();
	return row && typedOn(path, unseal(row.sealed, placeOf(owner)(tokenHash, id)));
}

/** It was saved after all, or its browser signs out: deletes it. Returns the cookie to send, if any. */
export async function dropStash(request: Request): Promise<string | undefined> {
	const tokenHash = stashOf(request);
	if (!tokenHash) return undefined;
	await db().deleteFrom("kept_forms").where("token_hash", "=", tokenHash).execute();
	return forgetStash();
}

/** Signing out leaves nothing that an account typed, in this browser or another. */
export const dropStashesOf = (accountId: string) =>
	db().deleteFrom("kept_forms").where("account_id", "=", accountId).execute();
