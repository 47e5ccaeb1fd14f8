import { formatDay, formatTime } from "../../../base/locale/format.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { Breadcrumbs, useHomeCrumb } from "../../../base/ui/page-parts.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import type { RunningScore } from "../../../league/sheets/running-score.ts";
import { counts } from "../../../league/tie.ts";
import { tiesText } from "../../../league/ties/text.ts";
import { stateInWords } from "../../../league/ties/tie/outcome.ts";
import { outcomeText } from "../../../league/ties/tie/outcome-text.ts";
import type { ShownTie } from "../../../league/ties/tie/shown-tie.server.ts";
import { clubClass } from "../../../people/clubs/club-colour.ts";
import { ClubName } from "../../../people/clubs/parts/club-name.tsx";
import { CrestBox } from "../../../people/clubs/parts/crest-box.tsx";

type Props = { tie: ShownTie; title: string; running: RunningScore | undefined };

/** The top of a tie's page: both sides, and the score, also one that goes on. */
export function TieHeader({ tie, title, running }: Props) {
	const locale = useLocale();
	const t = tiesText(locale);
	const o = outcomeText(locale);
	const score = counts(tie) ? { home: tie.home_score, away: tie.away_score } : running;
	const isOdd = tie.outcome !== "played" && tie.status === "completed";
	return (
		<header className="court">
			<div className="wide py-4 sm:py-8">
				<Breadcrumbs
					crumbs={[useHomeCrumb(), { label: t.title, path: pathIn(locale, "/matches") }, { label: title }]}
				/>
				<h1 className="mx-auto mt-4 grid max-w-3xl grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-x-3 text-center text-lg sm:gap-x-8 sm:text-2xl">
					<Side id={tie.home_team_id} club={tie.home_team} />
					{score ? (
						<span data-running={running && ""} className="flex gap-2 text-5xl font-bold tabular-nums sm:text-6xl">
							<bdi>{score.home}</bdi>
							<span className="text-soft">–</span>
							<bdi>{score.away}</bdi>
						</span>
					) : (
						<span className="text-soft">{t.versus}</span>
					)}
					<Side id={tie.away_team_id} club={tie.away_team} />
				</h1>
				<p className="mt-4 flex flex-wrap items-center justify-center gap-x-4 gap-y-1">
					{tie.date_known ? (
						<time dateTime={tie.match_time ? `${tie.match_date}T${tie.match_time}+03:00` : tie.match_date}>
							{formatDay(locale, tie.match_date)} {tie.match_time && formatTime(locale, tie.match_time)}
						</time>
					) : (
						<span>{o.dateUnknown}</span>
					)}
					<span
						data-status={tie.status}
						data-phase={tie.phase ?? undefined}
						className="rounded-full border border-on-table-soft/50 px-3 py-0.5 text-sm font-semibold data-[phase=in_play]:border-ball data-[phase=in_play]:bg-ball data-[phase=in_play]:text-table-deep"
					>
						{stateInWords(locale, tie)}
					</span>
					{isOdd && tie.outcome !== "played" && <span className="text-sm font-semibold">{o[tie.outcome]}</span>}
				</p>
			</div>
		</header>
	);
}

function Side({ id, club }: { id: number; club: ShownTie["home_team"] }) {
	return (
		<a
			href={pathIn(useLocale(), "/team/:id", { id: String(id) })}
			className="flex flex-col items-center gap-2 underline-offset-4 hover:underline"
		>
			<span className={clubClass(club)}>
				<CrestBox club={club} />
			</span>
			<span>
				<ClubName club={club} />
			</span>
		</a>
	);
}
