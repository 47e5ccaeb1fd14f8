import { readFile } from "node:fs/promises";
import { basename, resolve } from "node:path";
import type { Answer, Command } from "../backup/answer.ts";
import { BILL, checkBill } from "./check-bill.server.ts";
import { checkSignature, noSignature, readPublicKeys, type SignatureCheck } from "./minisign.server.ts";
import { readRelease } from "./read-release.server.ts";

/** In the folder of the product: the keys that this installation trusts. */
const TRUSTED = "release-keys.pub";

export const releaseVerify: Command = {
	usage: "release verify <file> [--key FILE]",
	help:
		"Checks the archive of a release before it is installed: its signature by " +
		`a key of ${TRUSTED} or of --key, every file, and the list of packages.`,
	alone: true,
	run: async (file, { from, options }) => {
		if (!file) return { ok: false, text: "Name the archive: release verify tawila-1.1.0.tar.gz" };
		const archive = await read(file);
		if (!archive) return { ok: false, text: `${file} cannot be read.` };
		return await verifyRelease(file, archive, options.key ? resolve(from, options.key) : resolve(TRUSTED));
	},
};

async function verifyRelease(path: string, archive: Buffer, keyFile: string): Promise<Answer> {
	const file = basename(path);
	const checked = await checkKeyAndSignature(path, archive, keyFile);
	const release = await readRelease(archive);
	const bill = checkBill(release);
	const name = `Tawila ${release.release}`;
	const signature = "problem" in checked ? [checked.problem] : namesOf(file, name, checked.comment);
	const problems = { signature, files: release.problems, packages: bill.problems };
	const ok = Object.values(problems).every((each) => each.length === 0);
	const isSigned = !("problem" in checked);
	const lines = [
		...part(
			"signature",
			signature,
			isSigned ? `right, by the key ${checked.id} of ${keyFile}; it is for "${checked.comment}"` : "",
		),
		...part(
			"files",
			problems.files,
			`${release.files.size - 1} as they are listed in build/release.json, and no other beside that list`,
		),
		...part(
			"packages",
			problems.packages,
			`${BILL} is CycloneDX 1.5 and has a line with its hash for each of ` +
				`${bill.packages} packages and ${bill.executables} executables, and no other`,
		),
	];
	const unsigned = "Lists and hashes in an archive without a right signature say nothing about who made it.";
	const text = [
		ok ? `${file} is right: ${name}, commit ${release.commit}.` : `${file} is NOT right. Do not install it.`,
		...lines,
		isSigned
			? "Not part of the archive, so not looked at: the packages themselves. " +
				"npm compares them with the hashes of package-lock.json."
			: unsigned,
	].join("\n");
	const { commit } = release;
	const signer = isSigned ? { key: checked.id, comment: checked.comment } : { key: null, comment: null };
	return { ok, text, data: { file, release: release.release, commit, ...signer, trusted: keyFile, problems } };
}

/** Problems of a signature that is right, and of something else. */
function namesOf(file: string, name: string, comment: string): string[] {
	const isOf = comment === name || comment.startsWith(`${name}, `);
	const archive = `${name.toLowerCase().replace(" ", "-")}.tar.gz`;
	return [
		!isOf && `the signature is for "${comment}", and the archive says that it is ${name}`,
		file !== archive && `the archive is called ${file}, and that of ${name} is called ${archive}`,
	].filter((problem) => problem !== false);
}

const part = (name: string, problems: string[], right: string) =>
	problems.length === 0 ? [`  ok     ${name}: ${right}`] : problems.map((problem) => `  WRONG  ${name}: ${problem}`);

async function checkKeyAndSignature(path: string, archive: Buffer, keyFile: string): Promise<SignatureCheck> {
	const keys = await read(keyFile);
	if (!keys)
		return { problem: `${keyFile} cannot be read, so no key is trusted: --key FILE names the one that you were given` };
	try {
		const trusted = readPublicKeys(keys.toString());
		if (trusted.length === 0) return { problem: `${keyFile} holds no key` };
		const signature = await read(`${path}.minisig`);
		return signature
			? checkSignature(archive, signature.toString(), trusted)
			: { problem: noSignature(basename(path)) };
	} catch (error) {
		return { problem: `${keyFile}: ${error instanceof Error ? error.message : error}` };
	}
}

const read = (path: string): Promise<Buffer | undefined> => readFile(path).catch(() => undefined);
