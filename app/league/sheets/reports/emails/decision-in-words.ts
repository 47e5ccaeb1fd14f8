import { type Locale, pick } from "../../../../base/locale/locale.ts";
import type { Outcome } from "../../../tie.ts";
import type { TieStatus } from "../../../ties/tables.ts";
import { text } from "./text.ts";

type Names = { name: string; name_ar: string };
type Result = { home: number | null; away: number | null; outcome: Outcome; absent: string | null };
/** A disputed report, and its tie as staff left it. */
export type Decision = {
	status: TieStatus;
	now: Result;
	reported: Result;
	isSheetChanged: boolean;
	hasWords: boolean;
};

/** How a dispute was decided, in the sentences of a mail. */
export function decisionInWords(
	locale: Locale,
	teams: { home_team: Names; away_team: Names },
	{ status, now, reported, isSheetChanged, hasWords }: Decision,
): string[] {
	const t = text(locale);
	const comma = locale === "ar" ? "، " : ", ";
	const score = ({ home, away, outcome }: Result) => {
		const nameOf = (team: typeof teams.home_team) => pick(locale, team, "name");
		const scores = `${nameOf(teams.home_team)} ${home}${comma}${nameOf(teams.away_team)} ${away}`;
		return outcome === "played" ? scores : t[outcome](scores);
	};
	const result = () => {
		if (status !== "completed") return t[status];
		if (!isSame(now, reported)) return t.changed(score(now), score(reported));
		return isSheetChanged ? t.sheetChanged(score(now)) : t.stays(score(now));
	};
	return [result(), ...(hasWords ? [t.withReasons] : [])];
}

const isSame = (one: Result, other: Result) =>
	one.home === other.home && one.away === other.away && one.outcome === other.outcome && one.absent === other.absent;
