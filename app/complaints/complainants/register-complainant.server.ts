import { randomUUID } from "node:crypto";
import type { z } from "zod";
import { asSystem } from "../../access/case-access.server.ts";
import type { ProfileFacts } from "../../accounts/joining/open-account.server.ts";
import { addRegistration, isFullOfUnsent, resendActivation } from "../../accounts/joining/pending-accounts.server.ts";
import { accountByEmail, secondsToMailRegistration, sendKnownAddress } from "../../accounts/joining/register.server.ts";
import { isTooCommon } from "../../accounts/passwords/password.server.ts";
import { hashPassword } from "../../accounts/passwords/password-hash.server.ts";
import { config } from "../../base/config.server.ts";
import { db, inTransaction } from "../../base/db/client.server.ts";
import type { Sender } from "../../base/forms/form-action.server.ts";
import { problemsOf } from "../../base/forms/problems.ts";
import { type Limit, networkMustWait } from "../../base/limits/rate-limit.server.ts";
import { steadily } from "../../base/limits/steadily.server.ts";
import { riyadhDay } from "../../base/locale/format.ts";
import type { Locale } from "../../base/locale/locale.ts";
import { pathIn } from "../../base/locale/path.ts";
import type { Outcome, Refusal } from "../../base/outcome.ts";
import { keyedHash, seal, unseal } from "../../base/secrets/seal.server.ts";
import type { SealedColumn } from "../../base/secrets/sealed-columns.server.ts";
import { maskedId } from "./identity-number.ts";
import { placeOfId } from "./profile.server.ts";
import { accountFields, accountStep, detailFields, detailsStep } from "./profile-form.ts";
import type { Registration } from "./registration.server.ts";
import { whyNoProfile } from "./why-no-profile.server.ts";

const perAddress: Limit = { what: "complaint-register", times: 20, seconds: 3600, stores: true };
const stepsPerAddress: Limit = { what: "complaint-register-step", times: 120, seconds: 3600, stores: true };

type Refusals = { wait: number; problems: Record<string, string> };
type Values = Record<string, string>;

/** The longest value of a field; what is longer is shown again, and not stored. */
const LONGEST = 500;
const only = (values: Values, names: readonly string[]): Values =>
	Object.fromEntries(
		names.map((name) => [name, values[name] ?? ""]).filter(([, value = ""]) => value.length <= LONGEST),
	);

/** The first step: who signs in, and with what password. */
export async function takeAccountStep(
	before: Registration | undefined,
	values: Values,
	{ address }: Sender,
): Promise<Outcome<Refusals, { registration: Registration }>> {
	const wait = await networkMustWait(stepsPerAddress, address);
	if (wait > 0) return { ok: false, wait };
	// On the way back to this step the password is chosen already and not required again.
	const keepsPassword = before?.passwordHash !== undefined && !values.password && !values.confirm_password;
	const form = accountStep(config().PASSWORD_MIN_LENGTH);
	const placeholder = "the password of before";
	const parsed = form.safeParse(
		keepsPassword ? { ...values, password: placeholder, confirm_password: placeholder } : values,
	);
	if (!parsed.success) return { ok: false, problems: problemsOf(parsed.error) };
	const { password, full_name, email } = parsed.data;
	const about = [full_name, email, email.split("@")[0] ?? ""];
	if (!keepsPassword && isTooCommon(password, about)) return { ok: false, problems: { password: "passwordTooCommon" } };
	const passwordHash = keepsPassword ? before?.passwordHash : await hashPassword(password);
	const account = { ...before?.values, ...only(values, accountFields) };
	return { ok: true, registration: { values: account, passwordHash, done: Math.max(1, before?.done ?? 0) } };
}

/** The second step: what identifies the person. Of a wrong form what has the length of a field is stored. */
export async function takeDetailsStep(
	before: Registration,
	values: Values,
	{ address }: Sender,
): Promise<{ ok: true; registration: Registration } | (Refusal<Refusals> & { registration?: Registration })> {
	const wait = await networkMustWait(stepsPerAddress, address);
	if (wait > 0) return { ok: false, wait };
	const registration = { ...before, values: { ...before.values, ...only(values, detailFields) } };
	const parsed = detailsStep(riyadhDay(new Date())).safeParse(values);
	if (parsed.success) return { ok: true, registration: { ...registration, done: 2 } };
	return { ok: false, problems: problemsOf(parsed.error), registration };
}

type RegistrationOutcome = Outcome<Refusals, { pending?: string; isMailed: boolean }>;

