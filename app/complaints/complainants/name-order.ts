import type { FormState } from "../../base/forms/form-state.ts";
import type { Locale } from "../../base/locale/locale.ts";

/** The fields of the names in the order in which a reader of the language expects them. */
export const nameOrder = { ar: ["full_name_ar", "full_name"], en: ["full_name", "full_name_ar"] } as const;

/**
 * A form of names as Arabic pages show it: the Arabic name is the one that is asked for, so where both are missing it
 * is the one with the problem, and a name that was only given in Arabic is not repeated as the English one.
 */
export function namesFirst<S extends FormState>(locale: Locale, state: S): S {
	if (locale === "en") return state;
	const { full_name: problem, ...problems } = state.problems;
	const { full_name, full_name_ar } = state.values;
	const isMissing = problem === "required" && !full_name_ar?.trim();
	const isOnce = full_name !== undefined && full_name === full_name_ar;
	return {
		...state,
		problems: isMissing ? { full_name_ar: problem, ...problems } : state.problems,
		values: isOnce ? { ...state.values, full_name: "" } : state.values,
	};
}
