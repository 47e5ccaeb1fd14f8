import { formatShortDay } from "../../../base/locale/format.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { counts, type Outcome, type Result, type Tie } from "../../../league/tie.ts";
import { ScoreNote } from "../../../league/ties/parts/score.tsx";
import type { TiePhase } from "../../../league/ties/tables.ts";
import { tiesText } from "../../../league/ties/text.ts";
import { outcomeText } from "../../../league/ties/tie/outcome-text.ts";
import { ClubName } from "../../../people/clubs/parts/club-name.tsx";
import { Crest } from "../../../people/clubs/parts/crest.tsx";
import { clubsText } from "../text.ts";

type Club = { name: string; name_ar: string; logo_url: string | null };
type FinishedTie = Tie & { outcome: Outcome; phase: TiePhase | null; result: Result; home_team: Club; away_team: Club };

const look = {
	win: "bg-win-tint text-win",
	draw: "bg-draw-tint text-draw",
	loss: "bg-loss-tint text-loss",
} satisfies Record<Result, string>;

/** How a club's last ties ended: the result in a word, the opponent, the score with the club's own first. */
export function ClubResults({ clubId, results }: { clubId: number; results: FinishedTie[] }) {
	const locale = useLocale();
	const t = clubsText(locale);
	return (
		<ul className="card divide-y divide-line">
			{results.map((tie) => {
				const atHome = tie.home_team_id === clubId;
				const opponent = atHome ? tie.away_team : tie.home_team;
				const opponentId = atHome ? tie.away_team_id : tie.home_team_id;
				const [own, theirs] = atHome ? [tie.home_score, tie.away_score] : [tie.away_score, tie.home_score];
				return (
					<li key={tie.id} className="flex flex-wrap items-center gap-x-2 gap-y-0.5 px-3 sm:gap-x-3 py-2.5 sm:px-4">
						<span
							data-result={tie.result}
							className={`min-w-14 rounded-full px-2 py-0.5 text-center text-sm font-semibold ${look[tie.result]}`}
						>
							{t[tie.result]}
						</span>
						<a
							href={pathIn(locale, "/match/:id", { id: String(tie.id) })}
							className="flex min-h-9 items-center gap-1.5 text-lg font-bold digits hover:underline"
						>
							{counts(tie) && (
								<>
									<bdi>{own}</bdi>
									<span className="text-soft">–</span>
									<bdi>{theirs}</bdi>
								</>
							)}
							{tie.outcome !== "played" && (
								<span className="text-sm font-semibold">{outcomeText(locale)[tie.outcome]}</span>
							)}
							<ScoreNote tie={tie} />
							<span className="sr-only"> {tiesText(locale).details}</span>
						</a>
						<a
							href={pathIn(locale, "/team/:id", { id: String(opponentId) })}
							className="flex min-h-9 flex-1 items-center gap-2 font-semibold hover:underline"
						>
							<Crest url={opponent.logo_url} size={28} />
							<span>
								<ClubName club={opponent} />
							</span>
						</a>
						<span className="text-sm whitespace-nowrap text-soft">
							{atHome ? t.atHome : t.away} ·{" "}
							<time dateTime={tie.match_date}>{formatShortDay(locale, tie.match_date)}</time>
						</span>
					</li>
				);
			})}
		</ul>
	);
}
