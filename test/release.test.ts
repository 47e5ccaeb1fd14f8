import { createHash } from "node:crypto";
import {
	closeSync,
	existsSync,
	openSync,
	readdirSync,
	readFileSync,
	readSync,
	realpathSync,
	statSync,
	utimesSync,
} from "node:fs";
import { join, relative } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { extract } from "tar-stream";
import { expect, test } from "vitest";
import { fingerprint, productionPackages } from "../app/operator/release/locked-packages.server.ts";
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
	const archive = await packRelease("tawila-0.9.0", releaseFiles(), { "build/release.json": "{}" }, at);
	const entries: { name: string; mtime?: Date; uid?: number }[] = [];
	const read = extract().on("entry", (header, stream, next) => {
		entries.push(header);
		stream.on("end", next).resume();
	});
	await pipeline(Readable.from(archive), createGunzip(), read);
	const names = entries.map(({ name }) => name.replace("tawila-0.9.0/", ""));
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
		"scripts/release/executables.json",
	])
		expect(names).toContain(name);
	expect(names.filter((name) => /\.test\.|^(test|e2e|bench|node_modules|data|\.git)\b|\.stamp$/.test(name))).toEqual(
		[],
	);
	expect(entries.filter(({ mtime, uid }) => mtime?.getTime() !== at.getTime() || uid !== 0)).toEqual([]);
});

test("the list of packages is CycloneDX, each of production with version and hash, reproducible (ASVS 15.1.2)", () => {
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

/** ELF, WebAssembly, Mach-O, Windows, and gzip: the extensions of the embedded database come in it. */
const machineCode = /^(?:7f454c46|0061736d|c[ef]faedfe|cafebabe|4d5a9000|1f8b08)/;
function startOf(path: string) {
	const file = openSync(path, "r");
	const start = Buffer.alloc(4);
	readSync(file, start, 0, 4, 0);
	closeSync(file);
	return start.toString("hex");
}

test("each executable of a release is in its list with a hash: Node, the database, picture libraries", () => {
	const bom = billOfMaterials(at);
	const installed = productionPackages(json("package-lock.json"));
	const files = installed
		.filter(({ place }) => existsSync(place))
		.flatMap(({ place, ref }) =>
			readdirSync(place, { recursive: true, encoding: "utf8" })
				.filter((path) => !path.includes("node_modules/") && statSync(join(place, path)).isFile())
				.filter((path) => machineCode.test(startOf(join(place, path))))
				.map((path) => ({ ref, path, file: join(place, path) })),
		);
	const paths = files.map(({ file }) => file);
	expect(paths).toContain(relative(process.cwd(), realpathSync(process.execPath)));
	for (const name of [
		/pglite\.wasm$/,
		/pg_trgm\.tar\.gz$/,
		/sharp-[\w-]+\/lib\/[^/]+\.node$/,
		/libvips/,
		/mupdf-wasm\.wasm$/,
	])
		expect(paths).toContainEqual(expect.stringMatching(name));
	const wrong = files.filter(({ ref, path, file }) => {
		const line = bom.components.find((each) => each["bom-ref"] === ref)?.components?.find(({ name }) => name === path);
		const content = createHash("sha256").update(readFileSync(file)).digest("hex");
		return line?.type !== "file" || line.hashes[0]?.alg !== "SHA-256" || line.hashes[0].content !== content;
	});
	expect(wrong).toEqual([]);
});

test("so is each for other systems: the record in the repository is of the packages that are locked", () => {
	const packages = productionPackages(json("package-lock.json"));
	// When it fails: node scripts/release/executables.ts
	expect(json("scripts/release/executables.json").packages).toBe(fingerprint(packages));
	const { components } = billOfMaterials(at);
	const nodes = Object.keys(json("package.json").optionalDependencies);
	for (const name of [...nodes, "@img/sharp-win32-x64", "@img/sharp-libvips-linuxmusl-arm64"])
		expect(components.find((each) => each.name === name)?.components?.length, name).toBeGreaterThan(0);
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
		searched: "a",
		locked: "a",
		signer: undefined,
		trusted: [],
	};
	expect(refusals(fine)).toEqual([]);
	const key = (byte: number) => ({ id: "8E419FAC1B6C04FE", bytes: Buffer.alloc(32, byte) });
	expect(refusals({ ...fine, signer: key(1), trusted: [key(2), key(1)] })).toEqual([]);
	const refused: [Partial<Parameters<typeof refusals>[0]>, RegExp][] = [
		[{ version: "1.2" }, /no version of a release/],
		[{ changes: " M server.ts" }, /not committed/],
		[{ changelog: "## 1.2.0\n" }, /no entry "## 1\.2\.0/],
		[{ tags: ["v1.2.0"] }, /1\.2\.0 exists/],
		[{ made: ["tawila-1.2.0.tar.gz"] }, /1\.2\.0 exists/],
		[{ locked: "b" }, /searched for executables/],
		[{ signer: key(1), trusted: [key(2)] }, /does not hold the key 8E419FAC1B6C04FE that signs/],
		[{ record: "{ }" }, /is not the schema of this tree/],
	];
	for (const [change, reason] of refused)
		expect(refusals({ ...fine, ...change })).toContainEqual(expect.stringMatching(reason));
});

test("the changelog has an entry for the version of the tree, the newest first", () => {
	const entries = [...readFileSync("CHANGELOG.md", "utf8").matchAll(/^## (\S+) \(\d{4}-\d{2}-\d{2}\)$/gm)];
	expect(entries[0]?.[1]).toBe(version);
});
