import { buffer } from "node:stream/consumers";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { extract } from "tar-stream";
import { z } from "zod";
import { sha256 } from "./executables.server.ts";

/** Archives that unpack to more are refused: a release has a tenth of it. */
const MOST_BYTES = 512 * 1024 * 1024;
const MANIFEST = "build/release.json";

const manifestShape = z.strictObject({
	release: z.string(),
	commit: z.string(),
	files: z.record(z.string(), z.string()),
});
export type ReadRelease = {
	/** The release and the commit that the archive says it is; empty when it says none. */
	release: string;
	commit: string;
	files: Map<string, Buffer>;
	problems: string[];
};

/** Unpacks an archive in memory and compares its files with the list in `build/release.json`. */
export async function readRelease(archive: Buffer): Promise<ReadRelease> {
	const files = new Map<string, Buffer>();
	const folders = new Set<string>();
	const problems: string[] = [];
	try {
		const entries = extract();
		entries.end(await promisify(gunzip)(archive, { maxOutputLength: MOST_BYTES }));
		for await (const entry of entries) {
			const { name, type, mode } = entry.header;
			const bytes = await buffer(entry);
			const [folder = "", ...rest] = name.split("/");
			const path = rest.join("/");
			folders.add(folder);
			if (type !== "file" || mode !== 0o644) problems.push(`${name} is no plain file`);
			else if (rest.some((part) => ["", ".", ".."].includes(part)) || path === "")
				problems.push(`${name} is no path of a release`);
			else if (files.has(path)) problems.push(`${name} is in the archive twice`);
			else files.set(path, bytes);
		}
	} catch (error) {
		problems.push(`the archive is cut or damaged: ${error instanceof Error ? error.message : error}`);
	}
	const { release, commit, files: listed } = manifestOf(files, problems);
	if (folders.size !== 1 || !folders.has(`tawila-${release}`))
		problems.push(
			`the archive holds ${[...folders].join(", ") || "nothing"}, and not the folder tawila-${release} alone`,
		);
	for (const [path, hash] of Object.entries(listed)) {
		const bytes = files.get(path);
		if (!bytes) problems.push(`${path} is missing`);
		else if (sha256(bytes) !== hash) problems.push(`${path} is not the file that ${MANIFEST} lists`);
	}
	for (const path of files.keys())
		if (path !== MANIFEST && !Object.hasOwn(listed, path)) problems.push(`${path} is not listed in ${MANIFEST}`);
	return { release, commit, files, problems };
}

function manifestOf(files: Map<string, Buffer>, problems: string[]): z.infer<typeof manifestShape> {
	const read = readJson(files, MANIFEST, manifestShape);
	if (read.data) return read.data;
	problems.push(read.problem);
	return { release: "", commit: "", files: {} };
}

/** A file of the archive as JSON of that shape. */
export function readJson<T>(
	files: Map<string, Buffer>,
	path: string,
	shape: z.ZodType<T>,
): { data: T } | { data?: undefined; problem: string } {
	const bytes = files.get(path);
	if (!bytes) return { problem: `${path} is missing` };
	try {
		return { data: shape.parse(JSON.parse(bytes.toString())) };
	} catch (error) {
		const [first] = error instanceof z.ZodError ? error.issues : [];
		return { problem: `${path} is not what it has to be${first ? `: ${first.path.join(".")}: ${first.message}` : ""}` };
	}
}
