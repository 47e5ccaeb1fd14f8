import { db } from "../../../base/db/client.server.ts";

/** Texts kept for a draft; another that would be displaced is refused until the complainant has chosen. */
const MOST_TEXTS = 20;

type DisplacedText = { field: string; body: string; page: string | null };

/** The texts of a draft that other pages replaced, the oldest first. */
export const storedTexts = (id: string) =>
	db()
		.selectFrom("draft_texts")
		.select(["id", "field", "body", "kept_at"])
		.where("complaint_id", "=", id)
		.orderBy("kept_at")
		.orderBy("id")
		.execute();
export type StoredText = Awaited<ReturnType<typeof storedTexts>>[number];

/** Keeps texts that a save displaces. False when there is no room for them: then nothing may be saved. */
export async function storeTexts(id: string, displaced: readonly DisplacedText[]): Promise<boolean> {
	if (displaced.length === 0) return true;
	if ((await storedTexts(id)).length + displaced.length > MOST_TEXTS) return false;
	await db()
		.insertInto("draft_texts")
		.values(displaced.map((text) => ({ complaint_id: id, ...text })))
		.execute();
	return true;
}

/**
 * Of the kept texts of a field drops the former one of the page that writes it now, and the one that the draft has
 * again.
 */
export async function dropFormer(id: string, field: string, text: string, page: string | undefined) {
	await db()
		.deleteFrom("draft_texts")
		.where("complaint_id", "=", id)
		.where("field", "=", field)
		.where((eb) => (page ? eb.or([eb("page", "=", page), eb("body", "=", text)]) : eb("body", "=", text)))
		.execute();
}

export const dropText = (id: string, text: string) =>
	db().deleteFrom("draft_texts").where("complaint_id", "=", id).where("id", "=", text).execute();
