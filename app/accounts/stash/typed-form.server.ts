import { readFields } from "../../base/forms/read-fields.ts";
import { browserToken, hashOfToken, randomToken } from "../../base/http/browser-token.server.ts";
import { isSecretField } from "../../base/http/secret-fields.ts";

const browser = browserToken("kept");
/** Whether this browser has a stashed form. */
export const hasStash = (request: Request) => browser.in(request) !== undefined;
const STASH_SECONDS = 3600;
const MAX_CHARACTERS = 300_000;
const MAX_BYTES = 4 * 1024 * 1024;
type Stash = { path: string; fields: Record<string, string> };

/** Stashes of before this moment are over, also while their rows are there. */
export const stashedSince = () => new Date(Date.now() - STASH_SECONDS * 1000);

/** True for a body that is too long to be read, or does not say how long it is. */
export const isTooLong = (request: Request) =>
	Number(request.headers.get("content-length") ?? Number.POSITIVE_INFINITY) > MAX_BYTES;

/**
 * The fields that were typed into a form of this path, as the text that is sealed: without passwords, codes and files.
 * Undefined when there is nothing to store.
 */
export async function typedIn(request: Request, path: string): Promise<string | undefined> {
	const { values } = await readFields(request).catch(() => ({ values: {} }));
	const fields = Object.fromEntries(Object.entries(values).filter(([name]) => !isSecretField(name)));
	const text = JSON.stringify({ path, fields } satisfies Stash);
	return Object.keys(fields).length === 0 || text.length > MAX_CHARACTERS ? undefined : text;
}

/** The fields of such a text, when its form is of this path. */
export function typedOn(path: string, text: string): Record<string, string> | undefined {
	const stash: Stash = JSON.parse(text);
	return stash.path === path ? stash.fields : undefined;
}

/** A stash that is being made: the hash that its row has, and the cookie of its browser. */
export function newStash() {
	const token = randomToken();
	return { tokenHash: hashOfToken(token), cookie: browser.cookie(token, STASH_SECONDS) };
}

/** The hash of the stash that this browser has, if any. */
export function stashOf(request: Request): string | undefined {
	const token = browser.in(request);
	return token && hashOfToken(token);
}

export const forgetStash = () => browser.forget();
