import { pathIn } from "../../../base/locale/path.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import type { ClubQuery } from "../../../people/clubs/club-list.ts";
import { clubsText } from "../text.ts";

const label = "mb-0.5 block text-sm font-semibold";

type Choice = { value: string; label: string };
type Props = { asked: ClubQuery; regions: Choice[]; classes: Choice[]; isMapShown: boolean };

/** A name or a place, a region, a class, and whether newcomers are welcome. */
export function ClubFilter({ asked, regions, classes, isMapShown }: Props) {
	const locale = useLocale();
	const t = clubsText(locale);
	return (
		<search>
			<form
				method="get"
				action={pathIn(locale, "/teams")}
				className="grid grid-cols-2 items-end gap-x-2 gap-y-2 sm:grid-cols-[2fr_1fr_1fr_auto] sm:gap-x-4 print:hidden"
			>
				{isMapShown && <input type="hidden" name="map" value="show" />}
				<div className="max-sm:col-span-2">
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
				<Select name="region" label={t.region} all={t.allRegions} choices={regions} chosen={asked.region} />
				<Select name="class" label={t.playing} all={t.allClasses} choices={classes} chosen={asked.playing} />
				<label className="flex min-h-11 sm:col-span-full w-fit cursor-pointer items-center gap-3">
					<input
						type="checkbox"
						name="newcomers"
						value="1"
						defaultChecked={asked.newcomers}
						className="size-5 accent-brand"
					/>
					{t.takesNewcomers}
				</label>
				<button type="submit" className="button max-sm:justify-self-end sm:col-start-4 sm:row-start-1">
					{t.apply}
				</button>
			</form>
		</search>
	);
}

type SelectProps = { name: string; label: string; all: string; choices: Choice[]; chosen: string };

function Select({ name, label: text, all, choices, chosen }: SelectProps) {
	const isKnown = choices.some(({ value }) => value === chosen);
	return (
		<div>
			<label htmlFor={name} className={label}>
				{text}
			</label>
			<select id={name} name={name} defaultValue={chosen} className="control max-sm:px-2">
				<option value="">{all}</option>
				{choices.map(({ value, label: shown }) => (
					<option key={value} value={value}>
						{shown}
					</option>
				))}
				{chosen && !isKnown && <option value={chosen}>{chosen}</option>}
			</select>
		</div>
	);
}
