import type { z } from "zod";
import { latinDigits, optionalText } from "../../../base/forms/form-fields.ts";

/** The end of a season for the places of a zone. */
export const zoneKinds = ["promoted", "play_off", "relegated"] as const;
export type Zone = { from: number; to: number; kind: (typeof zoneKinds)[number] };

const ONE = /^(\d{1,2})-(\d{1,2}):(promoted|play_off|relegated)$/;

/**
 * Places from the top as files hold them: `1-1:promoted 2-3:play_off 11-12:relegated`.
 * @returns the zones in their order; undefined where a part is none, ends before it begins, or meets another
 */
export function zonesOf(text: string): Zone[] | undefined {
	const zones: Zone[] = [];
	for (const part of text.trim().split(/\s+/).filter(Boolean)) {
		const [, first = "", last = "", kind] = ONE.exec(part) ?? [];
		const [from, to] = [Number(first), Number(last)];
		const known = zoneKinds.find((each) => each === kind);
		if (!known || from < 1 || to < from) return undefined;
		zones.push({ from, to, kind: known });
	}
	zones.sort((a, b) => a.from - b.from);
	const meets = zones.some(({ from }, nth) => from <= (zones[nth - 1]?.to ?? 0));
	return meets ? undefined : zones;
}

const writeZones = (zones: readonly Zone[]) => zones.map(({ from, to, kind }) => `${from}-${to}:${kind}`).join(" ");

export const zoneAt = (zones: readonly Zone[], place: number | null) =>
	zones.find(({ from, to }) => place !== null && place >= from && place <= to)?.kind;

const PLACES = /^(\d{1,2})(?:\s*[-–—−]\s*(\d{1,2}))?$/;

/** Places as a person types them, such as `1` or `2-3, 9-10`; undefined for a text that is none. */
function placesOf(typed: string) {
	const places: { from: number; to: number }[] = [];
	for (const part of latinDigits(typed)
		.split(/[,،;]/)
		.map((each) => each.trim())) {
		if (part === "") continue;
		const [, first, last = first] = PLACES.exec(part) ?? [];
		if (first === undefined || Number(first) < 1 || Number(last) < Number(first)) return undefined;
		places.push({ from: Number(first), to: Number(last) });
	}
	return places;
}

const places = () =>
	optionalText(40)
		.refine((typed) => placesOf(typed ?? "") !== undefined, "notPlaces")
		.default(null);

/** The zones as the fields of a form: the places of each kind. */
export const zoneFields = { zone_promoted: places(), zone_play_off: places(), zone_relegated: places() };
type ZoneValues = z.output<z.ZodObject<typeof zoneFields>>;

export function fieldsOfZones(text: string): ZoneValues {
	const zones = zonesOf(text) ?? [];
	const shown = (kind: Zone["kind"]) =>
		zones
			.filter((zone) => zone.kind === kind)
			.map(({ from, to }) => (from === to ? String(from) : `${from}-${to}`))
			.join(", ") || null;
	return { zone_promoted: shown("promoted"), zone_play_off: shown("play_off"), zone_relegated: shown("relegated") };
}

/** The zones of such fields in their order, as files hold them; undefined where a place is in two of them. */
export function zonesOfFields(values: ZoneValues): string | undefined {
	const zones = zoneKinds.flatMap((kind) =>
		(placesOf(values[`zone_${kind}`] ?? "") ?? []).map(({ from, to }) => ({ from, to, kind })),
	);
	const sorted = zonesOf(writeZones(zones));
	return sorted && writeZones(sorted);
}
