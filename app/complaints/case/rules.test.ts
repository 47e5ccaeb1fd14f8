import { expect, test } from "vitest";
import { problemsOf } from "../../base/forms/problems.ts";
import { riyadhDay } from "../../base/locale/format.ts";
import { parseReference, referenceOf, riyadhYear } from "../../decisions/reference.ts";
import { idProblem, maskedId, plainId } from "../complainants/identity-number.ts";
import { accountStep, detailsStep } from "../complainants/profile-form.ts";
import { MAX_CASE_BYTES, MAX_FILE_BYTES, problemBefore, tidyName } from "../evidence/rules/evidence-rules.ts";
import { statementText } from "../receipts/receipt.ts";
import { draftSteps } from "../submitting/fields/complaint-form.ts";
import { trackForm } from "../tracking/track-form.ts";
import type { IdType, Status } from "./complaint.ts";
import { fileSize } from "./file-size.ts";
import { nextStep } from "./flow/next-step.ts";

/** A day in Riyadh, so many days from today. */
const dayFrom = (days: number) => riyadhDay(new Date(Date.now() + days * 86_400_000));

test.each<[string, IdType, string, string | undefined]>([
	["a national ID", "national_id", "1000000008", undefined],
	["in Arabic-Indic digits", "national_id", "١٠٠٠٠٠٠٠٠٨", undefined],
	["with blanks", "national_id", " 10 0000 0008 ", undefined],
	["nine digits", "national_id", "100000008", "notANationalId"],
	["the first digit of an iqama", "national_id", "2000000006", "notANationalId"],
	["a slip in its last digit", "national_id", "1000000009", "wrongCheckDigit"],
	["two digits exchanged", "national_id", "1000000080", "wrongCheckDigit"],
	["an iqama", "iqama", "2000000006", undefined],
	["a national ID as an iqama", "iqama", "1000000008", "notAnIqama"],
	["an iqama with a slip", "iqama", "2000000007", "wrongCheckDigit"],
	["letters", "iqama", "2abc000006", "notAnIqama"],
	["a passport", "passport", "A12345678", undefined],
	["a passport of digits", "passport", "123456789", undefined],
	["a passport in small letters", "passport", "k1234567", undefined],
	["a passport without digits", "passport", "ABCDEFGH", "notAPassport"],
	["a passport that is too short", "passport", "A1234", "notAPassport"],
	["a passport with other signs", "passport", "A12/45678", "notAPassport"],
])("%s: %s %s has the problem %s", (_, type, id, problem) => {
	expect(idProblem(type, id)).toBe(problem);
});

test("an ID number is shown by its last three signs", () => {
	expect(maskedId("1000000008")).toBe("•••••••008");
	expect(plainId("‏١٢٣ ٤٥٦")).toBe("123456");
});

test.each([
	["2026-000001", "2026-000001"],
	["٢٠٢٦-٠٠٠٠٠١", "2026-000001"],
	[" 2026 – 000001 ", "2026-000001"],
	["2026000001", undefined],
	["26-000001", undefined],
	["2026-1", undefined],
])("the reference %s is read as %s", (typed, reference) => {
	expect(parseReference(typed)).toBe(reference);
});

test("a year of references begins at midnight in Riyadh", () => {
	expect(riyadhYear(new Date("2026-12-31T20:59:59Z"))).toBe(2026);
	expect(riyadhYear(new Date("2026-12-31T21:00:00Z"))).toBe(2027);
	expect(referenceOf(2027, 12)).toBe("2027-000012");
});

