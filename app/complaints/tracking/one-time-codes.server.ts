import { randomInt, timingSafeEqual } from "node:crypto";
import { asSystem } from "../../access/case-access.server.ts";
import { db, inTransaction } from "../../base/db/client.server.ts";
import { networkOf } from "../../base/limits/network.ts";
import { type Limit, networkMustWait, secondsToWait } from "../../base/limits/rate-limit.server.ts";
import { steadily } from "../../base/limits/steadily.server.ts";
import type { Locale } from "../../base/locale/locale.ts";
import { sendEmail } from "../../base/mail/mail.server.ts";
import type { Outcome } from "../../base/outcome.ts";
import { keyedHash } from "../../base/secrets/seal.server.ts";
import { machineNumber } from "../../base/typed/machine-text.ts";
import { codeEmail } from "../case/emails.ts";

/** Six digits, ten minutes, three tries (docs/rules/complaints.md#tracking). */
const MINUTES = 10;
const TRIES = 3;

/** Purposes for which programs may request codes. Tracking uses a purpose per browser. */
export const codePurposes = [
	"login",
	"registration",
	"verification",
	"email_verification",
	"password_reset",
	"submission",
	"complaint",
	"tracking",
] as const;

/**
 * Each asking network has a budget, per mailbox and over all. What a mailbox gets from all networks together is bounded
 * as well; a browser that proved a case has a budget of its own.
 */
const perNetwork: Limit = { what: "one-time-code-network", times: 30, seconds: 3600, stores: true };
const perPair: Limit = { what: "one-time-code-pair", times: 5, seconds: 3600 };
const perMailbox: Limit = { what: "one-time-code-mailbox", times: 20, seconds: 3600 };
const perProvenCase: Limit = { what: "one-time-code-case", times: 20, seconds: 3600 };
const checksPerAddress: Limit = { what: "one-time-code-check", times: 60, seconds: 3600 };

const emailHash = (email: string) => keyedHash("code-email", email.trim().toLowerCase());

/**
 * A purpose of programs, of one network: a code requested from another network replaces no code here, and its tries
 * count for that network alone.
 */
export const purposeOfNetwork = (purpose: string, address: string) =>
	`${purpose}@${keyedHash("code-network", networkOf(address))}`;

const codeHash = (email: string, purpose: string, code: string) =>
	keyedHash("one-time-code", `${emailHash(email)}:${purpose}:${code}`);

type SendOutcome = Outcome<{ wait: number }>;

/**
 * Mails a code to a complainant, for one purpose, in the given language or their own; an earlier one for it stops
 * working. An unknown address gets the same answer, after the same time, and no mail.
 */
export async function sendCode(
	email: string,
	purpose: string,
	{ locale, address, provenCase }: { locale?: Locale; address: string; provenCase?: string },
): Promise<SendOutcome> {
	const wait = await waitForCode(email.trim().toLowerCase(), address, provenCase);
	if (wait > 0) return { ok: false, wait };
	await steadily(() => inTransaction(() => makeCode(email, purpose, locale)));
	return { ok: true };
}

async function makeCode(email: string, purpose: string, locale?: Locale) {
	const code = String(randomInt(0, 1_000_000)).padStart(6, "0");

	const person = await asSystem(() =>
		db()
			.selectFrom("complaint_users")
			.innerJoin("accounts", "accounts.id", "complaint_users.id")
			.select(["complaint_users.email", "accounts.language"])
			.where("complaint_users.email", "=", email.trim())
			.where("erased_at", "is", null)
			.executeTakeFirst(),
	);
	const until = inMinutes(MINUTES);
	const row = { code_hash: codeHash(email, purpose, code), tries: 0, expires_at: until };
	await db()
		.insertInto("one_time_codes")
		.values({ email_hash: emailHash(email), purpose, ...row })
		.onConflict((oc) => oc.columns(["email_hash", "purpose"]).doUpdateSet(row))
		.execute();
	if (person) await sendEmail(codeEmail(locale ?? person.language, code), { to: person.email, until });
}

async function waitForCode(mailbox: string, address: string, provenCase?: string) {
	const subject = provenCase ?? mailbox;
	const network = await networkMustWait(perNetwork, address);
	if (network > 0) return network; // what it types leaves no more rows
	const pair = await networkMustWait(perPair, address, provenCase ? `case:${subject}` : subject);
	if (pair > 0) return pair;
	return secondsToWait(provenCase ? perProvenCase : perMailbox, subject);
}

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000);

/** Whether the code is the one that was mailed for this purpose. It works once; every try counts, wrong or right. */
export async function checkCode(
	email: string,
	purpose: string,
	typed: string,
	address: string,
): Promise<{ ok: true } | { ok: false; wait?: number }> {
	const wait = await networkMustWait(checksPerAddress, address);
	if (wait > 0) return { ok: false, wait };
	const code = machineNumber(typed);
	return inTransaction(async () => {
		const row = await db()
			.updateTable("one_time_codes")
			.set((eb) => ({ tries: eb("tries", "+", 1) }))
			.where("email_hash", "=", emailHash(email))
			.where("purpose", "=", purpose)
			.where("expires_at", ">", new Date())
			.where("tries", "<", TRIES)
			.returning("code_hash")
			.executeTakeFirst();
		const expected = Buffer.from(row?.code_hash ?? "");
		const given = Buffer.from(codeHash(email, purpose, code));
		if (!row || expected.length !== given.length || !timingSafeEqual(expected, given)) return { ok: false };
		await db()
			.deleteFrom("one_time_codes")
			.where("email_hash", "=", emailHash(email))
			.where("purpose", "=", purpose)
			.execute();
		return { ok: true };
	});
}

/** Whether a code for this purpose was mailed that can still be tried. */
export async function hasCode(email: string, purpose: string): Promise<boolean> {
	const row = await db()
		.selectFrom("one_time_codes")
		.select("purpose")
		.where("email_hash", "=", emailHash(email))
		.where("purpose", "=", purpose)
		.where("expires_at", ">", new Date())
		.where("tries", "<", TRIES)
		.executeTakeFirst();
	return row !== undefined;
}
