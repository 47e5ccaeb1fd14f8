import { runSql } from "../db/client.server.ts";

const DAY_AND_A_BIT = 26 * 3600;

/** Seconds since the state that the last whole backup holds; undefined without any. */
export async function backupAge(): Promise<number | undefined> {
	const { rows } = await runSql("select extract(epoch from now() - max(made_at))::float8 as age from backups");
	return rows[0]?.age ?? undefined;
}

/** Whether the last backup is one of the last night; undefined without any. */
export async function backupIsFresh(): Promise<boolean | undefined> {
	const age = await backupAge();
	return age === undefined ? undefined : age < DAY_AND_A_BIT;
}
