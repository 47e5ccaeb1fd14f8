import type { Locale } from "../../../base/locale/locale.ts";
import type { Stage } from "../tie/steps.ts";
import { reportsText } from "./text.ts";

/** How far the result of a tie is, in a sentence. */
export function stageInWords(locale: Locale, stage: Stage): string {
	const t = reportsText(locale);
	return stage === "reported" ? t.waits : t[stage];
}
