import { otherSide } from "../../../access/side.ts";
import { formatMoment } from "../../../base/locale/format.ts";
import { pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { Written } from "../../../base/ui/written.tsx";
import { reportsText } from "../../../league/sheets/reports/text.ts";
import { Score } from "../../../league/ties/parts/score.tsx";
import { Sides } from "../../../people/clubs/parts/sides.tsx";
import { FROM_HOME } from "../../../records/from-home.ts";
import { staffReportsText } from "../../reports/text.ts";
import { todayText } from "../text.ts";
import type { Today } from "../today.server.ts";
import { WorkCard, WorkRow } from "./card.tsx";

/** Reported results that wait for staff: confirmed here, but for a dispute, which leads to both versions. */
export function ResultsCard({ rows, total }: Today["results"]) {
	const locale = useLocale();
	const t = todayText(locale);
	const s = staffReportsText(locale);
	if (rows.length === 0) return null;
	return (
		<WorkCard id="to-confirm" total={total} label={t.results} all={pathIn(locale, "/admin/matches/overdue")}>
			{rows.map(({ tie, number, side, home_score, away_score, made_at, verdict, body, former_dispute, isOwn }) => {
				const page = pathIn(locale, "/admin/matches/:id/report", { id: String(tie.id) }) + FROM_HOME;
				const names = { home: pick(locale, tie.home_team, "name"), away: pick(locale, tie.away_team, "name") };
				const teams = `${names.home} – ${names.away}`;
				const isDisputed = verdict === "dispute" || former_dispute !== null;
				return (
					<WorkRow
						key={tie.id}
						to={page}
						title={<Sides tie={tie} />}
						facts={
							<>
								<Score home={home_score} away={away_score} />{" "}
								{reportsText(locale).reported(names[side], formatMoment(locale, made_at))}
							</>
						}
						more={
							<p className="text-sm">
								{isDisputed ? (
									<>
										{(verdict === "dispute" ? s.disputedBy : s.disputedBefore)(names[otherSide(side)])}{" "}
										<Written as="q">{body ?? former_dispute}</Written>
									</>
								) : (
									t.noAnswer
								)}
							</p>
						}
					>
						{isOwn && <p className="text-sm text-soft">{t.ownTie}</p>}
						{!isOwn && isDisputed && (
							<a href={page} aria-label={t.decideOf(teams)} className="button-quiet px-4 text-sm">
								{t.decide}
							</a>
						)}
						{!isOwn && !isDisputed && (
							<form method="post" action={page} data-in-place="">
								<input type="hidden" name="report" value={number} />
								<button
									type="submit"
									name="intent"
									value="confirm"
									aria-label={t.confirmOf(teams)}
									className="button-quiet px-4 text-sm"
								>
									{t.confirm}
								</button>
							</form>
						)}
					</WorkRow>
				);
			})}
		</WorkCard>
	);
}
