import { formatDate } from "../../../base/locale/format.ts";
import { type Locale, pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { GamePoints } from "../../../league/sheets/parts/game-points.tsx";
import type { ShownRubber } from "../../../league/sheets/rubbers.server.ts";
import { rubbersText } from "../../../league/sheets/rubbers-text.ts";
import { runningScore, winnerOf } from "../../../league/sheets/running-score.ts";
import { ClubName } from "../../../people/clubs/parts/club-name.tsx";

type Names = { name: string; name_ar: string };
type Props = {
	rubbers: ShownRubber[];
	sides: { home: Names; away: Names };
	correctedOn: string | null;
	/** The official score where it was typed and not summed up. */
	typed: { home: number | null; away: number | null } | undefined;
};

/**
 * The rubbers of a tie: who played, the games, and the points of each game; of one that goes on as far as it is written
 * down.
 */
export function RubberList({ rubbers, sides, correctedOn, typed }: Props) {
	const locale = useLocale();
	const t = rubbersText(locale);
	if (rubbers.length === 0) return null;
	const won = runningScore(rubbers);
	const isOther = typed && typed.home !== null && (typed.home !== won.home || typed.away !== won.away);
	return (
		<section aria-labelledby="rubbers">
			<h2 id="rubbers" className="mb-3 text-xl">
				{t.title}
			</h2>
			<ol className="card divide-y divide-line">
				{rubbers.map((rubber) => (
					<li
						key={rubber.id}
						data-rubber={rubber.ordinal}
						className={`px-4 py-3 ${rubber.outcome === "not played" ? "bg-sunken" : ""}`}
					>
						<div className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-3">
							<Players of={rubber.home} otherwise={sides.home} wins={winnerOf(rubber) === "home"} />
							<span className="text-lg font-bold whitespace-nowrap tabular-nums">
								<bdi>{rubber.home_games}</bdi> – <bdi>{rubber.away_games}</bdi>
							</span>
							<Players of={rubber.away} otherwise={sides.away} wins={winnerOf(rubber) === "away"} isAway />
						</div>
						<WonBy rubber={rubber} sides={sides} />
						{rubber.games.length > 0 && <GamePoints games={rubber.games} className="mt-1 justify-center" />}
						{rubber.outcome !== "played" && (
							<p className="mt-1 text-center text-sm text-soft">{endOf(locale, rubber, sides)}</p>
						)}
					</li>
				))}
			</ol>
			{correctedOn && <p className="mt-2 text-sm text-soft">{t.corrected(formatDate(locale, correctedOn))}</p>}
			{isOther && <p className="mt-2 text-sm text-soft">{t.typed}</p>}
		</section>
	);
}

/** Who won, for those who do not see the bold name. */
function WonBy({ rubber, sides }: { rubber: ShownRubber; sides: Props["sides"] }) {
	const locale = useLocale();
	const winner = winnerOf(rubber);
	if (!winner) return null;
	return <span className="sr-only">{rubbersText(locale).wonBy(namesOf(locale, rubber[winner], sides[winner]))}</span>;
}

const namesOf = (locale: Locale, players: ShownRubber["home"], otherwise: Names) =>
	players.map((player) => pick(locale, player, "name")).join(" · ") || pick(locale, otherwise, "name");

function endOf(locale: Locale, { outcome, lost_by, home, away }: ShownRubber, sides: Props["sides"]): string {
	const t = rubbersText(locale);
	if (outcome === "played") return "";
	if (outcome === "not played") return t.inPlay;
	if (lost_by === null || lost_by === "both") return t[outcome](t.both);
	return t[outcome](namesOf(locale, lost_by === "home" ? home : away, sides[lost_by]));
}

type PlayersProps = { of: ShownRubber["home"]; otherwise: Names; wins: boolean; isAway?: boolean };

function Players({ of, otherwise, wins, isAway = false }: PlayersProps) {
	const locale = useLocale();
	return (
		<span className={`min-w-0 ${wins ? "font-semibold" : ""} ${isAway ? "text-end" : ""}`}>
			{of.length === 0 && <bdi>{pick(locale, otherwise, "name")}</bdi>}
			{of.map((player) => (
				<span key={`${player.id} ${player.name}`} className="block">
					{player.id === null ? (
						<bdi>{pick(locale, player, "name")}</bdi>
					) : (
						<a className="hover:underline" href={pathIn(locale, "/player/:id", { id: String(player.id) })}>
							<bdi>
								<ClubName club={player} />
							</bdi>
						</a>
					)}
				</span>
			))}
		</span>
	);
}
