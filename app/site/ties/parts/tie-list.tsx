import { formatShortDay, formatTime } from "../../../base/locale/format.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import type { RunningScore } from "../../../league/sheets/running-score.ts";
import { counts, stateOf } from "../../../league/tie.ts";
import { tiesText } from "../../../league/ties/text.ts";
import { stateInWords } from "../../../league/ties/tie/outcome.ts";
import { outcomeText } from "../../../league/ties/tie/outcome-text.ts";
import type { NamedTie } from "../../../league/ties/ties.server.ts";
import { ClubName } from "../../../people/clubs/parts/club-name.tsx";
import { Crest } from "../../../people/clubs/parts/crest.tsx";

/** A tie, and the score so far while it is in play. */
type ListedTie = NamedTie & { running?: RunningScore };

type ListProps = {
	ties: ListedTie[];
	/** Adds the day, where no heading says it. */
	dated?: boolean;
	/** The competition of a tie, where the list mixes several. */
	competitionOf?: (tie: NamedTie) => string | undefined;
};

/** Ties, a line each: home, the score (also one that goes on) or "vs" as the way to the tie's page, away. */
export function TieList({ ties, dated = false, competitionOf }: ListProps) {
	return (
		<ul className="card divide-y divide-line">
			{ties.map((tie) => (
				<TieRow key={tie.id} tie={tie} dated={dated} competition={competitionOf?.(tie)} />
			))}
		</ul>
	);
}

type RowProps = { tie: ListedTie; dated: boolean; competition: string | undefined };

function TieRow({ tie, dated, competition }: RowProps) {
	const locale = useLocale();
	const t = tiesText(locale);
	const score = counts(tie) ? { home: tie.home_score, away: tie.away_score } : tie.running;
	return (
		<li id={`tie-${tie.id}`} data-match-id={tie.id} className="@container">
			<div className="tie-line">
				<Side id={tie.home_team_id} club={tie.home_team} />
				<a
					href={pathIn(locale, "/match/:id", { id: String(tie.id) })}
					className="tie-score"
					data-running={tie.running && ""}
				>
					{score ? (
						// Separate cells: home comes first in either direction, as the clubs do.
						<>
							<bdi>{score.home}</bdi>
							<span className="text-soft">–</span>
							<bdi>{score.away}</bdi>
						</>
					) : (
						<span className="text-base font-normal text-soft">{t.versus}</span>
					)}
					<span className="sr-only"> {t.details}</span>
				</a>
				<Side id={tie.away_team_id} club={tie.away_team} />
				<p className="tie-note">
					{competition && <bdi>{competition}</bdi>}
					<When tie={tie} dated={dated} />
					{tie.status === "completed" && tie.outcome !== "played" && <b>{outcomeText(locale)[tie.outcome]}</b>}
					<State tie={tie} isSaid={dated} />
				</p>
			</div>
		</li>
	);
}

function When({ tie: { match_date, match_time, date_known, phase }, dated }: { tie: NamedTie; dated: boolean }) {
	const locale = useLocale();
	const o = outcomeText(locale);
	if (!date_known) return dated && o.dateUnknown;
	const time = match_time && formatTime(locale, match_time);
	if (!dated && !time) return null;
	return (
		<>
			<time dateTime={match_time ? `${match_date}T${match_time}+03:00` : match_date}>
				{dated && formatShortDay(locale, match_date)} {time}
			</time>
			{dated && phase === "postponed" && o.postponed}
		</>
	);
}

/**
 * One word of how far a tie is. That it is planned or final is for those who listen: others see the hour, or the score
 * without a mark.
 */
function State({ tie, isSaid }: { tie: NamedTie; isSaid: boolean }) {
	const locale = useLocale();
	const isPlanned = tie.status === "scheduled" && tie.phase === null;
	const isPlain = isPlanned || (stateOf(tie) === "final" && counts(tie));
	if (isSaid && (isPlanned || tie.phase === "postponed")) return null;
	return (
		<span data-status={tie.status} data-phase={tie.phase ?? undefined} className={isPlain ? "sr-only" : "tie-status"}>
			{stateInWords(locale, tie)}
		</span>
	);
}

function Side({ id, club }: { id: number; club: NamedTie["home_team"] }) {
	const locale = useLocale();
	return (
		<a href={pathIn(locale, "/team/:id", { id: String(id) })} className="tie-side">
			<Crest url={club.logo_url} size={28} />
			<span>
				<ClubName club={club} />
			</span>
		</a>
	);
}
