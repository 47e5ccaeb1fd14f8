import { formatDate } from "../../base/locale/format.ts";
import { type Locale, pick } from "../../base/locale/locale.ts";
import { pathIn } from "../../base/locale/path.ts";
import { useLocale } from "../../base/ui/use-locale.ts";
import type { ShownRubber } from "../rubbers.server.ts";
import { rubbersText } from "../text.ts";

type Names = { name: string; name_ar: string };
type Props = {
	rubbers: ShownRubber[];
	sides: { home: Names; away: Names };
	correctedOn: string | null;
	/** Whether the official score was typed and not summed up. */
	isTyped: boolean;
};

/** The rubbers of a tie: who played, the games, and the points of each game. */
export function RubberList({ rubbers, sides, correctedOn, isTyped }: Props) {
	const locale = useLocale();
	const t = rubbersText(locale);
	if (rubbers.length === 0) return null;
	return (
		<section aria-labelledby="rubbers">
			<h2 id="rubbers" className="mb-3 text-xl">
				{t.title}
			</h2>
			<ol className="card divide-y divide-line">
				{rubbers.map((rubber) => (
					<li key={rubber.id} data-rubber={rubber.ordinal} className="px-4 py-3">
						<div className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-3">
							<Players of={rubber.home} otherwise={sides.home} wins={rubber.home_games > rubber.away_games} />
							<span className="text-lg font-bold whitespace-nowrap tabular-nums">
								<bdi>{rubber.home_games}</bdi> – <bdi>{rubber.away_games}</bdi>
							</span>
							<Players of={rubber.away} otherwise={sides.away} wins={rubber.away_games > rubber.home_games} isAway />
						</div>
						{rubber.games.length > 0 && <Points games={rubber.games} />}
						{rubber.outcome !== "played" && (
							<p className="mt-1 text-center text-sm text-soft">{endOf(locale, rubber, sides)}</p>
						)}
					</li>
				))}
			</ol>
			{correctedOn && <p className="mt-2 text-sm text-soft">{t.corrected(formatDate(locale, correctedOn))}</p>}
			{isTyped && <p className="mt-2 text-sm text-soft">{t.typed}</p>}
		</section>
	);
}

function endOf(locale: Locale, { outcome, lost_by, home, away }: ShownRubber, sides: Props["sides"]): string {
	const t = rubbersText(locale);
	if (outcome === "played" || outcome === "not played") return "";
	if (lost_by === null || lost_by === "both") return t[outcome](t.both);
	const players = (lost_by === "home" ? home : away).map((player) => pick(locale, player, "name"));
	return t[outcome](players.join(" · ") || pick(locale, sides[lost_by], "name"));
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
							<bdi>{pick(locale, player, "name")}</bdi>
						</a>
					)}
				</span>
			))}
		</span>
	);
}

function Points({ games }: { games: ShownRubber["games"] }) {
	const t = rubbersText(useLocale());
	return (
		<p className="mt-1 flex flex-wrap justify-center gap-x-4 text-sm text-soft tabular-nums">
			<span className="sr-only">{t.points}: </span>
			{games.map(([home, away], nth) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: games have no other name
				<span key={nth} className="whitespace-nowrap">
					<bdi>{home}</bdi>–<bdi>{away}</bdi>
				</span>
			))}
		</p>
	);
}
