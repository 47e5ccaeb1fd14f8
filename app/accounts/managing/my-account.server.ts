import { authorize } from "../../access/authorize.ts";
import { audit } from "../../audit/audit.server.ts";
import { db, inTransaction } from "../../base/db/client.server.ts";
import { type Limit, secondsToWait } from "../../base/limits/rate-limit.server.ts";
import { sendEmail } from "../../base/mail/mail.server.ts";
import type { Outcome } from "../../base/outcome.ts";
import { passwordChangedEmail } from "../emails.ts";
import { isTooCommon } from "../passwords/password.server.ts";
import { auth } from "../sessions/auth.server.ts";
import { actorOf, authHeaders, endSessions, type RequestContext, sessionOf } from "../sessions/session.server.ts";
import { guessWasRight, waitBeforeGuess } from "../sessions/session-guesses.server.ts";

type PasswordOutcome = Outcome<{ problems: Record<string, string>; wait: number }>;

/** Sessions of the person who asks, the latest first. */
export function ownSessions(accountId: string) {
	return db()
		.selectFrom("sessions")
		.select(["id", "ip_address", "user_agent", "created_at", "last_seen_at"])
		.where("account_id", "=", accountId)
		.where("expires_at", ">", new Date())
		.orderBy("last_seen_at", "desc")
		.limit(50)
		.execute();
}

/** Ends a session of this account; another account's id does nothing. */
export async function endOwnSession({ context }: Pick<RequestContext, "context">, sessionId: string) {
	const actor = actorOf(context);
	authorize(actor, "own-account.manage");
	const { accountId } = sessionOf(context);
	await inTransaction(async () => {
		const { numDeletedRows } = await db()
			.deleteFrom("sessions")
			.where("id", "=", sessionId)
			.where("account_id", "=", accountId)
			.executeTakeFirst();
		if (numDeletedRows > 0n) await audit(actor, "account.session-ended", `account:${accountId}`);
	});
}

/** Each sends an email and stays in the audit log. Tries with a wrong password count as well. */
const changes: Limit = { what: "password-changes", times: 20, seconds: 3600 };

/** Changes the password of this account; every other session ends, and an email says so. */
export async function changePassword(
	where: RequestContext,
	current: string,
	password: string,
): Promise<PasswordOutcome> {
	const { request, context } = where;
	const actor = actorOf(context);
	authorize(actor, "own-account.manage");
	const session = sessionOf(context);
	const wait = await waitBeforeGuess(session);
	if (wait > 0) return { ok: false, wait };
	if (isTooCommon(password, [session.email])) return { ok: false, problems: { password: "passwordTooCommon" } };
	const pause = await secondsToWait(changes, session.accountId);
	if (pause > 0) return { ok: false, wait: pause };
	const response = await auth().api.changePassword({
		body: { currentPassword: current, newPassword: password },
		headers: authHeaders(request, context),
		asResponse: true,
	});
	if (!response.ok) return { ok: false, problems: { current_password: "wrongPassword" } };
	await guessWasRight(session);
	await inTransaction(async () => {
		await db().updateTable("accounts").set({ password_due: false }).where("id", "=", session.accountId).execute();
		await endSessions(session.accountId, session.id);
		await audit(actor, "account.password-changed", `account:${session.accountId}`);
		const { language } = await db()
			.selectFrom("accounts")
			.select("language")
			.where("id", "=", session.accountId)
			.executeTakeFirstOrThrow();
		await sendEmail(passwordChangedEmail(language, session), { to: session.email });
	});
	return { ok: true };
}
