import { open, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { serialize } from "node:v8";
import { newFolder } from "../../../base/files/incoming.server.ts";
import { busy } from "../../../base/http/http-errors.ts";
import { type Limits, runLimited } from "../../../base/process/limited-process.server.ts";
import { Busy, Turns } from "../../../base/process/turns.server.ts";
import type { DocumentTree } from "./document-tree.ts";

const MB = 1024 * 1024;
const limits: Limits = { seconds: 60, memory: 800 * MB, output: 64 * MB };
const turns = new Turns({ atOnce: 2, most: 20, seconds: 30 });

/**
 * Lays out a document in a process of its own: the time depends on what complainants wrote, and pages must not wait for it. Throws
 * a 503 when too many documents wait, and an error when one runs into a limit.
 */
export async function layOutDocument(tree: DocumentTree): Promise<Buffer> {
	return turns
		.take(() => layOut(tree))
		.catch((error) => {
			throw error instanceof Busy ? busy(error.retryAfter) : error;
		});
}

async function layOut(tree: DocumentTree): Promise<Buffer> {
	const folder = await newFolder();
	try {
		const path = join(folder.path, "tree");
		await writeFile(path, serialize(tree), { mode: 0o600 });
		const input = await open(path, "r");
		try {
			const entry = "app/complaints/documents/pdf/document.process.server.ts";
			const { how, output } = await runLimited({ entry, input: input.fd, limits });
			if (how === "done") return output;
			throw new Error(`A document could not be laid out: ${how}.`);
		} finally {
			await input.close();
		}
	} finally {
		await folder.remove();
	}
}
