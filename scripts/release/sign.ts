/** Signs with a secret key of minisign, so that a machine that makes releases needs no other program. */
import { createPrivateKey, createPublicKey, scryptSync, sign } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import {
	keyNumber,
	noSignature,
	type PublicKey,
	prehash,
	signedWithComment,
} from "../../app/operator/release/minisign.server.ts";

/**
 * The lengths of a secret key: kinds, salt, costs, and from 54 on number, seed, public key and checksum, which a
 * passphrase may cover.
 */
const [SALT, COSTS, SECRET, LENGTH] = [6, 38, 54, 158];
export type SecretKey = { id: Buffer; seed: Buffer; publicKey: PublicKey };

/** Opens a secret key that `minisign -G` wrote. Throws when it is none, or the passphrase is wrong or missing. */
export function readSecretKey(text: string, passphrase?: string): SecretKey {
	const bytes = Buffer.from(text.split(/\r?\n/)[1] ?? "", "base64");
	const kinds = bytes.toString("latin1", 0, SALT);
	if (bytes.length !== LENGTH || !["EdScB2", "Ed\0\0B2"].includes(kinds))
		throw new Error("This is no secret key of minisign.");
	let secret = bytes.subarray(SECRET);
	if (kinds === "EdScB2") {
		if (!passphrase) throw new Error("The key has a passphrase: RELEASE_KEY_PASSPHRASE names it.");
		const cover = scryptSync(passphrase, bytes.subarray(SALT, COSTS), LENGTH - SECRET, costsOf(bytes));
		secret = Buffer.from(secret.map((byte, i) => byte ^ (cover[i] ?? 0)));
	}
	const [id, seed, key] = [secret.subarray(0, 8), secret.subarray(8, 40), secret.subarray(40, 72)];
	const { x = "" } = createPublicKey(privateKey(seed)).export({ format: "jwk" });
	if (!Buffer.from(x, "base64url").equals(key)) throw new Error("The passphrase of the key is wrong.");
	return { id, seed, publicKey: { id: keyNumber(id), bytes: key } };
}

/** The text of `<file>.minisig`. */
export function signatureOf(file: Uint8Array, comment: string, { id, seed }: SecretKey): string {
	const signature = sign(null, prehash(file), privateKey(seed));
	const overall = sign(null, signedWithComment(signature, comment), privateKey(seed));
	const first = Buffer.concat([Buffer.from("ED"), id, signature]).toString("base64");
	const lines = ["untrusted comment: signature of a release", first, `trusted comment: ${comment}`];
	return `${[...lines, overall.toString("base64")].join("\n")}\n`;
}

/** The key of the settings; undefined when they name none. */
export function keyOfSettings(settings: NodeJS.ProcessEnv): SecretKey | undefined {
	if (!settings.RELEASE_KEY_FILE) return undefined;
	const file = resolve(settings.INIT_CWD ?? ".", settings.RELEASE_KEY_FILE);
	if (!existsSync(file)) throw new Error(`RELEASE_KEY_FILE names ${file}, which does not exist.`);
	return readSecretKey(readFileSync(file, "utf8"), settings.RELEASE_KEY_PASSPHRASE);
}

/** The trusted comment of a release. */
export const nameOfRelease = (version: string, at: Date) => `Tawila ${version}, ${at.toISOString().slice(0, 10)}`;

/** Said when there is no key. */
export const unsigned = (version: string, at: Date) => `
*** This release is NOT SIGNED: RELEASE_KEY_FILE names no key. ***
\`tawila release verify\` will refuse it: ${noSignature(`tawila-${version}.tar.gz`)}.
Sign it where the key is: minisign -S -t "${nameOfRelease(version, at)}" -m tawila-${version}.tar.gz
`;

/** The frame that PKCS #8 puts around a seed of Ed25519. */
const FRAME = Buffer.from("302e020100300506032b657004220420", "hex");
const privateKey = (seed: Uint8Array) =>
	createPrivateKey({ key: Buffer.concat([FRAME, seed]), format: "der", type: "pkcs8" });

/**
 * scrypt's numbers for the limits in the file, as libsodium chooses them (`pickparams` of its scryptsalsa208sha256).
 */
function costsOf(bytes: Buffer) {
	const operations = Math.max(32768, Number(bytes.readBigUInt64LE(COSTS)));
	const memory = Number(bytes.readBigUInt64LE(COSTS + 8));
	const most = operations < memory / 32 ? operations / 32 : memory / 1024;
	const N = 2 ** Math.max(1, Math.floor(Math.log2(most)));
	const p = operations < memory / 32 ? 1 : Math.floor(Math.floor(operations / 4 / N) / 8);
	return { N, r: 8, p, maxmem: 256 * 8 * N * 2 };
}
