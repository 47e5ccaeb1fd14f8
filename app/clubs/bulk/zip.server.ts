import { randomBytes } from "node:crypto";
import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { fileTypeFromBuffer } from "file-type";
import type { Actor } from "../../access/actor.ts";
import { authorize } from "../../access/authorize.ts";
import { db } from "../../base/db/client.server.ts";
import { newFolder, withPath } from "../../base/files/incoming.server.ts";
import { isPicture, PictureRefused, storePicture } from "../../base/files/pictures.server.ts";
import { putFile } from "../../base/files/put-file.server.ts";
import { files } from "../../base/files/store.server.ts";
import { addRecord, changeRecord } from "../../records/change-record.server.ts";
import { nameKey, subjectOf } from "./entry-name.ts";
import type { Line, Work } from "./outcome.ts";
import { ArchiveRefused, openArchive } from "./read-archive.server.ts";
import { beginRun } from "./runs.server.ts";

const archives = ["zip", "gz", "7z", "rar", "tar", "bz2", "xz", "zst"];

/**
 * Photos of players from a zip archive: each file's name is matched to a player by id, then by the folded Arabic or English
 * name, else a player of that name is created. Every entry has one outcome. Throws `ArchiveRefused` for what is no archive.
 */
export async function processZip(actor: Actor, path: string) {
	authorize(actor, "player.manage");
	const archive = await openArchive(path);
	return { total: archive.total, lines: outcomesOf(actor, archive) };
}

type Archive = Awaited<ReturnType<typeof openArchive>>;

async function* outcomesOf(actor: Actor, { entries, close }: Archive): AsyncGenerator<Line> {
	const players = await playersByName();
	const done = new Set<number>();
	try {
		for await (const entry of entries) {
			const { name } = entry;
			if ("refused" in entry) yield { name, outcome: "refused", message: entry.refused };
			else yield { name, ...(await onePhoto(actor, name, entry.bytes, players, done)) };
		}
	} finally {
		close();
	}
}

type ByName = Map<string, Set<number>>;

async function playersByName(): Promise<ByName> {
	const rows = await db().selectFrom("players").select(["id", "name", "name_ar"]).execute();
	const byName: ByName = new Map();
	for (const { id, name, name_ar } of rows)
		for (const key of [nameKey(name), nameKey(name_ar)]) byName.set(key, (byName.get(key) ?? new Set()).add(id));
	return byName;
}

async function onePhoto(
	actor: Actor,
	path: string,
	bytes: Uint8Array,
	players: ByName,
	done: Set<number>,
): Promise<Omit<Line, "name">> {
	const kind = await fileTypeFromBuffer(bytes);
	if (kind && archives.includes(kind.ext)) return { outcome: "refused", message: "nested" };
	if (!(await isPicture(bytes))) return { outcome: "not-an-image", message: "notAnImageText" };
	const subject = subjectOf(path);
	if (!subject) return { outcome: "refused", message: "noName" };
	const ids = "id" in subject ? await existing(subject.id) : [...(players.get(subject.key) ?? [])];
	if ("id" in subject && ids.length === 0) return { outcome: "refused", message: "noName" };
	if (ids.length > 1) return { outcome: "ambiguous", message: "ambiguousText" };
	if (ids[0] !== undefined && done.has(ids[0])) return { outcome: "refused", message: "twice" };
	try {
		const photo_url = await storePicture("player-photos", bytes);
		const id = ids[0];
		if (id !== undefined) {
			done.add(id);
			return await updatePhoto(actor, id, photo_url);
		}
		const { name, key } = subject as { name: string; key: string };
		const created = await addRecord(actor, "player", {
			name,
			name_ar: name,
			nationality: "KSA",
			ranking: null,
			team_id: null,
			photo_url,
		});
		done.add(created);
		players.set(key, new Set([created]));
		return { outcome: "created" };
	} catch (error) {
		if (error instanceof PictureRefused) return { outcome: "not-an-image", message: "notAnImageText" };
		throw error;
	}
}

const existing = async (id: number) =>
	(await db().selectFrom("players").select("id").where("id", "=", id).execute()).map((row) => row.id);

async function updatePhoto(actor: Actor, id: number, photo_url: string): Promise<Omit<Line, "name">> {
	const row = await db().selectFrom("players").select("version").where("id", "=", id).executeTakeFirst();
	const saved = row && (await changeRecord(actor, "player", id, row.version, { photo_url }));
	return saved?.ok ? { outcome: "updated" } : { outcome: "failed", message: "databaseFailed" };
}

/** Keeps an uploaded archive and begins to work on it; undefined while another is being worked on. */
export function startZip(actor: Actor, file: File): Promise<number | undefined> {
	authorize(actor, "player.manage");
	return withPath(file, async (path) => {
		(await openArchive(path)).close(); // what is no archive is refused at once
		const name = `bulk/${randomBytes(12).toString("hex")}.zip`;
		await putFile(name, path, file.size);
		const begun = await beginRun(actor, "zip", name);
		if (begun === undefined) await files().delete(name);
		return begun;
	});
}

export const unpackZip: Work = async (run, actor) => {
	if (!run.file) throw new ArchiveRefused("damaged");
	const folder = await newFolder();
	const path = join(folder.path, "archive.zip");
	try {
		await pipeline(await files().getStream(run.file), createWriteStream(path, { mode: 0o600 }));
		const { total, lines } = await processZip(actor, path);
		return { total, lines: thenRemove(lines, run.file, folder.remove) };
	} catch (error) {
		await folder.remove();
		throw error;
	}
};

async function* thenRemove(
	lines: AsyncIterable<Line>,
	file: string,
	removeCopy: () => Promise<void>,
): AsyncGenerator<Line> {
	try {
		yield* lines;
		await files().delete(file);
	} finally {
		await removeCopy();
	}
}
