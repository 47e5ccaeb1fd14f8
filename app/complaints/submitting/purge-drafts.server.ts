import { asSystem } from "../../access/case-access.server.ts";
import { db } from "../../base/db/client.server.ts";
import { files } from "../../base/files/store/store.server.ts";

/** Removes a draft in the caller's scope, and returns the paths of its files; undefined when there is none. */
export async function removeDraft(id: string, person?: string): Promise<string[] | undefined> {
	const held = await db()
		.selectFrom("complaint_attachments")
		.select("file_path")
		.where("complaint_id", "=", id)
		.execute();
	let removed = db().deleteFrom("complaints").where("id", "=", id).where("status", "=", "draft");
	if (person !== undefined) removed = removed.where("user_id", "=", person);
	const gone = await removed.executeTakeFirst();
	return gone.numDeletedRows > 0n ? held.map((row) => row.file_path) : undefined;
}

const dueDrafts = (before: Date) =>
	db().selectFrom("complaints").where("status", "=", "draft").where("updated_at", "<", before);

/** How many drafts there are, and how many were last changed before a moment. */
export const countDrafts = (before: Date) =>
	asSystem(async () => {
		const { all } = await db()
			.selectFrom("complaints")
			.select((eb) => eb.fn.countAll<number>().as("all"))
			.where("status", "=", "draft")
			.executeTakeFirstOrThrow();
		const { due } = await dueDrafts(before)
			.select((eb) => eb.fn.countAll<number>().as("due"))
			.executeTakeFirstOrThrow();
		return { all, due };
	});

/** Deletes drafts last changed before a moment, at most `most`, with their files. Returns how many. */
export async function purgeDrafts(before: Date, most: number): Promise<number> {
	const old = await asSystem(() => dueDrafts(before).select("id").limit(most).execute());
	for (const { id } of old) {
		const paths = await asSystem(() => removeDraft(id));
		for (const path of paths ?? []) await files().delete(path);
	}
	return old.length;
}
