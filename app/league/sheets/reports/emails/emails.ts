import { formatDay, formatMoment } from "../../../../base/locale/format.ts";
import { type Locale, pick } from "../../../../base/locale/locale.ts";
import type { Email } from "../../../../base/mail/email.ts";
import { text } from "./text.ts";

type Names = { name: string; name_ar: string };
type Tie = { home_team: Names; away_team: Names; match_date: string };
type ReportEmail = {
	/**
	 * A result that is late, a report to answer, one that the other side disputes, such a dispute that staff ended, or a
	 * day on which the other side says that the tie was played.
	 */
	kind: "result" | "answer" | "disputed" | "decided" | "played";
	/** Sentences after the first. */
	details?: readonly string[];
	/** When it was due, or when silence counts as yes. */
	due?: Date | null;
	url: string;
	/** The link that ends such mails, in those that can be ended. */
	stop?: string;
};

/** A mail to a captain about the result of a tie. */
export function captainEmail(locale: Locale, tie: Tie, { kind, details = [], due, url, stop }: ReportEmail): Email {
	const t = text(locale);
	const teams = `${pick(locale, tie.home_team, "name")} – ${pick(locale, tie.away_team, "name")}`;
	const deadline = kind === "result" ? t.wasDue : t.silence;
	return {
		locale,
		subject: t[kind](teams),
		paragraphs: [
			t[`${kind}Text`](formatDay(locale, tie.match_date)),
			...details,
			...(due ? [deadline(formatMoment(locale, due))] : []),
		],
		button: { label: t.open, url },
		footer: [t.why, ...(stop ? [t.stop(stop)] : [])],
	};
}
