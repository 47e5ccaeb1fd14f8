import { describe, expect, test } from "vitest";
import { cookiesOf, startSite } from "../../test/site.ts";

const site = startSite({ settings: { TRUST_PROXY: "1" } });
const email = "player@demo.example";
const id = "1000000008";
const track = (fields: Record<string, string>, cookie = "", prefix = "/en", from = "192.0.2.1") =>
	site.post(`${prefix}/complaints/track`, fields, { cookie, "x-forwarded-for": from });
const cookieOf = (response: Response) => cookiesOf(response).find((cookie) => cookie.startsWith("tracking=")) ?? "";
const cases = async () =>
	(await site.sql("select case_reference from complaints where case_reference is not null order by 1")).rows.map(
		(row) => String(row.case_reference),
	);
const purgeLimits = () => site.sql("delete from rate_limits");
const codesTo = async (to: string) =>
	(await site.mails(1))
		.filter((mail) => mail.to?.[0]?.address === to)
		.map((mail) => /\b\d{6}\b/.exec(mail.text?.replace(/\d{4}-\d{6}/g, "") ?? "")?.[0])
		.filter((code) => code !== undefined);

test.each([
	["nothing", {}, 422, "Please fill in all fields", "يرجى تعبئة جميع الحقول"],
	[
		"an unknown reference",
		{ case_reference: "2020-000001", method: "email", value: email },
		404,
		"Case not found",
		"الشكوى غير موجودة",
	],
	[
		"another ID",
		{ method: "national_id", value: "1000000016" },
		422,
		"Verification details are incorrect",
		"بيانات التحقق غير صحيحة",
	],
	[
		"another address",
		{ method: "email", value: "x@example.org" },
		422,
		"Verification details are incorrect",
		"بيانات التحقق غير صحيحة",
	],
	[
		"an ID as an address",
		{ method: "email", value: id },
		422,
		"Verification details are incorrect",
		"بيانات التحقق غير صحيحة",
	],
])("a guest with %s gets the message in both languages", async (what, given, status, en, ar) => {
	const [reference = ""] = await cases();
	for (const [prefix, words] of [
		["/en", en],
		["", ar],
	] as const) {
		await purgeLimits();
		const fields = what === "nothing" ? {} : { case_reference: reference, ...given };
		const response = await track(fields, "", prefix);
		expect([response.status, (await response.text()).includes(words), cookieOf(response)]).toEqual([status, true, ""]);
	}
});

test.each([
	["the ID", { method: "national_id", value: id }],
	["the ID in Arabic digits", { method: "national_id", value: "١٠٠٠٠٠٠٠٠٨" }],
	["the address in capitals", { method: "email", value: "PLAYER@Demo.Example" }],
])("a guest with %s sees the status and no text of the case", async (_, given) => {
	await purgeLimits();
	const [reference = ""] = await cases();
	const found = await track({ case_reference: reference, ...given });
	expect([found.status, found.headers.get("location")]).toEqual([303, "/en/complaints/track"]);
	const cookie = cookieOf(found);
	const html = await (await site.get("/en/complaints/track", { cookie: `${cookie}; flash=found` })).text();
	for (const shown of ["Case found successfully", reference, "data-status=", "Next step"])
		expect(html).toContain(shown);
	for (const hidden of ["يوسف", "Yousef", "صُنّفت", "لجنة", email, id]) expect(html).not.toContain(hidden);
	const stranger = await (await site.get("/en/complaints/track")).text();
	expect(stranger).not.toContain("data-status");
});

test("a guest whose address has an Arabic host proves it as they write it, or as it is stored", async () => {
	await purgeLimits();
	const stored = "sara@xn--mgbh0fb.xn--mgberp4a5d4ar";
	await site.sql("update complaint_users set email = $1 where email = $2", [stored, email]);
	const [case_reference = ""] = await cases();
	for (const value of ["sara@مثال.السعودية", "Sara@مثال.السعودية", stored])
		expect([value, (await track({ case_reference, method: "email", value })).status]).toEqual([value, 303]);
	await site.sql("update complaint_users set email = $2 where email = $1", [stored, email]);
});

test("after five wrong tries at a reference a day wrong ones have to wait, and a right one passes", async () => {
	await purgeLimits();
	const [first = ""] = await cases();
	const wrongFrom = (from: string, i = 0) =>
		track({ case_reference: first, method: "email", value: `x${i}@example.org` }, "", "/en", from);
	const rightFrom = async (from: string) =>
		(await track({ case_reference: first, method: "email", value: email }, "", "/en", from)).status;
	for (let i = 0; i < 5; i++) expect((await wrongFrom("192.0.2.1", i)).status).toBe(422);
	const sixth = await wrongFrom("192.0.2.1");
	expect([sixth.status, (await sixth.text()).includes("Too many attempts")]).toEqual([429, true]);
	expect([await rightFrom("192.0.2.1"), await rightFrom("203.0.113.1")]).toEqual([303, 303]);
	expect((await wrongFrom("203.0.113.1")).status).toBe(422);
});

