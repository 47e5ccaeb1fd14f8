import { useLocale } from "../../base/ui/use-locale.ts";
import { tiesText } from "../../league/ties/text.ts";

type Props = { season: string; seasons: string[]; path: string };

/** Another season of the same list. With scripts a choice applies at once. */
export function SeasonChoice({ season, seasons, path }: Props) {
	const t = tiesText(useLocale());
	return (
		<form method="get" action={path} data-filter="" className="my-5 flex items-end gap-3">
			<label className="block">
				<span className="mb-1 block font-semibold">{t.season}</span>
				<select key={season} name="season" defaultValue={season} className="control">
					{seasons.map((each) => (
						<option key={each}>{each}</option>
					))}
				</select>
			</label>
			<button type="submit" className="button-quiet">
				{t.showSeason}
			</button>
		</form>
	);
}
