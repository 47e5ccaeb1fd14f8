import { useLocale } from "../../base/ui/use-locale.ts";
import { ClubName } from "../../people/clubs/parts/club-name.tsx";
import { playerName } from "../../people/players/player-name.ts";

/** A player's name, which goes to a new line between its words alone. */
export function PersonName({ person }: { person: { name: string; name_ar: string } }) {
	const name = playerName(useLocale(), person);
	return (
		<bdi>
			<ClubName club={{ name, name_ar: name }} />
		</bdi>
	);
}
