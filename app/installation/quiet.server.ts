import { db } from "../base/db/client.server.ts";

/** Since when this database is quiet: it was restored, and its operator has not told it to go on. */
export async function quietSince(): Promise<Date | undefined> {
	const row = await db().selectFrom("installation").select("quiet_since").executeTakeFirst();
	return row?.quiet_since ?? undefined;
}

/** Keeps the queue from work, from the next start of each process on. */
export async function beginQuiet(): Promise<void> {
	await db()
		.insertInto("installation")
		.values({ demo: false, quiet_since: new Date() })
		.onConflict((oc) => oc.column("id").doUpdateSet({ quiet_since: new Date() }))
		.execute();
}

/** Lets the queue work; every process notices within seconds. False when it was not quiet. */
export async function endQuiet(): Promise<boolean> {
	const ended = await db()
		.updateTable("installation")
		.set({ quiet_since: null })
		.where("quiet_since", "is not", null)
		.executeTakeFirst();
	return ended.numUpdatedRows > 0n;
}

export const quietLine = (since: Date) =>
	`RESTORED AND QUIET since ${since.toISOString()}: no email leaves ` +
	"and no job runs. When this is the site: npm run tawila -- resume";
