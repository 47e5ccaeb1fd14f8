import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { files } from "../../base/files/store/store.server.ts";
import { filesNamed, tablesThatName } from "./archive/named-files.ts";
import { atOneMoment } from "./archive/snapshot.server.ts";
import { readList } from "./repository/listed-files.server.ts";
import { readPiece } from "./repository/pieces.server.ts";
import { openRepository } from "./repository/repository.server.ts";
import type { Target } from "./repository/target.ts";

export type FileCheck = { named: number; missing: string[]; extra: string[]; fetched: string[] };

/**
 * Compares the rows with the file store: files that a row needs and the store does not have, and files that no row
 * names, such as those that are later than a database that was put back. `from` are backups to fetch missing files
 * from. Nothing is deleted.
 */
export async function checkFiles(from?: { target: Target; key: string }): Promise<FileCheck> {
	const named = await namedFiles();
	const count = named.size;
	const extra: string[] = [];
	for await (const path of storedFiles()) if (!named.delete(path)) extra.push(path);
	const missing = new Set([...named].filter(([, isNeeded]) => isNeeded).map(([path]) => path));
	const fetched = from ? await fetchMissing(missing, from.target, from.key) : [];
	return { named: count, missing: [...missing], extra, fetched };
}

const namedFiles = () =>
	atOneMoment(async ({ tables, batches }) => {
		const named = new Map<string, boolean>();
		for (const table of tables.filter(({ name }) => tablesThatName.includes(name)))
			for await (const lines of batches(table))
				for (const line of lines) {
					const { needed, others } = filesNamed(table.name, line);
					for (const path of others) if (!named.has(path)) named.set(path, false);
					for (const path of needed) named.set(path, true);
				}
		return named;
	});

async function* storedFiles() {
	for (let paginationToken: string | undefined, more = true; more; ) {
		const page = await files().listAll("", { recursive: true, paginationToken });
		for (const each of page.objects) if (each.isFile) yield each.key;
		paginationToken = page.paginationToken;
		more = paginationToken !== undefined;
	}
}

/** Takes what it finds out of `missing`, the last backup first. */
async function fetchMissing(missing: Set<string>, target: Target, key: string): Promise<string[]> {
	const repository = await openRepository(target, key);
	const fetched: string[] = [];
	for (const id of (await repository.ids()).reverse()) {
		if (missing.size === 0) break;
		for await (const listed of readList(repository, id)) {
			if (!missing.has(listed.path)) continue;
			await files().put(listed.path, await buffer(Readable.from(readPiece(repository, listed))));
			missing.delete(listed.path);
			fetched.push(listed.path);
		}
	}
	return fetched;
}
