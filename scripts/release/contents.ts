import { readFileSync } from "node:fs";
import { sha256 } from "../../app/operator/release/executables.server.ts";
import { billOfMaterials } from "./sbom.ts";
import { executablesOf } from "./tarball.ts";

/** The files that are made for a release: its list of packages, and what it is, with the hash of every other file. */
export function madeFor(release: string, commit: string, files: string[], at: Date) {
	const bill = `${JSON.stringify(billOfMaterials(at, executablesOf(files)), null, "\t")}\n`;
	const hashes = Object.fromEntries(files.map((path) => [path, sha256(readFileSync(path))]));
	const listed = { ...hashes, "sbom.cdx.json": sha256(Buffer.from(bill)) };
	return {
		"build/release.json": `${JSON.stringify({ release, commit, files: listed }, null, "\t")}\n`,
		"sbom.cdx.json": bill,
	};
}
