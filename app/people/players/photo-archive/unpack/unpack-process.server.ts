/**
 * Unpacks an archive, which comes as standard input, onto standard output: frames of a length, a header as JSON, and
 * the bytes.
 */
import { writeSync } from "node:fs";
import { ArchiveRefused, openArchive } from "./read-archive.server.ts";

function say(header: object, bytes: Uint8Array = new Uint8Array()) {
	const head = Buffer.from(JSON.stringify({ ...header, size: bytes.length }));
	const length = Buffer.alloc(4);
	length.writeUInt32BE(head.length);
	for (const part of [length, head, bytes]) for (let at = 0; at < part.length; ) at += writeSync(1, part, at);
}

try {
	const { total, entries } = await openArchive(0);
	say({ total });
	if (process.argv[2] !== "count")
		for await (const entry of entries)
			if ("bytes" in entry) say({ name: entry.name }, entry.bytes);
			else say(entry);
	say({ end: true });
} catch (error) {
	say({ failed: error instanceof ArchiveRefused ? error.message : "damaged" });
}
