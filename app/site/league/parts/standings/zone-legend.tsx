import { pick } from "../../../../base/locale/locale.ts";
import { useLocale } from "../../../../base/ui/use-locale.ts";
import { endAt, type Marks, type Zone } from "../../../../league/competitions/groups/zones.ts";
import type { GroupRow } from "../../../../league/group-tables/group-table.server.ts";
import { leagueText } from "../../../../league/season-table/text.ts";

const looks = { promoted: "border-win", play_off: "border-draw", relegated: "border-loss" };

type Props = { rows: readonly GroupRow[]; zones: readonly Zone[]; marks: Marks };

/**
 * The meaning of the colours that the rows have: of the group's zones, each word once, or of the first and the last
 * places; nothing without colours.
 */
export function ZoneLegend({ rows, zones, marks }: Props) {
	const locale = useLocale();
	const t = leagueText(locale);
	const ranks = rows.flatMap(({ rank }) => rank ?? []);
	const ofZones = zones
		.filter(({ from, to }) => ranks.some((rank) => rank >= from && rank <= to))
		.map(({ kind, label, label_ar }) => ({
			look: looks[kind],
			label: label && label_ar ? pick(locale, { label, label_ar }, "label") : t[kind],
		}));
	const ends = new Set(ranks.map((rank) => endAt(rank, ranks.length)));
	const ofPlaces = [
		...(ends.has("top") ? [{ look: looks.promoted, label: t.topZone }] : []),
		...(ends.has("bottom") ? [{ look: looks.relegated, label: t.bottomZone }] : []),
	];
	const shown = { zones: ofZones, places: ofPlaces, none: [] }[marks];
	if (shown.length === 0) return null;
	return (
		<p className="flex flex-wrap gap-x-6 gap-y-1">
			{[...new Map(shown.map((each) => [each.look + each.label, each]))].map(([key, { look, label }]) => (
				<Legend key={key} look={look} label={label} />
			))}
			{marks === "places" && <span>{t.zones}</span>}
		</p>
	);
}

const Legend = ({ look, label }: { look: string; label: string }) => (
	<span className="flex items-center gap-2">
		<span aria-hidden="true" className={`h-4 border-s-[0.375rem] ${look}`} />
		{label}
	</span>
);
