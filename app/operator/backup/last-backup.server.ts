import type { Generated } from "kysely";
import { db } from "../../base/db/client.server.ts";
import type { WrittenBackup } from "./write-backup.server.ts";

type BackupsTable = {
	id: Generated<number>;
	made_at: Date;
	bytes: number;
	rows: number;
	files: number;
	place: string | null;
};
declare module "../../base/db/database.ts" {
	interface Database {
		backups: BackupsTable;
	}
}

/** Notes a backup that was written whole. It is in the next one, not in itself. */
export async function noteBackup({ madeAt, bytes, rows, files }: WrittenBackup, place: string | null = null) {
	await db()
		.insertInto("backups")
		.values({ made_at: new Date(madeAt), bytes, rows, files, place })
		.execute();
}

/** Whether a backup was added to this place before. */
export async function hasBackupsAt(place: string): Promise<boolean> {
	const found = await db().selectFrom("backups").select("id").where("place", "=", place).limit(1).executeTakeFirst();
	return found !== undefined;
}