test("guesses of one network are cut off and slow no other network down", async () => {
	await purgeLimits();
	const [first = ""] = await cases();
	const right = async (from: string) =>
		(await track({ case_reference: first, method: "email", value: email }, "", "/en", from)).status;
	await track({ case_reference: first, method: "email", value: "x@example.org" });
	await site.sql("update rate_limits set count = 20 where what = 'track-guess'");
	expect([await right("192.0.2.1"), await right("203.0.113.1")]).toEqual([429, 303]);
	await site.sql("update rate_limits set count = 1000 where what not like 'track-guess%'");
	expect([await right("192.0.2.1"), await right("203.0.113.2")]).toEqual([429, 303]);
});

test("many wrong references are too many, of one network and of all together, and a right proof passes", async () => {
	await purgeLimits();
	const [first = ""] = await cases();
	const unknown = async (i: number, from: string) =>
		(
			await track(
				{ case_reference: `2020-${String(i).padStart(6, "0")}`, method: "email", value: "x@example.org" },
				"",
				"/en",
				from,
			)
		).status;
	const answers = [];
	for (let i = 0; i < 45; i++) answers.push(await unknown(i, "192.0.2.1"));
	expect(answers).toEqual([...Array(40).fill(404), ...Array(5).fill(429)]);
	expect(await unknown(1, "203.0.113.1")).toBe(404);
	await site.sql("update rate_limits set count = 300 where what = 'track-wrong-everybody'");
	expect(await unknown(1, "203.0.113.2")).toBe(429);
	const right = await track({ case_reference: first, method: "email", value: email }, "", "/en", "203.0.113.2");
	expect(right.status).toBe(303);
});

test("the answers do not tell how many cases a year has", async () => {
	await purgeLimits();
	const count = (await cases()).length;
	const year = (await cases())[0]?.slice(0, 4);
	const answer = async (number: number) =>
		(
			await track({
				case_reference: `${year}-${String(number).padStart(6, "0")}`,
				method: "email",
				value: "x@example.org",
			})
		).status;
	expect([await answer(count), await answer(count + 1), await answer(20)]).toEqual([422, 422, 422]);
	expect(await answer(999_999)).toBe(404);
	await purgeLimits();
});

describe("with a code", () => {
	test("a guest sees the whole case, read-only, and ends it", async () => {
		await purgeLimits();
		const [reference = "", other = ""] = await cases();
		const pass = cookieOf(await track({ case_reference: reference, method: "email", value: email }));
		expect(await (await site.get("/en/complaints/track", { cookie: pass })).text()).not.toContain('name="code"');
		const before = (await site.sql("select count(*)::int as n from mails")).rows[0]?.n;
		const sent = await track({ intent: "send-code" }, pass);
		expect([sent.status, cookiesOf(sent)]).toEqual([303, ["flash=code-sent"]]);
		expect((await site.sql("select count(*)::int as n from mails")).rows[0]?.n).toBe(Number(before) + 1);
		expect(await (await site.get("/en/complaints/track", { cookie: pass })).text()).toContain('name="code"');
		await expect.poll(() => codesTo(email)).toHaveLength(1);
		const [code = ""] = await codesTo(email);
		const wrong = await track({ intent: "check-code", code: code === "000000" ? "000001" : "000000" }, pass);
		expect([wrong.status, (await wrong.text()).includes("Invalid or expired OTP code")]).toEqual([422, true]);
		const right = await track(
			{ intent: "check-code", code: code.replace(/\d/g, (digit) => "٠١٢٣٤٥٦٧٨٩"[Number(digit)] ?? "") },
			pass,
		);
		expect([right.status, cookiesOf(right)[0]]).toEqual([303, "flash=code-verified"]);
		const whole = cookieOf(right);
		const html = await (await site.get("/en/complaints/track", { cookie: whole })).text();
		expect(html).toContain("صُنّفت");
		expect(html).not.toContain(other);
		expect(html).not.toMatch(/name="body"|name="evidence"/);
		// A code works once, and only where it was asked for.
		expect((await track({ intent: "check-code", code }, pass)).status).toBe(422);
		await track({ intent: "end" }, whole);
		expect(await (await site.get("/en/complaints/track", { cookie: whole })).text()).not.toContain("صُنّفت");
	});

	test("another case is tracked without ending the first, which is out of reach once the other is found", async () => {
		await purgeLimits();
		const [first = "", second = ""] = await cases();
		const found = await track({ case_reference: first, method: "email", value: email });
		// Gone when the browser is closed.
		expect(found.headers.getSetCookie().find((cookie) => cookie.startsWith("tracking="))).not.toMatch(
			/max-age|expires/i,
		);
		const pass = cookieOf(found);
		const shown = await (await site.get("/en/complaints/track", { cookie: pass })).text();
		expect(shown).toContain("Track another case");
		const another = "/en/complaints/track?another=1";
		const form = await (await site.get(another, { cookie: pass })).text();
		expect(form).toContain('name="case_reference"');
		expect(form).not.toContain("data-status");
		const typed = { case_reference: second, method: "email", value: "nobody@example.org" };
		const wrong = await site.post(another, typed, { cookie: pass });
		expect([wrong.status, (await wrong.text()).includes(`value="${second}"`)]).toEqual([422, true]);
		expect(await (await site.get("/en/complaints/track", { cookie: pass })).text()).toContain(first);
		const other = await site.post(another, { ...typed, value: email }, { cookie: pass });
		expect(other.status).toBe(303);
		const next = await (await site.get("/en/complaints/track", { cookie: cookieOf(other) })).text();
		expect([next.includes(second), next.includes(first)]).toEqual([true, false]);
		expect(await (await site.get("/en/complaints/track", { cookie: pass })).text()).not.toContain("data-status");
	});

	test("no code is sent without a proof, and a proof expires after half an hour", async () => {
		await purgeLimits();
		const [reference = ""] = await cases();
		expect((await track({ intent: "send-code" })).status).toBe(409);
		const pass = cookieOf(await track({ case_reference: reference, method: "email", value: email }));
		await site.sql("update tracking_passes set expires_at = now() - interval '1 second'");
		expect((await track({ intent: "send-code" }, pass)).status).toBe(409);
		expect(await (await site.get("/en/complaints/track", { cookie: pass })).text()).not.toContain("data-status");
	});
});

