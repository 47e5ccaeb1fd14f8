import crypto from "node:crypto";
import { verifyPassword as verifyScrypt } from "better-auth/crypto";
import { busy } from "../../base/http/http-errors.ts";
import { Busy, Turns } from "../../base/process/turns.server.ts";
import { whoAsks } from "../../base/process/who-asks.server.ts";

/** The cost of a hash: Argon2id's memory in KiB, its passes and its lanes. */
export type HashCost = { memory: number; passes: number; parallelism: number };
/**
 * The first row of OWASP's Password Storage Cheat Sheet. Node's own Argon2id needs no native dependency and costs a
 * quarter of the processor time of the library's scrypt at OWASP's figures.
 */
const USUAL_COST: HashCost = { memory: 19_456, passes: 2, parallelism: 1 };
const SALT_BYTES = 16;
const HASH_BYTES = 32;

let cost = USUAL_COST;
/** Another cost for hashes to come, for tests that try no password's strength; without one, the usual. */
export const hashAtCost = (other = USUAL_COST) => {
	cost = other;
};

/**
 * Two at once leave the other threads of the pool to files and DNS. The hundredth in line waits about two seconds.
 * Networks and accounts take turns, so that one whose passwords are tried without end, right or wrong, holds no other
 * up.
 */
const turns = new Turns({ atOnce: 2, most: 100, seconds: 5, each: { most: 60 } });

/** Hashes a password as `$argon2id$v=19$m=…,t=…,p=…$salt$hash`. Throws a 503 when too many hashes wait already. */
export const hashPassword = (password: string) =>
	inTurn(async () => {
		const salt = crypto.randomBytes(SALT_BYTES);
		return [prefix(cost), plain(salt), plain(await argon2id(password, salt, cost))].join("$");
	});

/**
 * Whether a password has this hash; hashes of earlier editions (scrypt) go on working. Throws a 503 like
 * `hashPassword`.
 */
export const verifyPassword = ({ hash, password }: { hash: string; password: string }) =>
	inTurn(async () => {
		const stored = parse(hash);
		if (!stored) return verifyScrypt({ hash, password }).catch(() => false);
		const given = await argon2id(password, stored.salt, stored.figures, stored.hash.length);
		return crypto.timingSafeEqual(given, stored.hash);
	});

/** Whether a hash was made with other figures than today's and is renewed at the next sign-in. */
export const isOutdated = (hash: string) => !hash.startsWith(`${prefix(cost)}$`);

/** Well formed, of today's cost, and the hash of no password. */
export const hashOfNone = () => [prefix(cost), "A".repeat(22), "A".repeat(43)].join("$");

const prefix = ({ memory, passes, parallelism }: HashCost) => `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}`;
const plain = (bytes: Buffer) => bytes.toString("base64").replaceAll("=", "");

function parse(stored: string) {
	const [, memory, passes, parallelism, salt = "", hash = ""] =
		/^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$([\w+/]{11,64})\$([\w+/]{22,128})$/.exec(stored) ?? [];
	if (!memory) return undefined;
	const figures = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
	return { figures, salt: Buffer.from(salt, "base64"), hash: Buffer.from(hash, "base64") };
}

function argon2id(password: string, nonce: Buffer, figures: HashCost, tagLength = HASH_BYTES): Promise<Buffer> {
	const message = password.normalize("NFKC");
	return new Promise((resolve, reject) =>
		crypto.argon2("argon2id", { message, nonce, tagLength, ...figures }, (error, hash) =>
			error ? reject(error) : resolve(hash),
		),
	);
}

/** Runs `work` when it is its turn; throws a 503 when the line is full or the wait too long. */
const inTurn = <T>(work: () => Promise<T>): Promise<T> =>
	turns.take(work, whoAsks()).catch((error) => {
		throw error instanceof Busy ? busy(error.retryAfter) : error;
	});
