import { useLocale } from "../../../base/ui/use-locale.ts";
import { playerName } from "../../../people/players/player-name.ts";
import { placeLabel } from "../place-label.ts";
import type { ChangedPlace, NamedPlayer } from "../sheet.ts";
import { sheetText } from "../text.ts";

/** Where a sheet names other players than its sides handed in. */
export function ChangedPlaces({ places }: { places: readonly ChangedPlace[] }) {
	const locale = useLocale();
	const t = sheetText(locale);
	if (places.length === 0) return null;
	const name = (player: NamedPlayer | null) => (player ? playerName(locale, player) : t.noPlayer);
	return (
		<div data-changed="">
			<p className="font-semibold">{t.changed}</p>
			<ul className="list-disc ps-5">
				{places.map(({ side, place, handed_in, named }) => (
					<li key={`${side} ${place}`}>
						{t[`${side}Side`]} · {placeLabel(place, t.pair)}: <bdi>{name(named)}</bdi> ({t.handedIn(name(handed_in))})
					</li>
				))}
			</ul>
		</div>
	);
}
