import { createHmac } from "node:crypto";
import { derivedKey, keyedHash } from "../../../base/secrets/seal.server.ts";

const PURPOSE = "tokens of cases";

/**
 * To be raised when the labels or the folding of names change: every case gets its tokens again. `labels.test.ts`
 * notices.
 */
const FORM = 2;
/** The key and the form that tokens are made with now. It changes with `SECRET_KEY`. */
export const tokensMadeWith = () => `${FORM}.${keyedHash(PURPOSE, "made with").slice(0, 10)}`;

/** A token as the database holds it, a signed number of 64 bits: the first bytes of a keyed hash (decision 141). */
export const tokenOf = (label: string, key: Buffer): string =>
	createHmac("sha256", key).update(label).digest().readBigInt64BE().toString();

/** The tokens of labels, each once and in order, so that they tell nothing of the order of the words. */
export function tokensOf(labels: readonly string[]): string[] {
	const key = derivedKey(PURPOSE);
	return [...new Set(labels.map((label) => tokenOf(label, key)))].sort();
}
