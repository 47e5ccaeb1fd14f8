import { createContext, type ReactNode, use } from "react";
import { isKeyOf } from "../../literals.ts";
import type { Locale } from "../../locale/locale.ts";
import { commonText } from "../text.ts";
import { useLocale } from "../use-locale.ts";
import { readProblemKey } from "./problem-key.ts";

type Catalogue = (locale: Locale) => object;

/** Catalogues of the rooms whose forms are shown, beside the problems that any form has. */
const Rooms = createContext<readonly Catalogue[]>([]);

/** Gives the forms inside it the words for problems of these rooms as well. */
export function Problems({ of, children }: { of: readonly Catalogue[]; children: ReactNode }) {
	const outer = use(Rooms);
	return <Rooms value={[...outer, ...of]}>{children}</Rooms>;
}

/** The sentence for a problem's key; one with numbers or names in it says which: `passwordMin:12`. */
export function problemText(locale: Locale, key: string, rooms: readonly Catalogue[] = []): string {
	const [name, ...said] = readProblemKey(key);
	for (const texts of [commonText, ...rooms].map((catalogue) => catalogue(locale))) {
		const text: unknown = isKeyOf(texts, name) ? texts[name] : undefined;
		if (typeof text === "function") return text(...said);
		if (typeof text === "string") return text;
	}
	return key;
}

/** Says a problem in the language of the page being shown. */
export function useProblemText() {
	const locale = useLocale();
	const rooms = use(Rooms);
	return (key: string) => problemText(locale, key, rooms);
}
