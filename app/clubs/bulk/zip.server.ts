import { randomBytes } from "node:crypto";
import { fileTypeFromBuffer } from "file-type";
import type { Actor } from "../../access/actor.ts";
import { authorize } from "../../access/authorize.ts";
import { db } from "../../base/db/client.server.ts";
import { isPicture, PictureRefused, storePicture } from "../../base/files/pictures.server.ts";
import { files } from "../../base/files/store.server.ts";
import { addRecord, changeRecord } from "../../records/change-record.server.ts";
import { nameKey, subjectOf } from "./entry-name.ts";
import type { Line } from "./outcome.ts";
import { ArchiveRefused, openArchive, type Unpacked } from "./read-archive.server.ts";
import { beginRun, workOf } from "./runs.server.ts";

const archives = ["zip", "gz", "7z", "rar", "tar", "bz2", "xz", "zst"];

/**
 * Photos of players from a zip archive: each file's name is matched to a player by id, then by the folded Arabic or English
 * name, else a player of that name is created. Every entry has one outcome. Throws `ArchiveRefused` for what is no archive.
 */
export async function processZip(actor: Actor, bytes: Uint8Array) {
	authorize(actor, "player.manage");
	const { total, entries } = await openArchive(bytes);
	return { total, lines: outcomesOf(actor, entries) };
}

async function* outcomesOf(actor: Actor, entries: AsyncIterable<Unpacked>): AsyncGenerator<Line> {
	const players = await playersByName();
	const done = new Set<number>();
	for await (const entry of entries) {
		const { name } = entry;
		if ("refused" in entry) yield { name, outcome: "refused", message: entry.refused };
		else yield { name, ...(await onePhoto(actor, name, entry.bytes, players, done)) };
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
export async function startZip(actor: Actor, bytes: Uint8Array): Promise<number | undefined> {
	authorize(actor, "player.manage");
	await openArchive(bytes); // what is no archive is refused at once
	const name = `bulk/${randomBytes(12).toString("hex")}.zip`;
	await files().put(name, bytes);
	const begun = await beginRun(actor, "zip", name);
	if (begun === undefined) await files().delete(name);
	return begun;
}

workOf("zip", async (run, actor) => {
	if (!run.file) throw new ArchiveRefused("damaged");
	const { total, lines } = await processZip(actor, await files().getBytes(run.file));
	return { total, lines: thenRemove(lines, run.file) };
});

async function* thenRemove(lines: AsyncIterable<Line>, file: string): AsyncGenerator<Line> {
	yield* lines;
	await files().delete(file);
}
