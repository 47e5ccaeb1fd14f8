import { randomBytes } from "node:crypto";
import { type Actor, accountIdOf } from "../../../access/actor.ts";
import { authorize } from "../../../access/authorize.ts";
import { audit } from "../../../audit/audit.server.ts";
import { db, inTransaction } from "../../../base/db/client.server.ts";
import { withPath } from "../../../base/files/incoming.server.ts";
import { putFile } from "../../../base/files/store/put-file.server.ts";
import { files } from "../../../base/files/store/store.server.ts";
import { doneSoon } from "../../../base/jobs/done-soon.server.ts";
import { enqueue } from "../../../base/jobs/queue.server.ts";
import type { Outcome } from "../../../base/outcome.ts";
import { ArchiveRefused } from "./unpack/read-archive.server.ts";
import { countEntries } from "./unpack/unpack.server.ts";

/** The queue in which archives wait for `archiveJob`. */
export const archiveQueue = { name: "photo-archive" };

/** Archives that wait for a decision; each holds pictures of up to 500 people. */
const MAX_WAITING = 10;
/** Archives listed beside the control for a new one. */
const SHOWN = 5;

export type UploadOutcome = Outcome<{ problem: "notAZip" | "zipFailed" | "tooManyArchives" }, { archive: number }>;

/**
 * Takes an uploaded archive: only files that end in .zip and are archives (docs/rules/records.md#player-photos). It is
 * stored, and read in the queue; `inQueue: false` leaves that to the caller.
 */
export async function takeArchive(actor: Actor, file: unknown, { inQueue = true } = {}): Promise<UploadOutcome> {
	authorize(actor, "player.manage");
	if (!(file instanceof File) || !/\.zip$/i.test(file.name)) return { ok: false, problem: "notAZip" };
	try {
		return await withPath(file, async (path) => {
			const total = await countEntries(path);
			const name = `bulk/${randomBytes(12).toString("hex")}.zip`;
			await putFile(name, path, file.size);
			const archive = await store(actor, { file_name: file.name.slice(0, 200), file: name, total }, inQueue);
			if (archive !== undefined) return { ok: true, archive };
			await files().delete(name);
			return { ok: false, problem: "tooManyArchives" };
		});
	} catch (error) {
		if (error instanceof ArchiveRefused) return { ok: false, problem: "zipFailed" };
		throw error;
	}
}

type StoredArchive = { file_name: string; file: string; total: number };

function store(actor: Actor, row: StoredArchive, inQueue: boolean): Promise<number | undefined> {
	return inTransaction(async () => {
		const waiting = await db()
			.selectFrom("photo_archives")
			.select("id")
			.where("state", "in", ["reading", "ready"])
			.limit(MAX_WAITING)
			.forUpdate()
			.execute();
		if (waiting.length >= MAX_WAITING) return undefined;
		const { id } = await db()
			.insertInto("photo_archives")
			.values({ ...row, uploaded_by_id: accountIdOf(actor) })
			.returning("id")
			.executeTakeFirstOrThrow();
		await audit(actor, "photo-archive.uploaded", `photo-archive:${id}`);
		if (inQueue) await enqueue(archiveQueue, { id });
		return id;
	});
}

/** The newest archives, for the panel. */
export const latestArchives = () =>
	db()
		.selectFrom("photo_archives")
		.select(["id", "state", "file_name", "created_at"])
		.orderBy("id", "desc")
		.limit(SHOWN)
		.execute();

/** An archive with its batch, once it has been applied; undefined when it is not there. */
export const archiveById = (id: number) =>
	db()
		.selectFrom("photo_archives")
		.leftJoin("import_batches as batch", "batch.photo_archive_id", "photo_archives.id")
		.leftJoin("accounts", "accounts.id", "photo_archives.applied_by_id")
		.select(["photo_archives.id", "state", "photo_archives.file_name", "total", "done", "problem", "applied_at"])
		.select(["accounts.email as applied_by", "batch.id as batch", "batch.created", "batch.updated", "batch.undone_at"])
		.where("photo_archives.id", "=", id)
		.executeTakeFirst();

/** The files of an archive in its order. */
export const entriesOf = (archive: number) =>
	db()
		.selectFrom("photo_archive_entries")
		.selectAll()
		.where("photo_archive_id", "=", archive)
		.orderBy("ordinal")
		.execute();

/** The players that the files of an archive may mean, or got their photo from it. */
export async function playersIn(entries: Awaited<ReturnType<typeof entriesOf>>) {
	const meant = entries.flatMap(({ candidates }) => candidates.map(({ id }) => id));
	const ids = [...new Set([...meant, ...entries.flatMap(({ player_id }) => player_id ?? [])])];
	if (ids.length === 0) return [];
	return db()
		.selectFrom("players")
		.leftJoin("teams", "teams.id", "players.team_id")
		.select(["players.id", "players.name", "players.name_ar", "players.photo_url"])
		.select(["teams.name as team_name", "teams.name_ar as team_name_ar"])
		.where("players.id", "in", ids)
		.execute();
}

/** Waits a moment for an archive to be read. */
export const wasRead = (id: number) => doneSoon(async () => (await archiveById(id))?.state !== "reading");

/**
 * Deletes an archive that was not applied, with its report; false when there is none. Its pictures go with the unused
 * ones.
 */
export function discardArchive(actor: Actor, id: number): Promise<boolean> {
	authorize(actor, "player.manage");
	return inTransaction(async () => {
		const gone = await db()
			.deleteFrom("photo_archives")
			.where("id", "=", id)
			.where("state", "in", ["reading", "ready", "failed"])
			.returning("file")
			.executeTakeFirst();
		if (!gone) return false;
		await audit(actor, "photo-archive.discarded", `photo-archive:${id}`);
		if (gone.file) await files().delete(gone.file);
		return true;
	});
}
