import { useLocation } from "react-router";
import { type Locale, localeOf } from "../locale/locale.ts";

/** The language of the page being shown: its address says it. */
export const useLocale = (): Locale => localeOf(useLocation().pathname);

/** A room's texts in the language of the page being shown. */
export const useText = <Texts>(texts: (locale: Locale) => Texts): Texts => texts(useLocale());
