import type { z } from "zod";
import { isTooCommon } from "../accounts/password.server.ts";
import {
	accountByEmail,
	addAccount,
	hashPassword,
	sendActivation,
	sendKnownAddress,
} from "../accounts/register.server.ts";
import { db, inTransaction } from "../base/db/client.server.ts";
import { problemsOf } from "../base/http/problems.ts";
import { type Limit, secondsToWait } from "../base/http/rate-limit.server.ts";
import type { Locale } from "../base/locale/locale.ts";
import { keyedHash, seal } from "../base/secrets/seal.server.ts";
import { config } from "../config.server.ts";
import { asSystem } from "./case-access.server.ts";
import { accountFields, accountStep, detailFields, detailsStep } from "./profile-form.ts";
import type { Registration } from "./registration.server.ts";

const perAddress: Limit = { what: "complaint-register", times: 20, seconds: 3600 };
const stepsPerAddress: Limit = { what: "complaint-register-step", times: 120, seconds: 3600 };
const perMailbox: Limit = { what: "account-mail", times: 5, seconds: 3600 };

type Sender = { locale: Locale; address: string };
type Refused = { ok: false; wait: number } | { ok: false; problems: Record<string, string> };
type Values = Record<string, string>;

const only = (values: Values, names: readonly string[]): Values =>
	Object.fromEntries(names.map((name) => [name, values[name] ?? ""]));

/** The first step: who signs in, and with what password. */
export async function takeAccountStep(
	before: Registration | undefined,
	values: Values,
	{ address }: Sender,
): Promise<{ ok: true; registration: Registration } | Refused> {
	const wait = await secondsToWait(stepsPerAddress, address);
	if (wait > 0) return { ok: false, wait };
	// Whoever comes back to this step has chosen a password and need not choose it again.
	const keeps = before?.passwordHash !== undefined && !values.password && !values.confirm_password;
	const form = accountStep(config().PASSWORD_MIN_LENGTH);
	const stand = "kept password of before";
	const parsed = form.safeParse(keeps ? { ...values, password: stand, confirm_password: stand } : values);
	if (!parsed.success) return { ok: false, problems: problemsOf(parsed.error) };
	const { password, full_name, email } = parsed.data;
	const about = [full_name, email, email.split("@")[0] ?? ""];
	if (!keeps && isTooCommon(password, about)) return { ok: false, problems: { password: "passwordTooCommon" } };
	const passwordHash = keeps ? before?.passwordHash : await hashPassword(password);
	const kept = { ...before?.values, ...only(values, accountFields) };
	return { ok: true, registration: { values: kept, passwordHash, done: Math.max(1, before?.done ?? 0) } };
}

/** The second step: what identifies the person. */
export function takeDetailsStep(
	before: Registration,
	values: Values,
):
	| { ok: true; registration: Registration }
	| { ok: false; problems: Record<string, string>; registration: Registration } {
	const registration = { ...before, values: { ...before.values, ...only(values, detailFields) } };
	const parsed = detailsStep.safeParse(values);
	if (parsed.success) return { ok: true, registration: { ...registration, done: 2 } };
	return { ok: false, problems: problemsOf(parsed.error), registration };
}

/**
 * The last step: makes the account with its profile and mails the link that confirms the address, all or nothing.
 * For an address that is known the answer says so, or, where the setting hides it, a mail does (product rules, section 8).
 */
export async function registerComplainant(
	{ values, passwordHash }: Registration,
	{ locale, address }: Sender,
): Promise<{ ok: true } | Refused> {
	const wait = await secondsToWait(perAddress, address);
	if (wait > 0) return { ok: false, wait };
	const stand = "x".repeat(64);
	const account = accountStep(1).safeParse({ ...values, password: stand, confirm_password: stand });
	const details = detailsStep.safeParse(values);
	if (!account.success) return { ok: false, problems: problemsOf(account.error) };
	if (!details.success) return { ok: false, problems: problemsOf(details.error) };
	if (!passwordHash) return { ok: false, problems: { password: "required" } };
	const { email, full_name } = account.data;
	return inTransaction(async () => {
		const id = await addAccount({ email, name: full_name, passwordHash, language: locale }, "complainant");
		if (!id && !config().HIDE_REGISTERED_EMAILS) return { ok: false, problems: { email: "emailTaken" } };
		const mayMail = (await secondsToWait(perMailbox, email.toLowerCase())) === 0;
		if (!id) {
			if (mayMail) await sendKnownAddress(email, locale, "complaints");
			return { ok: true };
		}
		await addProfile(id, { ...account.data, ...details.data });
		if (mayMail) await sendActivation(id, email, locale, "complaints");
		return { ok: true };
	});
}

type Person = Omit<z.output<ReturnType<typeof accountStep>>, "password" | "confirm_password"> &
	z.output<typeof detailsStep>;

/** The profile of an account. Its ID number is sealed for this row; beside it stands a keyed hash to compare with. */
export async function addProfile(id: string, person: Person, { verified = false } = {}) {
	const { id_number, ...rest } = person;
	const values = {
		...Object.fromEntries(Object.entries(rest).filter(([name]) => !name.includes("password"))),
		id,
		email: person.email.toLowerCase(),
		email_verified: verified,
		id_number: seal(id_number, `complaint_users.id_number:${id}`),
		id_number_index: idIndex(id_number),
	};
	await asSystem(() =>
		db()
			.insertInto("complaint_users")
			.values(values as never)
			.execute(),
	);
}

/** For comparing ID numbers without opening them. */
export const idIndex = (id: string) => keyedHash("id-number", id);

/** Sends the confirmation again. Says nothing about whether there is such an account. */
export async function resendConfirmation(
	email: string,
	{ locale, address }: Sender,
): Promise<{ ok: true } | { ok: false; wait: number }> {
	const wait = await secondsToWait(perAddress, address);
	if (wait > 0) return { ok: false, wait };
	if ((await secondsToWait(perMailbox, email.toLowerCase())) > 0) return { ok: true };
	await inTransaction(async () => {
		const account = await accountByEmail(email);
		if (account && !account.email_verified && !account.disabled_at)
			await sendActivation(account.id, account.email, locale, "complaints");
	});
	return { ok: true };
}
