import { db } from "../base/db/client.server.ts";
import { browserToken, hashOfToken, randomToken } from "../base/http/browser-token.server.ts";
import { type Limit, secondsToWait } from "../base/http/rate-limit.server.ts";

const browser = browserToken("kept");
const KEPT_SECONDS = 3600;
const MAX_CHARACTERS = 300_000;
const MAX_BYTES = 4 * 1024 * 1024;
const perAddress: Limit = { what: "kept-form", times: 30, seconds: 3600 };

/**
 * Puts aside what was typed into a form whose sender is no longer signed in, and returns the cookie that finds it again.
 * Only this browser has it; passwords and files are not kept. Undefined when there is nothing to keep.
 */
export async function keepForm(request: Request, path: string, address: string): Promise<string | undefined> {
	// Strangers send this too: nobody who is not signed in has a long body read.
	if (Number(request.headers.get("content-length") ?? Number.POSITIVE_INFINITY) > MAX_BYTES) return undefined;
	const form = await request.formData().catch(() => undefined);
	const fields: Record<string, string> = {};
	for (const [name, value] of form ?? [])
		if (typeof value === "string" && !name.includes("password")) fields[name] = value;
	const stored = JSON.stringify(fields);
	if (stored === "{}" || stored.length > MAX_CHARACTERS || (await secondsToWait(perAddress, address)) > 0)
		return undefined;
	const token = randomToken();
	await db()
		.insertInto("kept_forms")
		.values({ token_hash: hashOfToken(token), path, fields: stored as never })
		.execute();
	return browser.cookie(token, KEPT_SECONDS);
}

/** What this browser was typing on this page when its session ended. */
export async function keptForm(request: Request, path: string): Promise<Record<string, string> | undefined> {
	const token = browser.in(request);
	if (!token) return undefined;
	const row = await db()
		.selectFrom("kept_forms")
		.select("fields")
		.where("token_hash", "=", hashOfToken(token))
		.where("path", "=", path)
		.where("created_at", ">", new Date(Date.now() - KEPT_SECONDS * 1000))
		.executeTakeFirst();
	return row?.fields;
}

/** It was saved after all: forgets it. Returns the cookie to send, if any. */
export async function dropKept(request: Request): Promise<string | undefined> {
	const token = browser.in(request);
	if (!token) return undefined;
	await db().deleteFrom("kept_forms").where("token_hash", "=", hashOfToken(token)).execute();
	return browser.forget;
}
