import { useLocale } from "../../../base/ui/use-locale.ts";
import type { ShownRubber } from "../../../league/sheets/rubbers.server.ts";
import { rubbersText } from "../../../league/sheets/rubbers-text.ts";
import { playerName } from "../../../people/players/player-name.ts";

/** The rubbers that are being played: who plays, the games so far, and the points of the game that goes on. */
export function AtTable({ rubbers, className = "" }: { rubbers: readonly ShownRubber[]; className?: string }) {
	const t = rubbersText(useLocale());
	return (
		<ul className={`space-y-1 border-t border-on-table/15 pt-3 empty:hidden ${className}`}>
			{rubbers.map((rubber) => (
				<li key={rubber.id} className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-2">
					<Players of={rubber.home} />
					<span className="text-center whitespace-nowrap digits">
						<span className="sr-only">{t.score}: </span>
						<b>
							<bdi>{rubber.home_games}</bdi>–<bdi>{rubber.away_games}</bdi>
						</b>
						<Points of={rubber.games.at(-1)} />
					</span>
					<Players of={rubber.away} isAway />
				</li>
			))}
		</ul>
	);
}

/** The points of the game that goes on. */
function Points({ of }: { of: readonly [number, number] | undefined }) {
	return (
		of && (
			<span className="board ms-2 text-lg">
				<bdi>{of[0]}</bdi>
				<span className="sr-only">–</span>
				<bdi>{of[1]}</bdi>
			</span>
		)
	);
}

function Players({ of, isAway = false }: { of: ShownRubber["home"]; isAway?: boolean }) {
	const locale = useLocale();
	return (
		<span className={`min-w-0 ${isAway ? "" : "text-end"}`}>
			{of.map((player) => (
				<bdi key={player.name} className="block">
					{playerName(locale, player)}
				</bdi>
			))}
		</span>
	);
}
