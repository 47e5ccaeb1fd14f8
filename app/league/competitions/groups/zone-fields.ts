import type { z } from "zod";
import { optionalText } from "../../../base/forms/form-fields.ts";
import { machineText } from "../../../base/typed/machine-text.ts";
import { writeZones, type Zone, zoneKinds, zonesOf } from "./zones.ts";

const PLACES = /^(\d{1,2})(?:\s*[-–—−]\s*(\d{1,2}))?$/;

/** Places as a person types them, such as `1` or `2-3, 9-10`; undefined for a text that is none. */
function placesOf(typed: string) {
	const places: { from: number; to: number }[] = [];
	for (const part of machineText(typed)
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