test.each([
	["a PDF", { name: "a.pdf", size: 10 }, { files: 0, bytes: 0 }, undefined],
	["an extension in capitals", { name: "A.JPEG", size: 10 }, { files: 0, bytes: 0 }, undefined],
	["a program", { name: "a.exe", size: 10 }, { files: 0, bytes: 0 }, "evidenceType"],
	["two extensions", { name: "a.pdf.exe", size: 10 }, { files: 0, bytes: 0 }, "evidenceType"],
	["no extension", { name: "pdf", size: 10 }, { files: 0, bytes: 0 }, "evidenceType"],
	["a name of the language itself", { name: "a.constructor", size: 10 }, { files: 0, bytes: 0 }, "evidenceType"],
	["an empty file", { name: "a.pdf", size: 0 }, { files: 0, bytes: 0 }, "evidenceEmpty"],
	["twenty megabytes", { name: "a.pdf", size: 20 * 1024 * 1024 }, { files: 0, bytes: 0 }, undefined],
	["a byte more", { name: "a.pdf", size: 20 * 1024 * 1024 + 1 }, { files: 0, bytes: 0 }, "evidenceTooLarge"],
	["a film of a hundred", { name: "a.MP4", size: MAX_FILE_BYTES }, { files: 0, bytes: 0 }, undefined],
	["a byte more of it", { name: "a.mov", size: MAX_FILE_BYTES + 1 }, { files: 0, bytes: 0 }, "evidenceTooLarge"],
	["sound as long as a film", { name: "a.m4a", size: MAX_FILE_BYTES }, { files: 0, bytes: 0 }, "evidenceTooLarge"],
	["the twenty-first", { name: "a.pdf", size: 1 }, { files: 20, bytes: 20 }, "evidenceTooMany"],
	["over two hundred megabytes", { name: "a.pdf", size: 2 }, { files: 5, bytes: MAX_CASE_BYTES - 1 }, "evidenceTotal"],
])("%s is taken or refused: %j", (_, file, held, problem) => {
	expect(problemBefore(file, held)).toBe(problem);
});

test.each([
	["../../etc/passwd.pdf", "passwd.pdf"],
	["C:\\fakepath\\صورة.png", "صورة.png"],
	["a\u202Efdp.exe", "afdp.exe"],
	["line\nbreak.pdf", "linebreak.pdf"],
	["", "file"],
])("the name %j is kept as %j", (given, kept) => {
	expect(tidyName(given)).toBe(kept);
});

test("a long name keeps its extension", () => {
	expect(tidyName(`${"a".repeat(300)}.docx`)).toMatch(/^a+…\.docx$/);
	expect(tidyName(`${"a".repeat(300)}.docx`).length).toBeLessThanOrEqual(150);
});

test.each([
	[500, "500 B", "500 بايت"],
	[20_480, "20 kB", "20 ك.ب"],
	[2_621_440, "2.5 MB", "2.5 م.ب"],
])("%i bytes are %s", (bytes, en, ar) => expect([fileSize("en", bytes), fileSize("ar", bytes)]).toEqual([en, ar]));

test.each<[string, Record<string, string>, Record<string, string>]>([
	["nothing", {}, { full_name: "required", email: "required", password: "required", confirm_password: "required" }],
	["a name in Arabic alone", { full_name: "", full_name_ar: "سارة" }, {}],
	["a name in Arabic beside a blank", { full_name: " \u200b", full_name_ar: "سارة" }, {}],
	["no name in either", { full_name: "", full_name_ar: " " }, { full_name: "required" }],
	["a short password", { password: "12345", confirm_password: "12345" }, { password: "passwordMin:6" }],
	["six characters are enough", { password: "123456", confirm_password: "123456" }, {}],
	["another password", { confirm_password: "other one" }, { confirm_password: "passwordsDiffer" }],
	["no address", { email: "sara" }, { email: "notAnEmail" }],
	["no say in what one is: a player", { submitter_type: "" }, {}],
	["what nobody is", { submitter_type: "king" }, { submitter_type: "unknownChoice" }],
])("the first step of a registration with %s", (why, given, problems) => {
	const right = {
		full_name: "Sara",
		email: "sara@example.org",
		password: "a long secret",
		confirm_password: "a long secret",
	};
	const parsed = accountStep(6).safeParse(why === "nothing" ? {} : { ...right, ...given });
	expect(parsed.success ? {} : problemsOf(parsed.error)).toEqual(problems);
});

test.each<[string, Record<string, string>, Record<string, string>]>([
	["everything required", {}, {}],
	["a phone in Arabic digits", { phone: "٠٥٠ ١٢٣ ٤٥٦٧" }, {}],
	["a phone of letters", { phone: "call me" }, { phone: "notAPhone" }],
	["no phone", { phone: "" }, { phone: "required" }],
	["no type of ID", { id_type: "" }, { id_type: "required" }],
	["a wrong ID", { id_number: "1000000009" }, { id_number: "wrongCheckDigit" }],
	["a birthday that is none", { date_of_birth: "1999-02-30" }, { date_of_birth: "notADate" }],
	["a birthday in Arabic digits", { date_of_birth: "١٩٩٩-٠٢-٢٨" }, {}],
	["a birthday in the future", { date_of_birth: dayFrom(1) }, { date_of_birth: "dayFuture" }],
	["a birthday of today", { date_of_birth: dayFrom(0) }, { date_of_birth: "notABirthday" }],
	["a birthday of two centuries ago", { date_of_birth: "1820-01-01" }, { date_of_birth: "otherYear" }],
])("the second step with %s", (_, given, problems) => {
	const right = { phone: "+966 50 123 4567", id_type: "national_id", id_number: "1000000008" };
	const parsed = detailsStep(dayFrom(0)).safeParse({ ...right, ...given });
	expect(parsed.success ? {} : problemsOf(parsed.error)).toEqual(problems);
});

