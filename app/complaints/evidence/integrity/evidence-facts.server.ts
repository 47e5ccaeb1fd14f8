import { sql } from "kysely";
import { asSystem } from "../../../access/case-access.server.ts";
import { db } from "../../../base/db/client.server.ts";
import { gauge } from "../../../base/metrics/registry.server.ts";
import type { EvidenceFacts } from "./evidence-state.ts";

/** The state of the stored files of cases: counts and times, never which case. */
export async function evidenceFacts(): Promise<EvidenceFacts> {
	const passes = await db().selectFrom("evidence_passes").selectAll().orderBy("id", "desc").execute();
	const damaged = await damagedFiles();
	return {
		damaged,
		last: passes.find(({ finished_at }) => finished_at !== null),
		underWay: passes.find(({ finished_at }) => finished_at === null),
	};
}

/** Files whose stored bytes were not those that were hashed when they were last read. */
const damagedFiles = () =>
	asSystem(async () => {
		const { rows } = await sql<{ count: number }>`
			select count(*)::int as count from evidence_damage d join complaint_attachments a on a.id = d.attachment_id
			where a.erased_at is null`.execute(db());
		return rows[0]?.count ?? 0;
	});

/** The figures of the stored files for `/metrics`. */
export function declareEvidenceMetrics() {
	gauge("evidence_damaged_files", "Files of cases whose stored bytes are not those that were hashed", damagedFiles);
	gauge("evidence_pass_age_seconds", "Time since the last reading of all evidence that came to its end", async () => {
		const { last } = await evidenceFacts();
		return last?.finished_at ? (Date.now() - last.finished_at.getTime()) / 1000 : undefined;
	});
	gauge("evidence_pass_files", "Files that this last reading read", async () => (await evidenceFacts()).last?.files);
	gauge("evidence_pass_bad_files", "Files that it found changed, missing or unreadable", async () => {
		const { last } = await evidenceFacts();
		return last?.bad;
	});
}
