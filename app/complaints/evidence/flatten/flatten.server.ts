import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { open, stat } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { db } from "../../../base/db/client.server.ts";
import { newFolder } from "../../../base/files/incoming.server.ts";
import { putFile } from "../../../base/files/store/put-file.server.ts";
import { files } from "../../../base/files/store/store.server.ts";
import { log } from "../../../base/log/log.server.ts";
import { type Limits, runLimited } from "../../../base/process/limited-process.server.ts";
import { Busy, Turns } from "../../../base/process/turns.server.ts";
import { asSystem } from "../../case/access/case-access.server.ts";
import { canBeFlat } from "../rules/evidence-rules.ts";
import { frameBytes, MAX_PAGES, MAX_SIDE } from "./frames.server.ts";

const MB = 1024 * 1024;
const rendering: Limits = {
	seconds: 60,
	memory: 800 * MB,
	output: (MAX_PAGES + 1) * (frameBytes(MAX_SIDE, MAX_SIDE) + 8),
};
const assembling: Limits = { seconds: 30, memory: 800 * MB, output: 64 * MB };
const turns = new Turns({ atOnce: 1, most: 10, seconds: 60 });

type Original = { id: string; complaint_id: string; file_path: string; file_type: string; flat_path: string | null };

/**
 * The page images of a file: where a PDF of pictures alone is in the store. It is made on first request in two processes. One renders the
 * file to plain pixels; the other makes a PDF of them and never sees the file, so that nothing but the file's looks is passed on.
 * Undefined when it cannot be made: not every kind of file has pages, a page may run into a limit, too many may wait.
 */
export async function flatten(file: Original): Promise<string | undefined> {
	if (file.flat_path) return file.flat_path;
	if (!canBeFlat(file.file_type)) return undefined;
	try {
		return await turns.take(() => make(file));
	} catch (error) {
		if (!(error instanceof Busy)) log.error("evidence.not-flattened", { id: file.id, error });
		return undefined;
	}
}

async function make(file: Original): Promise<string | undefined> {
	const folder = await newFolder();
	const at = (name: string) => join(folder.path, name);
	try {
		await pipeline(await files().getStream(file.file_path), createWriteStream(at("original"), { mode: 0o600 }));
		const isMade =
			(await run("render", [file.file_type], [at("original"), at("pixels")], rendering)) &&
			(await run("assemble", [], [at("pixels"), at("flat.pdf")], assembling));
		return isMade ? await store(file, at("flat.pdf")) : undefined;
	} finally {
		await folder.remove();
	}
}

async function run(name: string, args: string[], [from = "", to = ""]: string[], limits: Limits): Promise<boolean> {
	const [input, output] = [await open(from, "r"), await open(to, "wx", 0o600)];
	try {
		const entry = `app/complaints/evidence/flatten/${name}.process.server.ts`;
		const { how } = await runLimited({ entry, args, input: input.fd, output: output.fd, limits });
		if (how !== "done") log.warn("evidence.not-flattened", { step: name, how });
		return how === "done";
	} finally {
		await Promise.all([input.close(), output.close()]);
	}
}

/** Puts the page images with the files of the case. When the file was erased in between, they are deleted as well. */
async function store(file: Original, made: string): Promise<string | undefined> {
	const path = `evidence/${file.complaint_id}/${randomUUID()}`;
	await db().insertInto("case_files").values({ path }).execute();
	await putFile(path, made, (await stat(made)).size);
	const noted = await asSystem(() =>
		db()
			.updateTable("complaint_attachments")
			.set({ flat_path: path })
			.where("id", "=", file.id)
			.where("erased_at", "is", null)
			.where("flat_path", "is", null)
			.returning("id")
			.executeTakeFirst(),
	);
	if (noted) return path;
	await files().delete(path);
	return undefined;
}
