import { fromRiyadhLocal } from "../../records/editing/form-values.ts";
import { hasWords } from "./edit-form.ts";

export const articleLanguages = ["ar", "en"] as const;
export type Language = (typeof articleLanguages)[number];

/**
 * An article in one language: without title and text it is `empty`; `withheld` is chosen for this language alone
 * (decision 4). `at` is when it appears or appeared; undefined is the moment of saving.
 */
export type Place = { state: "empty" | "withheld" | "draft" | "scheduled" | "published"; at?: string };
export type Places = Record<Language, Place>;

/** Where the values of the form put an article. */
export function placesOf(values: Record<string, string | undefined>, now: Date): Places {
	return { ar: placeIn("ar", values, now), en: placeIn("en", values, now) };
}

function placeIn(language: Language, values: Record<string, string | undefined>, now: Date): Place {
	const suffix = language === "ar" ? "_ar" : "";
	return placeOf(
		{
			hasWords: Boolean(values[`title${suffix}`]?.trim()) || hasWords(values[`content${suffix}`] ?? ""),
			isShown: values[`show_${language}`] === "on",
			isPublished: values.published === "on",
			at: fromRiyadhLocal(values[`publish_date${suffix}`] || values.publish_date || ""),
		},
		now,
	);
}

/** An article in one language. Without a date it appears when it is saved. */
export type LanguageState = { hasWords: boolean; isShown: boolean; isPublished: boolean; at: Date | undefined };

/** The same rule for a form and for a line of the list. */
export function placeOf({ hasWords, isShown, isPublished, at }: LanguageState, now: Date): Place {
	if (!hasWords) return { state: "empty" };
	if (!isShown) return { state: "withheld" };
	if (!isPublished) return { state: "draft" };
	return { state: at && at > now ? "scheduled" : "published", at: at?.toISOString() };
}

export type Deed = "saveDraft" | "publish" | "schedule" | "publishChanges" | "unpublish";

/** The effect of saving, for the button that does it. */
export function deedOf(was: Places, values: Record<string, string | undefined>, now: Date): Deed {
	const next = placesOf(values, now);
	const has = (places: Places, ...states: Place["state"][]) =>
		articleLanguages.some((language) => states.includes(places[language].state));
	const isPublished = has(next, "published");
	if (isPublished) return has(was, "published") ? "publishChanges" : "publish";
	if (has(next, "scheduled")) return "schedule";
	// Nothing is written yet: the text is still to come.
	if (values.published === "on" && !has(next, "withheld", "draft")) return "publish";
	return has(was, "published", "scheduled") ? "unpublish" : "saveDraft";
}
