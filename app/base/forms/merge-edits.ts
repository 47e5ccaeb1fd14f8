/** A text whose lines end with one sign: those of a sent form end with two. */
export const lines = (text = "") => text.replace(/\r\n?/g, "\n");

export type Clash = { name: string; theirs: string; mine: string };

/**
 * Two people, or two windows, changed one record. What only the other changed is taken over; where both did, mine stays
 * and is listed.
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
