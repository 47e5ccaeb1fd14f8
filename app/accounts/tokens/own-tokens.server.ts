import type { RouterContextProvider } from "react-router";
import { authorize } from "../../access/authorize.ts";
import { audit } from "../../audit/audit.server.ts";
import { absolute } from "../../base/config.server.ts";
import { db, inTransaction } from "../../base/db/client.server.ts";
import { isUuid } from "../../base/forms/params.ts";
import { type Limit, secondsToWait } from "../../base/limits/rate-limit.server.ts";
import { sendEmail } from "../../base/mail/mail.server.ts";
import type { Outcome } from "../../base/outcome.ts";
import { areaPaths } from "../areas.ts";
import { actorOf, sessionOf } from "../sessions/session.server.ts";
import type { ApiScope } from "./api-scopes.ts";
import { insertToken, scopesOf } from "./api-tokens.server.ts";
import { newTokenEmail } from "./emails.ts";

type Context = Readonly<RouterContextProvider>;
const MOST_TOKENS = 20;
/** Each sends an email and stays in the audit log, also one that is revoked at once. */
const perAccount: Limit = { what: "tokens-made", times: 20, seconds: 3600 };

/** Tokens of the person who asks that still work, the latest first. */
export async function ownTokens(context: Context, now = new Date()) {
	const { accountId } = sessionOf(context);
	return db()
		.selectFrom("api_tokens")
		.select(["id", "name", "scopes", "created_at", "expires_at", "last_used_at"])
		.where("account_id", "=", accountId)
		.where("expires_at", ">", now)
		.orderBy("created_at", "desc")
		.limit(100)
		.execute();
}
export type OwnToken = Awaited<ReturnType<typeof ownTokens>>[number];

type TokenRequest = { name: string; scopes: readonly ApiScope[]; days: number };
type TokenOutcome = Outcome<{ refused: "tooMany" | "notAllowed"; wait: number }, { token: string }>;

/**
 * Makes a token of this account for a program. It can never do more than the account; an email says that it was made.
 */
export async function createOwnToken(context: Context, { name, scopes, days }: TokenRequest): Promise<TokenOutcome> {
	const actor = actorOf(context);
	authorize(actor, "own-account.manage");
	const { accountId, email, roles } = sessionOf(context);
	if (scopes.some((scope) => !scopesOf(roles).includes(scope))) return { ok: false, refused: "notAllowed" };
	const wait = await secondsToWait(perAccount, accountId);
	if (wait > 0) return { ok: false, wait };
	const now = new Date();
	const expiresAt = new Date(now.getTime() + days * 86_400_000);
	return inTransaction(async (): Promise<TokenOutcome> => {
		// Locked: of tokens that are asked for at the same time no more are made than may be.
		const { language } = await db()
			.selectFrom("accounts")
			.select("language")
			.where("id", "=", accountId)
			.forNoKeyUpdate()
			.executeTakeFirstOrThrow();
		if ((await ownTokens(context)).length >= MOST_TOKENS) return { ok: false, refused: "tooMany" };
		const token = await insertToken({ accountId, email, name, scopes, expiresAt });
		await audit(actor, "account.token-created", `account:${accountId}`, { name, scopes });
		const url = absolute(areaPaths("admin", language).account);
		await sendEmail(newTokenEmail(language, { name, at: now, url, byProgram: false }), { to: email });
		return { ok: true, token };
	});
}

/** Revokes a token of this account from the next request on. False for an id of another account. */
export async function revokeOwnToken(context: Context, id: string): Promise<boolean> {
	const actor = actorOf(context);
	authorize(actor, "own-account.manage");
	const { accountId } = sessionOf(context);
	if (!isUuid(id)) return false;
	return inTransaction(async () => {
		const gone = await db()
			.deleteFrom("api_tokens")
			.where("id", "=", id)
			.where("account_id", "=", accountId)
			.returning("name")
			.executeTakeFirst();
		if (gone) await audit(actor, "account.token-revoked", `account:${accountId}`, { name: gone.name });
		return gone !== undefined;
	});
}
