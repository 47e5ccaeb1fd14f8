/**
 * A stored object: its name below the target, its size in bytes, and when the target says that it was written
 * (milliseconds).
 */
export type StoredObject = { name: string; size: number; at: number };

/** A place that holds backups: a folder, or a bucket of an S3-compatible service. */
export type Target = {
	/** As its operator names it. */
	place: string;
	list: (under: string) => AsyncIterable<StoredObject>;
	/** Throws `NotThere` when there is no such object. */
	read: (name: string) => AsyncIterable<Uint8Array>;
	/** The object appears whole or not at all. `body` is asked once for each try. */
	write: (name: string, size: number, body: () => AsyncIterable<Uint8Array>) => Promise<void>;
	/** One that is gone already is no error. */
	remove: (name: string) => Promise<void>;
};

/** An object of a backup is not what was written, or is not there. */
export class ObjectBroken extends Error {}

export class NotThere extends ObjectBroken {
	constructor(place: string, name: string) {
		super(`${name} is not in ${place}`);
	}
}
