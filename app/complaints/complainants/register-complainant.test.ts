import { afterEach, describe, expect, test } from "vitest";
import { freshProduct } from "../../../test/engines.ts";
import { complainant } from "../../../test/make-case.ts";
import { waitBeforeProof } from "../../accounts/credentials/sign-in-limits.server.ts";
import { aboutLink, setPasswordByLink } from "../../accounts/joining/open-account.server.ts";
import { requestReset } from "../../accounts/joining/register.server.ts";
import { config, configure } from "../../base/config.server.ts";
import { runAsOperator, runSql } from "../../base/db/client.server.ts";
import { measureRoomWith } from "../../base/files/room.server.ts";
import { purge } from "../../office/retention/purge.server.ts";
import {
	registerComplainant,
	resendConfirmation,
	takeAccountStep,
	takeDetailsStep,
} from "./register-complainant.server.ts";
import { isFull, registrationOf, storeRegistration } from "./registration.server.ts";

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
const mails = async () => (await runAsOperator("select recipient, subject from mails order by id")).rows;
const requestWith = (cookie: string) => new Request("http://x/", { headers: { cookie: cookie.split(";")[0] ?? "" } });

const linkOf = async (nth: number) => {
	const { rows } = await runAsOperator("select plain from mails order by id");
	return /\/(?:confirm|reset)\/([\w-]{32})/.exec(rows[nth]?.plain)?.[1] ?? "";
};
const chosen = (password: string) => ({ password, confirm_password: password });
const activate = (token: string, password = "three lamps on a boat") =>
	setPasswordByLink(token, "activate", chosen(password), "10.0.0.1");
const accounts = async () =>
	(
		await runAsOperator(
			`select a.email, a.email_verified, r.role, u.full_name, u.phone, u.email_verified as confirmed from accounts a
				join account_roles r on r.account_id = a.id join complaint_users u on u.id = a.id`,
		)
	).rows;

test("a registration is an account, with role and profile, once the link in its mailbox is used", async () => {
	const registered = await registerComplainant(registration, sender);
	expect(registered).toEqual({ ok: true, pending: expect.any(String), isMailed: true });
	expect(await accounts()).toEqual([]);
	expect(await mails()).toEqual([{ recipient: "mona@example.org", subject: "Activate your account" }]);
	expect(await activate(await linkOf(0))).toMatchObject({ ok: true });
	expect(await accounts()).toEqual([
		{
			email: "mona@example.org",
			email_verified: true,
			role: "complainant",
			full_name: "Mona Ali",
			phone: "+966 50 123 4567",
			confirmed: true,
		},
	]);
	expect(await activate(await linkOf(0))).toEqual({ ok: false, badLink: true });
});

test("of two registrations of one address each link opens its own profile, and the other is gone", async () => {
	await registerComplainant({ ...registration, values: { ...values, full_name: "A Stranger" } }, sender);
	await registerComplainant(registration, sender);
	expect((await aboutLink(await linkOf(0), "activate"))?.facts?.full_name).toBe("A Stranger");
	expect((await aboutLink(await linkOf(1), "activate"))?.facts).toEqual({
		full_name: "Mona Ali",
		id_number: "•••••••006",
		phone: "+966 50 123 4567",
	});
	expect(await activate(await linkOf(1))).toMatchObject({ ok: true });
	expect((await accounts()).map(({ full_name }) => full_name)).toEqual(["Mona Ali"]);
	expect(await activate(await linkOf(0))).toEqual({ ok: false, badLink: true });
});

test("nothing of a registration can be read in its row, and it goes with its link", async () => {
	await registerComplainant(registration, sender);
	const { rows } = await runAsOperator("select profile from pending_accounts");
	expect(String(rows[0].profile)).not.toMatch(/Mona|2000000006|966/);
	await purge("pending_accounts", new Date());
	expect((await runAsOperator("select id from pending_accounts")).rows).toHaveLength(1);
	const link = await linkOf(0);
	await runAsOperator("update pending_accounts set expires_at = now() - interval '1 minute'");
	await purge("pending_accounts", new Date());
	expect((await runAsOperator("select id from pending_accounts")).rows).toEqual([]);
	expect(await activate(link)).toEqual({ ok: false, badLink: true });
	expect(await accounts()).toEqual([]);
});

test("a confirmation is sent again for the registration of this browser alone", async () => {
	const first = await registerComplainant(registration, sender);
	await registerComplainant({ ...registration, values: { ...values, full_name: "A Stranger" } }, sender);
	if (!first.ok) throw new Error("The registration was refused.");
	await resendConfirmation({ values: { email: values.email }, done: 0, pending: first.pending }, sender);
	await resendConfirmation({ values: { email: values.email }, done: 0 }, sender);
	expect(await mails()).toHaveLength(3);
	expect((await aboutLink(await linkOf(2), "activate"))?.facts?.full_name).toBe("Mona Ali");
	expect(await aboutLink(await linkOf(0), "activate")).toBeUndefined();
});

