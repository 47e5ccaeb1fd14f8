import { sql } from "kysely";
import { shownActor } from "../../../audit/audit.server.ts";
import { db } from "../../../base/db/client.server.ts";
import type { BrokenRule, SheetDocument } from "../sheet.ts";

type NewVersion = { match_id: number; number: number; document: SheetDocument; reason: string | null };

/** SHA-256 of the column `document` as the database keeps it, in hexadecimal digits. */
export const hashOfDocument = sql<string>`encode(sha256(convert_to(document::text, 'UTF8')), 'hex')`;

/**
 * Stores versions of sheets. The answer has the hash of each, of its document as the database keeps it, which is not
 * the order of keys in which it was written: who has the row can compute it again.
 */
export const addVersions = (versions: readonly NewVersion[]) =>
	db()
		.insertInto("sheet_versions")
		.values(versions.map((version) => ({ ...version, document: JSON.stringify(version.document) })))
		.returning(["match_id", "number", hashOfDocument.as("sha256")])
		.execute();

/** The versions of a sheet, the latest first, with who saved them as the audit log has it. */
export const versionsOf = (matchId: number) =>
	db()
		.selectFrom("sheet_versions as v")
		.select(["v.number", "v.document", "v.reason", "v.made_at"])
		.select((eb) =>
			eb
				.selectFrom("audit_log")
				.select(shownActor)
				.where("subject", "=", `match:${matchId}`)
				.where("action", "=", "match.sheet-saved")
				.where(sql<boolean>`(audit_log.details->>'number')::integer = v.number`)
				.orderBy("audit_log.id", "desc")
				.limit(1)
				.as("actor"),
		)
		.where("v.match_id", "=", matchId)
		.orderBy("v.number", "desc")
		.limit(200)
		.execute();

/** The rules of play that the tie of a sheet broke, as its latest version knows them. */
export async function brokenRulesOf(matchId: number): Promise<BrokenRule[]> {
	const version = await db()
		.selectFrom("sheet_versions")
		.select(sql<BrokenRule[] | null>`document->'asPlayed'`.as("broken"))
		.where("match_id", "=", matchId)
		.orderBy("number", "desc")
		.executeTakeFirst();
	return version?.broken ?? [];
}

/** The latest version of a sheet. */
export async function latestVersion(matchId: number) {
	const version = await db()
		.selectFrom("sheet_versions")
		.select("document")
		.where("match_id", "=", matchId)
		.orderBy("number", "desc")
		.executeTakeFirst();
	return version?.document;
}
