import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";
import { Busboy, type BusboyFileStream } from "@fastify/busboy";
import { IncomingFile, newFolder } from "../files/incoming.server.ts";
import { hasRoom, NO_ROOM_SECONDS } from "../files/room.server.ts";
import { badRequest, busy, isHttpError, refusedWith } from "../http/http-errors.ts";
import { Refusal } from "../http/refusal.ts";
import { MAX_FIELDS, textsOf, withoutNul } from "./read-fields.ts";
import { noteTyped } from "./typed-text.server.ts";

/**
 * Text of a form in bytes, all fields together, and its fields and files, where a form does not say otherwise; files
 * come on top.
 */
const MAX_TEXT = 1024 * 1024;
const MAX_PARTS = 300;

/** `lacksRoom`: the disk is nearly full, and some of the form's files were left out. */
export type Form = { form: FormData; values: Record<string, string>; lacksRoom?: boolean };
type Options = {
	/** The largest file; what is longer is not kept and counts as one byte too long. */
	maxFile: number;
	/** How much text, in bytes, and how many fields and files together. */
	maxText?: number;
	maxParts?: number;
	/** Leaves the files out, with as little work as possible: what was typed comes back to a sender who has to wait. */
	withoutFiles?: boolean;
	/**
	 * `work` says so itself when files were left out for lack of room on the disk; else it is not done, and the answer is
	 * 503.
	 */
	mayLackRoom?: boolean;
};

/**
 * Reads a posted form as it arrives and does `work` with it. Files go to disk, not to memory, and are deleted when
 * `work` is done or the sender has gone. Throws 400 for what is no form, and 413 for too much text.
 */
export async function receiveForm<T>(request: Request, options: Options, work: (form: Form) => Promise<T>): Promise<T> {
	const folder = await newFolder();
	try {
		const posted = await parse(request, folder.path, options);
		if (posted.lacksRoom && !options.mayLackRoom) throw busy(NO_ROOM_SECONDS);
		return await work(posted);
	} finally {
		await folder.remove();
	}
}

async function parse(request: Request, folder: string, options: Options): Promise<Form> {
	const { maxFile, withoutFiles = false, maxText = MAX_TEXT } = options;
	const form = new FormData();
	const writing: Promise<void>[] = [];
	const streams: BusboyFileStream[] = [];
	let text = 0;
	let fields = 0;
	let lacksRoom = false;
	let fault: NodeJS.ErrnoException | undefined;
	const parser = parserOf(request, options);
	parser.on("field", (name, value, _isNameCut, isCut) => {
		text += Buffer.byteLength(name) + Buffer.byteLength(value);
		fields += 1;
		if (isCut || text > maxText || fields > MAX_FIELDS) parser.destroy(new Refusal(413));
		else form.append(withoutNul(name), withoutNul(value));
	});
	for (const limit of ["partsLimit", "filesLimit", "fieldsLimit"] as const)
		parser.on(limit, () => parser.destroy(new Refusal(413)));
	parser.on("file", (name, stream, given, _encoding, type) => {
		if (withoutFiles) return void stream.resume();
		const path = join(folder, String(writing.length));
		streams.push(stream);
		writing.push(
			writeFile(stream, path, maxFile).then((size) => {
				if (size === undefined) lacksRoom = true;
				else form.append(withoutNul(name), new IncomingFile(path, size, plainName(given), type));
			}),
		);
		writing.at(-1)?.catch((error) => {
			fault ??= error; // the disk is full, or the sender has gone
			parser.destroy(error);
		});
	});
	try {
		if (!request.body) throw badRequest();
		await pipeline(Readable.fromWeb(request.body as ReadableStream), parser);
		await Promise.all(writing);
	} catch (error) {
		for (const stream of streams) stream.destroy(); // the parser does not end them
		await Promise.allSettled(writing);
		if (isHttpError(error)) throw error;
		if (fault?.syscall) throw fault;
		throw error instanceof Refusal ? refusedWith(error.status) : badRequest();
	}
	const values = textsOf(form);
	noteTyped(values);
	return { form, values, lacksRoom };
}

function parserOf(request: Request, { maxFile, maxText = MAX_TEXT, maxParts = MAX_PARTS }: Options) {
	const type = request.headers.get("content-type") ?? "";
	try {
		const ofParts = { parts: maxParts, headerPairs: 50 };
		const limits = { fileSize: maxFile, fieldSize: maxText, fieldNameSize: 200, fields: MAX_FIELDS + 1, ...ofParts };
		return new Busboy({ headers: { "content-type": type }, limits });
	} catch {
		throw badRequest();
	}
}

/**
 * Writes a file of a form and returns its size: one byte more than allowed when it was longer, none when the disk is
 * nearly full.
 */
async function writeFile(stream: BusboyFileStream, path: string, maxFile: number): Promise<number | undefined> {
	let fits = true;
	await pipeline(stream, whileItFits, createWriteStream(path, { flags: "wx", mode: 0o600 }));
	if (!fits) return undefined;
	return stream.truncated ? maxFile + 1 : stream.bytesRead;

	/** A file that does not fit is read to its end, so that the fields behind it arrive. */
	async function* whileItFits(chunks: AsyncIterable<Buffer>) {
		for await (const chunk of chunks) {
			fits &&= await hasRoom(chunk.length);
			if (fits) yield chunk;
		}
	}
}

/** Browsers write three signs of a name as codes (WHATWG HTML, multipart/form-data encoding algorithm). */
const plainName = (given = "") =>
	withoutNul(given)
		.replace(/%0[Aa]/g, "\n")
		.replace(/%0[Dd]/g, "\r")
		.replaceAll("%22", '"');
