import { beforeAll, describe, expect, test } from "vitest";
import { cookiesOf, startSite } from "../../../test/site.ts";

const site = startSite();
const [first, second] = ["seven lamps on a wet table", "a kettle under nine moons"];
const chosen = (password: string) => ({ password, confirm_password: password });
/** The path in the last mail to an address, once there is one with this word. */
async function linkTo(email: string, word: string) {
	const find = async () =>
		(await site.mails(1)).findLast((mail) => mail.to?.[0]?.address === email && mail.text?.includes(word));
	await expect.poll(find).toBeDefined();
	return new URL(/https?:\S+/.exec((await find())?.text ?? "")?.[0] ?? "").pathname;
}
const storedAs = async (email: string) => (await site.sql("select id from accounts where email = $1", [email])).rows;

let owner = "";
beforeAll(async () => {
	owner = await site.signIn("owner@demo.example");
});

describe.each([
	["whose host is in Arabic", (name: string) => `${name}@مثال.السعودية`, "@xn--mgbh0fb.xn--mgberp4a5d4ar"],
	["with a sign in its name", (name: string) => `a&${name}@example.sa`, "@example.sa"],
	["with an apostrophe and a plus", (name: string) => `o'${name}+x@example.sa`, "@example.sa"],
	["with a slash before its host", (name: string) => `a/${name}=@example.sa`, "@example.sa"],
])("an address %s", (_, addressOf, host) => {
	const both = (name: string) => {
		const typed = addressOf(name);
		return { typed, stored: typed.slice(0, typed.lastIndexOf("@")) + host };
	};

	test.each(["editor", "officer"])("is invited as %s, signs in, and has its password reset", async (role) => {
		const { typed, stored } = both(role);
		const invited = await site.post(
			"/en/admin/accounts/invite",
			{ email: typed, role, language: "en" },
			{ cookie: owner },
		);
		expect(invited.status).toBe(303);
		const joined = await site.post(await linkTo(stored, "/join/"), { name: "Sara", ...chosen(first) });
		expect(joined.status).toBe(303);
		expect(await storedAs(stored)).toHaveLength(1);
		for (const email of [typed, stored, stored.toUpperCase()]) expect(await site.signIn(email, first)).not.toBe("");
		expect((await site.post("/admin/auth", { email: typed, password: second })).status).toBe(401);
		await site.post("/en/admin/auth/forgot", { email: typed });
		expect((await site.post(await linkTo(stored, "/reset/"), chosen(second))).status).toBe(303);
		expect([await site.signIn(typed, first), await site.signIn(typed, second)]).toEqual([
			"",
			expect.stringMatching(/./),
		]);
	});

	test("registers for staff work, and signs in", async () => {
		const { typed, stored } = both("staff");
		expect((await site.post("/en/admin/auth", { email: typed, ...chosen(first) })).status).toBe(303);
		expect((await site.post(await linkTo(stored, "/activate/"), chosen(first))).status).toBe(303);
		expect(await site.signIn(typed, first)).not.toBe("");
	});

	test("registers with the portal, signs in, and is sent a code", async () => {
		const { typed, stored } = both("mona");
		const person = { full_name: "Mona Ali", full_name_ar: "منى علي", submitter_type: "trainer", email: typed };
		const details = { phone: "+966 50 123 4567", id_type: "passport", id_number: "A12345678", organization: "Al-Test" };
		const cookies = new Map<string, string>();
		for (const [nth, fields] of [{ ...person, ...chosen(first) }, details, {}].entries()) {
			const step = await site.post(`/en/complaints/register?step=${nth + 1}`, fields, {
				cookie: [...cookies].map((each) => each.join("=")).join("; "),
			});
			for (const each of cookiesOf(step)) cookies.set(each.split("=")[0] ?? "", each.slice(each.indexOf("=") + 1));
		}
		expect((await site.post(await linkTo(stored, "/confirm/"), chosen(first))).status).toBe(303);
		const entered = await site.post("/en/complaints/login", { email: typed, password: first });
		expect([entered.status, cookiesOf(entered).some((each) => each.startsWith("tawila.session"))]).toEqual([303, true]);
		const asked = await fetch(`${site.origin}/api/functions/generate-complaint-otp`, {
			method: "POST",
			body: JSON.stringify({ email: typed, type: "login" }),
		});
		expect(asked.status).toBe(200);
		const code = async () =>
			(await site.mails(1)).some(({ to, text }) => to?.[0]?.address === stored && /\b\d{6}\b/.test(text ?? ""));
		await expect.poll(code).toBe(true);
	});
});

test.each([
	["/admin/auth", "اكتب ما قبل علامة @ بحروف لاتينية وأرقام. أما ما بعدها فبأي حروف"],
	["/en/admin/auth", "Write the part before the @ in Latin letters and digits. What follows it may be in any letters"],
])("a name in other letters is refused in words at %s", async (path, words) => {
	const response = await site.post(path, { email: "مثال@example.sa", ...chosen(first) });
	expect(response.status).toBe(422);
	const page = await response.text();
	expect(page).toContain(words);
	expect(page).toContain('value="مثال@example.sa"');
});
