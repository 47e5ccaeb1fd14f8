import { problemText } from "../../../base/ui/fields/problem-text.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { playerName } from "../../../people/players/player-name.ts";
import { sheetProblems } from "../problem-text.ts";
import type { IneligiblePlayer } from "../sheet.ts";
import { sheetText } from "../text.ts";

/** Players who were not eligible and are named on a sheet, with the rules. */
export function IneligiblePlayers({ players }: { players: readonly IneligiblePlayer[] }) {
	const locale = useLocale();
	if (players.length === 0) return null;
	return (
		<div data-ineligible="">
			<p className="font-semibold">{sheetText(locale).ineligible}</p>
			<ul className="list-disc ps-5">
				{players.map((player) => (
					<li key={`${player.id} ${player.rule}`}>
						<bdi>{playerName(locale, player)}</bdi>: {problemText(locale, player.rule, [sheetProblems])}
					</li>
				))}
			</ul>
		</div>
	);
}
