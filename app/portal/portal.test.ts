import { createHash } from "node:crypto";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { pdfFile } from "../../test/make-pdf.ts";
import { DEMO_PASSWORD } from "../../test/prepare-database.ts";
import { cookiesOf, startSite } from "../../test/site.ts";

const site = startSite();
const password = "three lamps on a boat";
const account = {
	full_name: "Mona Ali",
	full_name_ar: "منى علي",
	submitter_type: "trainer",
	password,
	confirm_password: password,
};
const details = { phone: "+966 50 123 4567", id_type: "passport", id_number: "A12345678", organization: "Al-Test" };

/** A browser without scripts: it keeps cookies and follows where it is led. */
function browser(cookies: Record<string, string> = {}) {
	const keep = (response: Response) => {
		for (const cookie of cookiesOf(response)) {
			const [name = "", value = ""] = cookie.split(/=(.*)/s);
			if (value) cookies[name] = value;
			else delete cookies[name];
		}
		return response;
	};
	const header = () => ({
		cookie: Object.entries(cookies)
			.map(([name, value]) => `${name}=${value}`)
			.join("; "),
	});
	return {
		cookies,
		get: async (path: string) => keep(await site.get(path, header())),
		post: async (path: string, fields: Record<string, string>) => keep(await site.post(path, fields, header())),
		send: async (path: string, fields: Record<string, string | Blob>) =>
			keep(await site.send(path, fields, header().cookie)),
	};
}
const whereTo = (response: Response) => [response.status, response.headers.get("location")];
const linkIn = (text = "") => new URL(/https?:\S+/.exec(text)?.[0] ?? "").pathname;

/** The last mail to an address with these words in it, once it has come. */
async function mailTo(email: string, words: string) {
	const find = async () =>
		(await site.mails(1)).findLast((mail) => mail.to?.[0]?.address === email && mail.text?.includes(words));
	await expect.poll(find).toBeDefined();
	return find();
}

async function register(email: string, prefix = "/en") {
	const person = browser();
	const step = (n: number | string) => `${prefix}/complaints/register?step=${n}`;
	expect(whereTo(await person.post(step(1), { ...account, email }))).toEqual([303, step(2)]);
	expect(whereTo(await person.post(step(2), details))).toEqual([303, step(3)]);
	return { person, step, last: await person.post(step(3), {}) };
}

/** A complainant who has confirmed their address and is signed in. */
async function member(email: string) {
	const { person } = await register(email);
	await person.post(linkIn((await mailTo(email, "/confirm/"))?.text), { password, confirm_password: password });
	await person.post("/en/complaints/login", { email, password });
	return person;
}

async function file(person: ReturnType<typeof browser>, text = "They owe me.") {
	const first = await person.get("/en/complaints/submit?draft=new");
	const draft = new URL(first.headers.get("location") ?? "", site.origin).searchParams.get("draft") ?? "";
	const at = (step: number) => `/en/complaints/submit?draft=${draft}&step=${step}`;
	await person.post(at(1), { draft, dispute_type: "financial" });
	await person.post(at(2), { draft, detailed_description: text });
	await person.post(at(3), { draft });
	const sent = await person.post(at(4), { draft, terms: "on", terms_version: "2026-3" });
	expect(whereTo(sent)).toEqual([303, at(5)]);
	const { rows } = await site.sql("select case_reference from complaints where id = $1", [draft]);
	return { draft, at, reference: String(rows[0]?.case_reference) };
}

test("a case that waits for an answer has the form for it, and asks for no consent", async () => {
	const { reference } = await site.row<{ reference: string }>(
		`select case_reference as reference from complaints where status = 'incomplete_evidence'
			and status_before = 'under_review' limit 1`,
	);
	const cookie = await site.sessionOf("player@demo.example");
	const page = await (await site.get(`/en/complaints/case/${reference}`, { cookie })).text();
	expect([...page.matchAll(/name="intent" value="([\w-]+)"/g)].map(([, intent]) => intent)).toContain("answer");
	expect(page).not.toMatch(/value="(?:refuse-)?consent"/);
});

test("a case that is over, and its time to appeal, has no form for further files", async () => {
	const { reference } = await site.row<{ reference: string }>(
		`update complaints set appeal_until = now() - interval '1 day' where id = (select c.id from complaints c
		join accounts a on a.id = c.user_id where a.email = 'player@demo.example'
		and status in ('closed', 'rejected', 'resolved')
		order by case_reference limit 1) returning case_reference as reference`,
	);
	const cookie = await site.sessionOf("player@demo.example");
	const page = await (await site.get(`/en/complaints/case/${reference}`, { cookie })).text();
	const intents = [...page.matchAll(/name="intent" value="([\w-]+)"/g)].map(([, intent]) => intent);
	expect([intents.includes("message"), intents.includes("appeal"), intents.includes("evidence")]).toEqual([
		true,
		false,
		false,
	]);
});

