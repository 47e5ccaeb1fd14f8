import { pathIn } from "../../../base/locale/path.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import type { ClubQuery } from "../../../people/clubs/club-list.ts";
import { clubsText } from "../text.ts";

type Props = { asked: ClubQuery; regions: { value: string; label: string }[]; isMapShown: boolean };

/** One row on any screen: a name, a region, and whether newcomers are welcome. */
export function ClubFilter({ asked, regions, isMapShown }: Props) {
	const locale = useLocale();
	const t = clubsText(locale);
	const label = "mb-0.5 block text-sm font-semibold";
	const isKnown = regions.some(({ value }) => value === asked.region);
	return (
		<search>
			<form
				method="get"
				action={pathIn(locale, "/teams")}
				className="grid grid-cols-[1fr_1fr_auto] items-end gap-x-2 gap-y-1 sm:grid-cols-[2fr_1fr_auto] sm:gap-x-4 print:hidden"
			>
				{isMapShown && <input type="hidden" name="map" value="show" />}
				<div>
					<label htmlFor="q" className={label}>
						{t.search}
					</label>
					<input
						id="q"
						name="q"
						type="search"
						dir="auto"
						defaultValue={asked.q}
						maxLength={60}
						className="control max-sm:px-2"
					/>
				</div>
				<div>
					<label htmlFor="region" className={label}>
						{t.region}
					</label>
					<select id="region" name="region" defaultValue={asked.region} className="control max-sm:px-2">
						<option value="">{t.allRegions}</option>
						{regions.map(({ value, label: name }) => (
							<option key={value} value={value}>
								{name}
							</option>
						))}
						{asked.region && !isKnown && <option value={asked.region}>{asked.region}</option>}
					</select>
				</div>
				<button type="submit" className="button max-sm:px-3">
					{t.apply}
				</button>
				<label className="col-span-full flex min-h-11 w-fit cursor-pointer items-center gap-3">
					<input
						type="checkbox"
						name="newcomers"
						value="1"
						defaultChecked={asked.newcomers}
						className="size-5 accent-brand"
					/>
					{t.takesNewcomers}
				</label>
			</form>
		</search>
	);
}