describe("the functions", () => {
	const call = async (name: string, body: unknown, from = "192.0.2.1") => {
		const response = await fetch(`${site.origin}/api/functions/${name}`, {
			method: "POST",
			body: JSON.stringify(body),
			headers: { "x-forwarded-for": from },
		});
		return [response.status, await response.json()] as const;
	};

	test("check a code that was sent: once, for its purpose, three tries and ten minutes (ASVS 6.6.3)", async () => {
		await purgeLimits();
		const ask = async (type: string) => {
			const before = (await codesTo(email)).length;
			expect(await call("generate-complaint-otp", { email, type })).toMatchObject([200, { success: true }]);
			await expect.poll(async () => (await codesTo(email)).length).toBe(before + 1);
			return (await codesTo(email)).at(-1) ?? "";
		};
		const check = (otpCode: string, type: string) => call("verify-complaint-otp", { email, otpCode, type });
		const wrong = (code: string) => (code === "111111" ? "222222" : "111111");
		const first = await ask("login");
		expect(await check(first, "registration")).toMatchObject([200, { valid: false }]);
		expect(await check(first, "login")).toMatchObject([200, { valid: true }]);
		expect(await check(first, "login")).toMatchObject([200, { valid: false }]);
		const second = await ask("login");
		for (let i = 0; i < 3; i++) expect(await check(wrong(second), "login")).toMatchObject([200, { valid: false }]);
		expect(await check(second, "login")).toMatchObject([200, { valid: false }]);
		const third = await ask("login");
		await site.sql("update one_time_codes set expires_at = now() - interval '1 second'");
		expect(await check(third, "login")).toMatchObject([200, { valid: false }]);
		const { rows } = await site.sql("select * from one_time_codes");
		expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${third}|${email}`));
	});

	test("give the same answer for an unknown address, and send it nothing", async () => {
		await purgeLimits();
		const before = (await site.sql("select count(*)::int as n from mails")).rows[0]?.n;
		const known = await call("generate-complaint-otp", { email: "editor@demo.example", type: "login" });
		expect(known).toMatchObject([200, { success: true }]);
		expect((await site.sql("select count(*)::int as n from mails")).rows[0]?.n).toBe(before);
	});

	test.each([
		["generate-complaint-otp", {}],
		["generate-complaint-otp", { email: "x", type: "login" }],
		["generate-complaint-otp", { email, type: "tracking:1" }],
		["generate-complaint-otp", { email, type: "anything" }],
		["verify-complaint-otp", { email, type: "login" }],
	])("%s refuses %j with 422", async (name, body) => {
		expect(await call(name, body)).toMatchObject([422, { error: { code: "invalid", message: expect.any(String) } }]);
	});

	test("five codes an hour are enough for one mailbox and asker, and leave the person's own", async () => {
		await purgeLimits();
		const [reference = ""] = await cases();
		const ask = async (from: string, type = "login") =>
			(await call("generate-complaint-otp", { email, type }, from))[0];
		const answers = [];
		for (let i = 0; i < 6; i++) answers.push(await ask("198.51.100.1", i % 2 ? "login" : "registration"));
		expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
		expect(await ask("203.0.113.1")).toBe(200);
		// Strangers from many networks fill the mailbox to its bound; a browser that proved the case still gets a code.
		await site.sql("update rate_limits set count = 20 where what = 'one-time-code-mailbox'");
		expect(await ask("203.0.113.2")).toBe(429);
		const pass = cookieOf(await track({ case_reference: reference, method: "email", value: email }));
		expect(cookiesOf(await track({ intent: "send-code" }, pass))).toEqual(["flash=code-sent"]);
	});

	test("a code and wrong tries of one network do not affect the code of another", async () => {
		await purgeLimits();
		const queued = "select count(*)::int as n from mails where status = 'queued'";
		await expect.poll(async () => (await site.sql(queued)).rows[0]?.n).toBe(0);
		const before = (await codesTo(email)).length;
		await call("generate-complaint-otp", { email, type: "login" }, "203.0.113.1");
		await expect.poll(async () => (await codesTo(email)).length).toBe(before + 1);
		const code = (await codesTo(email)).at(-1);
		await call("generate-complaint-otp", { email, type: "login" }, "198.51.100.1");
		const check = async (otpCode: string | undefined, from: string) =>
			((await call("verify-complaint-otp", { email, otpCode, type: "login" }, from))[1] as { valid: boolean }).valid;
		for (let i = 0; i < 4; i++) expect(await check("111111", "198.51.100.1")).toBe(false);
		expect(await check(code, "198.51.100.1")).toBe(false);
		expect(await check(code, "203.0.113.1")).toBe(true);
	});

	test("of officers list cases and change statuses with a token, by the same rules as pages", async () => {
		await purgeLimits();
		const { DEMO_PASSWORD } = await import("../../test/prepare-database.ts");
		const token = async (who: string) =>
			((await call("verify-admin-login", { email: who, password: DEMO_PASSWORD }))[1] as { token: string }).token;
		const as = async (bearer: string, name: string, body: unknown = {}) => {
			const headers = { authorization: `Bearer ${bearer}` };
			const response = await fetch(`${site.origin}/api/functions/${name}`, {
				method: "POST",
				body: JSON.stringify(body),
				headers,
			});
			return [
				response.status,
				(await response.json()) as {
					complaints?: { id: string; status: string; complaint_users: object }[];
					next?: string | null;
				},
			] as const;
		};
		expect((await call("admin-get-complaints", {}))[0]).toBe(401);
		expect((await as(await token("editor@demo.example"), "admin-get-complaints"))[0]).toBe(403);
		const officer = await token("officer@demo.example");
		const [status, { complaints = [] }] = await as(officer, "admin-get-complaints");
		expect([status, complaints.length]).toEqual([200, 4]);
		expect(complaints[0]?.complaint_users).toMatchObject({ email, full_name: "Yousef Al-Harbi" });
		expect(JSON.stringify(complaints)).not.toMatch(/id_number|phone/);
		const first = (await as(officer, "admin-get-complaints", { limit: 3 }))[1];
		const second = (await as(officer, "admin-get-complaints", { limit: 3, cursor: first.next }))[1];
		expect([...(first.complaints ?? []), ...(second.complaints ?? [])]).toEqual(complaints);
		expect([first.complaints?.length, second.next]).toEqual([3, null]);
		for (const bad of [{ limit: 0 }, { limit: 1001 }, { cursor: "1 or 1=1" }])
			expect((await as(officer, "admin-get-complaints", bad))[0]).toBe(422);
		for (const none of ["nonsense", []]) {
			expect((await as(officer, "admin-get-complaints", none))[0]).toBe(400);
			expect((await as(officer, "admin-update-complaint", none))[0]).toBe(400);
			expect((await call("verify-complaint-otp", none))[0]).toBe(400);
		}
		const open = complaints.find((each) => each.status === "submitted")?.id;
		const change = (complaintId: unknown, to: string) =>
			as(officer, "admin-update-complaint", { complaintId, status: to });
		expect(await change(open, "incomplete_evidence")).toEqual([200, { success: true }]);
		expect((await change(open, "rejected"))[0]).toBe(409);
		expect((await change(crypto.randomUUID(), "closed"))[0]).toBe(404);
		expect((await change(open, "nonsense"))[0]).toBe(422);
		expect(await change(open, "resolved")).toEqual([200, { success: true }]);
	});
});