test.each([
	["today", dayFrom(0), {}],
	["tomorrow", dayFrom(1), { incident_date: "dayFuture" }],
	["a date that is none", "2026-02-31", { incident_date: "notADate" }],
])("what is complained of happened %s: %s", (_, incident_date, problems) => {
	const parsed = draftSteps(dayFrom(0))[2].safeParse({ detailed_description: "x", incident_date });
	expect(parsed.success ? {} : problemsOf(parsed.error)).toEqual(problems);
});

test("a dispute without a type is of the type other, and a description is required", () => {
	expect(draftSteps(dayFrom(0))[1].parse({})).toEqual({ dispute_type: "other" });
	expect(draftSteps(dayFrom(0))[1].safeParse({ dispute_type: "murder" }).success).toBe(false);
	expect(draftSteps(dayFrom(0))[2].safeParse({ detailed_description: "  " }).success).toBe(false);
	expect(
		draftSteps(dayFrom(0))[2].parse({ detailed_description: "x", second_party_phone: "٠٥٠١٢٣" }).second_party_phone,
	).toBe("050123");
});

test("a proof needs a reference and a value; the method is the ID number unless it is said", () => {
	expect(trackForm.safeParse({ case_reference: "", value: "" }).success).toBe(false);
	expect(trackForm.parse({ case_reference: "٢٠٢٦-٠٠٠٠٠١", value: "x" })).toMatchObject({
		case_reference: "2026-000001",
		method: "national_id",
	});
});

test("the statement is one text for any order of its columns", () => {
	const empty = {
		detailed_description_ar: null,
		incident_location: null,
		incident_location_ar: null,
		incident_date: null,
	};
	const parties = {
		first_party_full_name: null,
		first_party_phone: null,
		first_party_organization: null,
		second_party_full_name: null,
		second_party_phone: null,
		second_party_organization: null,
	};
	const one = { dispute_type: "other", detailed_description: "x", ...empty, ...parties };
	const other = { ...parties, ...empty, detailed_description: "x", dispute_type: "other" };
	expect(statementText(one)).toBe(statementText(other));
});

test.each<[Status, object, RegExp, RegExp]>([
	["submitted", {}, /لا يُطلب منك شيء/, /don't need to do anything/],
	["submitted", { isJustAnswered: true }, /وصلت إجابتك/, /received your answer/],
	["under_review", { isJustAnswered: true }, /وصلت إجابتك/, /received your answer/],
	["pending_information", { dueOn: "2026-12-01" }, /1 ديسمبر 2026/, /by December 1, 2026/],
	["incomplete_evidence", {}, /أدلة/, /evidence/],
	["resolved", { appeal_until: new Date("2026-12-01T20:00:00Z") }, /الاستئناف حتى/, /appeal until December 1/],
	["resolved", { appeal_until: new Date("2026-11-01T20:00:00Z") }, /لم يعد استئنافه ممكنًا/, /no longer be appealed/],
	["closed", { withdrawn_at: new Date(0) }, /مغلقة/, /^The case is closed\.$/],
	["appealed", {}, /استئنافك/, /appeal/],
	["appealed", { has_no_staff: true }, /لا يوجد في الاتحاد الآن/, /no one at the federation may act/],
	["under_review", { has_no_staff: true }, /لا يوجد في الاتحاد الآن/, /no one at the federation may act/],
	["pending_information", { has_no_staff: true, dueOn: "2026-12-01" }, /1 ديسمبر 2026/, /by December 1, 2026/],
	["closed", { withdrawn_at: new Date(0), consent_until: new Date("2026-12-01T20:00:00Z") }, /توافق/, /by December 1/],
	["closed", { withdrawn_at: new Date(0), consent_until: new Date("2026-11-01T20:00:00Z") }, /مغلقة/, /is closed/],
])("what follows %s is said in plain words: %j", (status, given, ar, en) => {
	const item = { status, appeal_until: null, appealed_at: null, withdrawn_at: null, consent_until: null, ...given };
	const now = new Date("2026-11-21T10:00:00Z");
	expect(nextStep("ar", item, now)).toMatch(ar);
	expect(nextStep("en", item, now)).toMatch(en);
});