test("on a shared browser the address that was registered is masked, and can be removed", async () => {
	const { person } = await register("shared@example.org");
	const path = "/en/complaints/login?next=%2Fen%2Fcomplaints%2Finbox";
	const waiting = await (await person.get(path)).text();
	expect([waiting.includes("s•••@example.org"), waiting.includes("shared@")]).toEqual([true, false]);
	expect(whereTo(await person.post(path, { forget: "on" }))).toEqual([303, path]);
	expect(await (await person.get(path)).text()).not.toContain("example.org");
	expect((await person.get("/en/complaints/verify")).status).toBe(303);
});

test("a complainant registers in three steps, confirms the address, and signs in", async () => {
	const email = "mona@example.org";
	const { person, step, last } = await register(email);
	expect(whereTo(last)).toEqual([303, step("done")]);
	const done = await person.get(step("done"));
	expect(done.headers.get("refresh")).toBe("2; url=/en/complaints/login");
	const said = await done.text();
	expect(said).toContain("Account created! Please check your email to confirm your account.");
	const waiting = await (await person.get("/en/complaints/login")).text();
	expect(said).toMatch(/mona@example\.org[\s\S]*It comes from:[\s\S]*spam folder/);
	expect(waiting).toMatch(/m•••@example\.org[\s\S]*It comes from:[\s\S]*spam folder/);
	expect(waiting).not.toContain(email); // others may use this browser
	const verify = await (await person.get("/en/complaints/verify")).text();
	expect(verify).toContain(email);
	const guess = await person.post("/en/complaints/login", { email, password: "a wrong guess" });
	expect([guess.status, (await guess.text()).includes("verify your email")]).toEqual([401, false]);
	const early = await person.post("/en/complaints/login", { email, password });
	expect([
		early.status,
		(await early.text()).includes(
			"Please verify your email before logging in. Check your inbox for the confirmation link.",
		),
	]).toEqual([401, true]);
	const link = linkIn((await mailTo(email, "/confirm/"))?.text);
	expect(link).toMatch(/^\/en\/complaints\/confirm\/[\w-]+$/);
	const accounts = async () => (await site.sql("select id from accounts where email = $1", [email])).rows;
	expect(await (await person.get(link)).text()).toContain('name="confirm_password"');
	expect((await person.post(link, {})).status).toBe(422);
	expect(await accounts()).toEqual([]);
	const chosen = { password, confirm_password: password };
	expect(whereTo(await person.post(link, chosen))).toEqual([303, "/en/complaints/login"]);
	expect(await accounts()).toHaveLength(1);
	expect((await person.post(link, chosen)).status).toBe(410);
	expect(await (await person.get("/en/complaints/login")).text()).not.toContain("It comes from:");
	const entered = await person.post("/en/complaints/login", { email, password });
	expect(whereTo(entered)).toEqual([303, "/en/complaints/submit"]);
	const { rows } = await site.sql("select * from complaint_users where email = $1", [email]);
	expect(rows[0]).toMatchObject({
		full_name: "Mona Ali",
		full_name_ar: "منى علي",
		submitter_type: "trainer",
		phone: "+966 50 123 4567",
		organization: "Al-Test",
		organization_ar: null,
		email_verified: true,
	});
	const home = await (await person.get("/en/complaints")).text();
	for (const shown of ["Welcome, Mona", "Logged in successfully"]) expect(home).toContain(shown);
});

test("back and forth in the registration keeps what was typed; the password is not shown nor asked again", async () => {
	const person = browser();
	const step = (n: number) => `/en/complaints/register?step=${n}`;
	await person.post(step(1), { ...account, email: "back@example.org" });
	const typed = { ...details, phone: "nonsense", intent: "previous" };
	expect(whereTo(await person.post(step(2), typed))).toEqual([303, step(1)]);
	const first = await (await person.get(step(1))).text();
	expect(first).toContain('value="back@example.org"');
	expect(first).not.toContain(password);
	expect(
		whereTo(await person.post(step(1), { ...account, email: "back@example.org", password: "", confirm_password: "" })),
	).toEqual([303, step(2)]);
	expect(await (await person.get(step(2))).text()).toContain('value="nonsense"');
	expect(whereTo(await person.get(step(3)))).toEqual([303, step(2)]);
	expect(JSON.stringify(person.cookies)).not.toMatch(/back|Mona|A12345678/);
	const { rows } = await site.sql("select sealed from registrations");
	expect(JSON.stringify(rows)).not.toMatch(/Mona|example/);
});

test("an Arabic page asks for the Arabic name first, and takes it alone", async () => {
	const person = browser();
	const step = (n: number) => `/complaints/register?step=${n}`;
	const first = await (await person.get(step(1))).text();
	expect(first).toMatch(/الاسم الكامل \(كما في الهوية\)[\s\S]*الاسم بالإنجليزية \(كما في الجواز\)/);
	const nameless = await person.post(step(1), { ...account, full_name: "", full_name_ar: "", email: "n@example.org" });
	expect([nameless.status, (await nameless.text()).includes('id="register-full_name_ar-problem"')]).toEqual([
		422,
		true,
	]);
	const named = { ...account, full_name: "", email: "arabic@example.org" };
	expect(whereTo(await person.post(step(1), named))).toEqual([303, step(2)]);
	await person.post(step(2), details);
	expect(await (await person.get(step(3))).text()).toMatch(/كما في الهوية[\s\S]*منى علي/);
});