/**
 * The last step: stores the registration with its profile and emails the link that makes an account of it, all or
 * nothing. `pending` is its id. An email beyond the limits of emails is not sent, known address or not, and the
 * registration is stored without it: `resendConfirmation` sends it. For an address that has an account the answer says
 * so, or, where the setting hides it, an email does (docs/rules/accounts.md#registration).
 */
export async function registerComplainant(
	{ values, passwordHash }: Registration,
	{ locale, address }: Sender,
): Promise<RegistrationOutcome> {
	const wait = await networkMustWait(perAddress, address);
	if (wait > 0) return { ok: false, wait };
	const placeholder = "x".repeat(64);
	const account = accountStep(1).safeParse({ ...values, password: placeholder, confirm_password: placeholder });
	const details = detailsStep(riyadhDay(new Date())).safeParse(values);
	if (!account.success) return { ok: false, problems: problemsOf(account.error) };
	if (!details.success) return { ok: false, problems: problemsOf(details.error) };
	if (!passwordHash) return { ok: false, problems: { password: "required" } };
	const { password: _, confirm_password: __, ...person } = { ...account.data, ...details.data };
	const { email, full_name: name } = person;
	return steadily(() =>
		inTransaction(async (): Promise<RegistrationOutcome> => {
			const known = await accountByEmail(email);
			if (known && !config().HIDE_REGISTERED_EMAILS) return { ok: false, problems: { email: "emailTaken" } };
			const mailWait = await secondsToMailRegistration(email, address);
			const isMailed = mailWait === 0;
			if (!isMailed && (await isFullOfUnsent())) return { ok: false, wait: mailWait };
			if (known) {
				if (isMailed) await sendKnown(known.id, email, locale);
				return { ok: true, isMailed };
			}
			const id = randomUUID();
			const profile = seal(JSON.stringify(person), placeOf(id));
			await addRegistration({ id, email, name, language: locale, password: passwordHash, profile }, { isMailed });
			return { ok: true, pending: id, isMailed };
		}),
	);
}

/** Tells the owner of an address that there is an account already, and where it adds a profile if it may. */
async function sendKnown(accountId: string, email: string, locale: Locale) {
	const mayAdd = (await whyNoProfile(accountId)) === undefined;
	await sendKnownAddress(email, locale, "complaints", mayAdd ? pathIn(locale, "/complaints/profile") : undefined);
}

type Person = Omit<z.output<ReturnType<typeof accountStep>>, "password" | "confirm_password"> &
	z.output<ReturnType<typeof detailsStep>>;

const placeOf = (id: string) => `pending_accounts.profile:${id}`;
export const sealedProfiles: SealedColumn = { table: "pending_accounts", column: "profile", id: "id", place: placeOf };
const unsealed = (id: string, sealed: string): Person => JSON.parse(unseal(sealed, placeOf(id)));

/** The profiles of registrations, for the page that makes accounts of them. */
export const pendingProfiles = {
	facts(id: string, sealed: string): ProfileFacts {
		const { full_name, id_number, phone } = unsealed(id, sealed);
		return { full_name, phone, id_number: maskedId(id_number) };
	},
	open: (id: string, sealed: string) => addProfile(id, unsealed(id, sealed), { verified: true }),
};

/** The profile of an account. Its ID number is sealed for this row; a keyed hash beside it is for comparing. */
export async function addProfile(id: string, person: Person, { verified = false } = {}) {
	const { id_number, ...rest } = person;
	const values = {
		...rest,
		id,
		email: person.email.toLowerCase(),
		email_verified: verified,
		id_number: seal(id_number, placeOfId(id)),
		id_number_index: idIndex(id_number),
	};
	await asSystem(() => db().insertInto("complaint_users").values(values).execute());
}

/** For comparing ID numbers without opening them. */
export const idIndex = (id: string) => keyedHash("id-number", id);

/**
 * Emails the link of a registration again: of the one this browser made or signed in to, and of no other. Where
 * registered addresses are hidden, the owner of one gets the email that the registration causes.
 */
export async function resendConfirmation(
	{ values, pending }: Registration,
	{ locale, address }: Sender,
): Promise<Outcome<{ wait: number }>> {
	const wait = await networkMustWait(perAddress, address);
	if (wait > 0) return { ok: false, wait };
	return steadily(async () => {
		const email = values.email ?? "";
		const mailWait = await secondsToMailRegistration(email, address);
		if (mailWait > 0) return { ok: false, wait: mailWait };
		await inTransaction(async () => {
			if (pending) return resendActivation(pending, locale);
			const known = config().HIDE_REGISTERED_EMAILS ? await accountByEmail(email) : undefined;
			if (known) await sendKnown(known.id, email, locale);
		});
		return { ok: true };
	});
}
