/**
 * `node scripts/release/executables.ts`: writes `executables.json` beside it, after packages of production changed.
 * Hashes are those of the archives that the lock file names, which npm fetches, for this system and the others; a
 * package that the record has is not fetched again.
 */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { pathToFileURL } from "node:url";
import { gunzipSync } from "node:zlib";
import { extract } from "tar-stream";
import { type Executables, isExecutable, sha256 } from "../../app/operator/release/executables.server.ts";
import {
	fingerprint,
	type LockedPackage,
	productionPackages,
} from "../../app/operator/release/locked-packages.server.ts";

export const RECORD = "scripts/release/executables.json";
type Files = Record<string, string>;

/** Writes the record for the lock file as it is. */
export async function recordExecutables() {
	const packages = productionPackages(JSON.parse(readFileSync("package-lock.json", "utf8")));
	const former: Executables["executables"] = existsSync(RECORD)
		? JSON.parse(readFileSync(RECORD, "utf8")).executables
		: {};
	const found = new Map<string, Files>();
	const missing: LockedPackage[] = [];
	for (const each of packages) {
		const known = former[each.ref];
		if (known) found.set(each.ref, known);
		else if (!existsSync(each.place) || hasExecutables(each.place)) missing.push(each);
	}
	for (const [ref, files] of await fetched(missing)) found.set(ref, files);
	const listed = [...found].filter(([, files]) => Object.keys(files).length > 0).sort(byName);
	const record: Executables = { packages: fingerprint(packages), executables: Object.fromEntries(listed) };
	writeFileSync(RECORD, `${JSON.stringify(record, null, "\t")}\n`);
}

const byName = ([a]: [string, unknown], [b]: [string, unknown]) => (a < b ? -1 : 1);

function hasExecutables(folder: string) {
	return readdirSync(folder, { recursive: true, encoding: "utf8" })
		.map((path) => join(folder, path))
		.some((path) => statSync(path).isFile() && isExecutable(path, readFileSync(path)));
}

function hashes(files: [string, Buffer][]): Files {
	const found = files.filter(([path, bytes]) => isExecutable(path, bytes)).sort(byName);
	return Object.fromEntries(found.map(([path, bytes]) => [path, sha256(bytes)]));
}

async function fetched(packages: LockedPackage[]): Promise<[string, Files][]> {
	if (packages.length === 0) return [];
	const folder = mkdtempSync(join(tmpdir(), "tawila-packages-"));
	try {
		const refs = packages.map(({ ref }) => ref);
		const said = execFileSync("npm", ["pack", "--json", "--silent", "--pack-destination", folder, ...refs], {
			encoding: "utf8",
			maxBuffer: 1 << 30,
		});
		const packed: { id: string; filename: string }[] = JSON.parse(said);
		return await Promise.all(
			packages.map(async ({ ref, integrity }): Promise<[string, Files]> => {
				const file = packed.find(({ id }) => id === ref)?.filename ?? "";
				const bytes = readFileSync(join(folder, file));
				if (`sha512-${createHash("sha512").update(bytes).digest("base64")}` !== integrity)
					throw new Error(`${ref} is not the package of the lock file.`);
				return [ref, hashes(await unpacked(bytes))];
			}),
		);
	} finally {
		rmSync(folder, { recursive: true });
	}
}

async function unpacked(bytes: Buffer): Promise<[string, Buffer][]> {
	const files: [string, Buffer][] = [];
	const archive = extract();
	archive.end(gunzipSync(bytes));
	for await (const entry of archive) {
		// The folder of a package is called `package`, or by its name.
		files.push([entry.header.name.replace(/^[^/]+\//, ""), await buffer(entry)]);
	}
	return files;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) await recordExecutables();
