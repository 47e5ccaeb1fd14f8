import type { Generated } from "kysely";
import { db } from "../db/client.server.ts";
import { keyIds, seal, unseal } from "./seal.server.ts";
import { keysInUse, opensWith, type SealedColumn } from "./sealed-columns.server.ts";

type KeyChecksTable = { name: string; sealed: string; noted_at: Generated<Date> };
declare module "../db/database.ts" {
	interface Database {
		key_checks: KeyChecksTable;
	}
}

const TEXT = "tawila";
const placeOf = (id: string) => `key check:${id}`;

/**
 * Refuses to start with keys that are not those of this database: a key with another value under a known id, or the
 * lack of one that sealed data is waiting for (decision 94). Keys that are new to the database are noted.
 */
export async function checkKeys(columns: readonly SealedColumn[]): Promise<void> {
	const noted = await db().selectFrom("key_checks").selectAll().execute();
	for (const id of keyIds()) {
		const check = noted.find(({ name }) => name === id);
		const fits = check ? opens(check.sealed, id) : await opensAll(columns, id);
		if (!fits)
			throw new Error(
				`Setting ENCRYPTION_KEYS: the key "${id}" is not the one that sealed this database's data. ` +
					"Put back the key of that name; a new key needs a new name, in front.",
			);
	}
	for (const sealed of columns)
		for (const [id, count] of await keysInUse(sealed))
			if (!keyIds().includes(id))
				throw new Error(
					`Setting ENCRYPTION_KEYS: the key "${id}" is missing, and ${count} values ` +
						`of ${sealed.table}.${sealed.column} are sealed with it. Add it behind the ` +
						`current one; "tawila keys rotate" then seals them with the current key.`,
				);
	const fresh = keyIds().filter((id) => !noted.some(({ name }) => name === id));
	if (fresh.length === 0) return;
	const rows = fresh.map((name) => ({ name, sealed: seal(TEXT, placeOf(name), name) }));
	await db()
		.insertInto("key_checks")
		.values(rows)
		.onConflict((oc) => oc.doNothing())
		.execute();
}

/** A key of the settings that has the name of one of these, and is another key. */
export const keyThatDiffers = (noted: Pick<KeyChecksTable, "name" | "sealed">[]) =>
	noted.find(({ name, sealed }) => keyIds().includes(name) && !opens(sealed, name))?.name;

function opens(sealed: string, id: string): boolean {
	try {
		return unseal(sealed, placeOf(id)) === TEXT;
	} catch {
		return false;
	}
}

async function opensAll(columns: readonly SealedColumn[], id: string): Promise<boolean> {
	for (const sealed of columns) if (!(await opensWith(sealed, id))) return false;
	return true;
}
