import type { Actor } from "../../access/actor.ts";
import { authorize } from "../../access/authorize.ts";
import { audit } from "../../audit/audit.server.ts";
import { config } from "../../base/config.server.ts";
import { db, inTransaction } from "../../base/db/client.server.ts";
import { type Limit, secondsToWait } from "../../base/limits/rate-limit.server.ts";
import type { Locale } from "../../base/locale/locale.ts";
import { sendEmail } from "../../base/mail/mail.server.ts";
import { asMailer } from "../../base/mail/mail-scope.server.ts";
import { withoutAddresses } from "../../base/mail/masked-address.ts";
import type { MailStatus } from "../../base/mail/tables.ts";
import type { Outcome } from "../../base/outcome.ts";
import { testEmail } from "./emails.ts";

const perOwner: Limit = { what: "test-email", times: 5, seconds: 3600 };
const PATIENCE_MS = 1500;
const LOOK_EVERY_MS = 100;

type SendOutcome = Outcome<{ wait: number }, { id: number }>;

/** Sends an owner an email, to their own address and no other; it goes the way of every email. */
export async function sendTestEmail(actor: Actor, locale: Locale): Promise<SendOutcome> {
	authorize(actor, "health.read");
	if (actor.kind !== "account") return { ok: false, wait: 0 };
	const { id: account, email } = actor;
	const sent = await inTransaction(async (): Promise<SendOutcome> => {
		const wait = await secondsToWait(perOwner, account);
		if (wait > 0) return { ok: false, wait };
		const id = await sendEmail(testEmail(locale), { to: email });
		await audit(actor, "email.tested", `account:${account}`);
		return { ok: true, id };
	});
	if (sent.ok) await untilTried(sent.id);
	return sent;
}

/** Waits a moment for the first try, so that the page after the form can tell how it went. */
async function untilTried(id: number) {
	const until = performance.now() + PATIENCE_MS;
	while (performance.now() < until) {
		const row = await db().selectFrom("mail_states").select("attempts").where("id", "=", id).executeTakeFirst();
		if (!row || row.attempts > 0) return;
		await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
	}
}

export type TestResult = { state: "sent" | "kept" | "queued" | "dead"; at: Date; error: string };

/** How the test email with this id went, for the owner who got it; the emails of other people are not shown. */
export async function testResult(actor: Actor, id: number | undefined): Promise<TestResult | undefined> {
	authorize(actor, "health.read");
	if (id === undefined || actor.kind !== "account") return undefined;
	const { email } = actor;
	const row = await asMailer(() =>
		db()
			.selectFrom("mails")
			.select(["status", "created_at", "last_error"])
			.where("id", "=", id)
			.where("recipient", "=", email)
			.$narrowType<{ status: Exclude<MailStatus, "expired"> }>()
			.executeTakeFirst(),
	);
	if (!row) return undefined;
	const state = row.status === "sent" && !config().SMTP_URL ? "kept" : row.status;
	return { state, at: row.created_at, error: withoutAddresses(row.last_error ?? "") };
}
