import type { Locale } from "../../../base/locale/locale.ts";
import { labelOf, shownValue, subjectIn } from "./labels.ts";
import { namesText } from "./text.ts";
import type { Things } from "./thing.ts";

/** One line of an entry's details: a value, or what was and what is. */
export type Change = { label: string; before?: string; value?: string };
type Details = Record<string, unknown>;
type Event = { action: string; details: Details };

/** For programs: hashes, and numbers of rows that no page shows. */
const unseen = ["event", "reason_sha256", "sha256", "name_ar"];
const isObject = (value: unknown): value is Details =>
	typeof value === "object" && value !== null && !Array.isArray(value);

/** The subjects whose names the details of an entry need. */
export function subjectsIn({ details }: Event): string[] {
	const all = [details, details.from, details.to].filter(isObject);
	return all.flatMap((each) => Object.entries(each).flatMap(([field, value]) => subjectIn(field, value) ?? []));
}

/** The details of an entry as lines: each field that changed with its label, before and after. */
export function changesOf(locale: Locale, { action, details }: Event, things: Things): Change[] {
	const [kind = ""] = action.split(".");
	const { from, to, was, is, fields, ...rest } = details;
	const between = (field: string, before: unknown, after: unknown): Change => ({
		label: labelOf(locale, kind, field),
		...(before !== undefined && { before: shownValue(locale, field, before, things) }),
		value: shownValue(locale, field, after, things),
	});
	const lines: Change[] = [];
	if (isObject(to)) {
		const former = isObject(from) ? from : {};
		for (const [field, after] of inOrder(to, fields)) {
			if (JSON.stringify(former[field]) === JSON.stringify(after)) continue;
			if (Array.isArray(after) && after.some(isObject)) {
				if (field !== "rows") lines.push(...entries(locale, kind, former[field], after));
			} else lines.push(between(field, former[field], after));
		}
	} else if (typeof to === "string") lines.push(between("status", from, to));
	else if (isObject(from))
		for (const [field, value] of Object.entries(from)) lines.push(between(field, undefined, value));
	if (is !== undefined) lines.push(between(action === "case.prioritised" ? "priority" : "dispute_type", was, is));
	if (Array.isArray(fields)) {
		const told = isObject(to) ? Object.keys(to) : [];
		const others = fields.filter((field) => typeof field === "string" && !told.includes(field));
		if (others.length > 0)
			lines.push({
				label: namesText(locale).otherFields,
				value: others.map((field) => labelOf(locale, kind, String(field))).join(namesText(locale).and),
			});
	}
	for (const [field, value] of Object.entries(rest))
		if (!unseen.includes(field) && !isObject(value)) lines.push(between(field, undefined, value));
	return lines;
}

/** The database sorts the names of details by length: here they are as the form has them. */
function inOrder(to: Details, fields: unknown) {
	const order = Array.isArray(fields) ? fields : [];
	return Object.entries(to).sort(([a], [b]) => order.indexOf(a) - order.indexOf(b));
}

/** Which entries of a list came, went and changed, by their names. */
function entries(locale: Locale, kind: string, before: unknown, after: unknown[]): Change[] {
	const t = namesText(locale);
	const nameOf = (row: Details) =>
		String(
			(locale === "ar" ? (row.name_ar ?? row.text_ar) : (row.name ?? row.text)) ??
				row.name ??
				labelOf(locale, kind, "row"),
		);
	const [was, is] = [before, after].map((list) => (Array.isArray(list) ? list.filter(isObject) : []));
	const known = (list: Details[] = []) => new Set(list.map((row) => JSON.stringify(row)));
	const [wasKnown, isKnown] = [known(was), known(is)];
	const came = (is ?? []).filter((row) => !wasKnown.has(JSON.stringify(row))).map(nameOf);
	const went = (was ?? []).filter((row) => !isKnown.has(JSON.stringify(row))).map(nameOf);
	const line = (label: string, names: string[]): Change[] =>
		names.length > 0 ? [{ label, value: names.join(t.and) }] : [];
	return [
		...line(
			t.added,
			came.filter((name) => !went.includes(name)),
		),
		...line(
			t.removed,
			went.filter((name) => !came.includes(name)),
		),
		...line(
			t.changedEntries,
			came.filter((name) => went.includes(name)),
		),
	];
}
