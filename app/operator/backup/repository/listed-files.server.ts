import { createHash } from "node:crypto";
import { once } from "node:events";
import { createReadStream, createWriteStream } from "node:fs";
import { PassThrough, Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { bytesOf } from "../../../base/files/bytes.ts";
import { openStream, sealStream } from "../../../base/secrets/age.server.ts";
import { filesOf, type Repository } from "./repository.server.ts";
import { ObjectBroken } from "./target.ts";

/** A file of a backup: its path in the store, and the object that holds it. */
export type ListedFile = { path: string; size: number; sha256: string; piece: string };
/** The first line of a list: what the backup holds, for those who want no more than that. */
export type Summary = { made_at: string; product: string; rows: number };
/** Written into the backup's manifest, to compare its list with. */
export type ListProof = { files: number; sha256: string };

/** Writes the list of a backup's files, line by line, to a sealed file of this machine. */
export class FileList {
	readonly #lines = new PassThrough();
	readonly #done: Promise<void>;
	readonly #file: string;
	#files = 0;
	#drained: Promise<unknown> | undefined;
	constructor(file: string, { identity }: Repository) {
		this.#file = file;
		const sealed = (packed: AsyncIterable<unknown>) => sealStream(bytesOf(packed), identity);
		this.#done = pipeline(this.#lines, createGzip(), sealed, createWriteStream(file, { flags: "wx", mode: 0o600 }));
		this.#done.catch(() => {}); // fails the end
	}

	add = async (line: ListedFile | Summary) => {
		if ("path" in line) this.#files += 1;
		if (this.#lines.write(`${JSON.stringify(line)}\n`)) return;
		// One wait for all that add at a time.
		this.#drained ??= Promise.race([once(this.#lines, "drain"), this.#done]).finally(() => {
			this.#drained = undefined;
		});
		await this.#drained;
	};

	/** Without `end`, nothing is left open. */
	cancel = () => void this.#lines.destroy();

	end = async (): Promise<ListProof> => {
		this.#lines.end();
		await this.#done;
		const hash = createHash("sha256");
		for await (const bytes of bytesOf(createReadStream(this.#file))) hash.update(bytes);
		return { files: this.#files, sha256: hash.digest("hex") };
	};
}

/** The files of a backup. `proof` is compared at the end. */
export async function* readList({ target, identity }: Repository, id: string, proof?: ListProof) {
	const hash = createHash("sha256");
	async function* sealed() {
		for await (const bytes of target.read(filesOf(id))) {
			hash.update(bytes);
			yield bytes;
		}
	}
	let files = 0;
	for await (const line of linesOf(openStream(sealed(), identity))) {
		const read: ListedFile | Summary = JSON.parse(line);
		if (!("path" in read)) continue;
		files += 1;
		yield read;
	}
	if (proof && (proof.files !== files || proof.sha256 !== hash.digest("hex")))
		throw new ObjectBroken("its list of files is not the one it was written with");
}

/** The first line of a backup's list, and how many files follow. */
export async function readSummary({ target, identity }: Repository, id: string) {
	const found = { made_at: "", product: "", rows: 0, files: 0, file_bytes: 0 };
	for await (const line of linesOf(openStream(target.read(filesOf(id)), identity))) {
		const read: ListedFile | Summary = JSON.parse(line);
		if ("path" in read) {
			found.files += 1;
			found.file_bytes += read.size;
		} else Object.assign(found, read);
	}
	return found;
}

async function* linesOf(packed: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
	const unpacked = createGunzip();
	const feeding = pipeline(Readable.from(packed), unpacked);
	feeding.catch(() => {}); // the reading below fails with the same error
	let rest = "";
	try {
		for await (const piece of unpacked.setEncoding("utf8")) {
			const lines = (rest + piece).split("\n");
			rest = lines.pop() ?? "";
			yield* lines;
		}
		await feeding;
	} finally {
		unpacked.destroy();
	}
}
