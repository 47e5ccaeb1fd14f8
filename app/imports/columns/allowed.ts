import { z } from "zod";
import type { Locale } from "../../base/locale/locale.ts";
import type { Column, StaffList } from "./column.ts";
import { guideText } from "./guide-text.ts";

/** The values of a column: some words, those of a list that staff keep, or numbers between two. */
export type Allowed = { values?: readonly string[]; list?: StaffList; least?: number; most?: number };

/** Values that a message names. */
const MAX_NAMED = 40;

/** The values of a column by its own words or by a form's field. */
export function allowedIn({ values }: Column): Allowed | undefined {
	if (values === undefined) return undefined;
	if (typeof values === "string") return { list: values };
	if (values instanceof z.ZodType) return boundsOf(z.toJSONSchema(values, { io: "output", unrepresentable: "any" }));
	return { values };
}

type Schema = { minimum?: number; maximum?: number; anyOf?: unknown };
function boundsOf({ minimum, maximum, anyOf }: Schema): Allowed | undefined {
	if (minimum !== undefined && maximum !== undefined) return { least: minimum, most: maximum };
	return Array.isArray(anyOf) ? anyOf.map(boundsOf).find((bounds) => bounds !== undefined) : undefined;
}

/** The same in words: `men, women`, `from 1 to 99`, or the list that it is of. */
export function allowedInWords(locale: Locale, { values, list, least, most }: Allowed): string {
	const t = guideText(locale);
	if (values) return values.slice(0, MAX_NAMED).join(", ") + (values.length > MAX_NAMED ? ", …" : "");
	return list ? t[list] : t.between(least ?? 0, most ?? 0);
}

/** Problems of a value that is none of those which its column takes. */
const ofValues: readonly string[] = [
	...["unknownChoice", "required", "outOfRange", "notANumber", "notPoints"],
	...["unknownClass", "unknownCategory", "unknownSeason", "notASeason"],
];

/** The values of a column, as a message that refuses a value adds it; undefined for other problems. */
export function allowedBeside(locale: Locale, problem: string, allowed: Allowed | undefined): string | undefined {
	if (!allowed || !ofValues.includes(problem)) return undefined;
	return guideText(locale).allowed(allowedInWords(locale, allowed));
}
