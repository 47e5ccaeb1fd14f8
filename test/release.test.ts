import { createHash } from "node:crypto";
import { readFileSync, utimesSync } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { extract } from "tar-stream";
import { expect, test } from "vitest";
import { refusals } from "../scripts/release/refusals.ts";
import { billOfMaterials } from "../scripts/release/sbom.ts";
import { packRelease, releaseFiles } from "../scripts/release/tarball.ts";

const json = (path: string) => JSON.parse(readFileSync(path, "utf8"));
const { version, dependencies, devDependencies } = json("package.json");
const at = new Date("2026-01-02T03:04:05Z");

test("the same tree gives the same tarball, whenever its files were written", async () => {
	const some = releaseFiles().filter((path) => /^(build\/client|migrations|deploy)\//.test(path));
	expect(some.length).toBeGreaterThan(80);
	const hash = async () =>
		createHash("sha256")
			.update(await packRelease("x", some, { made: "x" }, at))
			.digest("hex");
	const first = await hash();
	utimesSync("deploy/ready.mjs", at, at);
	expect(await hash()).toBe(first);
});

test("a release holds what an operator runs and reads, and no tests, tools or data (ASVS 13.4.1, 15.2.3)", async () => {
	const archive = await packRelease("tawila-1.0.0", releaseFiles(), { "build/release.json": "{}" }, at);
	const entries: { name: string; mtime?: Date; uid?: number }[] = [];
	const read = extract().on("entry", (header, stream, next) => {
		entries.push(header);
		stream.on("end", next).resume();
	});
	await pipeline(Readable.from(archive), createGunzip(), read);
	const names = entries.map(({ name }) => name.replace("tawila-1.0.0/", ""));
	for (const name of [
		"server.ts",
		"operator.ts",
		"scripts/start.mjs",
		"build/server/index.js",
		"build/release.json",
		"migrations/views/desk-cases.sql",
		"deploy/tawila.service",
		"docs/operations.md",
		"CHANGELOG.md",
		"SECURITY.md",
		"package-lock.json",
	])
		expect(names).toContain(name);
	expect(names.filter((name) => /\.test\.|^(test|e2e|bench|node_modules|data|\.git)\b|\.stamp$/.test(name))).toEqual(
		[],
	);
	expect(entries.filter(({ mtime, uid }) => mtime?.getTime() !== at.getTime() || uid !== 0)).toEqual([]);
});

test("the list of packages is CycloneDX, names every package of production with its version and hash, and is the same each time (ASVS 15.1.2)", () => {
	const bom = billOfMaterials(at);
	expect(JSON.stringify(billOfMaterials(at))).toBe(JSON.stringify(bom));
	expect(bom).toMatchObject({
		bomFormat: "CycloneDX",
		specVersion: "1.5",
		serialNumber: expect.stringMatching(/^urn:uuid:[0-9a-f-]{36}$/),
		metadata: { timestamp: at.toISOString(), component: { name: "tawila", version, type: "application" } },
	});
	const listed = bom.components.map((each) => `${each.name} ${each.version}`);
	const needed = Object.entries<string>(dependencies).map(([name, exact]) => `${name} ${exact}`);
	expect(needed.filter((each) => !listed.includes(each))).toEqual([]);
	expect(bom.components.filter(({ purl }) => !purl.startsWith("pkg:npm/"))).toEqual([]);
	expect(["@biomejs/biome", "knip"].filter((name) => listed.includes(`${name} ${devDependencies[name]}`))).toEqual([]);
	expect(bom.components.find(({ name }) => name === "pg")).toMatchObject({
		hashes: [{ alg: "SHA-512" }],
		licenses: [{ license: { id: "MIT" } }],
	});
	const refs = [`tawila@${version}`, ...bom.components.map((each) => each["bom-ref"])];
	expect(new Set(refs).size).toBe(refs.length);
	expect(bom.dependencies.map(({ ref }) => ref).sort()).toEqual(refs.sort());
	expect(bom.dependencies.flatMap(({ dependsOn }) => dependsOn).filter((ref) => !refs.includes(ref))).toEqual([]);
});

test("a release is refused from a tree that is dirty, without an entry in the changelog, or when it exists", () => {
	const fine = {
		version: "1.2.0",
		changes: "",
		changelog: "# Changes\n\n## 1.2.0 (2027-01-31)\n",
		tags: ["v1.0.0"],
		made: ["tawila-1.0.0.tar.gz"],
		record: "{}",
		schema: "{}",
	};
	expect(refusals(fine)).toEqual([]);
	const refused: [Partial<typeof fine>, RegExp][] = [
		[{ version: "1.2" }, /no version of a release/],
		[{ changes: " M server.ts" }, /not committed/],
		[{ changelog: "## 1.2.0\n" }, /no entry "## 1\.2\.0/],
		[{ tags: ["v1.2.0"] }, /1\.2\.0 exists/],
		[{ made: ["tawila-1.2.0.tar.gz"] }, /1\.2\.0 exists/],
		[{ record: "{ }" }, /is not the schema of this tree/],
	];
	for (const [change, reason] of refused)
		expect(refusals({ ...fine, ...change })).toContainEqual(expect.stringMatching(reason));
});

test("the changelog has an entry for the version of the tree, the newest first", () => {
	const entries = [...readFileSync("CHANGELOG.md", "utf8").matchAll(/^## (\S+) \(\d{4}-\d{2}-\d{2}\)$/gm)];
	expect(entries[0]?.[1]).toBe(version);
});
