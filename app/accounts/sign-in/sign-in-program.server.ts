import { type Actor, isStaffRole, type Role } from "../../access/actor.ts";
import { audit } from "../../audit/audit.server.ts";
import { absolute } from "../../base/config.server.ts";
import { inTransaction } from "../../base/db/client.server.ts";
import { requestContext } from "../../base/http/request-context.ts";
import { log } from "../../base/log/log.server.ts";
import { sendEmail } from "../../base/mail/mail.server.ts";
import { askedBy } from "../../base/process/who-asks.server.ts";
import { areaPaths } from "../areas.ts";
import { inspectRightPassword } from "../credentials/credentials.server.ts";
import { countEntry, waitAfterEntries } from "../credentials/right-sign-ins.server.ts";
import { type Attempt, proofWasRight, waitBeforeProof } from "../credentials/sign-in-limits.server.ts";
import { takeCode } from "../second-factor/second-factor-code.server.ts";
import { accountWithPassword } from "../sessions/check-password.server.ts";
import { lacksSecondFactor, type RequestContext, rolesOf } from "../sessions/session.server.ts";
import { limitsOf } from "../sessions/session-limits.ts";
import { insertToken, isKnownNetwork, scopesOf } from "../tokens/api-tokens.server.ts";
import { newTokenEmail } from "../tokens/emails.ts";
import { noteRefusal } from "./refused-sign-in.server.ts";

type Credentials = { email: string; password: string; code?: string };
type Account = NonNullable<Awaited<ReturnType<typeof accountWithPassword>>>;
type Refusal = "badCredentials" | "secondFactorRequired" | "noRole" | "passwordDue" | "secondFactorMissing";
/**
 * Signs a program of the staff in: the token goes into `Authorization: Bearer`. It lives as long as a session of these
 * roles would. A refusal leaves nothing behind that could be used.
 */
export const signInProgram = (where: RequestContext, given: Credentials) =>
	askedBy(`account ${given.email}`, () => signInInTurn(where, given));

async function signInInTurn({ context }: RequestContext, given: Credentials) {
	const { address } = context.get(requestContext);
	const isKnown = await isKnownNetwork(given.email, address);
	const attempt: Attempt = { email: given.email, address, isKnownNetwork: isKnown };
	const wait = (await waitAfterEntries(attempt)) || (await waitBeforeProof("password", attempt));
	if (wait > 0) return { ok: false, wait } as const;
	const account = await accountWithPassword(given.email, given.password);
	if (!account) {
		noteRefusal(given.email).catch((error) => log.warn("audit.failed", { error }));
		return refuse("badCredentials");
	}
	await proofWasRight("password", attempt);
	const early = await countEntry(attempt);
	if (early > 0) return { ok: false, wait: early } as const;
	if (account.two_factor_enabled) {
		if (!given.code) return refuse("secondFactorRequired");
		const codeWait = await waitBeforeProof("code", attempt);
		if (codeWait > 0) return { ok: false, wait: codeWait } as const;
		if (!(await takeCode(account.id, given.code))) return refuse("badCredentials");
		await proofWasRight("code", attempt);
	}
	const roles = await rolesOf(account.id);
	if (!roles.some(isStaffRole)) return refuse("noRole");
	if (await inspectRightPassword(given.email, given.password)) return refuse("passwordDue");
	const { two_factor_enabled: hasSecondFactor, is_demo: isDemo } = account;
	// A program has no passkey: with one, and no authenticator, it is given a token under My account.
	if (await lacksSecondFactor({ roles, hasSecondFactor, byPasskey: false, isDemo }))
		return refuse("secondFactorMissing");
	return issueToken(account, roles, address, isKnown);
}

const refuse = (refused: Refusal) => ({ ok: false, refused }) as const;

/**
 * Makes the token, writes to the log that it was made, and mails the owner when the program's network is new to the
 * account.
 */
async function issueToken(account: Account, roles: Role[], address: string, isKnown: boolean) {
	const now = new Date();
	const { idleMinutes, absoluteHours } = limitsOf(roles);
	const expiresAt = new Date(now.getTime() + absoluteHours * 3_600_000);
	const { id, email, language } = account;
	return inTransaction(async () => {
		const name = "verify-admin-login";
		const scopes = scopesOf(roles);
		const token = await insertToken({ accountId: id, email, name, scopes, expiresAt, idleMinutes, address });
		const actor: Actor = { kind: "account", id, email, roles };
		await audit(actor, "account.token-created", `account:${id}`, { name, scopes });
		if (!isKnown) {
			const url = absolute(areaPaths("admin", language).account);
			await sendEmail(newTokenEmail(language, { name, at: now, url, byProgram: true }), { to: email });
		}
		return { ok: true, token, expiresAt, account } as const;
	});
}
