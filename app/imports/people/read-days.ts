import type { RowReading } from "../plan/read-row.ts";

/** The columns of a file that days are in, by the record's own names. */
export const daysInFile = { from: "from_on", until: "until_on" } as const;

/** Problems under the columns of the file. */
export function inFileWords(read: RowReading, days: Record<"from" | "until", string> = daysInFile): RowReading {
	if (!read.problems) return read;
	const inFile: Record<string, string> = { [days.from]: "from", [days.until]: "until" };
	const problems = Object.entries(read.problems).map(([column, problem]) => [inFile[column] ?? column, problem]);
	return { ...read, problems: Object.fromEntries(problems) };
}

/** A record by days, as a problem names it: `Al-Nasr, 2020-07-01 – … (17)`. */
export function periodName(name: unknown, { id, from_on, until_on }: Record<string, unknown>): string {
	const days = `${from_on ?? "…"} – ${until_on ?? "…"}`;
	return [name, days].filter(Boolean).join(", ") + (id === undefined ? "" : ` (${id})`);
}
