import { globSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { secondFactorCode } from "../app/accounts/credentials/account-form.ts";
import { updateForm } from "../app/api/functions/complaint-forms.ts";
import { emailAddress, optionalEmail, optionalPhone, wholeNumber } from "../app/base/forms/form-fields.ts";
import { problemOfYear, requiredDay, requiredTime } from "../app/base/typed/day-time.ts";
import { fromHijri } from "../app/base/typed/hijri.ts";
import { machineNumber, machineText } from "../app/base/typed/machine-text.ts";
import { idProblem, plainId } from "../app/complaints/complainants/identity-number.ts";
import { pastDay } from "../app/complaints/complainants/profile-form.ts";
import { parseReference } from "../app/decisions/reference.ts";
import { articleEditForm } from "../app/news/article/edit-form.ts";
import { pictureForm } from "../app/news/library/picture-form.ts";
import { optionalMoment } from "../app/records/editing/moment.ts";
import { seasonName } from "../app/settings/season-name.ts";
import { disguises } from "./disguises.ts";

/** The fields that a program reads, each by the reader of its kind. */
const fields: [name: string, plain: string, read: (typed: string) => unknown][] = [
	["a number", "1250", (typed) => wholeNumber(1, 9999).parse(typed)],
	["a day", "2025-10-08", (typed) => requiredDay.parse(typed)],
	["a day with the day first", "8/10/2025", (typed) => requiredDay.parse(typed)],
	["a birth", "1990-04-05", (typed) => pastDay("1900-01-01", "2026-01-01").parse(typed)],
	["a day of a program", "2099-10-08", (typed) => updateForm.shape.dueOn.parse(typed)],
	["a moment", "2025-10-08T19:30", (typed) => optionalMoment.parse(typed)],
	["a time", "19:30", (typed) => requiredTime.parse(typed)],
	["a code of the second factor", "482913", (typed) => secondFactorCode.parse(typed)],
	["a recovery code", "aB3dE-4fGh5", (typed) => secondFactorCode.parse(typed)],
	["a PIN or a code by email", "482913", machineNumber],
	["a reference", "2026-000001", parseReference],
	["a phone", "+966 50 123 4567", (typed) => optionalPhone().parse(typed)],
	["an identity number", "1000000008", (typed) => [plainId(typed), idProblem("national_id", typed)]],
	["a passport", "AB12345", (typed) => [plainId(typed), idProblem("passport", typed)]],
	["a season", "2025/2026", (typed) => seasonName().parse(typed)],
	["a coded word", "مباراة", machineText],
	["a column's name", "home_team", machineText],
];

describe.each(fields)("%s", (_, plain, read) => {
	test.each(disguises)("is the same in %s", (_name, disguise) => {
		expect(read(disguise(plain))).toEqual(read(plain));
	});
});

test("spaces and dashes between the digits of a code are no part of it", () => {
	for (const typed of ["482 913", "482-913", "٤٨٢ ٩١٣", "٤٨٢\u00A0٩١٣"])
		expect(secondFactorCode.parse(typed)).toBe("482913");
});

test.each(["48291", "4829133", "٤٨٢", "hello", "½48291", "48291²"])("%s is no code", (typed) => {
	expect(secondFactorCode.safeParse(typed).error?.issues[0]?.message).toBe("notACode");
});

test("superscripts and fractions are no digits", () => {
	expect(machineText("10²")).toBe("10²");
	expect(wholeNumber(0, 999).safeParse("10²").success).toBe(false);
});

test.each([
	["9:30", "09:30:00"],
	["9:30:00", "09:30:00"],
	["7:30 PM", "19:30:00"],
	["7:30 م", "19:30:00"],
	["7:30 ص", "07:30:00"],
	["12:15 am", "00:15:00"],
	["12:15 pm", "12:15:00"],
	["19:30", "19:30:00"],
])("the time %s is %s", (typed, time) => {
	expect(requiredTime.parse(typed)).toBe(time);
});

test.each(["24:00", "9.30", "19:30 PM", "0:30 PM", "9:3", "25:10"])("%s is no time", (typed) => {
	expect(requiredTime.safeParse(typed).success).toBe(false);
});

test.each([
	["1447-04-16", "hijriDay:20251008"],
	["0025-10-08", "otherYear"],
	["2205-10-08", "otherYear"],
	["2025-02-30", "notADate"],
	["1998-03-01", undefined],
	["1931-03-01", undefined],
])("the problem of the day %s is %s", (day, problem) => {
	expect(problemOfYear(day)).toBe(problem);
});

test.each([
	["1447-04-16T19:30", "hijriDay:20251008"],
	["0025-10-08T19:30", "otherYear"],
	["2025-02-30T19:30", "notADate"],
	["2025-10-08T25:30", "notADate"],
	["2025-10-08T19:30", undefined],
	["", undefined],
])("the problem of %s as the moment from which an article or a picture is shown is %s", (typed, problem) => {
	const given = { publish_date: typed, publish_date_ar: typed, press_from: typed };
	for (const form of [articleEditForm, pictureForm]) {
		const { issues = [] } = form.safeParse(given).error ?? {};
		const found = issues.filter(({ path: [name = ""] }) => name in given).map(({ message }) => message);
		expect([...new Set(found)]).toEqual(problem ? [problem] : []);
	}
});

test("each Hijri day of two centuries has one Gregorian day, and the next one follows it", () => {
	fc.assert(
		fc.property(fc.integer({ min: 1301, max: 1499 }), fc.integer({ min: 1, max: 12 }), (year, month) => {
			const [first, second] = [fromHijri(year, month, 1), fromHijri(year, month, 2)];
			expect(Date.parse(second ?? "") - Date.parse(first ?? "")).toBe(86_400_000);
		}),
		{ numRuns: 100, seed: 20_261_128 },
	);
});

test("any digits of Unicode are read as the number they are, with invisible signs between them", () => {
	const zeros = Array.from({ length: 0x20000 }, (_, code) => code).filter(
		(code) => /^\p{Nd}$/u.test(String.fromCodePoint(code)) && machineText(String.fromCodePoint(code)) === "0",
	);
	const sign = fc.constantFrom("", "", "\u200F", "\u00AD", "\u2066", "\uFE0F", "\u034F");
	const digit = fc.tuple(fc.constantFrom(...zeros), fc.integer({ min: 0, max: 9 }), sign);
	fc.assert(
		fc.property(fc.array(digit, { minLength: 1, maxLength: 8 }), (digits) => {
			const typed = digits.map(([zero, value, mark]) => String.fromCodePoint(zero + value) + mark).join("");
			expect(machineText(typed)).toBe(digits.map(([, value]) => value).join(""));
		}),
		{ numRuns: 300, seed: 20_261_128 },
	);
	expect(zeros.length).toBeGreaterThan(60);
});

test.each([
	["info@xn--mgbh0fb.xn--mgberp4a5d4ar", "info@xn--mgbh0fb.xn--mgberp4a5d4ar"],
	["info@مثال.السعودية", "info@xn--mgbh0fb.xn--mgberp4a5d4ar"],
	["sara@example.xn--p1ai", "sara@example.xn--p1ai"],
	["sara&omar@example.com", "sara&omar@example.com"],
	["\u2067sara@example.sa\u2069", "sara@example.sa"],
])("the email address %s is %s", (typed, address) => {
	expect(emailAddress().parse(typed)).toBe(address);
});

test.each(["سارة@example.sa", "sar\u00E1@example.sa", "سارة@مثال.السعودية"])(
	"%s is refused for the letters before its sign, in words of its own",
	(typed) => {
		for (const field of [emailAddress(), optionalEmail()])
			expect(field.safeParse(typed).error?.issues.map(({ message }) => message)).toEqual(["notAnAsciiName"]);
	},
);

test("every field for an email address is one of two", () => {
	const own = globSync("app/**/*.ts").filter((path) => /z\.email\(/.test(readFileSync(path, "utf8")));
	expect(own.toSorted()).toEqual(["app/base/config.server.ts", "app/base/forms/form-fields.ts"]);
});

test.each([
	["no sign", "sara"],
	["a host of one part", "sara@example"],
	["no host", "sara@"],
	["no name", "@example.sa"],
	["a name outside ASCII", "سارة@example.sa"],
	["a space", "a b@example.sa"],
	["a path", "a@مثال/x"],
	["two signs", "a@b@c d"],
	["two dots in its host", "sara@example..sa"],
	["a dot before its host", "sara@.example.sa"],
	["a dash that ends a part of its host", "sara@example-.sa"],
	["a dash that begins one", "sara@-example.sa"],
	["two dots in its name", "sara..omar@example.sa"],
	["a dot before its name", ".sara@example.sa"],
	["a dot behind its name", "sara.@example.sa"],
	["a host that is too long in ASCII", `sara@${"مثال.".repeat(40)}sa`],
])("with %s it is no email address: %s", (_, typed) => {
	expect(emailAddress().safeParse(typed).success).toBe(false);
});
