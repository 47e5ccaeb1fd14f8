import { otherSide, type Side } from "../../../access/side.ts";
import { formatDay, formatTime } from "../../../base/locale/format.ts";
import type { Locale } from "../../../base/locale/locale.ts";
import { pick } from "../../../base/locale/locale.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { Written } from "../../../base/ui/written.tsx";
import { lastDay } from "../request/date-request.ts";
import type { DateRequest } from "../request/date-requests.server.ts";
import { dateRequestText } from "../text.ts";

type Day = { match_date: string; match_time: string | null; name?: string | null; name_ar?: string | null };

/** A date with its time and hall, as far as they are known. */
export function dayInWords(locale: Locale, { match_date, match_time, name, name_ar }: Day): string {
	const hall = name && name_ar ? pick(locale, { name, name_ar }, "name") : undefined;
	return [formatDay(locale, match_date), match_time && formatTime(locale, match_time), hall]
		.filter(Boolean)
		.join(" · ");
}

type Props = { request: DateRequest; teams: Record<Side, string>; listsProposals?: boolean };

/** The facts of a request: who asks, what for, the answer and the decision. */
export function RequestFacts({ request, teams, listsProposals = true }: Props) {
	const locale = useLocale();
	const t = dateRequestText(locale);
	const { side, state, note, answer_note, decision_note, to_date, to_time } = request;
	const other = otherSide(side);
	const quote = (label: string, text: string | null) =>
		text && (
			<p>
				<span className="text-sm text-soft">{label}:</span> <Written as="q">{text}</Written>
			</p>
		);
	return (
		<div className="space-y-2" suppressHydrationWarning>
			<p className="font-semibold">
				{t.askedBy(teams[side])} <span className="font-normal text-soft">· {t[state]}</span>
			</p>
			{state === "open" && <p className="text-sm">{t.answerUntil(formatDay(locale, lastDay(request.answer_by)))}</p>}
			{listsProposals && (
				<>
					<p className="text-sm text-soft">{t.proposals}</p>
					<ol className="list-decimal ps-6">
						{request.proposals.map((proposal) => (
							<li key={proposal.id}>{dayInWords(locale, proposal)}</li>
						))}
					</ol>
				</>
			)}
			{quote(t.theirNote(teams[side]), note)}
			{quote(t.theirNote(teams[other]), answer_note)}
			{quote(t.managerNote, decision_note)}
			{to_date && (
				<p className="font-semibold">{t.movedTo(dayInWords(locale, { match_date: to_date, match_time: to_time }))}</p>
			)}
		</div>
	);
}
