import { otherSide, type Side } from "../../../access/side.ts";
import { formatDay, formatTime } from "../../../base/locale/format.ts";
import { pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { Breadcrumbs, useHomeCrumb } from "../../../base/ui/page-parts.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import type { ShownRubber } from "../../../league/sheets/rubbers.server.ts";
import { type RunningScore, winnerOf } from "../../../league/sheets/running-score.ts";
import { counts } from "../../../league/tie.ts";
import { tiesText } from "../../../league/ties/text.ts";
import { stateInWords } from "../../../league/ties/tie/outcome.ts";
import { outcomeText } from "../../../league/ties/tie/outcome-text.ts";
import type { ShownTie } from "../../../league/ties/tie/shown-tie.server.ts";
import { clubClass } from "../../../people/clubs/club-colour.ts";
import { ClubName } from "../../../people/clubs/parts/club-name.tsx";
import { CrestBox } from "../../../people/clubs/parts/crest-box.tsx";
import { AtTable } from "./at-table.tsx";

type Props = { tie: ShownTie; title: string; running: RunningScore | undefined; rubbers: readonly ShownRubber[] };

/** The top of a tie's page, as a hall's board: both sides, the score so far, each rubber as a ball, and who plays. */
export function TieHeader({ tie, title, running, rubbers }: Props) {
	const locale = useLocale();
	const t = tiesText(locale);
	const score = counts(tie) ? { home: tie.home_score, away: tie.away_score } : running;
	const { competition: name, competition_ar: name_ar } = tie.group;
	const atTable = tie.phase === "in_play" ? rubbers.filter(({ outcome }) => outcome === "not played") : [];
	const lead = (side: Side) =>
		!running && score && (score[side] ?? 0) > (score[otherSide(side)] ?? 0) ? "" : undefined;
	return (
		<header className="court">
			<div className="wide py-4 sm:py-8">
				<Breadcrumbs
					crumbs={[useHomeCrumb(), { label: t.title, path: pathIn(locale, "/matches") }, { label: title }]}
				/>
				<p className="mt-5 text-center text-soft">
					<bdi>{pick(locale, { name, name_ar }, "name")}</bdi>
				</p>
				<h1 className="mx-auto mt-2 grid max-w-4xl grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-start gap-x-3 text-center text-lg sm:gap-x-8 sm:text-2xl">
					<Team id={tie.home_team_id} club={tie.home_team} side="home" rubbers={rubbers} />
					{score ? (
						<span data-running={running && ""} className="board self-center text-score">
							<bdi data-won={lead("home")}>{score.home}</bdi>
							<span className="sr-only">–</span>
							<bdi data-won={lead("away")}>{score.away}</bdi>
						</span>
					) : (
						<span className="self-center px-4 text-3xl text-soft">{t.versus}</span>
					)}
					<Team id={tie.away_team_id} club={tie.away_team} side="away" rubbers={rubbers} />
				</h1>
				<AtTable rubbers={atTable} className="mx-auto mt-4 max-w-xl" />
				<When tie={tie} />
			</div>
		</header>
	);
}

function When({ tie }: { tie: ShownTie }) {
	const locale = useLocale();
	const o = outcomeText(locale);
	return (
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
				className={`rounded-full border px-3 py-0.5 text-sm font-semibold ${
					tie.phase === "in_play" ? "border-ball bg-ball text-on-ball" : "border-on-table-soft/50"
				}`}
			>
				{stateInWords(locale, tie)}
			</span>
			{tie.outcome !== "played" && tie.status === "completed" && (
				<span className="text-sm font-semibold">{o[tie.outcome]}</span>
			)}
		</p>
	);
}

type SideProps = { id: number; club: ShownTie["home_team"]; side: Side; rubbers: readonly ShownRubber[] };

function Team({ id, club, side, rubbers }: SideProps) {
	return (
		<span className="flex flex-col items-center">
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
			<span aria-hidden="true" className="mt-2 flex gap-1.5">
				{rubbers.map((rubber) => (
					<span
						key={rubber.id}
						className="rubber-ball"
						data-won={winnerOf(rubber) === side ? "" : undefined}
						data-playing={rubber.outcome === "not played" ? "" : undefined}
					/>
				))}
			</span>
		</span>
	);
}
