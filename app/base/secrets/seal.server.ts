import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";
import { config } from "../config.server.ts";

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** The keys of `ENCRYPTION_KEYS` by their id, the current one first. */
function keys(): Map<string, Buffer> {
	return new Map(
		config()
			.ENCRYPTION_KEYS.split(",")
			.map((key) => {
				const [, id = "", bytes = ""] = /^(\w+):(.+)$/.exec(key.trim()) ?? [];
				return [id, Buffer.from(bytes, "base64")];
			}),
	);
}

/** The ids of the keys, the current one first. */
export const keyIds = () => [...keys().keys()];
export const currentKeyId = () => keyIds()[0] ?? "";

/**
 * Encrypts a text (AES-256-GCM) for one place: `k1.…`, the id of its key and then nonce, tag and text. `place` names
 * the row; moved to another row the text cannot be opened. The key is the current one unless another is named.
 */
export function seal(text: string, place: string, id = currentKeyId()): string {
	const key = keys().get(id);
	if (!key) throw new Error("There is no key to encrypt with.");
	const nonce = randomBytes(NONCE_BYTES);
	const cipher = createCipheriv("aes-256-gcm", key, nonce).setAAD(Buffer.from(place));
	const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
	return `${id}.${Buffer.concat([nonce, cipher.getAuthTag(), body]).toString("base64url")}`;
}

/** The text that was sealed for this place. Throws when the key is gone, the place differs or the text was altered. */
export function unseal(sealed: string, place: string): string {
	const [id = "", body = ""] = sealed.split(".");
	const key = keys().get(id);
	if (!key) throw new Error(`The encryption key ${id} is not among the settings.`);
	const bytes = Buffer.from(body, "base64url");
	const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
		.setAAD(Buffer.from(place))
		.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
	return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString("utf8");
}

/** 32 bytes for one purpose, always the same as long as `SECRET_KEY` is. */
export const derivedKey = (purpose: string) =>
	Buffer.from(hkdfSync("sha256", config().SECRET_KEY, "tawila", purpose, 32));

/** A keyed hash: equal for equal texts, and says nothing about them without the key. */
export const keyedHash = (purpose: string, text: string) =>
	createHmac("sha256", derivedKey(purpose)).update(text).digest("base64url");
