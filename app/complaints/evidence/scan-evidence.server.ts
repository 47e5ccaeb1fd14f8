import { system } from "../../access/actor.ts";
import { asSystem } from "../../access/case-access.server.ts";
import { config } from "../../base/config.server.ts";
import { db } from "../../base/db/client.server.ts";
import { scanStream } from "../../base/files/scanner/scanner.server.ts";
import type { JobKind } from "../../base/jobs/job-kind.ts";
import { log } from "../../base/log/log.server.ts";
import type { ScanState } from "../case/complaint.ts";
import { addEvent } from "../case/events/events.server.ts";
import { DamagedEvidence, openVerified } from "./integrity/verified.server.ts";

/**
 * Scans one file. Fails closed: a file stays `pending` while the scanner is away, and is `unscannable` when it stays
 * away or when there is none (docs/rules/complaints.md#scanning), and also when the inspector could not read all of it.
 * Only `clean` files can be downloaded.
 */
export const scanJob: JobKind<{ id: string }> = {
	name: "scan-evidence",
	atOnce: 4, // a file on which the scanner hangs blocks one slot
	retryLimit: 8,
	retryDelay: 30,
	async run({ id }, { last }) {
		const file = await asSystem(() =>
			db()
				.selectFrom("complaint_attachments")
				.selectAll()
				.where("id", "=", id)
				.where("scan", "=", "pending")
				.executeTakeFirst(),
		);
		if (!file) return;
		const { CLAMD_URL } = config();
		if (!CLAMD_URL) return settle(file, "unscannable");
		try {
			const copy = await openVerified(file);
			const found = await scanStream(copy.stream(), CLAMD_URL).finally(copy.remove);
			if (!found.clean) await settle(file, "infected", found.signature);
			else await settle(file, file.is_whole ? "clean" : "unscannable");
		} catch (error) {
			log.warn("scan.failed", { id, last, error });
			if (!last && !(error instanceof DamagedEvidence)) throw error; // the queue tries again
			await settle(file, "unscannable");
		}
	},
};

type ScannedFile = { id: string; complaint_id: string; sha256: string };

function settle(file: ScannedFile, scan: ScanState, signature?: string) {
	return asSystem(async () => {
		await db()
			.updateTable("complaint_attachments")
			.set({ scan, scanned_at: new Date() })
			.where("id", "=", file.id)
			.execute();
		if (scan !== "infected") return;
		const details = { sha256: file.sha256, signature };
		await addEvent({ actor: system, role: "system" }, file.complaint_id, "evidence.infected", { details });
	});
}
