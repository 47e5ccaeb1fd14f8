import { formatDate } from "../../../base/locale/format.ts";
import { type Locale, pick } from "../../../base/locale/locale.ts";
import { counts } from "../../tie.ts";
import { scoreNote } from "./outcome.ts";
import { outcomeText } from "./outcome-text.ts";
import type { ShownTie } from "./shown-tie.server.ts";

/** A tie on its share picture: the score between the names, and below them competition and day. */
export function tieInShare(locale: Locale, tie: ShownTie): { title: string; line: string } {
	const middle = counts(tie) ? ` ${tie.home_score} – ${tie.away_score} ` : " – ";
	const { competition: name, competition_ar: name_ar } = tie.group;
	const note = counts(tie) ? scoreNote(locale, tie) : undefined;
	const day = tie.date_known ? formatDate(locale, tie.match_date) : outcomeText(locale).dateUnknown;
	return {
		title: pick(locale, tie.home_team, "name") + middle + pick(locale, tie.away_team, "name"),
		line: [pick(locale, { name, name_ar }, "name"), day, note].filter(Boolean).join(" · "),
	};
}
