import { otherSide, type Side } from "../../../access/side.ts";
import { formatMoment } from "../../../base/locale/format.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { Written } from "../../../base/ui/written.tsx";
import { ChangedPlaces } from "../../../league/sheets/parts/changed-places.tsx";
import { IneligiblePlayers } from "../../../league/sheets/parts/ineligible-players.tsx";
import type { Settlement } from "../../../league/sheets/reports/tables.ts";
import { reportsText } from "../../../league/sheets/reports/text.ts";
import type { ChangedPlace, IneligiblePlayer } from "../../../league/sheets/sheet.ts";
import { Score } from "../../../league/ties/parts/score.tsx";
import { staffReportsText } from "../text.ts";

type Report = {
	number: number;
	side: Side;
	home_score: number;
	away_score: number;
	made_at: Date;
	confirm_by: Date | null;
	settled: Settlement | null;
	decision: string | null;
	verdict: "accept" | "dispute" | null;
	body: string | null;
	ineligible: IneligiblePlayer[] | null;
	changed: ChangedPlace[] | null;
};

/** A report, the answer to it, and how it ended. */
export function ReportLine({ report, names }: { report: Report; names: { home: string; away: string } }) {
	const locale = useLocale();
	const t = staffReportsText(locale);
	const r = reportsText(locale);
	const other = names[otherSide(report.side)];
	return (
		<li className="space-y-1 p-4" data-report={report.number}>
			<p>
				<Score home={report.home_score} away={report.away_score} />{" "}
				<span suppressHydrationWarning>{r.reported(names[report.side], formatMoment(locale, report.made_at))}</span>
			</p>
			<IneligiblePlayers players={report.ineligible ?? []} />
			<ChangedPlaces places={report.changed ?? []} />
			{report.settled && <p className="text-soft">{t[report.settled]}</p>}
			{!report.settled && !report.verdict && <p className="text-soft">{t.noAnswer}</p>}
			{!report.settled && !report.verdict && report.confirm_by && (
				<p className="text-soft">{r.silence(formatMoment(locale, report.confirm_by))}</p>
			)}
			{report.body && (
				<p>
					{t.disputedBy(other)} <Written as="q">{report.body}</Written>
				</p>
			)}
			{report.decision && (
				<p>
					<span className="font-semibold">{t.decision}:</span> <Written as="bdi">{report.decision}</Written>
				</p>
			)}
		</li>
	);
}
