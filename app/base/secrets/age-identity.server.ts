/**
 * Keys of `age` that are no passphrase (recipient `X25519`): what one seals costs no second of waiting, so that many
 * small files may be.
 */
import { createPrivateKey, createPublicKey, diffieHellman, type KeyObject, randomBytes } from "node:crypto";
import { derive, openChunk, sealChunk } from "./age-payload.server.ts";

export type AgeIdentity = {
	privateKey: KeyObject;
	publicBytes: Buffer;
	/** 32 bytes, to derive further keys from. */
	secret: Buffer;
};

const PREFIX = "AGE-SECRET-KEY-";
const INFO = "age-encryption.org/v1/X25519";

/** A new key, as the text that `age -d -i` reads. */
export const newIdentity = () => bech32(PREFIX.toLowerCase(), randomBytes(32)).toUpperCase();

/** The key of the line of a text that has one. */
export function readIdentity(text: string): AgeIdentity {
	const [line] = /^AGE-SECRET-KEY-1[02-9AC-HJ-NP-Z]{58}$/m.exec(text) ?? [];
	const secret = line && fromBech32(line);
	if (!secret) throw new Error("There is no key of age in this text.");
	const privateKey = privateOf(secret);
	return { privateKey, publicBytes: publicOf(privateKey), secret };
}

/** The file key, sealed for the holder of the identity: the two words of the header's line. */
export function wrapFor({ publicBytes }: AgeIdentity, fileKey: Buffer): { share: Buffer; wrapped: Buffer } {
	const once = privateOf(randomBytes(32));
	const share = publicOf(once);
	return { share, wrapped: sealChunk(wrapKey(once, publicBytes, share, publicBytes), Buffer.alloc(12), fileKey) };
}

export function unwrap({ privateKey, publicBytes }: AgeIdentity, share: Buffer, wrapped: Buffer): Buffer | undefined {
	return openChunk(wrapKey(privateKey, share, share, publicBytes), Buffer.alloc(12), wrapped);
}

function wrapKey(privateKey: KeyObject, other: Buffer, share: Buffer, recipient: Buffer) {
	const publicKey = createPublicKey({
		key: { kty: "OKP", crv: "X25519", x: other.toString("base64url") },
		format: "jwk",
	});
	return derive(diffieHellman({ privateKey, publicKey }), Buffer.concat([share, recipient]), INFO);
}

/** The bytes before the 32 of a private key in PKCS #8. */
const PKCS8 = Buffer.from("302e020100300506032b656e04220420", "hex");
const privateOf = (secret: Buffer) =>
	createPrivateKey({ key: Buffer.concat([PKCS8, secret]), format: "der", type: "pkcs8" });
const publicOf = (privateKey: KeyObject) =>
	Buffer.from(createPublicKey(privateKey).export({ format: "jwk" }).x ?? "", "base64url");

/** BIP 173, for 32 bytes. */
const LETTERS = "qpzry9x8gf2tvdw0s3jn54khce6mua7l";

function bech32(prefix: string, bytes: Buffer): string {
	const bits = BigInt(`0x${bytes.toString("hex")}`) << 4n; // 256 bits are 51.2 letters: four more fill the last one
	const values = Array.from({ length: 52 }, (_, i) => Number((bits >> BigInt(5 * (51 - i))) & 31n));
	const sum = checksum([...expanded(prefix), ...values, 0, 0, 0, 0, 0, 0]) ^ 1;
	const check = Array.from({ length: 6 }, (_, i) => (sum >> (5 * (5 - i))) & 31);
	return `${prefix}1${[...values, ...check].map((value) => LETTERS[value]).join("")}`;
}

function fromBech32(text: string): Buffer | undefined {
	const [prefix = "", letters = ""] = text.toLowerCase().split(/1(?=[^1]*$)/);
	const values = [...letters].map((letter) => LETTERS.indexOf(letter));
	if (checksum([...expanded(prefix), ...values]) !== 1) return undefined;
	const bits = values.slice(0, -6).reduce((sum, value) => (sum << 5n) | BigInt(value), 0n);
	return Buffer.from((bits >> 4n).toString(16).padStart(64, "0"), "hex");
}

const expanded = (prefix: string) => [
	...[...prefix].map((letter) => letter.charCodeAt(0) >> 5),
	0,
	...[...prefix].map((letter) => letter.charCodeAt(0) & 31),
];

function checksum(values: number[]): number {
	const generator = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3];
	return values.reduce((sum, value) => {
		const top = sum >>> 25;
		const next = ((sum & 0x1ffffff) << 5) ^ value;
		return generator.reduce((mixed, word, i) => ((top >> i) & 1 ? mixed ^ word : mixed), next);
	}, 1);
}
