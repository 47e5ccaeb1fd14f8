import { createHash, randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { open, stat } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { asSystem } from "../../../access/case-access.server.ts";
import { db } from "../../../base/db/client.server.ts";
import { newFolder } from "../../../base/files/incoming.server.ts";
import { putFile } from "../../../base/files/store/put-file.server.ts";
import { files } from "../../../base/files/store/store.server.ts";
import { isHttpError, notFound } from "../../../base/http/http-errors.ts";
import { log } from "../../../base/log/log.server.ts";
import { type Limits, runLimited } from "../../../base/process/limited-process.server.ts";
import { Busy, Turns } from "../../../base/process/turns.server.ts";
import { listCaseFile } from "../file-list/case-files.server.ts";
import { mismatches } from "../integrity/mismatches.server.ts";
import type { EvidenceFile } from "../integrity/stored-bytes.server.ts";
import {
	copyVerified,
	DamagedEvidence,
	openVerified,
	type VerifiedFile,
	verify,
} from "../integrity/verified.server.ts";
import { canBeFlat, kinds } from "../rules/evidence-rules.ts";
import { frameBytes, MAX_PAGES, MAX_SIDE } from "./frames.server.ts";

const MB = 1024 * 1024;
const rendering: Limits = {
	seconds: 60,
	memory: 800 * MB,
	output: (MAX_PAGES + 1) * (frameBytes(MAX_SIDE, MAX_SIDE) + 8),
};
const assembling: Limits = { seconds: 30, memory: 800 * MB, output: 64 * MB };
const turns = new Turns({ atOnce: 1, most: 10, seconds: 60 });

type Original = EvidenceFile & { file_type: string; flat_path: string | null; flat_sha256: string | null };

/**
 * Makes the page images of a file unless they are there: a PDF of pictures alone. It is made on first request in two
 * processes. One renders the file to plain pixels; the other makes a PDF of them and never sees the file, so that
 * nothing but the file's looks is passed on (decision 90). False when it cannot be made: not every kind of file has
 * pages, a page may run into a limit, too many may wait. Throws `DamagedEvidence` when the file itself is not what was
 * received, also when its page images are there.
 */
export async function flatten(file: Original): Promise<boolean> {
	if (!canBeFlat(file.file_type)) return false;
	if (flatOf(file)) {
		if (await verify(file)) return true;
		throw new DamagedEvidence("changed");
	}
	try {
		return await turns.take(() => make(file));
	} catch (error) {
		if (error instanceof DamagedEvidence || isHttpError(error)) throw error;
		if (!(error instanceof Busy)) log.error("evidence.not-flattened", { id: file.id, error });
		return false;
	}
}

/** The page images as a file of their own; those of former days have no hash and are made again. */
const flatOf = ({ id, complaint_id, flat_path, flat_sha256 }: Original): EvidenceFile | undefined =>
	flat_path !== null && flat_sha256 !== null
		? { id, complaint_id, file_path: flat_path, sha256: flat_sha256 }
		: undefined;

/** A checked copy of the page images. Those that are not what was made are discarded, to be made again. */
export async function openFlat(file: Original): Promise<VerifiedFile> {
	const flat = flatOf(file);
	if (!flat) throw notFound();
	const copy = await copyVerified(flat);
	if (typeof copy !== "string") return copy;
	mismatches.inc();
	log.error("evidence.page-images-damaged", { id: file.id, how: copy });
	await discard(flat.id, flat.file_path);
	throw new DamagedEvidence(copy);
}

async function discard(id: string, path: string) {
	await asSystem(() =>
		db()
			.updateTable("complaint_attachments")
			.set({ flat_path: null, flat_sha256: null })
			.where("id", "=", id)
			.where("flat_path", "=", path)
			.execute(),
	);
	await files().delete(path);
}

async function make(file: Original): Promise<boolean> {
	const original = await openVerified(file);
	const folder = await newFolder();
	const at = (name: string) => join(folder.path, name);
	try {
		const isMade =
			(await run("render", [file.file_type], [original.path, at("pixels")], rendering)) &&
			(await run("assemble", [], [at("pixels"), at("flat.pdf")], assembling));
		return isMade && (await store(file, at("flat.pdf")));
	} finally {
		await original.remove();
		await folder.remove();
	}
}

async function run(name: string, args: string[], [from = "", to = ""]: string[], limits: Limits): Promise<boolean> {
	const [input, output] = [await open(from, "r"), await open(to, "wx", 0o600)];
	try {
		const entry = `app/complaints/evidence/flatten/${name}.process.server.ts`;
		// Their pictures are made smaller natively.
		const addons = args.some((type) => type === kinds.webp || type === kinds.heic);
		const { how } = await runLimited({ entry, args, input: input.fd, output: output.fd, limits, addons });
		if (how !== "done") log.warn("evidence.not-flattened", { step: name, how });
		return how === "done";
	} finally {
		await Promise.all([input.close(), output.close()]);
	}
}

/** Puts the page images with the files of the case. When the file was erased in between, they are deleted as well. */
async function store(file: Original, made: string): Promise<boolean> {
	const path = `evidence/${file.complaint_id}/${randomUUID()}`;
	const hash = createHash("sha256");
	await pipeline(createReadStream(made), hash);
	await listCaseFile(path);
	await putFile(path, made, (await stat(made)).size);
	const noted = await asSystem(() =>
		db()
			.updateTable("complaint_attachments")
			.set({ flat_path: path, flat_sha256: hash.digest("hex") })
			.where("id", "=", file.id)
			.where("erased_at", "is", null)
			.where("flat_sha256", "is", null)
			.returning("id")
			.executeTakeFirst(),
	);
	if (!noted) await files().delete(path);
	return noted !== undefined;
}
