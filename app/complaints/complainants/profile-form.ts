import { z } from "zod";
import { emailAddress, optionalText, requiredText } from "../../base/forms/form-fields.ts";
import { visibleText } from "../../base/locale/visible-text.ts";
import { isoDay, problemOfYear } from "../../base/typed/day-time.ts";
import { machineText } from "../../base/typed/machine-text.ts";
import { idTypes, submitterTypes } from "../case/complaint.ts";
import { idProblem, plainId } from "./identity-number.ts";

/**
 * A phone number as people write it: digits of either kind, blanks, brackets, a plus in front. Stored with Latin
 * digits.
 */
const phoneNumber = z
	.string({ error: "required" })
	.transform((typed) => machineText(typed))
	.pipe(
		z
			.string()
			.min(1, "required")
			.regex(/^\+?[\d\s()-]{7,24}$/, "notAPhone")
			.refine((phone) => phone.replace(/\D/g, "").length >= 7 && phone.replace(/\D/g, "").length <= 15, "notAPhone"),
	);

/** A day as `1990-04-05`, in either kind of digits, not after `today`; empty is null. */
export const pastDay = (notBefore: string, today: string) =>
	z
		.string()
		.nullish()
		.transform((typed) => isoDay(typed ?? ""))
		.superRefine((day, { addIssue }) => {
			const problem = day === "" ? undefined : problemOfYear(day);
			if (problem || (day !== "" && day < notBefore))
				addIssue({ code: "custom", message: problem ?? "notADate", continue: false });
		})
		.refine((day) => day <= today, { error: "dayFuture", abort: true })
		.transform((day) => day || null);

/** Ages of people who file a complaint, in years. */
const YOUNGEST = 5;
const OLDEST = 120;
const yearsBefore = (today: string, years: number) => `${Number(today.slice(0, 4)) - years}${today.slice(4)}`;
const dayOfBirth = (today: string) =>
	pastDay("1800-01-01", today).refine(
		(day) => day === null || (day >= yearsBefore(today, OLDEST) && day <= yearsBefore(today, YOUNGEST)),
		"notABirthday",
	);

/** One name is enough: a person who gives it in Arabic alone has it in both places. */
const inBoth = (typed: unknown) => {
	if (typeof typed !== "object" || typed === null) return typed;
	const { full_name: name, full_name_ar: arabic }: { full_name?: unknown; full_name_ar?: unknown } = typed;
	return isEmpty(name) && !isEmpty(arabic) ? { ...typed, full_name: arabic } : typed;
};
const isEmpty = (name: unknown) => typeof name !== "string" || visibleText(name).trim() === "";
const names = { full_name: requiredText(120), full_name_ar: optionalText(120) };

const submitterType = z.preprocess((value) => value || "player", z.enum(submitterTypes, { error: "unknownChoice" }));

/** First step: who signs in (docs/rules/complaints.md#complainants). How long a password has to be is a setting. */
export const accountStep = (passwordMin: number) => z.preprocess(inBoth, accountFacts(passwordMin));

const accountFacts = (passwordMin: number) =>
	z
		.object({
			...names,
			email: emailAddress(),
			submitter_type: submitterType,
			password: z
				.string({ error: "required" })
				.min(1, "required")
				.min(passwordMin, `passwordMin:${passwordMin}`)
				.max(128, "tooLong"),
			confirm_password: z.string({ error: "required" }).min(1, "required"),
		})
		.refine((form) => form.password === form.confirm_password, {
			path: ["confirm_password"],
			message: "passwordsDiffer",
			when: ({ value }) => typeof value === "object" && value !== null,
		});

const details = (today: string) => ({
	phone: phoneNumber,
	date_of_birth: dayOfBirth(today),
	address: optionalText(300),
	organization: optionalText(160),
	organization_ar: optionalText(160),
});

type Id = { id_type: (typeof idTypes)[number]; id_number: string };
const checkId = ({ id_type, id_number }: Id, context: z.RefinementCtx) => {
	const problem = idProblem(id_type, id_number);
	if (problem) context.addIssue({ code: "custom", path: ["id_number"], message: problem });
};

const identity = { id_type: z.enum(idTypes, { error: "required" }), id_number: requiredText(40).transform(plainId) };

/** Second step: phone, ID type and ID number are required, the rest may be left out. `today` is the day in Riyadh. */
export const detailsStep = (today: string) => z.object({ ...details(today), ...identity }).superRefine(checkId);

/** Both steps for an account that exists: it has an email address and a password already. */
export const addedProfileForm = (today: string) =>
	z.preprocess(
		inBoth,
		z.object({ ...names, submitter_type: submitterType, ...details(today), ...identity }).superRefine(checkId),
	);

/** Fields that a complainant may change later. The ID number is fixed: it is a proof for tracking. */
export const profileForm = (today: string) => z.preprocess(inBoth, z.object({ ...names, ...details(today) }));

/** Fields of the two steps, in their order. */
export const accountFields = ["full_name", "full_name_ar", "email", "submitter_type"] as const;
export const detailFields = [
	"phone",
	"id_type",
	"id_number",
	"date_of_birth",
	"address",
	"organization",
	"organization_ar",
] as const;
export const addedFields = ["full_name", "full_name_ar", "submitter_type", ...detailFields] as const;
