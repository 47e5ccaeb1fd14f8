import { useLocale } from "../../../../base/ui/use-locale.ts";
import { playerName } from "../../../players/player-name.ts";
import { rostersText } from "../text.ts";

type Props = { players: { id: number; name: string; name_ar: string }[]; label: string };

/** Puts a player of the club on a roster, or proposes one. */
export function AddPlayer({ players, label }: Props) {
	const locale = useLocale();
	const t = rostersText(locale);
	if (players.length === 0) return <p className="text-soft">{t.noneToAdd}</p>;
	return (
		<form method="post" className="flex flex-wrap items-end gap-3">
			<label className="block min-w-0 flex-1 basis-56">
				<span className="mb-1 block font-semibold">{t.player}</span>
				<select name="id" className="control">
					{players.map((player) => (
						<option key={player.id} value={player.id}>
							{playerName(locale, player)}
						</option>
					))}
				</select>
			</label>
			<button type="submit" name="intent" value="add" className="button">
				{label}
			</button>
		</form>
	);
}
