import { lines, parseFields } from "../../base/forms/merge-edits.ts";
import { machineText } from "../../base/typed/machine-text.ts";

const RIYADH_MS = 3 * 3_600_000;

/** An instant as a `datetime-local` control shows it, in Riyadh: `2026-11-21T19:30`. */
export const riyadhLocal = (instant: Date) => new Date(instant.getTime() + RIYADH_MS).toISOString().slice(0, 16);

/** The instant in such a control; undefined for an invalid value. */
export function fromRiyadhLocal(text: string): Date | undefined {
	const local = machineText(text);
	if (!/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2})?)?$/.test(local)) return undefined;
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

/**
 * The record as its form saw it, in which `null` is the value that the form still has: a draft is sent again and again.
 */
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
