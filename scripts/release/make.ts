/**
 * `npm run release`: makes the release of the committed tree in `dist/`: tarball, list of packages, checksums,
 * signature, and the image where buildah is there. `npm run release -- prepare 1.2.0` gives the tree that version.
 * Called with a fresh build.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import type { Executables } from "../../app/operator/release/executables.server.ts";
import { fingerprint, productionPackages } from "../../app/operator/release/locked-packages.server.ts";
import { readPublicKeys } from "../../app/operator/release/minisign.server.ts";
import { madeFor } from "./contents.ts";
import { RECORD, recordExecutables } from "./executables.ts";
import { schemaOfBuild } from "./record.ts";
import { refusals } from "./refusals.ts";
import { keyOfSettings, nameOfRelease, signatureOf, unsigned } from "./sign.ts";
import { packRelease, releaseFiles } from "./tarball.ts";

const { values: options, positionals } = parseArgs({
	options: { base: { type: "string" }, "no-image": { type: "boolean" } },
	allowPositionals: true,
});
const git = (...args: string[]) => execFileSync("git", args, { encoding: "utf8" });
const read = (path: string) => (existsSync(path) ? readFileSync(path, "utf8") : undefined);

if (positionals[0] === "prepare") await prepare(positionals[1] ?? "");
else await make(JSON.parse(read("package.json") ?? "").version);

async function prepare(version: string) {
	if (!/^\d+\.\d+\.\d+$/.test(version)) fail([`Name the version: npm run release -- prepare 1.2.0`]);
	execFileSync("npm", ["version", version, "--no-git-tag-version", "--allow-same-version"], { stdio: "ignore" });
	for (const name of readdirSync("deploy/kubernetes")) {
		const path = `deploy/kubernetes/${name}`;
		writeFileSync(path, (read(path) ?? "").replace(/(image: \S+\/tawila:)\S+/g, `$1${version}`));
	}
	writeFileSync(`releases/${version}.json`, await schemaOfBuild(version));
	await recordExecutables();
	console.log(`The tree is Tawila ${version}. Write its entry in CHANGELOG.md, commit, then: npm run release`);
}

async function make(version: string) {
	const key = openKey();
	mkdirSync("dist", { recursive: true });
	const { packages: searched }: Executables = JSON.parse(read(RECORD) ?? "{}");
	const reasons = refusals({
		version,
		changes: git("status", "--porcelain"),
		changelog: read("CHANGELOG.md") ?? "",
		tags: git("tag").split("\n"),
		made: readdirSync("dist"),
		record: read(`releases/${version}.json`),
		schema: await schemaOfBuild(version),
		searched,
		signer: key?.publicKey,
		trusted: readPublicKeys(read("release-keys.pub") ?? ""),
		locked: fingerprint(productionPackages(JSON.parse(read("package-lock.json") ?? ""))),
	});
	if (reasons.length > 0) fail(reasons);
	const commit = git("rev-parse", "HEAD").trim();
	const at = new Date(Number(process.env.SOURCE_DATE_EPOCH ?? git("log", "-1", "--format=%ct").trim()) * 1000);
	const files = releaseFiles();
	const made = madeFor(version, commit, files, at);
	const name = `tawila-${version}`;
	const archive = await packRelease(name, files, made, at);
	write(`${name}.tar.gz`, archive);
	if (key) write(`${name}.tar.gz.minisig`, Buffer.from(signatureOf(archive, nameOfRelease(version, at), key)));
	write(`${name}.cdx.json`, Buffer.from(made["sbom.cdx.json"]));
	const sums = [`${name}.tar.gz`, `${name}.cdx.json`].map((file) => `${sha256(`dist/${file}`)}  ${file}\n`);
	write(`${name}.sha256`, Buffer.from(sums.join("")));
	image(version, at);
	console.log(`Tawila ${version} is made of ${commit.slice(0, 12)}. Tag it: git tag v${version}`);
	console.log(key ? `It is signed by the key ${key.publicKey.id}.` : unsigned(version, at));
}

/** Programs that are started from here on do not see where it is. */
function openKey() {
	try {
		return keyOfSettings(process.env);
	} catch (error) {
		return fail([error instanceof Error ? error.message : String(error)]);
	} finally {
		for (const name of ["RELEASE_KEY_FILE", "RELEASE_KEY_PASSPHRASE"]) delete process.env[name];
	}
}

function image(version: string, at: Date) {
	if (options["no-image"]) return console.log("No image was asked for.");
	if (spawnSync("buildah", ["--version"]).status !== 0)
		return console.log("There is no buildah on this machine: no image was made (deploy/README.md says how).");
	const base = options.base ? ["--build-arg", `BASE=${options.base}`] : [];
	// A health check is kept in this format alone.
	const files = [
		"--format",
		"docker",
		"-f",
		"deploy/Containerfile",
		"--ignorefile",
		"deploy/Containerfile.dockerignore",
	];
	const stamp = ["--timestamp", String(at.getTime() / 1000)];
	const { status } = spawnSync("buildah", ["build", ...files, ...base, ...stamp, "-t", `tawila:${version}`, "."], {
		stdio: "inherit",
	});
	if (status !== 0) fail([`The image could not be built; the tarball is whole. --base names another base image.`]);
	console.log(`The image is tawila:${version}.`);
}

function write(name: string, bytes: Buffer) {
	writeFileSync(`dist/${name}`, bytes);
	console.log(`dist/${name} (${(bytes.length / 1024 / 1024).toFixed(1)} MB)`);
}

function sha256(path: string) {
	return createHash("sha256").update(readFileSync(path)).digest("hex");
}

function fail(reasons: string[]): never {
	for (const reason of reasons) console.error(reason);
	process.exit(1);
}
