import { randomInt, timingSafeEqual } from "node:crypto";
import { db, inTransaction } from "../base/db/client.server.ts";
import { latinDigits } from "../base/http/form-fields.ts";
import { type Limit, secondsToWait } from "../base/http/rate-limit.server.ts";
import type { Locale } from "../base/locale/locale.ts";
import { sendLetter } from "../base/mail/mail.server.ts";
import { keyedHash } from "../base/secrets/seal.server.ts";
import { asSystem } from "./case-access.server.ts";
import { codeLetter } from "./letters.ts";

/** Six digits, ten minutes, three tries (product rules, section 6). */
const MINUTES = 10;
const TRIES = 3;
const perMailbox: Limit = { what: "one-time-code", times: 5, seconds: 3600 };
const perAddress: Limit = { what: "one-time-code-address", times: 30, seconds: 3600 };
const checksPerAddress: Limit = { what: "one-time-code-check", times: 60, seconds: 3600 };

const emailHash = (email: string) => keyedHash("code-email", email.trim().toLowerCase());
const codeHash = (email: string, purpose: string, code: string) =>
	keyedHash("one-time-code", `${emailHash(email)}:${purpose}:${code}`);

type Sent = { ok: true } | { ok: false; wait: number };

/**
 * Mails a code to a complainant, for one purpose, in the given language or their own; an earlier one for it works no more. An address of nobody's gets the same answer
 * and no mail.
 */
export async function sendCode(
	email: string,
	purpose: string,
	{ locale, address }: { locale?: Locale; address: string },
): Promise<Sent> {
	const wait = Math.max(await secondsToWait(perAddress, address), await secondsToWait(perMailbox, email.toLowerCase()));
	if (wait > 0) return { ok: false, wait };
	const code = String(randomInt(0, 1_000_000)).padStart(6, "0");
	await inTransaction(async () => {
		const person = await asSystem(() =>
			db()
				.selectFrom("complaint_users")
				.innerJoin("accounts", "accounts.id", "complaint_users.id")
				.select(["complaint_users.email", "accounts.language"])
				.where("complaint_users.email", "=", email.trim())
				.where("erased_at", "is", null)
				.executeTakeFirst(),
		);
		const row = { code_hash: codeHash(email, purpose, code), tries: 0, expires_at: inMinutes(MINUTES) };
		await db()
			.insertInto("one_time_codes")
			.values({ email_hash: emailHash(email), purpose, ...row })
			.onConflict((oc) => oc.columns(["email_hash", "purpose"]).doUpdateSet(row))
			.execute();
		if (person) await sendLetter(codeLetter(locale ?? person.language, code), { to: person.email });
	});
	return { ok: true };
}

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000);

/** Whether the code is the one that was mailed for this purpose. It works once; every try counts, wrong or right. */
export async function checkCode(
	email: string,
	purpose: string,
	typed: string,
	address: string,
): Promise<{ ok: true } | { ok: false; wait?: number }> {
	const wait = await secondsToWait(checksPerAddress, address);
	if (wait > 0) return { ok: false, wait };
	const code = latinDigits(typed).replace(/\s/g, "");
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

export const forgetCodes = () => db().deleteFrom("one_time_codes").where("expires_at", "<", new Date()).execute();
