import type { Side } from "../../access/side.ts";
import { formatDate, formatDay, formatMoment } from "../../base/locale/format.ts";
import { pick } from "../../base/locale/locale.ts";
import { pathIn } from "../../base/locale/path.ts";
import { useLocale } from "../../base/ui/use-locale.ts";
import { Written } from "../../base/ui/written.tsx";
import { ChangedPlaces } from "../../league/sheets/parts/changed-places.tsx";
import { IneligiblePlayers } from "../../league/sheets/parts/ineligible-players.tsx";
import type { SideView } from "../../league/sheets/reports/side/side-view.server.ts";
import { stageInWords } from "../../league/sheets/reports/stage-in-words.ts";
import { reportsText } from "../../league/sheets/reports/text.ts";
import { Part } from "./part.tsx";

type Names = { name: string; name_ar: string };
type Props = { id: number; view: SideView; teams: { home_team: Names; away_team: Names } };

/** The result of a tie on its captains' page: how far it is, and the ways to report it and to answer a report. */
export function TieResult({ id, view, teams }: Props) {
	const locale = useLocale();
	const t = reportsText(locale);
	const { stage, report, sides, dueAt } = view;
	const name = (side: Side) => pick(locale, side === "home" ? teams.home_team : teams.away_team, "name");
	const isAsked = sides.some(({ canAnswer }) => canAnswer);
	if (stage === "off") return null;
	return (
		<Part id="result" title={t.result}>
			<div className="card space-y-3 p-4 sm:p-5" data-stage={stage}>
				{report ? (
					<p>
						{t.reported(name(report.side), formatMoment(locale, report.at))}{" "}
						{stage === "reported" && (isAsked ? t.asksYou : t.waits)}{" "}
						{stage === "reported" && report.confirmBy && t.silence(formatMoment(locale, report.confirmBy))}
					</p>
				) : (
					<p>
						{stageInWords(locale, stage)}{" "}
						{stage === "started" && dueAt && (dueAt < view.now ? t.wasDue : t.reportUntil)(formatMoment(locale, dueAt))}
					</p>
				)}
				{report && <IneligiblePlayers players={report.ineligible} />}
				{report && <ChangedPlaces places={report.changed} />}
				{report?.dispute && (
					<div className="rounded-xl border-2 border-ball bg-draw-tint p-4">
						<p className="font-semibold">{isAsked ? t.youDisputed : t.disputed}</p>
						<p>
							{t.disputeSays} <Written as="q">{report.dispute}</Written>
						</p>
					</div>
				)}
				{view.decision && (
					<p>
						<span className="font-semibold">{t.decision}</span> <Written as="bdi">{view.decision}</Written>
					</p>
				)}
				{view.correctedOn && <p className="text-soft">{t.correctedOn(formatDate(locale, view.correctedOn))}</p>}
				{sides.some(({ canCorrectDay }) => canCorrectDay) && <p>{t.saidDay(formatDay(locale, view.day))}</p>}
				{sides.map(({ side, canSayDay, canCorrectDay, canReport, canAnswer }) => {
					const of = { id: String(id) };
					const query = sides.length > 1 ? `?side=${side}` : "";
					const own = sides.length > 1 ? ` · ${t.actingFor(name(side))}` : "";
					const again = report?.side === side ? t.changeReport : t.reportOther;
					return (
						<p key={side} className="flex flex-wrap gap-3 empty:hidden">
							{canAnswer && (
								<a href={pathIn(locale, "/club/ties/:id/answer", of) + query} className="button">
									{t.answer + own}
								</a>
							)}
							{canSayDay && (
								<a href={pathIn(locale, "/club/ties/:id/day", of) + query} className="button-quiet">
									{t.sayDay + own}
								</a>
							)}
							{canCorrectDay && (
								<a href={pathIn(locale, "/club/ties/:id/day", of) + query} className="button-quiet">
									{t.correctDay + own}
								</a>
							)}
							{canReport && (
								<a
									href={pathIn(locale, "/club/ties/:id/report", of) + query}
									className={report ? "button-quiet" : "button"}
								>
									{(report ? again : view.bySheet ? t.fillSheet : t.reportNow) + own}
								</a>
							)}
						</p>
					);
				})}
			</div>
		</Part>
	);
}
