import { z } from "zod";
import { visibleText } from "../locale/visible-text.ts";
import { requiredDay } from "../typed/day-time.ts";
import { machineText } from "../typed/machine-text.ts";
import { MAIL_ADDRESS, mailAddress } from "../typed/mail-address.ts";

// Problems are keys of base/ui/text.ts, never sentences.

// Control characters break mail headers and the database (U+0000); line breaks and tabs are text.
const clean = (text: string) =>
	visibleText(text.replace(/\r\n?|[\u2028\u2029]/g, "\n").replace(/[^\P{Cc}\n\t]/gu, "")).trim();

const text = (max: number) => z.string({ error: "required" }).transform(clean).pipe(z.string().max(max, "tooLong"));
const oneLine = (value: string) => value.replace(/\s+/g, " ");

/** A line of text that must be there, at most `max` characters. */
export const requiredText = (max: number) => text(max).transform(oneLine).pipe(z.string().min(1, "required"));
/** Text of several lines that must be there. */
export const requiredLines = (max: number) => text(max).pipe(z.string().min(1, "required"));
/** A text that may be left out; an empty one is null. */
export const optionalText = (max: number) =>
	z
		.string()
		.nullish()
		.transform((value) => clean(value ?? ""))
		.pipe(z.string().max(max, "tooLong"))
		.transform((value) => value || null);
/** A whole number, in either kind of digits. */
export const wholeNumber = (min: number, max: number) =>
	z
		.union(
			[z.number(), z.string().transform((value) => (machineText(value) ? Number(machineText(value)) : Number.NaN))],
			"notANumber",
		)
		.pipe(z.number("notANumber").int("notANumber").min(min, "outOfRange").max(max, "outOfRange"));
/** The same kind of value, or nothing: an empty control is null. */
export const orNull = <T extends z.ZodType>(schema: T) =>
	z.preprocess(
		(value) => (value === "" || value === undefined ? null : value),
		schema.nullable(),
	) as unknown as z.ZodType<z.output<T> | null, z.input<T> | string | null | undefined>; // zod calls the input unknown
/** A day that may be left out. */
export const optionalDay = orNull(requiredDay);
/** A colour as `#rrggbb`. */
export const hexColour = () =>
	z
		.string({ error: "required" })
		.transform((typed) => machineText(typed).toLowerCase())
		.pipe(z.string().regex(/^#[0-9a-f]{6}$/, "notAColour"));
type Box = z.ZodType<boolean, boolean | string | undefined>;
/** A box that was ticked, or not. */
// zod calls the input unknown.
export const checkbox = () => z.preprocess((value) => value === true || value === "on", z.boolean()) as unknown as Box;
/** A phone number as people write it, with digits of either kind, or nothing. Stored with Latin digits. */
export const optionalPhone = () =>
	optionalText(40)
		.transform((typed) => typed && machineText(typed))
		.pipe(
			z
				.string()
				.regex(/^\+?[\d\s()-]{3,40}$/, "notAPhone")
				.nullable(),
		);
const plainAddress = z.email({
	pattern: MAIL_ADDRESS,
	error: ({ input }) => (/[^\p{ASCII}].*@/u.test(String(input)) ? "notAnAsciiName" : "notAnEmail"),
});
/** An email address. */
export const emailAddress = () => requiredText(254).transform(mailAddress).pipe(plainAddress);
/** The same or nothing, in lower case. */
export const optionalEmail = () =>
	optionalText(254)
		.transform((typed) => typed && mailAddress(typed).toLowerCase())
		.pipe(plainAddress.nullable());
/**
 * An address on the web, at most 300 characters: only http and https lead anywhere, and no name or password is in it.
 */
export const webAddress = () => requiredText(300).pipe(z.string().refine(isWebAddress, "notAWebAddress"));

function isWebAddress(text: string): boolean {
	const url = /^https?:\/\/[^\s/]+/.test(text) ? URL.parse(text) : null;
	return url !== null && url.username === "" && url.password === "";
}
