import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { config } from "../../../base/config.server.ts";
import { RELEASE } from "../../../base/schema/release.ts";
import { eachAtOnce } from "../repository/at-once.ts";
import type { ListProof, Summary } from "../repository/listed-files.server.ts";
import type { Archive } from "./archive.server.ts";
import { dataName, HEAD, type Head, rowsName, SEQUENCES } from "./format.ts";
import { filesNamed, tablesThatName } from "./named-files.ts";
import { atOneMoment, type Snapshot } from "./snapshot.server.ts";

/**
 * Files of `DATA_DIR` that prove the audit log; without them a restored log could not be compared with what was noted
 * outside it.
 */
const PROOFS = ["audit-seals.txt", "audit-heads.txt"];

/** Where the files go. `put` answers false for one that the store does not have. */
export type FilePlace = {
	format: number;
	atOnce: number;
	put: (path: string) => Promise<boolean>;
	begin?: (summary: Summary) => Promise<void>;
	end?: () => Promise<ListProof>;
};
export type ArchiveSummary = { rows: number; files: number; madeAt: string; missing: string[] };

/**
 * Puts rows of one moment and the files that they name, and says what it put. Memory grows by some 200 bytes for each
 * file, and no row.
 */
export async function fillArchive(archive: Archive, place: FilePlace): Promise<ArchiveSummary> {
	const { manifest } = archive;
	const head = { format: place.format, product: RELEASE, made_at: new Date().toISOString() };
	const proofs = await Promise.all(PROOFS.map(readProof)); // before the rows: they must not tell of later ones
	const named = await atOneMoment((snapshot) => addRows(archive, snapshot, head));
	for (const [i, proof] of proofs.entries()) if (proof) await archive.add(dataName(PROOFS[i] ?? ""), proof);
	const rows = Object.values(manifest.rows).reduce((sum, each) => sum + each, 0);
	await place.begin?.({ made_at: head.made_at, product: RELEASE, rows });
	let count = 0;
	const absent: string[] = [];
	await eachAtOnce(named, place.atOnce, async ([path, isNeeded]) => {
		if (await place.put(path)) count += 1;
		else if (isNeeded) absent.push(path);
	});
	if (absent.length > 0) {
		const still = await stillNeeded();
		for (const path of absent) (still.has(path) ? manifest.missing : manifest.gone).push(path);
	}
	manifest.list = await place.end?.();
	await archive.end();
	return { rows, files: count, madeAt: head.made_at, missing: manifest.missing };
}

const readProof = (name: string) => readFile(join(config().DATA_DIR, name)).catch(() => undefined);
const compress = promisify(gzip);

/** Answers the files that the rows name, and whether a row needs them. */
async function addRows(
	archive: Archive,
	{ tables, sequences, schema, batches }: Snapshot,
	head: Pick<Head, "format" | "product" | "made_at">,
) {
	const named = new Map<string, boolean>();
	await archive.add(HEAD, JSON.stringify({ ...head, ...schema, tables } satisfies Head));
	// The next rows are read while the former are compressed.
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
				const { needed, others } = filesNamed(table.name, line);
				for (const path of needed) named.set(path, true);
				for (const path of others) if (!named.has(path)) named.set(path, false);
			}
		}
		archive.manifest.rows[table.name] = count;
	}
	await writing;
	await archive.add(SEQUENCES, JSON.stringify(sequences));
	return named;
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
