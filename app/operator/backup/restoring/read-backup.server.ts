import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { extract } from "tar-stream";
import { bytesOf } from "../../../base/files/bytes.ts";
import { type AgeKey, openStream, SealBroken } from "../../../base/secrets/age.server.ts";
import {
	FORMAT,
	HEAD,
	type Head,
	kindOf,
	MANIFEST,
	type Manifest,
	type Part,
	SEQUENCES,
	type Sequence,
} from "../archive/format.ts";
import { filesNamed } from "../archive/named-files.ts";
import { eachAtOnce } from "../repository/at-once.ts";
import { type ListProof, readList } from "../repository/listed-files.server.ts";
import { readPiece } from "../repository/pieces.server.ts";
import type { Repository } from "../repository/repository.server.ts";
import { ObjectBroken } from "../repository/target.ts";

const PIECES_AT_ONCE = 8;

/**
 * Who reads a backup takes what it wants of it, in the order in which it was written. Nothing is known to be whole
 * before the end.
 */
export type Reader = {
	head?: (head: Head) => Promise<void>;
	rows?: (table: string, lines: string[]) => Promise<void>;
	sequences?: (sequences: Sequence[]) => Promise<void>;
	data?: (name: string, bytes: Buffer) => Promise<void>;
	file?: (path: string, bytes: Readable, size: number) => Promise<void>;
};
/** Where a backup is read from: one file, or a backup of a repository. */
export type BackupSource = {
	name: string;
	key: AgeKey;
	archive: () => AsyncIterable<Uint8Array>;
	repository?: Repository;
	id?: string;
};
export type Contents = Pick<Manifest, "rows" | "missing" | "gone"> & { head: Head; files: number; fileBytes: number };

/** A backup that is not what was written. The text says what is wrong with it. */
export class BackupBroken extends Error {}

/**
 * Reads a backup to its end and compares everything with its manifest: each part's size and hash, the number of rows of
 * each table, and that the files which rows name are in it. Throws `BackupBroken` otherwise. `isRead` tells of pieces
 * that need not be read once more.
 */
export async function readBackup(
	source: BackupSource,
	reader: Reader = {},
	isRead: (piece: string) => boolean = () => false,
): Promise<Contents> {
	const entries = extract();
	const feeding = pipeline(Readable.from(openStream(source.archive(), source.key)), entries);
	// The reading below fails with the same error.
	feeding.catch(() => {});
	try {
		const check = new Check(reader);
		for await (const entry of entries) {
			await check.take(entry.header.name, entry.header.size ?? 0, bytesOf(entry));
			entry.resume();
		}
		await feeding;
		if (check.list) await readPieces(source, check, check.list, isRead);
		return check.finish();
	} catch (error) {
		entries.destroy();
		await feeding.catch(() => {});
		const broken = brokenBy(error);
		if (broken instanceof SealBroken) throw new BackupBroken(`${source.name} cannot be read. ${broken.message}`);
		if (broken) throw new BackupBroken(`${source.name} is damaged: ${broken.message}`);
		throw error;
	}
}

/** The store reports the end of its source as its own failure, with the cause inside. */
function brokenBy(error: unknown): Error | undefined {
	if (error instanceof SealBroken || error instanceof BackupBroken || error instanceof ObjectBroken) return error;
	return error instanceof Error && error.cause ? brokenBy(error.cause) : undefined;
}

async function readPieces(source: BackupSource, check: Check, proof: ListProof, isRead: (piece: string) => boolean) {
	const { repository, id } = source;
	if (!repository || !id) throw new BackupBroken("its files are in other objects");
	await eachAtOnce(readList(repository, id, proof), PIECES_AT_ONCE, async (listed) => {
		if (isRead(listed.piece)) return check.noteFile(listed.path, listed.size);
		await check.takeFile(listed.path, listed.size, readPiece(repository, listed));
	});
}

/** The beginning of a backup: what it is, without what it holds. */
export async function readHead(source: BackupSource): Promise<Head> {
	const found = new Error("The head was read.");
	let head: Head | undefined;
	const stop = async (read: Head) => {
		head = read;
		throw found;
	};
	await readBackup(source, { head: stop }).catch((error) => {
		if (error !== found) throw error;
	});
	if (!head) throw new BackupBroken(`${source.name} is damaged: its beginning is missing`);
	return head;
}

const unpack = promisify(gunzip);

