import { Readable } from "node:stream";
import type { S3Client } from "@aws-sdk/client-s3";
import { bytesOf } from "../../../base/files/bytes.ts";
import { type S3Account, s3Client } from "../../../base/files/store/s3-client.server.ts";
import { isMissing, isStoreAway, meansStoreAway, StoreAway } from "../../../base/files/store/store-away.ts";
import { NotThere, type StoredObject, type Target } from "./target.ts";

/** Pauses before each further try of a request, about a minute in all. The next backup goes on with what is there. */
const PAUSES_MS = [500, 1000, 2000, 4000, 8000, 16_000, 30_000];
const CONNECT_MS = 10_000;
const SILENCE_MS = 30_000;

export type Bucket = S3Account & { bucket: string; prefix: string; pausesMs?: readonly number[]; silenceMs?: number };

/** Backups in a bucket, under a prefix. A request that finds the service away is tried again. */
export async function s3Target({ bucket, prefix, pausesMs = PAUSES_MS, silenceMs = SILENCE_MS, ...account }: Bucket) {
	const s3 = await import("@aws-sdk/client-s3");
	const client: S3Client = await s3Client(account, { connectMs: CONNECT_MS, silenceMs, tries: 1 });
	const place = `s3://${[bucket, prefix].filter(Boolean).join("/")}`;
	const keyOf = (name: string) => (prefix ? `${prefix}/${name}` : name);
	const objectOf = (name: string) => ({ Bucket: bucket, Key: keyOf(name) });
	const persist = <T>(work: () => Promise<T>) => persistently(work, pausesMs);

	async function* list(under: string): AsyncGenerator<StoredObject> {
		const asked = { Bucket: bucket, Prefix: keyOf(under) };
		for (let after: string | undefined, more = true; more; ) {
			const page = await persist(() => client.send(new s3.ListObjectsV2Command({ ...asked, StartAfter: after })));
			for (const { Key = "", Size = 0, LastModified } of page.Contents ?? []) {
				after = Key;
				yield { name: Key.slice(keyOf("").length), size: Size, at: LastModified?.getTime() ?? 0 };
			}
			more = page.IsTruncated === true && after !== undefined;
		}
	}

	/** Goes on behind the last byte that came when the service falls silent in between. */
	async function* read(name: string): AsyncGenerator<Uint8Array> {
		let at = 0;
		for (let tries = 0; ; tries++)
			try {
				const { Body } = await persist(() =>
					client.send(new s3.GetObjectCommand({ ...objectOf(name), ...(at > 0 ? { Range: `bytes=${at}-` } : {}) })),
				);
				if (!(Body instanceof Readable)) throw new Error("S3 answered without a stream.");
				for await (const bytes of bytesOf(Body)) {
					yield bytes;
					at += bytes.length;
				}
				return;
			} catch (error) {
				if (isMissing(error)) throw new NotThere(place, name);
				if (tries >= pausesMs.length || !(isStoreAway(error) || meansStoreAway(error))) throw error;
			}
	}

	return {
		place,
		list,
		read,
		async write(name, size, body) {
			await persist(async () => {
				const Body = Readable.from(body(), { objectMode: false });
				try {
					await client.send(new s3.PutObjectCommand({ ...objectOf(name), Body, ContentLength: size }));
				} finally {
					Body.destroy();
				}
			});
		},
		async remove(name) {
			await persist(() => client.send(new s3.DeleteObjectCommand(objectOf(name))));
		},
	} satisfies Target;
}

async function persistently<T>(work: () => Promise<T>, pausesMs: readonly number[]): Promise<T> {
	for (const pause of pausesMs)
		try {
			return await work();
		} catch (error) {
			if (!(error instanceof StoreAway)) throw error;
			await new Promise((resolve) => setTimeout(resolve, pause));
		}
	return work();
}