test("a password forgotten before the account opens leads to a link that sets one and opens it", async () => {
	await registerComplainant(registration, sender);
	await requestReset(values.email, sender, "complaints");
	const link = await linkOf(1);
	expect(await setPasswordByLink(link, "reset", chosen("a kettle under nine moons"), "10.0.0.1")).toMatchObject({
		ok: true,
	});
	expect((await accounts()).map(({ full_name }) => full_name)).toEqual(["Mona Ali"]);
});

test("a profile that cannot be stored leaves no account, and the link goes on working (ASVS 2.3.3)", async () => {
	await registerComplainant(registration, sender);
	await runAsOperator("alter table complaint_users add constraint broken check (false) not valid");
	await expect(activate(await linkOf(0))).rejects.toThrow();
	await runAsOperator("alter table complaint_users drop constraint broken");
	expect((await runAsOperator("select count(*)::int as n from accounts")).rows[0].n).toBe(0);
	expect(await activate(await linkOf(0))).toMatchObject({ ok: true });
});

test("an address that has an account is told to be registered", async () => {
	const known = await complainant();
	expect(await registerComplainant({ ...registration, values: { ...values, email: known.email } }, sender)).toEqual({
		ok: false,
		problems: { email: "emailTaken" },
	});
});

describe("where registered addresses are hidden", () => {
	test("the answer is that of a new one, and a mail tells the owner of the address", async () => {
		configure({ ...config(), HIDE_REGISTERED_EMAILS: true });
		const known = await complainant();
		expect(await registerComplainant({ ...registration, values: { ...values, email: known.email } }, sender)).toEqual({
			ok: true,
			isMailed: true,
		});
		expect(await mails()).toEqual([{ recipient: known.email, subject: "You already have an account" }]);
		configure({ ...config(), HIDE_REGISTERED_EMAILS: false });
	});
});

test("a field missing at the last step is named, even after earlier steps passed", async () => {
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
	const cookie = await storeRegistration(requestWith(""), taken.registration);
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

describe("what a registration leaves on the disk", () => {
	afterEach(() => measureRoomWith());
	const step = () => takeAccountStep(undefined, { ...values, ...chosen("three lamps on a boat") }, sender);

	test("of a wrong form what is longer than a field is not stored, and its two hours begin once", async () => {
		const long = { ...values, address: "x".repeat(30_000), phone: "1".repeat(30_000) };
		const taken = await takeDetailsStep({ values, done: 1 }, long, sender);
		expect(taken).toMatchObject({ ok: false, problems: { phone: expect.any(String) } });
		expect(JSON.stringify(taken).length).toBeLessThan(1000);
		const cookie = await storeRegistration(requestWith(""), registration);
		await runSql("update registrations set created_at = now() - interval '90 minutes'");
		await storeRegistration(requestWith(cookie), registration);
		const { rows } = await runSql("select created_at < now() - interval '80 minutes' as old from registrations");
		expect(rows).toEqual([{ old: true }]);
	});

	test("while the disk is nearly full a stranger has to wait, with nothing stored; signing in goes on", async () => {
		measureRoomWith(async () => 499 * 1024 * 1024);
		expect(await step()).toEqual({ ok: false, wait: 600 });
		expect(await takeDetailsStep({ values, done: 1 }, values, sender)).toEqual({ ok: false, wait: 600 });
		expect(await registerComplainant(registration, sender)).toEqual({ ok: false, wait: 600 });
		expect(await waitBeforeProof("password", { email: "staff@example.org", address: "10.0.0.1" })).toBe(0);
		measureRoomWith(async () => 501 * 1024 * 1024);
		expect(await step()).toMatchObject({ ok: true });
	});

	test("twenty thousand registrations without their emails are full", async () => {
		await registerComplainant(registration, sender);
		await runSql("update rate_limits set count = 1000 where what = 'registration-mails-all'");
		const next = { ...registration, values: { ...values, email: "next@example.org" } };
		expect(await registerComplainant(next, sender)).toMatchObject({ ok: true, isMailed: false });
		await runSql(`insert into pending_accounts (id, email, name, language, expires_at)
			select gen_random_uuid(), 'n' || n || '@example.org', 'n', 'ar', now() + interval '1 hour'
			from generate_series(2, 20000) n`);
		expect(await registerComplainant(next, sender)).toMatchObject({ ok: false, wait: expect.any(Number) });
	});

	test("twenty thousand unfinished registrations are full", async () => {
		expect(await isFull()).toBe(false);
		await runSql(
			"insert into registrations (token_hash, sealed) select 't' || n, 'x' from generate_series(1, 20000) n",
		);
		expect(await isFull()).toBe(true);
	});
});
