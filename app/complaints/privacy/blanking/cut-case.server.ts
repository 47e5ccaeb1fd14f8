import { sql } from "kysely";
import { db } from "../../../base/db/client.server.ts";
import { decisionParts } from "../../case/decision-parts.ts";
import { cutPerson } from "../../naming/cut-person.ts";
import { filerOfCase } from "../../naming/filer-of-case.server.ts";

/**
 * Texts that officers and heads wrote in a case: they stay when its complainant is erased, without the complainant's
 * names and contacts (decision 125).
 */
const texts = [
	{ table: "complaint_decisions", key: "id", columns: ["body", "reasons", ...decisionParts] },
	{ table: "complaint_messages", key: "id", columns: ["body"], which: sql<boolean>`author_role <> 'complainant'` },
	{ table: "case_notes", key: "id", columns: ["body"] },
	{ table: "case_conflicts", key: "account_id", columns: ["reason"] },
	{ table: "case_holds", key: "id", columns: ["reason", "lift_reason"] },
	{ table: "case_reopenings", key: "id", columns: ["reason"] },
	{ table: "complaint_attachments", key: "id", columns: ["release_reason"] },
	{ table: "complaint_attachments", key: "id", columns: ["file_name"], which: sql<boolean>`purpose = 'decision'` },
	{ table: "audit_reasons", key: "hash", columns: ["body"], blanks: sql`, salt = '', blanked_at = now()` },
] as const;

/**
 * Cuts a complainant's names and contacts out of what others wrote in the case. Call it with the system's scope on the
 * locked case, and before the profile is blanked; the database refuses it for a case that is open or on hold. A stored
 * document stays as it was signed.
 */
export async function cutCase(id: string) {
	const { filer, others } = await filerOfCase(id);
	for (const { table, key, columns, ...text } of texts)
		for (const column of columns) {
			const which = "which" in text ? text.which : sql<boolean>`true`;
			const rows = await sql<{ key: string; text: string }>`
				select ${sql.ref(key)}::text as key, ${sql.ref(column)} as text from ${sql.table(table)}
				where complaint_id = ${id} and ${sql.ref(column)} <> '' and ${which}`.execute(db());
			for (const row of rows.rows) {
				const cut = cutPerson(row.text, filer, others);
				if (cut === row.text) continue;
				// The salted hash of a reason in the log is of its former words; without the salt they cannot be found by
				// trying.
				const blanks = "blanks" in text ? text.blanks : sql``;
				await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${cut} ${blanks}
					where complaint_id = ${id} and ${sql.ref(key)}::text = ${row.key}`.execute(db());
			}
		}
}
