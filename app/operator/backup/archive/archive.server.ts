import { createHash, type Hash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { type Pack, pack } from "tar-stream";
import { bytesOf } from "../../../base/files/bytes.ts";
import { type AgeKey, sealStream } from "../../../base/secrets/age.server.ts";
import { MANIFEST, type Manifest } from "./format.ts";

/** Writes an archive to a new file, sealed, while `fill` puts its parts. */
export async function writeArchive<T>(file: string, key: AgeKey, fill: (archive: Archive) => Promise<T>): Promise<T> {
	const archive = pack();
	const done = pipeline(
		Readable.from(sealStream(bytesOf(archive), key)),
		createWriteStream(file, { flags: "wx", mode: 0o600, flush: true }),
	);
	try {
		const [filled] = await Promise.all([
			fill(new Archive(archive)).catch((error) => {
				archive.destroy(error);
				throw error;
			}),
			done,
		]);
		return filled;
	} catch (error) {
		await done.catch(() => {});
		throw error;
	}
}

/** The parts of a backup as they are written, and what the manifest will say of them. */
export class Archive {
	readonly manifest: Manifest = { parts: [], rows: {}, missing: [], gone: [] };
	readonly #pack: Pack;
	constructor(pack: Pack) {
		this.#pack = pack;
	}

	async add(name: string, bytes: Buffer | string, hash = createHash("sha256")) {
		const body = Buffer.from(bytes);
		await new Promise<void>((resolve, reject) => {
			this.#pack.entry({ name, size: body.length }, body, (error) => (error ? reject(error) : resolve()));
		});
		this.#note(name, body.length, hash.update(body));
	}

	async addStream(name: string, size: number, body: Readable) {
		const hash = createHash("sha256");
		const hashing = new Transform({
			transform(bytes, _encoding, done) {
				hash.update(bytes);
				done(null, bytes);
			},
		});
		await pipeline(body, hashing, this.#pack.entry({ name, size }));
		this.#note(name, size, hash);
	}

	async end() {
		await this.add(MANIFEST, JSON.stringify(this.manifest));
		this.#pack.finalize();
	}

	#note(name: string, size: number, hash: Hash) {
		if (name !== MANIFEST) this.manifest.parts.push({ name, size, sha256: hash.digest("hex") });
	}
}
