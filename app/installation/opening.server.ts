import { db } from "../base/db/client.server.ts";

let open = false;

/** Whether this process knows that the site is open to visitors. A site that was opened stays open. */
export const isOpen = () => open;

/** Asks the database, which another process may have been told by; for sites that were not open when last asked. */
export async function readOpening(): Promise<boolean> {
	const row = await db().selectFrom("installation").select("opened_at").executeTakeFirst();
	open = row === undefined || row.opened_at !== null;
	return open;
}

/** Opens the site; false when it was open. Call it in the transaction that records who did. */
export async function recordOpening(): Promise<boolean> {
	const { numUpdatedRows } = await db()
		.updateTable("installation")
		.set({ opened_at: new Date() })
		.where("opened_at", "is", null)
		.executeTakeFirst();
	return numUpdatedRows > 0n;
}
