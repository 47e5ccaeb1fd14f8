import { z } from "zod";
import { optionalText, orNull, wholeNumber } from "../../../base/forms/form-fields.ts";
import { fromKeys } from "../../../base/literals.ts";
import { OF_LABELS, writeZones, type Zone, zoneKinds, zonesOf } from "./zones.ts";

/** A row of the form for each zone that a group may have. */
export const zoneRows = [
	"zone_1",
	"zone_2",
	"zone_3",
	"zone_4",
	"zone_5",
	"zone_6",
	"zone_7",
	"zone_8",
	"zone_9",
	"zone_10",
	"zone_11",
	"zone_12",
	"zone_13",
	"zone_14",
	"zone_15",
] as const;
type ZoneRow = (typeof zoneRows)[number];

export const zoneParts = ["kind", "from", "to", "label_ar", "label"] as const;
/** The names of the fields of a row. */
export const namesOfZone = (row: ZoneRow) =>
	({
		kind: `${row}_kind`,
		from: `${row}_from`,
		to: `${row}_to`,
		label_ar: `${row}_label_ar`,
		label: `${row}_label`,
	}) as const;
const rows = zoneRows.map(namesOfZone);

const LAST_PLACE = 99;
const place = () => orNull(wholeNumber(1, LAST_PLACE)).default(null);
const words = () =>
	optionalText(60)
		.refine((typed) => !OF_LABELS.test(typed ?? ""), "notInZone")
		.default(null);

/** The zones as the fields of a form. */
export const zoneFields = {
	...fromKeys(
		rows.map(({ kind }) => kind),
		() => orNull(z.enum(zoneKinds, "unknownChoice")).default(null),
	),
	...fromKeys(
		rows.flatMap(({ from, to }) => [from, to]),
		place,
	),
	...fromKeys(
		rows.flatMap(({ label_ar, label }) => [label_ar, label]),
		words,
	),
};
export const zoneNames = rows.flatMap(({ kind, from, to, label_ar, label }) => [kind, from, to, label_ar, label]);
const zoneParser = z.object(zoneFields);
export type ZoneValues = z.output<typeof zoneParser>;

type ZoneProblem = [name: keyof ZoneValues, problem: string];

/** Each wrong field of the zones with its problem. */
export function problemsOfZones(values: ZoneValues): ZoneProblem[] {
	const taken: Zone[] = [];
	return rows.flatMap((row): ZoneProblem[] => {
		const [kind, from, to] = [values[row.kind], values[row.from], values[row.to] ?? values[row.from]];
		const isEmpty = [row.from, row.to, row.label_ar, row.label].every((name) => values[name] === null);
		if (kind === null) return isEmpty ? [] : [[row.kind, "required"]];
		if (from === null || to === null) return [[row.from, "required"]];
		if (to < from) return [[row.to, "zoneEndsFirst"]];
		const problems: ZoneProblem[] = [];
		if (taken.some((other) => from <= other.to && to >= other.from)) problems.push([row.from, "zonesMeet"]);
		taken.push({ from, to, kind });
		const [label, label_ar] = [values[row.label], values[row.label_ar]];
		if (label === null && label_ar !== null) problems.push([row.label, "required"]);
		if (label !== null && label_ar === null) problems.push([row.label_ar, "required"]);
		return problems;
	});
}

/** The zones of such fields in their order, as files hold them. */
export function zonesOfFields(values: ZoneValues): string {
	const zones = rows.flatMap((row): Zone[] => {
		const [kind, from, label, label_ar] = [values[row.kind], values[row.from], values[row.label], values[row.label_ar]];
		if (kind === null || from === null) return [];
		return [{ from, to: values[row.to] ?? from, kind, ...(label && label_ar && { label, label_ar }) }];
	});
	return writeZones(zones.toSorted((a, b) => a.from - b.from));
}

export function fieldsOfZones(text: string): ZoneValues {
	const zones = zonesOf(text) ?? [];
	const values = zoneParser.parse({});
	for (const [nth, row] of rows.entries()) {
		const zone = zones[nth];
		if (!zone) continue;
		values[row.kind] = zone.kind;
		values[row.from] = zone.from;
		values[row.to] = zone.to;
		values[row.label] = zone.label ?? null;
		values[row.label_ar] = zone.label_ar ?? null;
	}
	return values;
}