class Check {
	#head: Head | undefined;
	#manifest: Manifest | undefined;
	readonly #parts: Part[] = [];
	readonly #rows: Record<string, number> = {};
	/** Files that rows name, and that were not read. */
	readonly #needed = new Set<string>();
	#files = 0;
	#fileBytes = 0;
	readonly #reader: Reader;
	constructor(reader: Reader) {
		this.#reader = reader;
	}

	/** Takes the next part of the archive. */
	async take(name: string, size: number, body: AsyncIterable<Uint8Array>) {
		if (this.#manifest) throw new BackupBroken("it goes on behind its end");
		if (name === MANIFEST) this.#manifest = JSON.parse((await buffer(body)).toString());
		else if (name === HEAD) await this.#takeHead(await this.#whole(name, body));
		else if (!this.#head) throw new BackupBroken(`it begins with ${name}`);
		else await this.#takePart(name, size, body);
	}

	async #takeHead(bytes: Buffer) {
		const head: Head = JSON.parse(bytes.toString());
		if (!Object.values(FORMAT).includes(head.format))
			throw new Error(`This backup has the format ${head.format}; a newer version of the product reads it.`);
		for (const { name } of head.tables) this.#rows[name] = 0;
		this.#head = head;
		await this.#reader.head?.(head);
	}

	async #takePart(name: string, size: number, body: AsyncIterable<Uint8Array>) {
		if (name === SEQUENCES) {
			const bytes = await this.#whole(name, body);
			return this.#reader.sequences?.(JSON.parse(bytes.toString()));
		}
		const part = kindOf(name);
		if (part?.kind === "rows") await this.#takeRows(part.of, await this.#whole(name, body));
		else if (part?.kind === "data") {
			const bytes = await this.#whole(name, body);
			await this.#reader.data?.(part.of, bytes);
		} else if (part?.kind === "file") await this.takeFile(part.of, size, this.#hashed(name, body));
		else throw new BackupBroken(`it holds ${name}, which is no part of a backup`);
	}

	async takeFile(path: string, size: number, bytes: AsyncIterable<Uint8Array>) {
		if (this.#reader.file) await this.#reader.file(path, Readable.from(bytes), size);
		else for await (const _ of bytes); // hashed on the way
		this.noteFile(path, size);
	}

	noteFile(path: string, size: number) {
		this.#needed.delete(path);
		this.#files += 1;
		this.#fileBytes += size;
	}

	/** Of the files that are outside the archive. */
	get list() {
		return this.#manifest?.list;
	}

	async #takeRows(table: string, bytes: Buffer) {
		const lines = (await unpack(bytes)).toString().split("\n").slice(0, -1);
		if (this.#rows[table] === undefined) throw new BackupBroken(`it holds rows of ${table}, which it does not list`);
		this.#rows[table] += lines.length;
		if (this.#head?.format !== FORMAT.rows)
			for (const line of lines) for (const path of filesNamed(table, line).needed) this.#needed.add(path);
		await this.#reader.rows?.(table, lines);
	}

	#whole = (name: string, body: AsyncIterable<Uint8Array>) => buffer(this.#hashed(name, body));

	async *#hashed(name: string, body: AsyncIterable<Uint8Array>) {
		const hash = createHash("sha256");
		let size = 0;
		for await (const bytes of body) {
			hash.update(bytes);
			size += bytes.length;
			yield bytes;
		}
		this.#parts.push({ name, size, sha256: hash.digest("hex") });
	}

	finish(): Contents {
		const [head, manifest] = [this.#head, this.#manifest];
		if (!head || !manifest) throw new BackupBroken("its end is missing");
		for (const [i, part] of manifest.parts.entries()) {
			const found = this.#parts[i];
			if (found?.name !== part.name || found.size !== part.size || found.sha256 !== part.sha256)
				throw new BackupBroken(`${part.name} is not what was written`);
		}
		if (this.#parts.length > manifest.parts.length) throw new BackupBroken("it holds more than was written");
		for (const [table, count] of Object.entries(manifest.rows))
			if (this.#rows[table] !== count) throw new BackupBroken(`${table} has ${this.#rows[table]} rows of ${count}`);
		const { rows, missing, gone } = manifest;
		const explained = new Set([...missing, ...gone]);
		const lost = this.#needed.values().find((path) => !explained.has(path));
		if (lost) throw new BackupBroken(`a row names ${lost}, which is not in it`);
		return { head, rows, files: this.#files, fileBytes: this.#fileBytes, missing, gone };
	}
}
