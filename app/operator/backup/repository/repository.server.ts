import { createHmac } from "node:crypto";
import { text } from "node:stream/consumers";
import { type AgeKey, openStream, SealBroken, sealStream } from "../../../base/secrets/age.server.ts";
import { type AgeIdentity, newIdentity, readIdentity } from "../../../base/secrets/age-identity.server.ts";
import { derive } from "../../../base/secrets/age-payload.server.ts";
import { NotThere, type Target } from "./target.ts";

/**
 * A target with the backups of one site: `key.age`, a key sealed with `BACKUP_KEY`, and, sealed with that key,
 * `backups/ID.age` (rows), `backups/ID.files.age` (which files) and `pieces/` (each file once; decision 103). `ID.age`
 * is written last: without it there is no backup.
 */
export type Repository = {
	target: Target;
	identity: AgeIdentity;
	/** The object that holds a file: a keyed hash of its path in the store, which tells nothing of it. */
	pieceOf: (path: string) => string;
	/** The ids of the whole backups, the oldest first. An id is the time of its rows. */
	ids: () => Promise<string[]>;
};

/** The target holds other things, or nothing. The text says so. */
export class NoRepository extends Error {}

const KEY = "key.age";
export const BACKUPS = "backups/";
export const PIECES = "pieces/";
export const rowsOf = (id: string) => `${BACKUPS}${id}.age`;
export const filesOf = (id: string) => `${BACKUPS}${id}.files.age`;
const idOf = (name: string) => /^backups\/(\d{4}-\d\d-\d\dT[\d-]+Z)\.age$/.exec(name)?.[1];
export const newId = (madeAt: string) => madeAt.replaceAll(/[:.]/g, "-");

/** Opens the backups of a target. */
export async function openRepository(target: Target, passphrase: string): Promise<Repository> {
	try {
		const key = await open(target, KEY, passphrase);
		return made(target, readIdentity(key));
	} catch (error) {
		if (error instanceof NotThere) throw new NoRepository(`There are no backups in ${target.place}: it has no ${KEY}.`);
		if (error instanceof SealBroken)
			throw new NoRepository(`${target.place}/${KEY} cannot be opened. ${error.message}`);
		throw error;
	}
}

/** The same; an empty target becomes one. Call it `alone`. */
export async function openOrMakeRepository(target: Target, passphrase: string): Promise<Repository> {
	for await (const { name } of target.list("")) {
		if (name.startsWith("running/")) continue;
		return openRepository(target, passphrase);
	}
	const key = `# Opens the backups beside it: age -d -i\n${newIdentity()}\n`;
	const sealed = Buffer.concat(await Array.fromAsync(sealStream(once(key), passphrase)));
	await target.write(KEY, sealed.length, () => once(sealed));
	return openRepository(target, passphrase);
}

function made(target: Target, identity: AgeIdentity): Repository {
	const naming = derive(identity.secret, Buffer.alloc(0), "tawila names of pieces");
	return {
		target,
		identity,
		pieceOf(path) {
			const name = createHmac("sha256", naming).update(path).digest("hex");
			return `${PIECES}${name.slice(0, 2)}/${name}`;
		},
		async ids() {
			const found: string[] = [];
			for await (const { name } of target.list(BACKUPS)) found.push(idOf(name) ?? "");
			return found.filter(Boolean).sort();
		},
	};
}

const open = (target: Target, name: string, key: AgeKey) => text(openStream(target.read(name), key));

async function* once(content: string | Uint8Array) {
	yield Buffer.from(content);
}
