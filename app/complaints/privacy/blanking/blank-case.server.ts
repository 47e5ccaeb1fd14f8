import { sql } from "kysely";
import { db } from "../../../base/db/client.server.ts";

const noWords = {
	detailed_description: "",
	detailed_description_ar: null,
	incident_location: null,
	incident_location_ar: null,
	incident_date: null,
	first_party_full_name: null,
	first_party_phone: null,
	first_party_organization: null,
	second_party_full_name: null,
	second_party_phone: null,
	second_party_organization: null,
	represented_name: null,
	represented_as: null,
	appeal_grounds: null,
	match_id: null,
} as const;

/**
 * Blanks what people wrote in these cases and about them: statement, parties, messages, internal notes and reasons.
 * Call it, as the functions below, with the system's scope; the database refuses it for a case that is open or on hold.
 */
export async function blankWords(ids: string[]) {
	await db().updateTable("complaints").set(noWords).where("id", "in", ids).execute();
	await db().updateTable("complaint_receipts").set({ statement: null }).where("complaint_id", "in", ids).execute();
	await db().updateTable("complaint_messages").set({ body: "" }).where("complaint_id", "in", ids).execute();
	await db().updateTable("case_notes").set({ body: "" }).where("complaint_id", "in", ids).execute();
	await db().updateTable("case_conflicts").set({ reason: "" }).where("complaint_id", "in", ids).execute();
	await db()
		.updateTable("case_reopenings")
		.set({ reason: "", appeal_grounds: null })
		.where("complaint_id", "in", ids)
		.execute();
	await db()
		.updateTable("case_holds")
		.set({ reason: "", lift_reason: null })
		.where("complaint_id", "in", ids)
		.execute();
	await db()
		.updateTable("audit_reasons")
		.set({ body: "", salt: "", blanked_at: new Date() })
		.where("complaint_id", "in", ids)
		.execute();
	await db().deleteFrom("tracking_passes").where("complaint_id", "in", ids).execute();
}

/**
 * Blanks what the complainant of these cases wrote: statement, parties, messages, grounds and reasons. What officers
 * and heads wrote stays, and so does the decision.
 */
export async function blankOwnWords(ids: string[]) {
	await db().updateTable("complaints").set(noWords).where("id", "in", ids).execute();
	await db().updateTable("complaint_receipts").set({ statement: null }).where("complaint_id", "in", ids).execute();
	await db().updateTable("case_reopenings").set({ appeal_grounds: null }).where("complaint_id", "in", ids).execute();
	await db()
		.updateTable("complaint_messages")
		.set({ body: "" })
		.where("complaint_id", "in", ids)
		.where("author_role", "=", "complainant")
		.execute();
	const own = db()
		.selectFrom("complaint_events")
		.select(sql<string>`details->>'reason_sha256'`.as("hash"))
		.where("complaint_id", "in", ids)
		.where("actor_role", "=", "complainant");
	await db()
		.updateTable("audit_reasons")
		.set({ body: "", salt: "", blanked_at: new Date() })
		.where("complaint_id", "in", ids)
		.where("hash", "in", own)
		.execute();
}

/** Blanks the text and the reasons of the decisions of these cases; the outcome and its date stay. */
export const blankDecisions = (ids: string[]) =>
	db()
		.updateTable("complaint_decisions")
		.set({ body: "", reasons: null, facts: null, articles: null, remedy: null, second_language: null })
		.where("complaint_id", "in", ids)
		.execute();

/**
 * Takes the names off these cases' files and marks them as erased; hash, type and size stay. Returns their paths in the
 * store.
 */
export async function blankFiles(ids: string[], purposes: ("evidence" | "decision")[]): Promise<string[]> {
	const rows = await db()
		.updateTable("complaint_attachments")
		.set({ file_name: "", release_reason: null, erased_at: new Date() })
		.where("complaint_id", "in", ids)
		.where("purpose", "in", purposes)
		.where("erased_at", "is", null)
		.returning(["file_path", "flat_path"])
		.execute();
	return rows.flatMap(({ file_path, flat_path }) => (flat_path ? [file_path, flat_path] : [file_path]));
}