test.each([
	["nothing", "", {}, "Please fill all required fields"],
	["nothing, in Arabic", "ar", {}, "يرجى تعبئة جميع الحقول المطلوبة"],
	["another password", "", { confirm_password: "x" }, "Passwords do not match"],
	["another password, in Arabic", "ar", { confirm_password: "x" }, "كلمتا المرور غير متطابقتين"],
	["a short password", "", { password: "12345", confirm_password: "12345" }, "Password must be at least 6 characters"],
	[
		"a short password, in Arabic",
		"ar",
		{ password: "12345", confirm_password: "12345" },
		"يجب ألا تقل كلمة المرور عن 6 أحرف",
	],
	["a common password", "", { password: "password", confirm_password: "password" }, "easy to guess"],
])("the first step with %s says so", async (what, language, given, words) => {
	const fields = what.startsWith("nothing") ? {} : { ...account, email: "x@example.org", ...given };
	const response = await site.post(`${language ? "" : "/en"}/complaints/register?step=1`, fields);
	const html = await response.text();
	expect([response.status, html.includes(words)]).toEqual([422, true]);
	expect(html).toMatch(/role="alert"/);
	if (!what.startsWith("nothing")) expect(html).toContain('value="x@example.org"');
});

test("a registered address gets an error at the last step, or an email where the setting hides it", async () => {
	const { last } = await register("player@demo.example");
	expect([last.status, (await last.text()).includes("Email already registered")]).toEqual([422, true]);
});

test.each(["email_verified", "status", "priority", "case_reference"])(
	"a browser that sends %s is refused",
	async (name) => {
		expect(
			(await site.post("/complaints/register?step=1", { ...account, email: "y@example.org", [name]: "true" })).status,
		).toBe(422);
		const cookie = await site.sessionOf("player@demo.example");
		const sent = await site.post("/complaints/submit?step=1", { dispute_type: "other", [name]: "x" }, { cookie });
		expect([sent.status, sent.headers.get("location")]).toEqual([422, null]);
	},
);

test.each([
	["nothing", { email: "", password: "" }, 422, "Please fill in all fields", "يرجى تعبئة جميع الحقول"],
	[
		"a wrong password",
		{ email: "player@demo.example", password: "wrong" },
		401,
		"Wrong email or password",
		"غير صحيحة",
	],
	["an unknown address", { email: "who@example.org", password: "wrong" }, 401, "Wrong email or password", "غير صحيحة"],
	[
		"no profile",
		{ email: "editor@demo.example", password: DEMO_PASSWORD },
		401,
		"User profile not found. Please complete registration.",
		"لم يُكمل التسجيل",
	],
])("signing in with %s is refused in both languages", async (_, fields, status, en, ar) => {
	for (const [prefix, words] of [
		["/en", en],
		["", ar],
	] as const) {
		const response = await site.post(`${prefix}/complaints/login`, fields);
		expect([response.status, (await response.text()).includes(words)]).toEqual([status, true]);
		expect(cookiesOf(response).filter((cookie) => cookie.startsWith("tawila.session"))).toEqual([]);
	}
	const { rows } = await site.sql(
		`select count(*)::int as n from sessions s join accounts a on a.id = s.account_id
			where a.email = 'editor@demo.example'`,
	);
	expect(rows[0]?.n).toBe(0);
});

test("what to know before a complaint is told with the federation's own periods, on the landing page too", async () => {
	await site.sql("update site_settings set fields = jsonb_set(fields::jsonb, '{decision_days}', '47')");
	const inWords = async (path: string) => (await site.get(path)).text();
	await expect.poll(() => inWords("/en/complaints/before-you-start")).toContain("47 working days");
	for (const page of ["/complaints/before-you-start", "/complaints"]) {
		const english = await (await site.get(`/en${page}`)).text();
		expect(english).toMatch(/Who can complain[\s\S]*a head[\s\S]*Your data/i);
		for (const time of ["3 working days", "47 working days", "10 working days", "21 days", "20 working days"])
			expect([page, time, english.includes(time)]).toEqual([page, time, true]);
		expect(await (await site.get(page)).text()).toContain("47 يوم عمل");
	}
	await site.sql("update site_settings set fields = fields::jsonb - 'decision_days'");
	const cookie = await site.sessionOf("player@demo.example");
	const wizard = await site.get("/en/complaints/submit?draft=new", { cookie });
	const step = await (await site.get(wizard.headers.get("location") ?? "", { cookie })).text();
	expect(step).toContain('href="/en/complaints/before-you-start"');
	expect(await (await site.get("/en")).text()).toMatch(
		/href="\/en\/complaints"[\s\S]*<main[\s\S]*href="\/en\/complaints"/,
	);
});

test("the page that says where the mail went needs an address, and leads back without one", async () => {
	const person = browser();
	expect(whereTo(await person.get("/en/complaints/verify"))).toEqual([303, "/en/complaints/login"]);
	expect(await (await person.get("/en/complaints/login")).text()).toContain(
		"No email provided. Please register or login.",
	);
});

