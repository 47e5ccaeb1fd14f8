import { createHash } from "node:crypto";
import { db } from "../../../base/db/client.server.ts";
import { lines, mergeEdits, parseFields } from "../../../base/forms/merge-edits.ts";
import { isUuid } from "../../../base/forms/params.ts";
import { allDraftFields } from "../fields/complaint-form.ts";

type Values = Record<string, string>;
/**
 * Facts that a form knows of the draft: its own id, one for each time the page is opened, and the versions of the
 * fields that it showed.
 */
export type SeenDraft = { page?: string; seen?: string };

/** Differs where the text does. */
const versionOf = (text: string | undefined) =>
	createHash("sha256").update(lines(text)).digest("base64url").slice(0, 12);

/** The versions of the fields of a draft, as its form carries them; those of other fields are as before. */
export const versionsOf = (values: Values, fields: readonly string[] = allDraftFields, before?: string): string =>
	JSON.stringify({
		...parseFields(before),
		...Object.fromEntries(fields.map((name) => [name, versionOf(values[name])])),
	});

/**
 * Merges the fields that a page sends with the draft as it is now. What only another page changed is taken over; where
 * both did, the text of the page is the draft's, and the other is in `displaced` (decision 139). `shown` are the fields
 * whose text the page shows already. A page never collides with itself: it
 * may not have learned that its last save arrived. Requests without the id of a page count as one page. Runs where the
 * draft is locked.
 */
export async function mergeDraft(id: string, current: Values, typed: Values, { page, seen }: SeenDraft) {
	const writers = await writersOf(id);
	const versions = parseFields(seen);
	const seenText = (name: string) => {
		const [now, mine] = [current[name] ?? "", typed[name] ?? ""];
		if (writers.get(name) === page) return now;
		const version = versions[name] ?? versionOf("");
		return version === versionOf(now) ? now : version === versionOf(mine) ? mine : UNKNOWN;
	};
	const fields = Object.keys(typed);
	const was = Object.fromEntries(fields.map((name) => [name, seenText(name)]));
	const { values, theirs } = mergeEdits(fields, was, current, typed);
	const displaced = theirs
		.filter(({ name, mine, theirs: text }) => mine !== text && !isEmpty(name, text))
		.map(({ name, theirs: body }) => ({ field: name, body, page: writers.get(name) ?? null }));
	const shown = fields.filter((name) => lines(values[name]) === lines(typed[name]));
	return { values, displaced, shown };
}

/** A draft begins with the type `other`, whether it was chosen or not. */
const isEmpty = (name: string, text: string) => text === "" || (name === "dispute_type" && text === "other");

/** A text that is neither the one of the draft nor that of the page. */
const UNKNOWN = "\u0000";

async function writersOf(id: string): Promise<Map<string, string>> {
	const rows = await db().selectFrom("draft_fields").select(["field", "page"]).where("complaint_id", "=", id).execute();
	return new Map(rows.map(({ field, page }) => [field, page]));
}

/** Notes which page wrote fields of a draft; none where the page is not known. */
export async function noteWriter(id: string, fields: string[], page: string | undefined) {
	if (fields.length === 0) return;
	await db().deleteFrom("draft_fields").where("complaint_id", "=", id).where("field", "in", fields).execute();
	if (!page || !isUuid(page)) return;
	await db()
		.insertInto("draft_fields")
		.values(fields.map((field) => ({ complaint_id: id, field, page })))
		.execute();
}
