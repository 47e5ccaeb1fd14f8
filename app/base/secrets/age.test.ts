import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from "age-encryption";
import { expect, test } from "vitest";
import { openStream, sealedSize, sealStream } from "./age.server.ts";
import { newIdentity, readIdentity } from "./age-identity.server.ts";

const KEY = "a passphrase that is long enough";
async function* pieces(bytes: Uint8Array, size = 1000) {
	for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
const read = async (stream: AsyncIterable<Uint8Array>) => {
	const parts: Uint8Array[] = [];
	for await (const part of stream) parts.push(part);
	return Buffer.concat(parts);
};
const bytes = (length: number) => Buffer.from(Array.from({ length }, (_, i) => (i * 31) % 251));
const sealed = (plain: Uint8Array) => read(sealStream(pieces(plain), KEY));
const opened = (sealed: Uint8Array, key = KEY) => read(openStream(pieces(sealed), key));

test.each([0, 1, 65_535, 65_536, 65_537, 131_072, 200_000])("%i bytes come back", async (length) => {
	expect((await opened(await sealed(bytes(length)))).equals(bytes(length))).toBe(true);
});

test("the age library opens what we seal, and we open what it seals", async () => {
	const plain = bytes(150_000);
	const theirs = new Decrypter();
	theirs.addPassphrase(KEY);
	expect(Buffer.from(await theirs.decrypt(await sealed(plain))).equals(plain)).toBe(true);
	const encrypter = new Encrypter();
	encrypter.setPassphrase(KEY);
	encrypter.setScryptWorkFactor(10);
	expect((await opened(await encrypter.encrypt(plain))).equals(plain)).toBe(true);
});

test("another passphrase is named as the cause", async () => {
	await expect(opened(await sealed(bytes(10)), `${KEY}!`)).rejects.toThrow(/key is not the one/);
});

test("every flipped byte and every cut is noticed", async () => {
	const whole = await sealed(bytes(200_000));
	const places = [0, 30, 60, 120, 170, 200, 65_000, 65_800, 140_000, whole.length - 1];
	for (const at of places) {
		const altered = Buffer.from(whole);
		altered[at] = (altered[at] ?? 0) ^ 1;
		await expect(opened(altered), `byte ${at}`).rejects.toThrow();
	}
	// The last two ends are those of whole chunks: nothing but the mark of the last chunk tells.
	const start = whole.length - 200_000 - 4 * 16;
	for (const end of [10, 150, 100_000, whole.length - 1, start + 65_552, start + 2 * 65_552])
		await expect(opened(whole.subarray(0, end)), `cut at ${end}`).rejects.toThrow();
	await expect(opened(Buffer.concat([whole, Buffer.from("x")]))).rejects.toThrow();
});

test("chunks in another order are noticed", async () => {
	const whole = await sealed(bytes(200_000));
	const start = whole.length - 200_000 - 4 * 16;
	const chunk = (n: number) => whole.subarray(start + n * 65_552, start + (n + 1) * 65_552);
	const swapped = Buffer.concat([whole.subarray(0, start), chunk(1), chunk(0), chunk(2), chunk(3)]);
	await expect(opened(swapped)).rejects.toThrow(/altered/);
});

test("the age library opens with our identity, we with one of the library; the size is known before", async () => {
	const plain = bytes(150_000);
	const text = newIdentity();
	const ours = await read(sealStream(pieces(plain), readIdentity(text)));
	expect(ours.length).toBe(sealedSize(plain.length));
	const theirs = new Decrypter();
	theirs.addIdentity(text);
	expect(Buffer.from(await theirs.decrypt(ours)).equals(plain)).toBe(true);

	const identity = await generateX25519Identity();
	const encrypter = new Encrypter();
	encrypter.addRecipient(await identityToRecipient(identity));
	const sealedByThem = pieces(await encrypter.encrypt(plain));
	expect((await read(openStream(sealedByThem, readIdentity(`# a comment\n${identity}\n`)))).equals(plain)).toBe(true);
});

test("another identity, a passphrase, and one wrong letter of an identity are noticed", async () => {
	const text = newIdentity();
	const whole = await read(sealStream(pieces(bytes(10)), readIdentity(text)));
	await expect(read(openStream(pieces(whole), readIdentity(newIdentity())))).rejects.toThrow(/key is not the one/);
	await expect(opened(whole)).rejects.toThrow(/key is not the one/);
	const wrong = `${text.slice(0, -1)}${text.endsWith("Q") ? "P" : "Q"}`;
	expect(() => readIdentity(wrong)).toThrow(/no key of age/);
});

test.each([0, 1, 65_536, 65_537])("the sealed size of %i bytes is computed", async (length) => {
	expect((await read(sealStream(pieces(bytes(length)), readIdentity(newIdentity())))).length).toBe(sealedSize(length));
});
