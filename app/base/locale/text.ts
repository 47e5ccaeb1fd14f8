import type { Locale } from "./locale.ts";

type Entry = string | ((...values: never[]) => string);
type Texts = Record<string, Entry>;

/**
 * The texts of one domain in both languages: `defineText({ … Arabic … }, { … English … })`.
 * A key missing in one of them does not compile; one that is absent at run time shows its own name.
 */
export function defineText<const T extends Texts>(ar: T, en: { [K in keyof T]: Widened<T[K]> }) {
	const byLocale = { ar: showingKeys(ar as Texts), en: showingKeys(en as Texts) };
	return (locale: Locale) => byLocale[locale] as { [K in keyof T]: Widened<T[K]> };
}

type Widened<E> = E extends string ? string : E;

function showingKeys(texts: Texts): Texts {
	return new Proxy(texts, { get: (all, key) => (typeof key === "string" ? (all[key] ?? key) : undefined) });
}

type Forms = { zero?: string; one: string; two?: string; few?: string; many?: string; other: string };
const rules: Record<Locale, Intl.PluralRules> = { ar: new Intl.PluralRules("ar"), en: new Intl.PluralRules("en") };

/** The right plural with the number in place of `#`. Arabic has six forms, English two. */
export function plural(locale: Locale, count: number, forms: Forms): string {
	const form = forms[rules[locale].select(count)] ?? forms.other;
	return form.replace("#", count.toLocaleString("en-US"));
}
