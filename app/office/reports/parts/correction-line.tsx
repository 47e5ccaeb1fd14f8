import { formatMoment } from "../../../base/locale/format.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import type { ShownCorrection } from "../../../league/sheets/reports/staff/tie-reports.server.ts";
import { Score } from "../../../league/ties/parts/score.tsx";
import { outcomeInWords } from "../../../league/ties/tie/outcome.ts";
import { staffReportsText } from "../text.ts";

type Names = { home: string; away: string };
type Result = NonNullable<ShownCorrection["from"]>;

/** A correction of the result: who made it and why, and the result before and after. */
export function CorrectionLine({ correction, names }: { correction: ShownCorrection; names: Names }) {
	const locale = useLocale();
	const t = staffReportsText(locale);
	const { at, actor, reason, from, to } = correction;
	return (
		<li className="space-y-1 p-4" data-correction={correction.id}>
			<p suppressHydrationWarning>{t.correctedBy(actor, formatMoment(locale, at))}</p>
			{from && to && (
				<dl className="grid grid-cols-[auto_1fr] gap-x-4">
					<dt className="text-soft">{t.before}</dt>
					<dd>
						<ResultInWords result={from} names={names} />
					</dd>
					<dt className="text-soft">{t.after}</dt>
					<dd>
						<ResultInWords result={to} names={names} />
					</dd>
				</dl>
			)}
			{reason && (
				<p>
					<span className="font-semibold">{t.reason}:</span> <bdi>{reason}</bdi>
				</p>
			)}
		</li>
	);
}

function ResultInWords({ result, names }: { result: Result; names: Names }) {
	const locale = useLocale();
	const { home_score, away_score } = result;
	return (
		<>
			{home_score !== null && away_score !== null && <Score home={home_score} away={away_score} />}{" "}
			{outcomeInWords(locale, result, names)}
		</>
	);
}
