import { formatShortDay, formatTime } from "../../../base/locale/format.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { counts } from "../../../league/tie.ts";
import { tiesText } from "../../../league/ties/text.ts";
import { statusInWords } from "../../../league/ties/tie/outcome.ts";
import { outcomeText } from "../../../league/ties/tie/outcome-text.ts";
import type { NamedTie } from "../../../league/ties/ties.server.ts";
import { ClubName } from "../../../people/clubs/parts/club-name.tsx";
import { Crest } from "../../../people/clubs/parts/crest.tsx";

type ListProps = {
	ties: NamedTie[];
	/** Adds the day, where no heading says it. */
	dated?: boolean;
	/** The competition of a tie, where the list mixes several. */
	competitionOf?: (tie: NamedTie) => string | undefined;
};

/** Ties, a line each: home, score or "vs" as the way to the tie's page, away. */
export function TieList({ ties, dated = false, competitionOf }: ListProps) {
	return (
		<ul className="card divide-y divide-line">
			{ties.map((tie) => (
				<TieRow key={tie.id} tie={tie} dated={dated} competition={competitionOf?.(tie)} />
			))}
		</ul>
	);
}

type RowProps = { tie: NamedTie; dated: boolean; competition: string | undefined };

function TieRow({ tie, dated, competition }: RowProps) {
	const locale = useLocale();
	const t = tiesText(locale);
	return (
		<li id={`tie-${tie.id}`} data-match-id={tie.id} className="@container">
			<div className="tie-line">
				<Side id={tie.home_team_id} club={tie.home_team} />
				<a href={pathIn(locale, "/match/:id", { id: String(tie.id) })} className="tie-score">
					{counts(tie) ? (
						// Separate cells: home comes first in either direction, as the clubs do.
						<>
							<bdi>{tie.home_score}</bdi>
							<span className="text-soft">–</span>
							<bdi>{tie.away_score}</bdi>
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
					{!dated && (
						<span data-status={tie.status} className="tie-status">
							{statusInWords(locale, tie)}
						</span>
					)}
					<Ending tie={tie} />
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

function Ending({ tie }: { tie: NamedTie }) {
	const locale = useLocale();
	if (tie.status !== "completed") return null;
	if (tie.outcome !== "played") return <b>{outcomeText(locale)[tie.outcome]}</b>;
	return counts(tie) && <b>{tiesText(locale).final}</b>;
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
