import { isOneOf } from "../../../base/literals.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { playerName } from "../../../people/players/player-name.ts";
import { Score } from "../../ties/parts/score.tsx";
import { isInPlay, isOnSheet } from "../rules/sheet-score.ts";
import type { NamedPlayer, SheetDocument } from "../sheet.ts";
import { sheetText } from "../text.ts";
import { BrokenRules } from "./broken-rules.tsx";
import { ChangedPlaces } from "./changed-places.tsx";
import { GamePoints } from "./game-points.tsx";
import { IneligiblePlayers } from "./ineligible-players.tsx";

/** A saved state of a sheet: its score, each rubber that was played or is, and what is remarked of its players. */
export function SheetVersion({ document }: { document: SheetDocument }) {
	const locale = useLocale();
	const t = sheetText(locale);
	const { score, rubbers, ineligible = [], changed = [], asPlayed = [] } = document;
	const names = (players: NamedPlayer[]) =>
		players.map((player) => playerName(locale, player)).join(" · ") || t.noPlayer;
	return (
		<>
			<p className="text-lg">
				{t.score} <Score home={score[0]} away={score[1]} />
			</p>
			<ol className="space-y-1 text-sm">
				{rubbers.map((rubber, nth) =>
					!isOnSheet(rubber) ? null : (
						// biome-ignore lint/suspicious/noArrayIndexKey: the order of play is fixed
						<li key={nth} className="flex flex-wrap gap-x-3">
							<span className="text-soft">{t.rubber(nth + 1, rubber.home.length > 1 || rubber.away.length > 1)}</span>
							<bdi>{names(rubber.home)}</bdi>
							<Score home={rubber.won[0]} away={rubber.won[1]} />
							<bdi>{names(rubber.away)}</bdi>
							{rubber.games.length > 0 && <GamePoints games={rubber.games} />}
							{isInPlay(rubber) && <span className="text-soft">{t.inPlay}</span>}
							{isOneOf(ends, rubber.outcome) && <span className="text-soft">{t[rubber.outcome]}</span>}
						</li>
					),
				)}
			</ol>
			<IneligiblePlayers players={ineligible} />
			<ChangedPlaces places={changed} />
			<BrokenRules rules={asPlayed} />
		</>
	);
}

const ends = ["walkover", "retired", "defaulted"] as const;
