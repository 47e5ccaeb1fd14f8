import type { Locale } from "./locale.ts";

type Entry = string | ((...values: never[]) => string);
type Texts = Record<string, Entry>;
/** A text in both languages; one with values in it takes the same values in both. */
type Pair = Record<Locale, Entry>;
type MatchingTexts<T extends Record<string, Pair>> = {
	[K in keyof T]: { ar: T[K]["ar"]; en: WidenedEntry<T[K]["ar"]> };
};

/**
 * The texts of one room: `defineText({ title: { ar: …, en: … } })`. A text that is missing in one language does not
 * compile; a key that is absent at run time shows its own name (decision 2).
 */
export function defineText<const T extends Record<string, Pair>>(texts: T & MatchingTexts<T>) {
	const of = (locale: Locale) =>
		showingKeys(Object.fromEntries(Object.entries<Pair>(texts).map(([key, pair]) => [key, pair[locale]])));
	const byLocale = { ar: of("ar"), en: of("en") };
	return (locale: Locale) => byLocale[locale] as { [K in keyof T]: WidenedEntry<T[K]["ar"]> };
}

type WidenedEntry<E> = E extends string ? string : E;

function showingKeys(texts: Texts): Texts {
	return new Proxy(texts, { get: (all, key) => (typeof key === "string" ? (all[key] ?? key) : undefined) });
}

/** The text with a name that is data; undefined when there is no such name, or when its text takes values. */
export function textNamed(texts: object, name: string): string | undefined {
	const text: unknown = Reflect.get(texts, name);
	return typeof text === "string" ? text : undefined;
}

type Forms = { zero?: string; one: string; two?: string; few?: string; many?: string; other: string };
const rules: Record<Locale, Intl.PluralRules> = { ar: new Intl.PluralRules("ar"), en: new Intl.PluralRules("en") };

/**
 * The right plural with the number in place of `#`. Arabic has six forms, English two; `zero` is for none at all in
 * either. A form that says the number in a word is none of a number below zero.
 */
export function plural(locale: Locale, count: number, forms: Forms): string {
	const usual = (count === 0 ? forms.zero : undefined) ?? forms[rules[locale].select(Math.abs(count))] ?? forms.other;
	const form = count < 0 && !usual.includes("#") ? forms.other : usual;
	return form.replace("#", inDigits(count));
}

/** A number in digits, left to right where it has a sign. */
const inDigits = (count: number) =>
	count < 0 ? `\u2066−${(-count).toLocaleString("en-US")}\u2069` : count.toLocaleString("en-US");
