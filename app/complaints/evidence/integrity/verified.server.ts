import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { newFolder } from "../../../base/files/incoming.server.ts";
import { hasRoom } from "../../../base/files/room.server.ts";
import { busy, notFound } from "../../../base/http/http-errors.ts";
import { clearDamage, noteDamage } from "./note-damage.server.ts";
import { type Damage, damageOf, type EvidenceFile } from "./stored-bytes.server.ts";

const NO_ROOM_SECONDS = 60;

/** The stored bytes of a file are not those that were hashed: nothing of them is used. */
export class DamagedEvidence extends Error {
	readonly how: Damage;
	constructor(how: Damage) {
		super("The stored bytes of a file are not those that were hashed.");
		this.how = how;
	}
}

/**
 * A copy of a file on this machine whose bytes are those that were hashed. `stream` deletes it when it has been read or
 * closed.
 */
export type VerifiedFile = { path: string; size: number; stream: () => Readable; remove: () => Promise<void> };

/**
 * THE way to the bytes of evidence: copies a file from the store, hashing it on the way, and hands out the copy
 * (decision 134). A change of the store after the check changes nothing of what is read. Throws `DamagedEvidence`, with
 * the alarm raised, when the bytes are not those that were hashed, 503 when the disk is nearly full, 404 when the file
 * was erased in this moment.
 */
export async function openVerified(file: EvidenceFile): Promise<VerifiedFile> {
	const found = await copyVerified(file);
	if (typeof found !== "string") {
		await clearDamage(file).catch(async (error) => {
			await found.remove();
			throw error;
		});
		return found;
	}
	throw (await noteDamage(file, found)) ? new DamagedEvidence(found) : notFound();
}

/** The same without the alarm: for what was made of a file and can be made again. */
export async function copyVerified(file: EvidenceFile): Promise<VerifiedFile | Damage> {
	const folder = await newFolder();
	try {
		const path = join(folder.path, "file");
		const { size, how } = await copy(file, path);
		if (how) await folder.remove();
		const stream = () => createReadStream(path).once("close", () => void folder.remove());
		return how ?? { path, size, stream, remove: folder.remove };
	} catch (error) {
		await folder.remove();
		throw error;
	}
}

async function copy(file: EvidenceFile, path: string) {
	const target = await open(path, "ax", 0o600);
	let size = 0;
	try {
		const how = await damageOf(
			file,
			async (piece) => {
				if (!(await hasRoom(piece.length))) throw busy(NO_ROOM_SECONDS);
				await target.appendFile(piece);
				size += piece.length;
			},
			async () => {
				await target.truncate();
				size = 0;
			},
		);
		return { size, how };
	} finally {
		await target.close();
	}
}

/**
 * Whether the stored bytes of a file are those that were hashed, without keeping any; the alarm is raised when they are
 * not.
 */
export async function verify(file: EvidenceFile): Promise<boolean> {
	const how = await damageOf(file);
	if (how) return !(await noteDamage(file, how));
	await clearDamage(file);
	return true;
}
