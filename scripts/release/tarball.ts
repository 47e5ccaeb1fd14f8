import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { pack } from "tar-stream";
import { isExecutable, sha256 } from "../../app/operator/release/executables.server.ts";

/** Parts of the tree that a release holds, beside the build. */
const TAKEN = [
	"app",
	"deploy",
	"docs",
	"migrations",
	"release-keys.pub",
	"releases",
	"scripts/prepare.mjs",
	"scripts/release/executables.json",
	"scripts/start.mjs",
	"scripts/tawila.mjs",
	"server.ts",
	"operator.ts",
	"package.json",
	"package-lock.json",
	".npmrc",
	"README.md",
	"CHANGELOG.md",
	"CONTRIBUTING.md",
	"SECURITY.md",
];
const LEFT_OUT = /\.test\.tsx?$/;

/** Paths of everything in a release, in order: what git knows of the parts, and the build. */
export function releaseFiles(): string[] {
	const known = execFileSync("git", ["ls-files", "-z", "--", ...TAKEN], { encoding: "utf8" }).split("\0");
	const built = readdirSync("build", { recursive: true, encoding: "utf8" })
		.map((name) => join("build", name))
		.filter((path) => statSync(path).isFile() && path !== "build/.stamp");
	return [...known.filter((path) => path !== "" && !LEFT_OUT.test(path)), ...built].sort();
}

/** The executables among files, with their hashes. */
export function executablesOf(files: string[]): Record<string, string> {
	const read = files.map((path) => [path, readFileSync(path)] as const);
	return Object.fromEntries(
		read.filter(([path, bytes]) => isExecutable(path, bytes)).map(([path, bytes]) => [path, sha256(bytes)]),
	);
}

/**
 * A gzipped archive of the files and of `made`, in the folder `name`. The same contents give the same bytes: order,
 * owner, mode and time do not depend on the machine.
 */
export async function packRelease(
	name: string,
	files: string[],
	made: Record<string, string>,
	at: Date,
): Promise<Buffer> {
	const archive = pack();
	const all = [...files.map((path) => [path, readFileSync(path)] as const), ...Object.entries(made)];
	for (const [path, contents] of all)
		archive.entry(
			{ name: `${name}/${path}`, mode: 0o644, uid: 0, gid: 0, mtime: at, type: "file" },
			Buffer.from(contents),
		);
	archive.finalize();
	const chunks: Uint8Array[] = [];
	for await (const chunk of archive as AsyncIterable<Uint8Array>) chunks.push(chunk);
	return promisify(gzip)(Buffer.concat(chunks), { level: 9 });
}
