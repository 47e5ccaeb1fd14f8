import { type FileHandle, open } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { MAX_PICTURE_BYTES } from "../../../../base/files/pictures/picture-url.ts";
import { log } from "../../../../base/log/log.server.ts";
import { type Limits, runLimited } from "../../../../base/process/limited-process.server.ts";
import { ArchiveRefused, MAX_UNPACKED, refusals, type UnpackedEntry } from "./read-archive.server.ts";

const MB = 1024 * 1024;
const ENTRY = "app/people/players/photo-archive/unpack/unpack-process.server.ts";
/** An honest archive of 64 MB needs a few seconds and 100 MB. */
const unpacking: Limits = { seconds: 120, memory: 500 * MB, output: MAX_UNPACKED + 16 * MB };
const counting: Limits = { ...unpacking, seconds: 20, output: 64 * 1024 };
const MAX_HEADER = 1024 * 1024;

/** The output of the process is as foreign as the archive. */
const header = z.object({
	size: z.int().min(0).max(MAX_PICTURE_BYTES),
	total: z.int().min(0).optional(),
	name: z.string().optional(),
	refused: z.enum(refusals).optional(),
	ignored: z.literal(true).optional(),
	end: z.literal(true).optional(),
	failed: z.string().optional(),
});
type Frame = z.output<typeof header> & { bytes: Uint8Array };

/** How many entries an archive on disk has. Throws `ArchiveRefused` for what is none. */
export async function countEntries(path: string): Promise<number> {
	const archive = await open(path, "r");
	try {
		const { output } = await runLimited({ entry: ENTRY, args: ["count"], input: archive.fd, limits: counting });
		const frame = frameAt(output, 0);
		if (frame?.total === undefined) throw new ArchiveRefused(frame?.failed ?? "zipFailed");
		return frame.total;
	} finally {
		await archive.close();
	}
}

/**
 * Unpacks an archive on disk in a process with limits, into one file of `folder`, and gives its entries. Throws
 * `ArchiveRefused` when the process refuses the archive or passes a limit.
 */
export async function* unpacked(path: string, folder: string): AsyncGenerator<UnpackedEntry> {
	const frames = join(folder, "frames");
	await unpack(path, frames);
	const file = await open(frames, "r");
	try {
		for (let at = 0; ; ) {
			const { frame, next } = await readFrame(file, at);
			if (!frame) throw new ArchiveRefused("damaged");
			if (frame.failed) throw new ArchiveRefused(frame.failed);
			if (frame.end) return;
			if (frame.name !== undefined) yield entryOf(frame.name, frame);
			at = next;
		}
	} finally {
		await file.close();
	}
}

async function unpack(path: string, frames: string) {
	const [archive, output] = [await open(path, "r"), await open(frames, "wx", 0o600)];
	try {
		const { how } = await runLimited({ entry: ENTRY, input: archive.fd, output: output.fd, limits: unpacking });
		if (how === "done") return;
		log.warn("photo-archive.not-unpacked", { how });
		throw new ArchiveRefused(how === "output" ? "tooLarge" : "damaged");
	} finally {
		await archive.close();
		await output.close();
	}
}

function entryOf(name: string, { refused, ignored, bytes }: Frame): UnpackedEntry {
	if (refused) return { name, refused };
	return ignored ? { name, ignored } : { name, bytes };
}

async function readFrame(file: FileHandle, at: number): Promise<{ frame?: Frame; next: number }> {
	const length = await readAt(file, at, 4);
	if (length.length < 4) return { next: at };
	const headSize = length.readUInt32BE();
	if (headSize > MAX_HEADER) return { next: at };
	const head = header.safeParse(json(await readAt(file, at + 4, headSize)));
	if (!head.success) return { next: at };
	const from = at + 4 + headSize;
	const bytes = await readAt(file, from, head.data.size);
	if (bytes.length < head.data.size) return { next: at };
	return { frame: { ...head.data, bytes }, next: from + bytes.length };
}

async function readAt(file: FileHandle, at: number, size: number): Promise<Buffer> {
	if (size === 0) return Buffer.alloc(0);
	const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(size), position: at });
	return buffer.subarray(0, bytesRead);
}

function frameAt(output: Buffer, at: number): Frame | undefined {
	if (output.length < at + 4) return undefined;
	const from = at + 4 + output.readUInt32BE(at);
	const head = header.safeParse(json(output.subarray(at + 4, from)));
	return head.success ? { ...head.data, bytes: new Uint8Array() } : undefined;
}

function json(bytes: Uint8Array): unknown {
	try {
		return JSON.parse(new TextDecoder().decode(bytes));
	} catch {
		return undefined;
	}
}
