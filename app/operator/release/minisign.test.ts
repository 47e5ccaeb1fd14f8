import { createHash, generateKeyPairSync, randomBytes, scryptSync, sign } from "node:crypto";
import { expect, test } from "vitest";
import { readSecretKey, signatureOf } from "../../../scripts/release/sign.ts";
import { checkSignature, type PublicKey, readPublicKeys } from "./minisign.server.ts";

/** All of this was written by minisign 0.11: `minisign -G -W`, then `minisign -S -t`. The key signs nothing else. */
const FILE = Buffer.from("a release\n");
const COMMENT = "Tawila 1.1.0, 2026-01-02";
const PUBLIC = `untrusted comment: minisign public key 8E419FAC1B6C04FE
RWT+BGwbrJ9BjrGmPwxFJRcODkql3RYL9g8Xg81j+7wIGXguWwe8WKCt
`;
const SECRET = `untrusted comment: minisign encrypted secret key
RWQAAEIyAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA/gRsG6yf\
QY72zsUwI7cko01NwEBBVLqiKbcG9kfWzsz/bXdQHmzumrGm\
PwxFJRcODkql3RYL9g8Xg81j+7wIGXguWwe8WKCtAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=
`;
const SIGNATURE = `untrusted comment: signature of a try
RUT+BGwbrJ9BjhZ56jfY5xtnCWo58CazGeudIlWz3Ld5bREmgI9IJu+oqMgbj/v8OI5DcUExYlg8kiiti6qGZWw9sSJw92vPrwU=
trusted comment: ${COMMENT}
gqbcqphlfi9LheCpKW5iAlup+P5/9Of4PiSBGSJDrpByEmkT1ST8vqxLM2qe1lt405klMbN6rON1OXVYY6ioCg==
`;
const keys = readPublicKeys(PUBLIC);
const problem = (file: Buffer, text: string, trusted = keys) => {
	const checked = checkSignature(file, text, trusted);
	return "problem" in checked ? checked.problem : undefined;
};

test("a signature that minisign made is right, by the number that minisign gives the key", () => {
	expect(checkSignature(FILE, SIGNATURE, keys)).toEqual({ id: "8E419FAC1B6C04FE", comment: COMMENT });
	expect(checkSignature(FILE, SIGNATURE.replaceAll("\n", "\r\n"), keys)).toMatchObject({ comment: COMMENT });
});

test("signing gives what minisign gives for the same key, file and comment", () => {
	const untrusted = /^.*\n/;
	const ours = signatureOf(FILE, COMMENT, readSecretKey(SECRET));
	expect(ours.replace(untrusted, "")).toBe(SIGNATURE.replace(untrusted, ""));
});

test("no bit of the file, the signature or the trusted comment can be another, and each problem has its words", () => {
	for (let bit = 0; bit < FILE.length * 8; bit++) {
		const other = Buffer.from(FILE);
		other[bit >> 3] = (other[bit >> 3] ?? 0) ^ (1 << (bit & 7));
		expect(problem(other, SIGNATURE)).toBe("the signature is not of this file by the key 8E419FAC1B6C04FE");
	}
	expect(problem(FILE, SIGNATURE.replace("1.1.0", "1.1.1"))).toMatch(/trusted comment was changed/);
	expect(problem(FILE, SIGNATURE.replace("1.1.0", "1.1.0 "))).toMatch(/trusted comment was changed/);
	const lines = SIGNATURE.split("\n");
	for (const at of [1, 3]) {
		const bytes = Buffer.from(lines[at] ?? "", "base64");
		for (let i = 0; i < bytes.length; i++) {
			const other = Buffer.from(bytes);
			other[i] = (other[i] ?? 0) ^ 1;
			expect(problem(FILE, lines.with(at, other.toString("base64")).join("\n"))).toBeDefined();
		}
	}
	for (const text of ["", PUBLIC, SIGNATURE.slice(0, -20), `${SIGNATURE}more\n`, SIGNATURE.replace("un", "")])
		expect(problem(FILE, text)).toMatch(/not in the format of minisign/);
	const old = SIGNATURE.replace("\nRUT", "\nRWT");
	expect(problem(FILE, old)).toMatch(/older kind/);
});

test("a key that is not trusted signs nothing, also under the number of one that is", () => {
	const { publicKey, privateKey } = generateKeyPairSync("ed25519");
	const stranger = Buffer.from(publicKey.export({ format: "jwk" }).x ?? "", "base64url");
	const trusted: PublicKey[] = [{ id: "8E419FAC1B6C04FE", bytes: stranger }];
	expect(problem(FILE, SIGNATURE, trusted)).toMatch(/not of this file by the key/);
	expect(problem(FILE, SIGNATURE, [{ id: "0000000000000001", bytes: stranger }])).toBe(
		"the key 8E419FAC1B6C04FE that signed is not trusted; trusted: 0000000000000001",
	);
	// Two keys may bear one number: each is tried.
	expect(problem(FILE, SIGNATURE, [...trusted, ...keys])).toBeUndefined();
	const hash = createHash("blake2b512").update(FILE).digest();
	const forged = Buffer.concat([Buffer.from("ED"), Buffer.from("8E419FAC1B6C04FE", "hex").reverse()]);
	const text = [Buffer.concat([forged, sign(null, hash, privateKey)]).toString("base64"), SIGNATURE.split("\n")[2]];
	expect(problem(FILE, ["untrusted comment: x", ...text, SIGNATURE.split("\n")[3]].join("\n"))).toMatch(
		/not of this file/,
	);
});

test("a file of public keys holds one or more, and nothing that is no key", () => {
	expect(readPublicKeys(`${PUBLIC}\n${PUBLIC}`)).toHaveLength(2);
	expect(readPublicKeys("")).toEqual([]);
	for (const wrong of [SECRET, SIGNATURE, "hello", PUBLIC.replace("RWT", "RWU")])
		expect(() => readPublicKeys(wrong)).toThrow(/no public key of minisign/);
});

test("a secret key with a passphrase is opened by that passphrase alone", () => {
	const bytes = Buffer.from(SECRET.split("\n")[1] ?? "", "base64");
	// libsodium's limits for people who wait: 2^14 rounds. minisign itself takes its costliest ones, of which the format
	// says nothing else.
	bytes.write("Sc", 2, "latin1");
	randomBytes(32).copy(bytes, 6);
	bytes.writeBigUInt64LE(524_288n, 38);
	bytes.writeBigUInt64LE(16_777_216n, 46);
	const cover = scryptSync("a passphrase", bytes.subarray(6, 38), 104, { N: 2 ** 14, r: 8, p: 1, maxmem: 2 ** 26 });
	for (let i = 0; i < 104; i++) bytes[54 + i] = (bytes[54 + i] ?? 0) ^ (cover[i] ?? 0);
	const text = `untrusted comment: x\n${bytes.toString("base64")}\n`;
	expect(signatureOf(FILE, COMMENT, readSecretKey(text, "a passphrase"))).toContain(SIGNATURE.split("\n")[1]);
	expect(() => readSecretKey(text, "another")).toThrow("The passphrase of the key is wrong.");
	expect(() => readSecretKey(text)).toThrow(/RELEASE_KEY_PASSPHRASE/);
	expect(() => readSecretKey(PUBLIC)).toThrow("This is no secret key of minisign.");
});
