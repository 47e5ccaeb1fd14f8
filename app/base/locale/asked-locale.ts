import type { Locale } from "./locale.ts";

const locales: readonly Locale[] = ["ar", "en"];

/** The language that a program asks for with `Accept-Language`; undefined when it asks for neither of ours. */
export function askedLocale(header: string | null | undefined): Locale | undefined {
	let best: { locale?: Locale; weight: number } = { weight: 0 };
	for (const range of (header ?? "").split(",", 20)) {
		const [tag = "", ...parameters] = range.split(";").map((part) => part.trim().toLowerCase());
		const locale = locales.find((each) => tag === each || tag.startsWith(`${each}-`));
		const q = parameters.find((parameter) => parameter.startsWith("q="));
		const weight = q === undefined ? 1 : Number(q.slice(2));
		if (locale && weight > best.weight) best = { locale, weight };
	}
	return best.locale;
}
