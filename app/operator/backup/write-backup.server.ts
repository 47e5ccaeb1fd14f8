import { createHash, type Hash } from "node:crypto";
import { createWriteStream, existsSync } from "node:fs";
import { readFile, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { type Pack, pack } from "tar-stream";
import { config } from "../../base/config.server.ts";
import { files } from "../../base/files/store.server.ts";
import { sealStream } from "../../base/secrets/age.server.ts";
import { bytesOf } from "./bytes.ts";
import { dataName, FORMAT, fileName, HEAD, type Head, MANIFEST, type Manifest, rowsName, SEQUENCES } from "./format.ts";
import { filesNamed, tablesThatName } from "./named-files.ts";
import { atOneMoment, type Snapshot } from "./snapshot.server.ts";

/** Files of `DATA_DIR` that prove the audit log; without them a restored log could not be compared with what was noted outside it. */
const PROOFS = ["audit-seals.txt", "audit-heads.txt"];

export type Written = { bytes: number; rows: number; files: number; madeAt: string; missing: string[] };

/**
 * Writes a backup of the running product to a new file, readable by its owner alone. Rows are those of one moment, files the ones that
 * these rows name. Memory does not grow with the size of either. `missing` are files that the store has lost; the rest is in the backup.
 */
export async function writeBackup(file: string, passphrase: string): Promise<Written> {
	if (existsSync(file)) throw new Error(`${file} exists already: a backup never replaces another file.`);
	const partial = `${file}.part`;
	const archive = pack();
	const done = pipeline(
		Readable.from(sealStream(bytesOf(archive), passphrase)),
		createWriteStream(partial, { flags: "wx", mode: 0o600, flush: true }),
	);
	try {
		const [written] = await Promise.all([
			fill(new Archive(archive)).catch((error) => {
				archive.destroy(error);
				throw error;
			}),
			done,
		]);
		await rename(partial, file);
		return { ...written, bytes: (await stat(file)).size };
	} catch (error) {
		await done.catch(() => {});
		if (isTaken(error))
			throw new Error(`${partial} exists: another backup is writing it, or one was killed. Delete it.`);
		await rm(partial, { force: true });
		throw error;
	}
}

const isTaken = (error: unknown) => error instanceof Error && "code" in error && error.code === "EEXIST";

/** The parts of a backup as they are written, and what the manifest will say of them. */
class Archive {
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

async function fill(archive: Archive) {
	const { manifest } = archive;
	const madeAt = new Date().toISOString();
	const proofs = await Promise.all(PROOFS.map(readProof)); // before the rows: they must not tell of later ones
	const { needed, others } = await atOneMoment((snapshot) => addRows(archive, snapshot, madeAt));
	for (const [i, proof] of proofs.entries()) if (proof) await archive.add(dataName(PROOFS[i] ?? ""), proof);
	let count = 0;
	const absent: string[] = [];
	for (const path of new Set([...needed, ...others]))
		if (await addFile(archive, path)) count += 1;
		else if (needed.has(path)) absent.push(path);
	if (absent.length > 0) {
		const still = await stillNeeded();
		for (const path of absent) (still.has(path) ? manifest.missing : manifest.gone).push(path);
	}
	await archive.end();
	const rows = Object.values(manifest.rows).reduce((sum, each) => sum + each, 0);
	return { rows, files: count, madeAt, missing: manifest.missing };
}

const readProof = (name: string) => readFile(join(config().DATA_DIR, name)).catch(() => undefined);
const compress = promisify(gzip);

async function addRows(archive: Archive, { tables, sequences, schema, batches }: Snapshot, madeAt: string) {
	const needed = new Set<string>();
	const others = new Set<string>();
	const product: string = JSON.parse(await readFile("package.json", "utf8")).version;
	await archive.add(
		HEAD,
		JSON.stringify({ format: FORMAT, product, made_at: madeAt, ...schema, tables } satisfies Head),
	);
	// The next rows are read while the former are compressed: on the embedded engine others wait for the end of the reading.
	let writing = Promise.resolve();
	const addLines = async (name: string, lines: string[]) => archive.add(name, await compress(`${lines.join("\n")}\n`));
	for (const table of tables) {
		let part = 0;
		let count = 0;
		for await (const lines of batches(table)) {
			await writing;
			writing = addLines(rowsName(table.name, ++part), lines);
			writing.catch(() => {}); // fails the next wait for it
			count += lines.length;
			for (const line of tablesThatName.includes(table.name) ? lines : []) {
				const named = filesNamed(table.name, line);
				for (const path of named.needed) needed.add(path);
				for (const path of named.others) others.add(path);
			}
		}
		archive.manifest.rows[table.name] = count;
	}
	await writing;
	await archive.add(SEQUENCES, JSON.stringify(sequences));
	return { needed, others };
}

/** False when the store has no such file. */
async function addFile(archive: Archive, path: string): Promise<boolean> {
	if (!(await files().exists(path))) return false;
	const { contentLength } = await files().getMetaData(path);
	await archive.addStream(fileName(path), contentLength, await files().getStream(path));
	return true;
}

/** Asked once a file is absent: it may have been erased with its row while the backup was written. */
const stillNeeded = () =>
	atOneMoment(async ({ tables, batches }) => {
		const needed = new Set<string>();
		for (const table of tables.filter(({ name }) => tablesThatName.includes(name)))
			for await (const lines of batches(table))
				for (const line of lines) for (const path of filesNamed(table.name, line).needed) needed.add(path);
		return needed;
	});
