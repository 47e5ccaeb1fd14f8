import { latinDigits } from "../../base/forms/form-fields.ts";

const RIYADH_MS = 3 * 3_600_000;

/** An instant as a `datetime-local` control shows it, in Riyadh: `2026-11-21T19:30`. */
export const riyadhLocal = (instant: Date) => new Date(instant.getTime() + RIYADH_MS).toISOString().slice(0, 16);

/** The instant in such a control; undefined for an invalid value. */
export function fromRiyadhLocal(text: string): Date | undefined {
	const local = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2})?)?$/.test(latinDigits(text)) ? latinDigits(text) : undefined;
	if (!local) return undefined;
	const instant = new Date(new Date(`${local.includes("T") ? local : `${local}T00:00`}Z`).getTime() - RIYADH_MS);
	return Number.isNaN(instant.getTime()) ? undefined : instant;
}

/** A row as its form shows it: every value as the text of a control. */
export function formValues(row: Record<string, unknown>): Record<string, string> {
	return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, asText(value)]));
}

function asText(value: unknown): string {
	if (value === null || value === undefined) return "";
	if (value instanceof Date) return riyadhLocal(value);
	if (typeof value === "boolean") return value ? "on" : "";
	return String(value);
}

/** A text whose lines end with one sign: those of a sent form end with two. */
const lines = (text = "") => text.replace(/\r\n?/g, "\n");

export type Clash = { name: string; theirs: string; mine: string };

/**
 * Two people changed one record. What only the other changed is taken over; where both did, mine stays and is listed.
 * `seen` is the record as I opened it, `current` as it is now, `typed` what I wanted to save.
 */
export function mergeEdits(
	fields: readonly string[],
	seen: Record<string, string>,
	current: Record<string, string>,
	typed: Record<string, string>,
): { values: Record<string, string>; theirs: Clash[] } {
	const values: Record<string, string> = { ...typed };
	const theirs: Clash[] = [];
	for (const name of fields) {
		const [was, now, mine] = [lines(seen[name]), lines(current[name]), lines(typed[name])];
		if (now === was || now === mine) continue;
		if (mine === was) values[name] = now;
		theirs.push({ name, theirs: now, mine: mine === was ? now : mine });
	}
	return { values, theirs };
}

/** The fields in a JSON text of a form; none where it is no such text. */
export function parseFields(text = "{}"): Record<string, string> {
	try {
		const fields: unknown = JSON.parse(text);
		return typeof fields === "object" && fields !== null ? Object.fromEntries(Object.entries(fields)) : {};
	} catch {
		return {};
	}
}

/** The record as its form saw it, in which `null` is the value that the form still has: a draft is sent again and again. */
export function shortSeen(seen: string, typed: Record<string, unknown>): string {
	const fields = Object.entries(parseFields(seen));
	return JSON.stringify(
		Object.fromEntries(fields.map(([name, value]) => [name, value && value === typed[name] ? null : value])),
	);
}

/** The reverse of `shortSeen`. Lines of a sent form end with two signs, those that the browser compared with one. */
export function wholeSeen({ seen, ...typed }: Record<string, string>): string {
	const fields: [string, string | null][] = Object.entries(parseFields(seen));
	return JSON.stringify(Object.fromEntries(fields.map(([name, value]) => [name, value ?? lines(typed[name])])));
}
