import type { Generated } from "kysely";
import { db } from "../../base/db/client.server.ts";
import type { Written } from "./write-backup.server.ts";

type BackupsTable = { id: Generated<number>; made_at: Date; bytes: number; rows: number; files: number };
declare module "../../base/db/database.ts" {
	interface Database {
		backups: BackupsTable;
	}
}

/** Notes a backup that was written whole. It is in the next one, not in itself. */
export async function noteBackup({ madeAt, bytes, rows, files }: Written) {
	await db()
		.insertInto("backups")
		.values({ made_at: new Date(madeAt), bytes, rows, files })
		.execute();
}
