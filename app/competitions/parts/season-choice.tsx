import { pathIn } from "../../base/locale/path.ts";
import { useLocale } from "../../base/ui/use-locale.ts";
import { competitionsText } from "../text.ts";

/** Another season of the same list. With scripts a choice applies at once. */
export function SeasonChoice({ season, seasons }: { season: string; seasons: string[] }) {
	const locale = useLocale();
	const t = competitionsText(locale);
	return (
		<form method="get" action={pathIn(locale, "/admin/league")} data-filter="" className="my-5 flex items-end gap-3">
			<label className="block">
				<span className="mb-1 block font-semibold">{t.season}</span>
				<select key={season} name="season" defaultValue={season} className="control" dir="ltr">
					{seasons.map((each) => (
						<option key={each}>{each}</option>
					))}
				</select>
			</label>
			<button type="submit" className="button-quiet">
				{t.show}
			</button>
		</form>
	);
}
