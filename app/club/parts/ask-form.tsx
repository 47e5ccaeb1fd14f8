import type { Side } from "../../access/side.ts";
import { pick } from "../../base/locale/locale.ts";
import { Field, SelectField } from "../../base/ui/fields/fields.tsx";
import { ErrorSummary } from "../../base/ui/fields/form-parts.tsx";
import { useLocale } from "../../base/ui/use-locale.ts";
import type { DateState } from "../../league/dates/answer-form.server.ts";
import { askText } from "../../league/dates/ask-text.ts";
import { DateQuestions } from "../../league/dates/parts/date-questions.tsx";
import { proposalNumbers } from "../../league/dates/request/date-forms.ts";
import { MAX_NOTE } from "../../league/dates/request/date-request.ts";
import { dateRequestText } from "../../league/dates/text.ts";

type Venue = { id: number; name: string; name_ar: string };
type Props = {
	tie: { sides: Side[] };
	teams: Record<Side, string>;
	venues: Venue[];
	state?: DateState;
};

/** Up to three dates and a note. The second and third are folded until they are needed. */
export function AskForm({ tie, teams, venues, state }: Props) {
	const locale = useLocale();
	const t = { ...dateRequestText(locale), ...askText(locale) };
	const field = { form: "ask", state };
	const labels = Object.fromEntries(
		proposalNumbers.flatMap((nth) => [
			[`date_${nth}`, `${t.proposal(nth)} · ${t.date}`],
			[`time_${nth}`, `${t.proposal(nth)} · ${t.time}`],
			[`venue_${nth}`, `${t.proposal(nth)} · ${t.venue}`],
		]),
	);
	const isUsed = (nth: number) =>
		["date", "time", "venue"].some((name) => state?.values[`${name}_${nth}`] || state?.problems[`${name}_${nth}`]);
	return (
		<form method="post" noValidate className="space-y-5">
			<input type="hidden" name="intent" value="ask" />
			<p className="text-soft">{t.lead}</p>
			<ErrorSummary form="ask" state={state} labels={{ ...labels, note: t.note }} />
			<DateQuestions questions={state?.questions} />
			{tie.sides.length > 1 ? (
				<SelectField
					{...field}
					name="side"
					label={t.team}
					options={tie.sides.map((side) => ({ value: side, label: teams[side] }))}
				/>
			) : (
				<input type="hidden" name="side" value={tie.sides[0]} />
			)}
			{proposalNumbers.map((nth) => (
				<details key={nth} open={nth === 1 || isUsed(nth)} className="rounded-xl border border-line px-4">
					<summary className="min-h-11 cursor-pointer content-center font-semibold">{t.proposal(nth)}</summary>
					<div className="grid gap-5 pt-1 pb-5 sm:grid-cols-3">
						<Field {...field} name={`date_${nth}`} label={t.date} type="date" required={nth === 1} />
						<Field {...field} name={`time_${nth}`} label={t.time} type="time" required={false} />
						{venues.length > 0 && (
							<SelectField
								{...field}
								name={`venue_${nth}`}
								label={t.venue}
								required={false}
								empty={t.sameVenue}
								options={venues.map((venue) => ({ value: String(venue.id), label: pick(locale, venue, "name") }))}
							/>
						)}
					</div>
				</details>
			))}
			<Field {...field} name="note" label={t.note} rows={3} maxLength={MAX_NOTE} hint={t.noteHint} required={false} />
			<button type="submit" className="button">
				{state?.questions ? t.sendAnyway : t.ask}
			</button>
		</form>
	);
}
