import { sql } from "kysely";
import { db } from "../base/db/client.server.ts";
import { files } from "../base/files/store.server.ts";
import type { JobKind } from "../base/jobs/queue.server.ts";
import { log } from "../base/log.server.ts";
import { asSystem } from "./case-access.server.ts";

/** A week: a database that was put back from a backup of yesterday is put right before its files are gone. */
const KEPT_MS = 7 * 86_400_000;
const AT_ONCE = 500;

/**
 * Files of cases that no row names: the server died between a file and its row, a form with a document was never sent again, or the
 * store was down when a file was to be deleted. They may hold what somebody asked to have erased.
 */
export const sweepFiles: JobKind<object> = {
	name: "sweep-files",
	cron: "17 4 * * *",
	pollSeconds: 60,
	async run() {
		await sweepFilesAt(new Date());
	},
};

/** Returns how many were deleted. */
export async function sweepFilesAt(now: Date): Promise<number> {
	let swept = 0;
	let paginationToken: string | undefined;
	do {
		const page = await files().listAll("evidence/", { recursive: true, paginationToken });
		const paths = [...page.objects].filter((each) => each.isFile).map((each) => (each as { key: string }).key);
		for (let i = 0; i < paths.length; i += AT_ONCE)
			for (const path of await unnamed(paths.slice(i, i + AT_ONCE))) {
				const { lastModified } = await files().getMetaData(path);
				if (now.getTime() - lastModified.getTime() < KEPT_MS) continue;
				await files().delete(path);
				swept += 1;
			}
		paginationToken = page.paginationToken;
	} while (paginationToken);
	if (swept > 0) log.info("files.swept", { swept });
	return swept;
}

/** Those that stand in no row. The query asks for its power itself: without it rows would be hidden, and every file look forgotten. */
async function unnamed(paths: string[]): Promise<string[]> {
	const { rows } = await asSystem(() =>
		sql<{ path: string }>`
			select path from unnest(${paths}::text[]) as path
			where case_power() = 'system' and not exists (select from complaint_attachments where file_path = path)`.execute(
			db(),
		),
	);
	return rows.map(({ path }) => path);
}