test.each([
	["/en/complaints/submit", "Please log in to submit a complaint"],
	["/en/complaints/case/2026-000001", "Please log in"],
	["/complaints/submit", "يرجى تسجيل الدخول لتقديم شكوى"],
])("%s leads a guest to the login page: %s", async (path, words) => {
	const person = browser();
	const [status, to] = whereTo(await person.get(path));
	expect([status, to]).toEqual([
		303,
		`${path.startsWith("/en") ? "/en" : ""}/complaints/login?next=${encodeURIComponent(path)}`,
	]);
	const html = await (await person.get(String(to))).text();
	expect(html).toContain(words);
	const fields = { email: "player@demo.example", password: DEMO_PASSWORD };
	expect(whereTo(await person.post(String(to), fields))).toEqual([303, path]);
});

describe("a member", () => {
	let person: ReturnType<typeof browser>;
	test("registers, confirms and signs in", async () => {
		person = await member("member@example.org");
		expect((await person.get("/en/complaints/dashboard")).status).toBe(200);
	});

	test("whose address is no longer confirmed is led to the page that says how", async () => {
		const verified = (value: boolean) =>
			site.sql("update complaint_users set email_verified = $1 where email = 'member@example.org'", [value]);
		await verified(false);
		expect(whereTo(await person.get("/en/complaints/submit"))).toEqual([303, "/en/complaints/verify"]);
		const posted = await person.post("/en/complaints/submit?step=1", { dispute_type: "financial" });
		expect(whereTo(posted)).toEqual([303, "/en/complaints/verify"]);
		const html = await (await person.get("/en/complaints/verify")).text();
		for (const shown of ["member@example.org", "Please verify your email before submitting a complaint"])
			expect(html).toContain(shown);
		await verified(true);
	});

	test("takes a photo with the phone's camera, by a control beside the one for files", async () => {
		const taker = await member("camera@example.org");
		const [, to] = whereTo(await taker.get("/en/complaints/submit"));
		const draft = new URL(String(to), site.origin).searchParams.get("draft") ?? "";
		const at = (step: number) => `/en/complaints/submit?draft=${draft}&step=${step}`;
		await taker.post(at(1), { draft, dispute_type: "financial" });
		await taker.post(at(2), { draft, detailed_description: "A broken table." });
		const controls = (await (await taker.get(at(3))).text()).match(/<input[^>]*type="file"[^>]*>/g) ?? [];
		expect(controls.map((control) => /name="(\w+)"/.exec(control)?.[1])).toEqual(["evidence", "photo"]);
		expect(controls[1]).toMatch(/accept="image\/\*"[^>]*capture="environment"/);
		expect(controls[0]).not.toContain("capture");
		const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: "teal" } })
			.jpeg()
			.toBuffer();
		const photo = new File([new Uint8Array(picture)], "image.jpg", { type: "image/jpeg" });
		const nothing = new File([], "");
		const sent = await taker.send(at(3), { draft, intent: "upload", evidence: nothing, photo });
		expect(whereTo(sent)).toEqual([303, at(3)]);
		expect(await (await taker.get(at(3))).text()).toContain("image.jpg");
		const wrong = new File(["MZ"], "image.jpg", { type: "image/jpeg" });
		expect((await taker.send(at(3), { draft, intent: "upload", photo: wrong })).status).toBe(422);
	});

	test("writes a complaint without a script: steps, draft, files, review, terms, reference", async () => {
		const [status, to] = whereTo(await person.get("/en/complaints/submit"));
		expect(status).toBe(303);
		const draft = new URL(String(to), site.origin).searchParams.get("draft") ?? "";
		const at = (step: number) => `/en/complaints/submit?draft=${draft}&step=${step}`;
		expect(whereTo(await person.post(at(1), { draft }))).toEqual([303, at(2)]); // no type chosen: other
		const values = { draft, detailed_description: "", second_party_full_name: "A club", incident_date: "2026-02-03" };
		const again = await person.post(at(2), values);
		const html = await again.text();
		expect([
			again.status,
			html.includes('value="A club"'),
			html.includes("submit-detailed_description-problem"),
		]).toEqual([422, true, true]);
		// Another device finds what was typed, wrong or right.
		const elsewhere = browser();
		await elsewhere.post("/en/complaints/login", { email: "member@example.org", password });
		const [, resumed] = whereTo(await elsewhere.get("/en/complaints/submit"));
		expect(resumed).toBe(at(2));
		expect(await (await elsewhere.get(at(2))).text()).toContain('value="A club"');
		expect(whereTo(await person.get(at(4)))).toEqual([303, at(2)]);
		expect(whereTo(await person.post(at(2), { ...values, detailed_description: "They owe me." }))).toEqual([
			303,
			at(3),
		]);
		const pdf = pdfFile("contract", "عقد.pdf");
		const program = new File(["MZ"], "run.exe");
		const refused = await person.send(at(3), { draft, intent: "upload", evidence: program });
		expect([refused.status, (await refused.text()).includes("This kind of file is not accepted")]).toEqual([422, true]);
		expect(whereTo(await person.send(at(3), { draft, intent: "upload", evidence: pdf }))).toEqual([303, at(3)]);
		const step = await (await person.get(at(3))).text();
		expect(step).toContain("عقد.pdf");
		expect(step).toContain("cannot be scanned for viruses here");
		expect(step).not.toContain("are scanned for viruses");
		expect(whereTo(await person.post(at(3), { draft }))).toEqual([303, at(4)]);
		const review = await (await person.get(at(4))).text();
		for (const shown of ["They owe me.", "A club", "February 3, 2026", "عقد.pdf", "2026-3", "Other"])
			expect(review).toContain(shown);
		const unticked = await person.post(at(4), { draft, terms_version: "2026-3" });
		expect([unticked.status, (await unticked.text()).includes("Agree to the terms")]).toEqual([422, true]);
		const sent = await person.post(at(4), { draft, terms: "on", terms_version: "2026-3" });
		expect(whereTo(sent)).toEqual([303, at(5)]);
		const done = await (await person.get(at(5))).text();
		const reference = /\b\d{4}-\d{6}\b/.exec(done)?.[0];
		expect(done).toContain("Complaint submitted successfully!");
		expect(done).toMatch(/href="\/en\/complaints\/track"[\s\S]*href="\/en\/complaints"/);
		// A retry after a lost answer, and an old tab, lead to the same reference.
		expect(whereTo(await person.post(at(4), { draft, terms: "on", terms_version: "2026-3" }))).toEqual([303, at(5)]);
		expect(whereTo(await person.post(at(2), values))).toEqual([303, at(5)]);
		expect(await (await person.get(at(5))).text()).toContain(reference);
		const { rows } = await site.sql(
			"select dispute_type, priority, language, second_party_full_name from complaints where case_reference = $1",
			[reference],
		);
		expect(rows).toEqual([
			{ dispute_type: "other", priority: "medium", language: "en", second_party_full_name: "A club" },
		]);
	});

	test("gets the same answer for another person's case and a missing one", async () => {
		const { rows } = await site.sql(
			`select case_reference from complaints c join accounts a on a.id = c.user_id where a.email = 'player@demo.example'
				and status <> 'draft' limit 1`,
		);
		const answers = await Promise.all(
			[rows[0]?.case_reference, "2026-999999", "nonsense"].map(async (reference) => {
				const got = await person.get(`/en/complaints/case/${reference}`);
				const posted = await person.post(`/en/complaints/case/${reference}`, { intent: "message", body: "x" });
				const receipt = await person.get(`/en/complaints/case/${reference}/receipt.pdf`);
				return [...whereTo(got), got.headers.get("set-cookie"), ...whereTo(posted), receipt.status, await got.text()];
			}),
		);
		expect(answers[0]).toEqual(answers[1]);
		expect(answers[0]).toEqual(answers[2]);
		expect(answers[0]?.slice(0, 2)).toEqual([303, "/en/complaints"]);
		await person.get("/en/complaints/case/2026-999999");
		expect(await (await person.get("/en/complaints")).text()).toContain("Case not found");
	});

	test("sees the case with everything about it, writes, and withdraws with a reason", async () => {
		const { reference } = await file(person);
		const path = `/en/complaints/case/${reference}`;
		const html = await (await person.get(path)).text();
		for (const shown of [
			reference,
			'data-status="submitted"',
			"Financial",
			"Medium",
			"They owe me.",
			"Created",
			"Submitted",
			"Last Updated",
			"Next step",
		])
			expect(html).toContain(shown);
		const title = /<title>([^<]*)/.exec(html)?.[1];
		expect(title).not.toMatch(/Mona|owe/);
		expect(whereTo(await person.post(path, { intent: "message", body: "When?" }))).toEqual([303, `${path}#notice`]);
		const empty = await person.post(path, { intent: "withdraw", body: "", version: "1" });
		expect(empty.status).toBe(422);
		const stale = await person.post(path, { intent: "withdraw", body: "We settled.", version: "1" });
		const staleHtml = await stale.text();
		expect([
			stale.status,
			staleHtml.includes("The case has changed in the meantime"),
			staleHtml.includes("We settled."),
		]).toEqual([409, true, true]);
		expect(whereTo(await person.post(path, { intent: "withdraw", body: "We settled." }))).toEqual([
			303,
			`${path}#notice`,
		]);
		const closed = await (await person.get(path)).text();
		expect(closed).toMatch(/data-status="closed"/);
		expect(closed).not.toContain('id="appeal"');
		expect((await person.post(path, { intent: "appeal", body: "After all." })).status).toBe(409);
	});

	test("reads each paragraph in its own direction, and numbers from the left", async () => {
		const { reference } = await file(person, "اتصل على +966 50 123 4567 اليوم.\nOr wait until 2026-10-04.");
		const path = `/complaints/case/${reference}`;
		const words =
			'اتصل على <bdo dir="ltr">+966 50 123 4567</bdo> اليوم.\nOr wait until <bdo dir="ltr">2026-10-04</bdo>.';
		expect(await (await person.get(path)).text()).toContain(
			`<dd dir="auto" class="written font-semibold">${words}</dd>`,
		);
		await person.post(path, { intent: "message", body: "ردّوا على ٠٥٠ ١٢٣ ٤٥٦٧" });
		const message = '<p dir="auto" class="written mt-2">ردّوا على <bdo dir="ltr">٠٥٠ ١٢٣ ٤٥٦٧</bdo></p>';
		expect(await (await person.get(path)).text()).toContain(message);
	});

	test("cannot date an incident or a birth after today; the page says so in both languages, words stay", async () => {
		for (const [prefix, words] of [
			["/en", "This date cannot be after today"],
			["", "لا يمكن أن يكون هذا التاريخ بعد اليوم"],
		]) {
			const typed = { detailed_description: "My long story", incident_date: "2100-01-01" };
			const step = await person.post(`${prefix}/complaints/submit?step=2`, typed);
			const html = await step.text();
			expect([step.status, html.includes(words!), html.includes("My long story"), html.includes("2100-01-01")]).toEqual(
				[422, true, true, true],
			);
			const profile = { full_name: "Mona Ali", phone: details.phone, date_of_birth: "2100-01-01", address: "A street" };
			const mine = await person.post(`${prefix}/complaints/my-data`, profile);
			const page = await mine.text();
			expect([mine.status, page.includes(words!), page.includes("A street"), page.includes("2100-01-01")]).toEqual([
				422,
				true,
				true,
				true,
			]);
		}
	});

	test("sees who examines an appeal, and can withdraw it", async () => {
		const { reference } = await file(person);
		const path = `/en/complaints/case/${reference}`;
		const head = `(select id from accounts where email = 'head@demo.example')`;
		await site.sql("alter table complaints disable trigger guard_case");
		await site.sql(
			`update complaints set status = 'resolved', appeal_until = now() + interval '9 days', judges = array[${head}]
				where case_reference = $1`,
			[reference],
		);
		await site.sql("alter table complaints enable trigger guard_case");
		expect(whereTo(await person.post(path, { intent: "appeal", body: "Unfair." }))).toEqual([303, `${path}#notice`]);
		const html = await (await person.get(path)).text();
		// The demo has one head, who judged it.
		expect(html).toContain("no one at the federation may act on your case");
		expect(html).toContain("What you appealed against stays as it is and cannot be appealed again");
		expect((await person.post(path, { intent: "withdraw", body: "" })).status).toBe(422);
		expect(whereTo(await person.post(path, { intent: "withdraw", body: "Settled." }))).toEqual([303, `${path}#notice`]);
		const closed = await (await person.get(path)).text();
		expect(closed).toContain("Your appeal was withdrawn");
		expect(closed).toMatch(/data-status="closed"/);
	});

	test("writes to one case twenty times an hour; the next stays in the form, another case is open", async () => {
		const [first, second] = [await file(person), await file(person)];
		const path = `/en/complaints/case/${first.reference}`;
		for (let i = 0; i < 20; i++)
			expect((await person.post(path, { intent: "message", body: `Message ${i}` })).status).toBe(303);
		const refused = await person.post(path, { intent: "message", body: "One more thing" });
		const html = await refused.text();
		expect(refused.status).toBe(429);
		expect(html).toMatch(/Try again in (?:\d+ minutes|1 hour|an hour)/);
		expect(html).toContain("One more thing</textarea>");
		const other = await person.post(`/en/complaints/case/${second.reference}`, { intent: "message", body: "Here" });
		expect(other.status).toBe(303);
	});

	test("gets a receipt that a visitor can verify, in both languages", async () => {
		const { reference } = await file(person);
		const page = await (await person.get(`/en/complaints/case/${reference}/receipt`)).text();
		const code = /[\w-]{86}/.exec(page)?.[0] ?? "";
		for (const prefix of ["", "/en"]) {
			const pdf = await person.get(`${prefix}/complaints/case/${reference}/receipt.pdf`);
			const bytes = Buffer.from(await pdf.arrayBuffer());
			expect([pdf.headers.get("content-type"), bytes.subarray(0, 5).toString()]).toEqual(["application/pdf", "%PDF-"]);
			const again = Buffer.from(
				await (await person.get(`${prefix}/complaints/case/${reference}/receipt.pdf`)).arrayBuffer(),
			);
			expect(createHash("sha256").update(again).digest("hex")).toBe(createHash("sha256").update(bytes).digest("hex"));
		}
		const whole = await person.get(`/complaints/case/${reference}/case.pdf`);
		expect([
			whole.status,
			Buffer.from(await whole.arrayBuffer())
				.subarray(0, 5)
				.toString(),
		]).toEqual([200, "%PDF-"]);
		const stranger = { cookie: await site.sessionOf("player@demo.example") };
		expect((await site.get(`/complaints/case/${reference}/case.pdf`, stranger)).status).toBe(404);
		for (const number of ["1", "1.pdf"]) {
			const path = `/complaints/case/${reference}/receipts/${number}`;
			expect([(await person.get(path)).status, (await site.get(path, stranger)).status]).toEqual([200, 404]);
		}
		for (const number of ["2", "01", "1%00"])
			expect((await person.get(`/complaints/case/${reference}/receipts/${number}`)).status).not.toBe(200);
		const listed = await (await person.get(`/en/complaints/case/${reference}`)).text();
		expect(listed).toContain(`href="/en/complaints/case/${reference}/receipts/1.pdf"`);
		const jws = /[\w-]+\.[\w-]{100,}\.[\w-]{86}/.exec(page)?.[0] ?? "";
		const pasted = await site.post("/en/complaints/verify-receipt", { case_reference: "", code: `${jws}\n` });
		expect(await pasted.text()).toContain("The receipt is genuine");
		expect((await site.post("/en/complaints/verify-receipt", { case_reference: "", code })).status).toBe(422);
		const genuine = await site.post("/en/complaints/verify-receipt", { case_reference: reference, code });
		const html = await genuine.text();
		expect([genuine.status, html.includes("The receipt is genuine"), html.includes("owe")]).toEqual([200, true, false]);
		const forged = await site.post("/en/complaints/verify-receipt", {
			case_reference: reference,
			code: `${code.startsWith("B") ? "C" : "B"}${code.slice(1)}`,
		});
		expect(await forged.text()).toContain("Not genuine");
	});

	test("is asked for an answer on every page of the portal until it has come", async () => {
		const { reference } = await file(person);
		const api = async (name: string, body: object, token = "") => {
			const headers = { authorization: `Bearer ${token}` };
			const call = { method: "POST", body: JSON.stringify(body), headers };
			return (await fetch(`${site.origin}/api/functions/${name}`, call)).json();
		};
		const { token } = await api("verify-admin-login", { email: "officer@demo.example", password: DEMO_PASSWORD });
		const { id } = await site.row<{ id: string }>("select id from complaints where case_reference = $1", [reference]);
		const asked = { complaintId: id, status: "pending_information", text: "Which hall?" };
		expect(await api("admin-update-complaint", asked, token)).toMatchObject({ success: true });
		const path = `/en/complaints/case/${reference}`;
		for (const [prefix, words] of [
			["/en", "Please answer by"],
			["", "مطلوب منك إجابة في موعد أقصاه"],
		])
			for (const page of ["/complaints", "/complaints/dashboard", "/complaints/inbox", "/complaints/my-data"]) {
				const html = await (await person.get(`${prefix}${page}`)).text();
				expect([page, html.includes(words!), html.includes(`${prefix}/complaints/case/${reference}#answer"`)]).toEqual([
					page,
					true,
					true,
				]);
			}
		expect(await (await person.get("/en/complaints/inbox")).text()).toContain(">until ");
		const own = await (await person.get(path)).text();
		expect(own).toMatch(
			/<h2 id="next"[^>]*>Please answer by [\s\S]*Which hall\?[\s\S]*Your answer \(or attach a file\)/,
		);
		expect(own).not.toContain(`Answer now: ${reference}`);
		expect(own).not.toContain("Decision expected by");
		expect((await person.post(path, { intent: "answer", body: "" })).status).toBe(422);
		expect(whereTo(await person.post(path, { intent: "answer", body: "The large one." }))).toEqual([
			303,
			`${path}#notice`,
		]);
		const after = await (await person.get(path)).text();
		expect(after).toMatch(/We have received your answer[\s\S]*Decision expected by/);
		expect(await (await person.get("/en/complaints")).text()).not.toContain("Please answer by");
		const inbox = await (await person.get("/en/complaints/inbox")).text();
		expect([inbox.includes("Which hall?"), inbox.includes(">until ")]).toEqual([true, false]);
	});

	test("finds each form of a case behind a button, open when something is wrong with it", async () => {
		const { reference } = await file(person);
		const path = `/en/complaints/case/${reference}`;
		const isOpen = (html: string, form: string) =>
			new RegExp(`<details[^>]* open=""[^>]*>(?:(?!</details>)[\\s\\S])*id="${form}"`).test(html);
		const calm = await (await person.get(path)).text();
		for (const form of ["message", "evidence", "withdraw"])
			expect([form, calm.includes(`id="${form}"`), isOpen(calm, form)]).toEqual([form, true, false]);
		expect(calm).not.toContain("Not given");
		const wrong = await (await person.post(path, { intent: "message", body: "" })).text();
		expect([isOpen(wrong, "message"), isOpen(wrong, "withdraw")]).toEqual([true, false]);
		expect(isOpen(await (await person.get(`${path}?form=message`)).text(), "message")).toBe(true);
		// An answer that came too late is kept, in the form of a message.
		const late = await person.post(path, { intent: "answer", body: "My late answer" });
		const kept = await late.text();
		expect([late.status, isOpen(kept, "message")]).toEqual([409, true]);
		expect(kept).toMatch(/does not allow this[\s\S]*My late answer<\/textarea>/);
	});

	test("searches, filters and counts their own cases on the dashboard", async () => {
		const { reference } = await file(person, "A needle in a haystack");
		const all = await (await person.get("/en/complaints/dashboard")).text();
		for (const column of ["Case ID", "Dispute Type", "Status", "Created", "Last Updated", "Actions"])
			expect(all).toContain(column);
		const rowsIn = (html: string) => [...html.matchAll(/data-case="([^"]+)"/g)].map(([, found]) => found);
		expect(rowsIn(await (await person.get("/en/complaints/dashboard?q=needle")).text())).toEqual([reference]);
		expect(rowsIn(await (await person.get("/en/complaints/dashboard?status=resolved")).text())).toEqual([]);
		expect(await (await person.get("/en/complaints/dashboard?q=nothing-like-it")).text()).toContain("No cases match");
		expect((await person.get("/en/complaints/dashboard?page=99")).status).toBe(404);
	});

	test("loses nothing when the session ends in the middle of a step", async () => {
		const [, to] = whereTo(await person.get("/en/complaints/submit?draft=new"));
		const draft = new URL(String(to), site.origin).searchParams.get("draft") ?? "";
		await person.post(String(to), { draft, dispute_type: "financial" });
		await site.sql(
			"delete from sessions where account_id = (select id from accounts where email = 'member@example.org')",
		);
		const path = `/en/complaints/submit?draft=${draft}&step=2`;
		const [status, login] = whereTo(await person.post(path, { draft, detailed_description: "A long story" }));
		expect([status, login]).toEqual([303, `/en/complaints/login?next=${encodeURIComponent(path)}`]);
		expect(await (await person.get(String(login))).text()).toContain("you will find what you typed");
		expect(whereTo(await person.post(String(login), { email: "member@example.org", password }))).toEqual([303, path]);
		expect(await (await person.get(path)).text()).toContain("A long story");
	});

	test("takes their data along and signs out", async () => {
		const json = await person.get("/en/complaints/my-data/export.json");
		expect([
			json.headers.get("content-disposition"),
			((await json.json()) as { profile: object }).profile,
		]).toMatchObject([/my-data\.json/, { full_name: "Mona Ali", id_number: "A12345678" }]);
		const page = await (await person.get("/en/complaints/my-data")).text();
		expect(page).toContain("••••••678");
		expect(page).not.toContain("A12345678");
		await site.sql(
			"create function no_sign_out() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$",
		);
		await site.sql(
			`create trigger no_sign_out before insert on audit_log
				for each row when (new.action = 'account.signed-out') execute function no_sign_out()`,
		);
		const stuck = await person.post("/en/complaints/sign-out", {});
		expect(await (await person.get(stuck.headers.get("location") ?? "")).text()).toContain("Logout failed");
		await site.sql("drop trigger no_sign_out on audit_log");
		expect(whereTo(await person.post("/en/complaints/sign-out", {}))).toEqual([303, "/en/complaints"]);
		const landing = await (await person.get("/en/complaints")).text();
		for (const shown of ["Create an account", "Logged out successfully"]) expect(landing).toContain(shown);
	});
});

