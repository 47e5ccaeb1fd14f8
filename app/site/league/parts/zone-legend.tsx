import { pick } from "../../../base/locale/locale.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import type { Marks, Zone } from "../../../league/competitions/groups/zones.ts";
import { leagueText } from "../../../league/season-table/text.ts";

const looks = { promoted: "border-win", play_off: "border-draw", relegated: "border-loss" };

/** The meaning of the colours: of the group's zones, or of the first and the last places; nothing without colours. */
export function ZoneLegend({ zones, marks }: { zones: Zone[]; marks: Marks }) {
	const locale = useLocale();
	const t = leagueText(locale);
	if (marks === "none") return null;
	return (
		<p className="flex flex-wrap gap-x-6 gap-y-1">
			{zones.map(({ from, kind, label, label_ar }) => (
				<Legend
					key={from}
					look={looks[kind]}
					label={label && label_ar ? pick(locale, { label, label_ar }, "label") : t[kind]}
				/>
			))}
			{marks === "places" && (
				<>
					<Legend look="border-win" label={t.topZone} />
					<Legend look="border-loss" label={t.bottomZone} />
					<span>{t.zones}</span>
				</>
			)}
		</p>
	);
}

const Legend = ({ look, label }: { look: string; label: string }) => (
	<span className="flex items-center gap-2">
		<span aria-hidden="true" className={`h-4 border-s-[0.375rem] ${look}`} />
		{label}
	</span>
);
