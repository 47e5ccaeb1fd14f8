import { db } from "../../base/db/client.server.ts";
import { readFields } from "../../base/forms/read-fields.ts";
import { browserToken, hashOfToken, randomToken } from "../../base/http/browser-token.server.ts";
import { isSecretField } from "../../base/http/secret-fields.ts";
import { type Limit, secondsToWait } from "../../base/limits/rate-limit.server.ts";
import { seal, unseal } from "../../base/secrets/seal.server.ts";
import type { SealedColumn } from "../../base/secrets/sealed-columns.server.ts";
import { formerAccount } from "./former-account.server.ts";

const browser = browserToken("kept");
/** Whether this browser has a stashed form. */
export const hasStash = (request: Request) => browser.in(request) !== undefined;
const STASH_SECONDS = 3600;
const MAX_CHARACTERS = 300_000;
const MAX_BYTES = 4 * 1024 * 1024;
const perAccount: Limit = { what: "kept-form", times: 30, seconds: 3600 };

type Stash = { path: string; fields: Record<string, string> };
const place = (tokenHash: string, accountId: string) => `kept form:${tokenHash}:${accountId}`;
export const sealedForms: SealedColumn = {
	table: "kept_forms",
	column: "sealed",
	id: "token_hash",
	with: "account_id",
	place,
};

/**
 * Stores what was typed into a form whose sender is no longer signed in, and returns the cookie that finds it again. It is sealed, and
 * given back in this browser to the account whose session it was; passwords, codes and files are not stored. Undefined when there is nothing to
 * store, or when there never was a session: of a stranger not even the body is read.
 */
export async function stashForm(request: Request, path: string): Promise<string | undefined> {
	if (Number(request.headers.get("content-length") ?? Number.POSITIVE_INFINITY) > MAX_BYTES) return undefined;
	const accountId = await formerAccount(request);
	if (!accountId || (await secondsToWait(perAccount, accountId)) > 0) return undefined;
	const { values } = await readFields(request).catch(() => ({ values: {} }));
	const fields = Object.fromEntries(Object.entries(values).filter(([name]) => !isSecretField(name)));
	const text = JSON.stringify({ path, fields } satisfies Stash);
	if (Object.keys(fields).length === 0 || text.length > MAX_CHARACTERS) return undefined;
	const token = randomToken();
	const tokenHash = hashOfToken(token);
	await db()
		.insertInto("kept_forms")
		.values({ token_hash: tokenHash, account_id: accountId, sealed: seal(text, place(tokenHash, accountId)) })
		.execute();
	return browser.cookie(token, STASH_SECONDS);
}

/** The stashed fields of this account, page and browser. */
export async function stashedForm(
	request: Request,
	path: string,
	accountId: string,
): Promise<Record<string, string> | undefined> {
	const token = browser.in(request);
	if (!token) return undefined;
	const row = await db()
		.selectFrom("kept_forms")
		.select("sealed")
		.where("token_hash", "=", hashOfToken(token))
		.where("account_id", "=", accountId)
		.where("created_at", ">", new Date(Date.now() - STASH_SECONDS * 1000))
		.executeTakeFirst();
	if (!row) return undefined;
	const stash: Stash = JSON.parse(unseal(row.sealed, place(hashOfToken(token), accountId)));
	return stash.path === path ? stash.fields : undefined;
}

/** It was saved after all: deletes it. Returns the cookie to send, if any. */
export async function dropStash(request: Request): Promise<string | undefined> {
	const token = browser.in(request);
	if (!token) return undefined;
	await db().deleteFrom("kept_forms").where("token_hash", "=", hashOfToken(token)).execute();
	return browser.forget();
}

/** Signing out leaves nothing that an account typed, in this browser or another. */
export async function dropStashesOf(accountId: string): Promise<string> {
	await db().deleteFrom("kept_forms").where("account_id", "=", accountId).execute();
	return browser.forget();
}