test("a new password through a mail: six characters are enough for a complainant, not for staff", async () => {
	const ask = async (email: string) => {
		expect((await site.post("/en/complaints/forgot", { email })).headers.get("location")).toBe("/en/complaints/login");
		return linkIn((await mailTo(email, "/reset/"))?.text);
	};
	const staff = await ask("officer@demo.example");
	expect((await site.post(staff, { password: "qzvkj8", confirm_password: "qzvkj8" })).status).toBe(422);
	const link = await ask("player@demo.example");
	expect(link).toMatch(/\/complaints\/reset\//);
	expect((await site.post(link, { password: "qzvkj", confirm_password: "qzvkj" })).status).toBe(422);
	const done = await site.post(link, { password: "qzvkj8!x", confirm_password: "qzvkj8!x" });
	expect(whereTo(done)[0]).toBe(303);
});

test("a sign-in from a new browser is announced by email", async () => {
	const email = "member@example.org";
	const about = async () =>
		(await site.mails(1)).filter((mail) => mail.to?.[0]?.address === email && /new device/i.test(mail.subject ?? ""))
			.length;
	const person = browser();
	const before = await about();
	await person.post("/en/complaints/login", { email, password });
	await expect.poll(about).toBe(before + 1);
	await person.post("/en/complaints/sign-out", {});
	await person.post("/en/complaints/login", { email, password });
	expect(await about()).toBe(before + 1);
});

test("the pages of a list of own cases keep what it was searched and filtered for", async () => {
	const email = "player@demo.example";
	await site.sql("alter table complaints disable trigger guard_case");
	await site.sql(
		`insert into complaints (user_id, case_reference, status, detailed_description, terms_version, submitted_at)
			select a.id, '2019-' || lpad(n::text, 6, '0'), 'submitted', 'A haystack', '1', now()
			from accounts a, generate_series(1, 41) n where email = $1`,
		[email],
	);
	await site.sql("alter table complaints enable trigger guard_case");
	const cookie = await site.sessionOf(email);
	const html = await (await site.get("/en/complaints/dashboard?q=2019&status=submitted", { cookie })).text();
	for (const page of [2, 3]) expect(html).toContain(`?q=2019&amp;status=submitted&amp;page=${page}"`);
});
