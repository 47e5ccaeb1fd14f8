/** The end of a season for the places of a zone: its colour. */
export const zoneKinds = ["promoted", "play_off", "relegated"] as const;
/** A zone without words of its own is named by its kind. */
export type Zone = { from: number; to: number; kind: (typeof zoneKinds)[number]; label?: string; label_ar?: string };

const ONE = /\s*(\d{1,2})-(\d{1,2}):(promoted|play_off|relegated)(?:\(([^()|]+)\|([^()|]+)\))?(?=\s|$)/y;

/** Signs that hold the words of a zone, and are none of them. */
export const OF_LABELS = /[()|]/;

/**
 * Places from the top as files hold them: `1-1:promoted(Champion|البطل) 2-3:play_off 11-12:relegated`.
 * @returns the zones in their order; undefined where a part is none, ends before it begins, or meets another
 */
export function zonesOf(text: string): Zone[] | undefined {
	const [zones, whole]: [Zone[], string] = [[], text.trim()];
	for (let at = 0; at < whole.length; at = ONE.lastIndex) {
		ONE.lastIndex = at;
		const [, first = "", last = "", kind, label = "", label_ar = ""] = ONE.exec(whole) ?? [];
		const [from, to] = [Number(first), Number(last)];
		const known = zoneKinds.find((each) => each === kind);
		if (!known || from < 1 || to < from) return undefined;
		const words = label.trim() && label_ar.trim() ? { label: label.trim(), label_ar: label_ar.trim() } : {};
		zones.push({ from, to, kind: known, ...words });
	}
	zones.sort((a, b) => a.from - b.from);
	const meets = zones.some(({ from }, nth) => from <= (zones[nth - 1]?.to ?? 0));
	return meets ? undefined : zones;
}

/** The same as files hold them. */
export const writeZones = (zones: readonly Zone[]) =>
	zones
		.map(({ from, to, kind, label, label_ar }) => `${from}-${to}:${kind}${label ? `(${label}|${label_ar})` : ""}`)
		.join(" ");

/** The meaning of a table's colours: its zones, the first and last places of the league, or nothing before a result. */
export type Marks = "zones" | "places" | "none";

type Marked = { hasTies: boolean; zones: readonly Zone[]; isLeague: boolean };
export function marksOf({ hasTies, zones, isLeague }: Marked): Marks {
	if (!hasTies) return "none";
	if (zones.length > 0) return "zones";
	return isLeague ? "places" : "none";
}

const ENDS = 3;

/** The first three rows are green, the last three red (docs/rules/league.md#standings), where there are that many. */
export function endAt(rank: number, clubs: number): "top" | "bottom" | undefined {
	if (rank <= ENDS) return "top";
	return rank > Math.max(clubs - ENDS, ENDS) ? "bottom" : undefined;
}

export const zoneAt = (zones: readonly Zone[], place: number | null) =>
	zones.find(({ from, to }) => place !== null && place >= from && place <= to)?.kind;
