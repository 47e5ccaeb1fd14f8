import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { sql } from "kysely";
import { db, inTransaction } from "../../../base/db/client.server.ts";
import { IncomingFile, newFolder } from "../../../base/files/incoming.server.ts";
import { files } from "../../../base/files/store/store.server.ts";
import { listCaseFile, unlistCaseFiles } from "../file-list/case-files.server.ts";
import { MAX_CASE_BYTES, RESUMABLE, tidyName } from "../rules/evidence-rules.ts";

/** Evidence on its way (docs/rules/complaints.md#evidence). Every function sees the uploads of one account only. */

/** The uploads of one account that have not ended: past it the oldest is given up. */
const MAX_WAITING = 20;
/** A piece is this long at least, unless it is the last: a file has no thousands of them. */
const MIN_PART = 64 * 1024;

export type WaitingUpload = {
	id: string;
	file_name: string;
	file_size: number;
	received: number;
	parts: string[];
	attached_id: string | null;
};

/**
 * Notes a file that is to arrive. The oldest uploads of the account make room: what waits is never more than a case may
 * hold.
 */
export async function beginUpload(account: string, upload: { id: string; name: string; size: number }) {
	const { id, name, size } = upload;
	const given = await inTransaction(async () => {
		// Two at once are counted one after the other.
		await sql`select from accounts where id = ${account} for update`.execute(db());
		const waiting = await db()
			.selectFrom("evidence_uploads")
			.select(["id", "file_size", "parts"])
			.where("account_id", "=", account)
			.where("attached_id", "is", null)
			.orderBy("begun_at", "desc")
			.execute();
		let bytes = size;
		const oldest = waiting.filter((each, i) => {
			bytes += each.file_size;
			return bytes > MAX_CASE_BYTES || i + 1 >= MAX_WAITING;
		});
		const values = { id, account_id: account, file_name: name, file_size: size };
		if (oldest.length > 0)
			await db()
				.deleteFrom("evidence_uploads")
				.where(
					"id",
					"in",
					oldest.map((each) => each.id),
				)
				.execute();
		await db().insertInto("evidence_uploads").values(values).execute();
		return oldest;
	});
	for (const { parts } of given) await deleteParts(parts);
}

export const findUpload = (account: string, id: string): Promise<WaitingUpload | undefined> =>
	db()
		.selectFrom("evidence_uploads")
		.select(["id", "file_name", "file_size", "received", "parts", "attached_id"])
		.where("id", "=", id)
		.where("account_id", "=", account)
		.where("begun_at", ">", sql<Date>`now() - ${RESUMABLE}::interval`)
		.executeTakeFirst();

/**
 * Adds a piece that begins at `offset`; returns how much has arrived. Of two pieces with one beginning the first
 * counts.
 */
export async function addPart(account: string, id: string, offset: number, bytes: Buffer): Promise<number> {
	const upload = await findUpload(account, id);
	const ends = offset + bytes.length;
	if (!upload || upload.received !== offset || ends > upload.file_size) return upload?.received ?? 0;
	if (bytes.length < MIN_PART && ends < upload.file_size) return offset;
	const path = `evidence/uploads/${id}/${randomUUID()}`;
	await listCaseFile(path); // first: what is put there is never out of sight
	await files().put(path, bytes);
	const added = await db()
		.updateTable("evidence_uploads")
		.set({ received: ends, parts: sql`array_append(parts, ${path})` })
		.where("id", "=", id)
		.where("account_id", "=", account)
		.where("received", "=", offset)
		.returning("received")
		.executeTakeFirst();
	if (added) return added.received;
	await deleteParts([path]);
	return (await findUpload(account, id))?.received ?? 0;
}

/** Gives an upload up. */
export async function endUpload(account: string, id: string) {
	const gone = await db()
		.deleteFrom("evidence_uploads")
		.where("id", "=", id)
		.where("account_id", "=", account)
		.returning("parts")
		.executeTakeFirst();
	await deleteParts(gone?.parts ?? []);
}

/**
 * Ends an upload that was attached. Its row remains for its day, without the name of the file: a sender who lost the
 * answer asks again.
 */
export async function noteAttached({ id, parts }: WaitingUpload, attachedId: string) {
	const ended = { attached_id: attachedId, parts: [], file_name: tidyName("") };
	await db().updateTable("evidence_uploads").set(ended).where("id", "=", id).execute();
	await deleteParts(parts);
}

/** Does `work` with the file of an upload that has arrived whole, put together on the disk for the time being. */
export async function withArrived<T>({ file_name, file_size, parts }: WaitingUpload, work: (file: File) => Promise<T>) {
	const folder = await newFolder();
	try {
		const path = join(folder.path, "file");
		await pipeline(piecesOf(parts), createWriteStream(path, { mode: 0o600 }));
		return await work(new IncomingFile(path, file_size, file_name, ""));
	} finally {
		await folder.remove();
	}
}

async function* piecesOf(parts: string[]) {
	for (const path of parts) yield* await files().getStream(path);
}

/** A store that is away leaves them to the nightly deletion of files that no row names. */
async function deleteParts(parts: string[]) {
	for (const path of parts) await files().delete(path);
	await unlistCaseFiles(parts);
}
