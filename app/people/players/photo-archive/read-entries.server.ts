import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { db, inTransaction } from "../../../base/db/client.server.ts";
import { newFolder } from "../../../base/files/incoming.server.ts";
import { PictureRefused, storePicture } from "../../../base/files/pictures/pictures.server.ts";
import { hasRoom, NO_ROOM_SECONDS } from "../../../base/files/room.server.ts";
import { files } from "../../../base/files/store/store.server.ts";
import { busy } from "../../../base/http/http-errors.ts";
import type { JobKind } from "../../../base/jobs/job-kind.ts";
import { log } from "../../../base/log/log.server.ts";
import { archiveQueue } from "./archives.server.ts";
import { type EntryVerdict, openJudge } from "./judge.server.ts";
import { ArchiveRefused, MAX_UNPACKED, type UnpackedEntry } from "./unpack/read-archive.server.ts";
import { unpacked } from "./unpack/unpack.server.ts";

const TRY_SECONDS = 3600;
const TRIES = 4;

/** Reads archives in the queue. One that stopped with its server is read from its beginning. */
export const archiveJob: JobKind<{ id: number }> = {
	...archiveQueue,
	expireSeconds: TRY_SECONDS,
	retryLimit: TRIES - 1,
	retryDelay: 10,
	async run({ id }, { last }) {
		try {
			await readEntries(id);
		} catch (error) {
			log.error("photo-archive.failed", { id, error });
			if (!last) throw error;
			await finish(id, { state: "failed", problem: "failed" });
		}
	},
};

/**
 * Ends the reading of archives that no try can be reading any more: the process that read one for a program stopped, or
 * every try of its job crashed its own.
 */
export async function endLostReadings(now: Date) {
	const lost = await db()
		.selectFrom("photo_archives")
		.select("id")
		.where("state", "=", "reading")
		.where("created_at", "<", new Date(now.getTime() - TRIES * TRY_SECONDS * 1000))
		.execute();
	for (const { id } of lost) {
		log.warn("photo-archive.lost", { id });
		await finish(id, { state: "failed", problem: "failed" });
	}
}

/**
 * Judges every file of an archive and stores its pictures; no player changes. An archive that was read already is left
 * alone, and one that is discarded while it is read is read no further.
 */
export async function readEntries(id: number) {
	const archive = await inReading(id);
	if (!archive?.file) return;
	if (!(await hasRoom(MAX_UNPACKED))) throw busy(NO_ROOM_SECONDS);
	await db().deleteFrom("photo_archive_entries").where("photo_archive_id", "=", id).execute();
	const folder = await newFolder();
	try {
		const path = join(folder.path, "archive.zip");
		await pipeline(await files().getStream(archive.file), createWriteStream(path, { mode: 0o600 }));
		const judge = await openJudge();
		let ordinal = 0;
		for await (const entry of unpacked(path, folder.path))
			if (!(await note(id, ++ordinal, entry.name, await judged(entry, judge)))) return;
		await finish(id, { state: "ready", problem: null });
	} catch (error) {
		if (!(await inReading(id))) return; // its file went with it
		if (!(error instanceof ArchiveRefused)) throw error;
		await finish(id, { state: "failed", problem: error.message });
	} finally {
		await folder.remove();
	}
}

/** An archive that is being read; undefined when it is not, or is gone. */
const inReading = (id: number) =>
	db()
		.selectFrom("photo_archives")
		.select("file")
		.where("id", "=", id)
		.where("state", "=", "reading")
		.executeTakeFirst();

type Judge = Awaited<ReturnType<typeof openJudge>>;

async function judged(entry: UnpackedEntry, judge: Judge): Promise<EntryVerdict & { photo_url?: string }> {
	if ("ignored" in entry) return { verdict: "ignored" };
	if ("refused" in entry) return { verdict: "refused", reason: entry.refused };
	const verdict = await judge(entry.name, entry.bytes);
	if (verdict.verdict === "refused") return verdict;
	try {
		return { ...verdict, photo_url: await storePicture("player-photos", entry.bytes) };
	} catch (error) {
		if (error instanceof PictureRefused) return { verdict: "refused", reason: "notAnImageText" };
		throw error;
	}
}

/** Stores what a file would do; false when the archive was discarded, or failed. */
const note = (
	id: number,
	ordinal: number,
	name: string,
	{ candidates = [], ...entry }: EntryVerdict & { photo_url?: string },
) =>
	inTransaction(async () => {
		const { numUpdatedRows } = await db()
			.updateTable("photo_archives")
			.set({ done: ordinal })
			.where("id", "=", id)
			.where("state", "=", "reading")
			.executeTakeFirstOrThrow();
		if (numUpdatedRows === 0n) return false;
		await db()
			.insertInto("photo_archive_entries")
			.values({
				photo_archive_id: id,
				ordinal,
				name: name.slice(0, 500),
				candidates: JSON.stringify(candidates),
				...entry,
			})
			.onConflict((oc) => oc.doNothing())
			.execute();
		return true;
	});

/** The archive itself is no longer needed: its pictures are stored, or it is refused. */
async function finish(id: number, end: { state: "ready" | "failed"; problem: string | null }) {
	const row = await db().selectFrom("photo_archives").select("file").where("id", "=", id).executeTakeFirst();
	await db()
		.updateTable("photo_archives")
		.set({ ...end, read_at: new Date(), file: null })
		.where("id", "=", id)
		.where("state", "=", "reading")
		.execute();
	if (row?.file) await files().delete(row.file);
}
