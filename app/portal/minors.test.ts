import { expect, test } from "vitest";
import { cookiesOf, startSite } from "../../test/site.ts";
import { OF_AGE } from "../complaints/case/age.ts";
import { minorText } from "./minor-text.ts";

const site = startSite();
const languages = [
	{ locale: "ar", prefix: "" },
	{ locale: "en", prefix: "/en" },
] as const;
/** A day of birth that makes a person as old as this today, at any place. */
const bornFor = (years: number) => `${new Date().getUTCFullYear() - years}-01-01`;
const MINOR = bornFor(OF_AGE - 2);
const ADULT = bornFor(OF_AGE + 2);
const set = (phone: string | null) =>
	site.sql("update site_settings set fields = fields || jsonb_build_object('danger_phone', $1::text)", [phone]);

test("a demo names a number of its own", async () => {
	expect(await (await site.get("/en/complaints")).text()).toContain('href="tel:+966115550199"');
});

test.each(languages)("pages for guests say first what a person under 18 has to know ($locale)", async (said) => {
	const t = minorText(said.locale);
	for (const path of ["/complaints", "/complaints/before-you-start"]) {
		const read = async () => (await site.get(said.prefix + path)).text();
		await set("+966 11 555 0177");
		await expect.poll(read).toContain('href="tel:+966115550177"');
		const [, main = ""] = (await read()).split("<main");
		for (const sentence of [t.title, t.readers, t.danger, t.call, t.guardian]) expect(main).toContain(sentence);
		expect(/<h2[^>]*>([^<]*)/.exec(main)?.[1]).toBe(t.title);
		await set(null);
		await expect.poll(read).not.toContain(t.call);
		expect(await read()).toContain(t.danger);
	}
});

test.each(languages)(
	"a registration tells it where the date of birth says so, and only there ($locale)",
	async (said) => {
		const t = minorText(said.locale);
		const step = (n: number) => `${said.prefix}/complaints/register?step=${n}`;
		const password = "three lamps on a boat";
		const account = { full_name: "Mona Ali", email: `${said.locale}@young.example`, submitter_type: "player" };
		const first = await site.post(step(1), { ...account, password, confirm_password: password });
		const cookie = cookiesOf(first).join("; ");
		const reviewed = async (date_of_birth: string) => {
			const details = { phone: "+966 50 123 4567", id_type: "passport", id_number: "A12345678", date_of_birth };
			expect((await site.post(step(2), details, { cookie })).status).toBe(303);
			return (await site.get(step(3), { cookie })).text();
		};
		expect(await reviewed(MINOR)).toContain(t.readers);
		expect(await reviewed(ADULT)).not.toContain(t.title);
	},
);

test("the first step of the form says so unless of age; the officer sees the age and what they file as", async () => {
	const cookie = await site.sessionOf("player@demo.example");
	const officer = await site.sessionOf("officer@demo.example");
	const email = "player@demo.example";
	const { rows } = await site.sql<{ reference: string }>(
		`select case_reference as reference from complaints c join complaint_users u on u.id = c.user_id
			where u.email = $1 and c.case_reference is not null limit 1`,
		[email],
	);
	const reference = String(rows[0]?.reference);
	for (const { locale, prefix } of languages) {
		const t = minorText(locale);
		const begun = await site.get(`${prefix}/complaints/submit?draft=new`, { cookie });
		const form = begun.headers.get("location") ?? "";
		for (const [born, isTold, isMarked] of [
			[MINOR, true, true],
			[ADULT, false, false],
			[null, true, false],
		] as const) {
			await site.sql("update complaint_users set date_of_birth = $2, submitter_type = 'trainer' where email = $1", [
				email,
				born,
			]);
			const read = async (path: string, who: string) => (await site.get(path, { cookie: who })).text();
			expect([born, (await read(form, cookie)).includes(t.readers)]).toEqual([born, isTold]);
			const list = await read(`${prefix}/complaints/admin`, officer);
			const [, row = ""] = list.split(`data-case="${reference}"`);
			expect([born, row.split("</tr>")[0]?.includes("data-minor")]).toEqual([born, isMarked]);
			const page = await read(`${prefix}/complaints/admin/case/${reference}`, officer);
			expect([born, page.includes("data-minor")]).toEqual([born, isMarked]);
			expect(page).toContain(locale === "ar" ? "مدرب" : "Trainer");
			if (born) expect(page).not.toContain(born);
			const age = { en: ["16 years", "20 years", "Date of birth not given"], ar: ["16 عامًا", "20 عامًا", "لم يُذكر"] };
			expect(page).toContain(age[locale][born === MINOR ? 0 : born === ADULT ? 1 : 2]);
		}
	}
});
