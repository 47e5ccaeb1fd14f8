import type { z } from "zod";
import type { Bucket } from "../../base/files/pictures/pictures.server.ts";
import { type ListPart, listParts, type SettingsPart, settingsForms } from "../../settings/settings-form.ts";

/** Empty lines at the end of a list, for what is new. */
const SPARE = 2;

export const isListPart = (part: SettingsPart): part is ListPart => Object.hasOwn(listParts, part);
export const fieldsOf = (part: SettingsPart): string[] =>
	isListPart(part) ? Object.keys(listParts[part].shape) : Object.keys(settingsForms[part].shape);

/** The field of a control: `year_3` is a `year`; fields that end in a number of their own are not of a list. */
export const fieldOf = (name: string) => name.replace(/_\d+$/, "");

/** Where the pictures of a part are stored. */
export function bucketOf(part: SettingsPart): Bucket {
	if (part === "hero") return "home-pictures";
	if (part === "board") return "board-photos";
	return part === "brand" ? "federation-logos" : "partner-logos";
}

/** Whether a field may be left empty. */
export function isOptional(part: SettingsPart, field: string): boolean {
	const fields: Record<string, z.ZodType> = isListPart(part) ? listParts[part].shape : settingsForms[part].shape;
	return fields[field]?.safeParse("").success ?? false;
}

type Values = Record<string, string>;

/** A list as the controls of its form: `name_0`, `name_1` …, with spare lines at the end. */
export function toControls(part: ListPart, rows: readonly Record<string, unknown>[]): Values {
	const spare = Array.from({ length: SPARE }, (): Record<string, unknown> => ({}));
	return Object.fromEntries(
		[...rows, ...spare].flatMap((row, i) => fieldsOf(part).map((field) => [`${field}_${i}`, String(row[field] ?? "")])),
	);
}

export const lineCount = (values: Values) =>
	Math.max(0, ...Object.keys(values).map((name) => Number(/_(\d+)$/.exec(name)?.[1] ?? -1) + 1));

/**
 * The lines of a posted form; those that are empty, or have nothing but the picture that was there, are left out. `at`
 * tells which line each one was.
 */
export function fromControls(part: ListPart, values: Values): { rows: Values[]; at: number[] } {
	const found = Array.from({ length: Math.min(200, lineCount(values)) }, (_, i) => ({
		i,
		row: Object.fromEntries(fieldsOf(part).map((field) => [field, values[`${field}_${i}`] ?? ""])),
	})).filter(({ row }) => Object.entries(row).some(([field, value]) => !field.endsWith("_url") && value.trim() !== ""));
	return { rows: found.map(({ row }) => row), at: found.map(({ i }) => i) };
}

/** Problems of a parsed list (`rows.2.name`) as problems of the controls (`name_4`). */
export function problemsAt(problems: Values, at: number[]): Values {
	return Object.fromEntries(
		Object.entries(problems).map(([path, key]) => {
			const [, row, field] = /^rows\.(\d+)\.(\w+)$/.exec(path) ?? [];
			return row && field ? [`${field}_${at[Number(row)]}`, key] : [path, key];
		}),
	);
}
