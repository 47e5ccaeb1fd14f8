import { pick } from "../../../base/locale/locale.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import type { RubberQuery } from "../../../league/figures/asked-rubbers.ts";
import { playerFiguresText } from "../../../league/figures/player/player-figures-text.ts";
import { figuresText } from "../../../league/figures/text.ts";

type Props = {
	asked: RubberQuery;
	seasons: string[];
	competitions: { slug: string; name: string; name_ar: string }[];
	kinds: NonNullable<RubberQuery["kind"]>[];
	path: string;
};
type Choice = { value: string; label: string };

/** Chooses among a player's rubbers; what there is one of is not asked for. */
export function RubberFilter({ asked, seasons, competitions, kinds, path }: Props) {
	const locale = useLocale();
	const t = playerFiguresText(locale);
	const f = figuresText(locale);
	if (seasons.length === 0) return null;
	const fields = [
		{
			name: "season",
			label: f.season,
			all: t.allSeasons,
			chosen: asked.season,
			choices: seasons.map((season): Choice => ({ value: season, label: season })),
		},
		{
			name: "competition",
			label: f.competition,
			all: t.allCompetitions,
			chosen: asked.competition,
			choices: competitions.map((one): Choice => ({ value: one.slug, label: pick(locale, one, "name") })),
		},
		{
			name: "result",
			label: t.result,
			all: t.allResults,
			chosen: asked.result,
			choices: (["won", "lost"] as const).map((value): Choice => ({ value, label: f[value] })),
		},
		{
			name: "kind",
			label: t.kind,
			all: t.allKinds,
			chosen: asked.kind,
			choices: kinds.map((value): Choice => ({ value, label: f[value] })),
		},
	].filter(({ choices, chosen }) => choices.length > 1 || chosen !== undefined);
	return (
		<form method="get" action={path} className="grid grid-cols-2 items-end gap-3 sm:flex sm:flex-wrap print:hidden">
			{asked.partner !== undefined && <input type="hidden" name="partner" value={asked.partner} />}
			{asked.club !== undefined && <input type="hidden" name="club" value={asked.club} />}
			{fields.map(({ name, label, all, chosen, choices }) => (
				<div key={name} className="min-w-0 sm:min-w-36 sm:flex-1">
					<label htmlFor={name} className="mb-1 block text-sm font-semibold">
						{label}
					</label>
					<select id={name} name={name} defaultValue={chosen ?? ""} className="control">
						<option value="">{all}</option>
						{choices.map(({ value, label }) => (
							<option key={value} value={value}>
								{label}
							</option>
						))}
					</select>
				</div>
			))}
			<button type="submit" className={`button-quiet ${fields.length % 2 === 0 ? "max-sm:col-span-2" : ""}`}>
				{t.apply}
			</button>
		</form>
	);
}
