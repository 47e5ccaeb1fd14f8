import { describe, expect, test } from "vitest";
import { freshProduct } from "../../test/engines.ts";
import { complainant } from "../../test/make-case.ts";
import { runAsOperator, runSql } from "../base/db/client.server.ts";
import { config, configure } from "../config.server.ts";
import { registerComplainant, resendConfirmation, takeAccountStep } from "./register-complainant.server.ts";
import { keepRegistration, registrationOf } from "./registration.server.ts";

freshProduct("embedded PostgreSQL");
const sender = { locale: "en" as const, address: "10.0.0.1" };
const values = {
	full_name: "Mona Ali",
	email: "mona@example.org",
	phone: "+966 50 123 4567",
	id_type: "iqama",
	id_number: "2000000006",
};
const registration = { values, passwordHash: "hash", done: 2 };
const mails = async () => (await runSql("select recipient, subject from mails order by id")).rows;
const requestWith = (cookie: string) => new Request("http://x/", { headers: { cookie: cookie.split(";")[0] ?? "" } });

test("an account, its role, its profile and the mail appear together", async () => {
	expect(await registerComplainant(registration, sender)).toEqual({ ok: true });
	const { rows } = await runAsOperator(
		"select a.email, a.email_verified, r.role, u.full_name, u.email_verified as confirmed from accounts a join account_roles r on r.account_id = a.id join complaint_users u on u.id = a.id",
	);
	expect(rows).toEqual([
		{ email: "mona@example.org", email_verified: false, role: "complainant", full_name: "Mona Ali", confirmed: false },
	]);
	expect(await mails()).toEqual([{ recipient: "mona@example.org", subject: "Activate your account" }]);
	await resendConfirmation("MONA@example.org", sender);
	await resendConfirmation("nobody@example.org", sender);
	expect(await mails()).toHaveLength(2);
});

test("a profile that cannot be stored leaves no account behind", async () => {
	await runAsOperator("alter table complaint_users add constraint broken check (false) not valid");
	await expect(registerComplainant(registration, sender)).rejects.toThrow();
	await runAsOperator("alter table complaint_users drop constraint broken");
	expect((await runAsOperator("select count(*)::int as n from accounts")).rows[0].n).toBe(0);
	expect(await mails()).toEqual([]);
});

test("of two who register one address at once, one is told", async () => {
	const outcomes = await Promise.all([
		registerComplainant(registration, sender),
		registerComplainant(registration, sender),
	]);
	expect(outcomes.map((outcome) => outcome.ok).sort()).toEqual([false, true]);
	expect(outcomes.find((outcome) => !outcome.ok)).toEqual({ ok: false, problems: { email: "emailTaken" } });
});

describe("where registered addresses are hidden", () => {
	test("the answer is that of a new one, and a mail tells the owner of the address", async () => {
		configure({ ...config(), HIDE_REGISTERED_EMAILS: true });
		const known = await complainant();
		expect(await registerComplainant({ ...registration, values: { ...values, email: known.email } }, sender)).toEqual({
			ok: true,
		});
		expect(await mails()).toEqual([{ recipient: known.email, subject: "You already have an account" }]);
		configure({ ...config(), HIDE_REGISTERED_EMAILS: false });
	});
});

test("what is missing at the last step is named, whatever was done before", async () => {
	expect(await registerComplainant({ values: {}, done: 0 }, sender)).toMatchObject({
		problems: { full_name: "required", email: "required" },
	});
	expect(await registerComplainant({ values, done: 2 }, sender)).toMatchObject({ problems: { password: "required" } });
});

test("twenty registrations an hour from one address are enough", async () => {
	const outcomes = [];
	for (let i = 0; i < 21; i++) outcomes.push(await registerComplainant({ values: {}, done: 0 }, sender));
	expect(outcomes.filter((outcome) => "wait" in outcome)).toHaveLength(1);
});

test("a wizard is found again by its cookie alone, and by nothing when its key is gone", async () => {
	const taken = await takeAccountStep(
		undefined,
		{ ...values, password: "three lamps on a boat", confirm_password: "three lamps on a boat" },
		sender,
	);
	if (!taken.ok) throw new Error("The step was refused.");
	const cookie = await keepRegistration(requestWith(""), taken.registration);
	expect(await registrationOf(requestWith(cookie))).toEqual(taken.registration);
	expect(
		await registrationOf(
			requestWith(
				cookie.replace(/registration=./, (start) => (start.endsWith("x") ? "registration=y" : "registration=x")),
			),
		),
	).toBeUndefined();
	const { ENCRYPTION_KEYS } = config();
	configure({ ...config(), ENCRYPTION_KEYS: `k2:${Buffer.alloc(32, 7).toString("base64")}` });
	expect(await registrationOf(requestWith(cookie))).toBeUndefined();
	configure({ ...config(), ENCRYPTION_KEYS });
	await runSql("update registrations set created_at = now() - interval '3 hours'");
	expect(await registrationOf(requestWith(cookie))).toBeUndefined();
});
