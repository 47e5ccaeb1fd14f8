/** The build's files as they travel: compressed once with the build, not at every start of a server. */
import { readdir, readFile, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";

const compressible = new Set([".css", ".js", ".json", ".svg", ".txt", ".webmanifest"]);
/** Below this a header costs more than is gained. */
const LEAST_BYTES = 400;

/** Writes `name.br` and `name.gz` beside every file of a folder that gets smaller by it. */
export async function compressAssets(folder: string) {
	const names = await readdir(folder, { recursive: true });
	await Promise.all(
		names
			.filter((name) => compressible.has(extname(name)))
			.map(async (name) => {
				const bytes = await readFile(join(folder, name));
				if (bytes.length <= LEAST_BYTES) return;
				await writeFile(join(folder, `${name}.br`), await promisify(brotliCompress)(bytes));
				await writeFile(join(folder, `${name}.gz`), await promisify(gzip)(bytes));
			}),
	);
}
