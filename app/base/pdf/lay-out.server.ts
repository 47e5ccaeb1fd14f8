import { open, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { serialize } from "node:v8";
import { newFolder } from "../files/incoming.server.ts";
import { busy } from "../http/http-errors.ts";
import { log } from "../log/log.server.ts";
import { type Limits, runLimited } from "../process/limited-process.server.ts";
import { Busy, Turns } from "../process/turns.server.ts";
import { whoAsks } from "../process/who-asks.server.ts";
import type { DocumentTree } from "./document-tree.ts";

const MB = 1024 * 1024;
const LIMITS: Limits = { seconds: 60, memory: 400 * MB, output: 64 * MB };

/** Who waits for a document. Staff have turns of their own: others who ask for many documents do not hold them up. */
export type Queue = "people" | "staff";
/** One account, or one network of visitors, has one document made at a time, so that the second turn is for others. */
const TURNS = { atOnce: 2, most: 40, seconds: 30, each: { atOnce: 1, most: 6 } };
const turns: Record<Queue, Turns> = { people: new Turns(TURNS), staff: new Turns(TURNS) };

/** A document ran into a limit, or its process failed. */
export class NotLaidOut extends Error {
	readonly how: string;
	constructor(how: string) {
		super(`A document could not be laid out: ${how}.`);
		this.how = how;
	}
}

/**
 * Lays out a document in a process of its own, with HarfBuzz (decision 137): the time depends on what complainants
 * wrote, and pages must not wait for it. Throws a 503 when too many documents wait, and `NotLaidOut` when one runs into
 * a limit.
 */
export async function layOutDocument(tree: DocumentTree, queue: Queue, limits = LIMITS): Promise<Buffer> {
	const who = whoAsks().slice(-1); // the account where there is one: a federation's staff share a network
	return turns[queue]
		.take(() => layOut(tree, limits), who)
		.catch((error) => {
			throw error instanceof Busy ? busy(error.retryAfter) : error;
		});
}

async function layOut(tree: DocumentTree, limits: Limits): Promise<Buffer> {
	const folder = await newFolder();
	try {
		const path = join(folder.path, "tree");
		await writeFile(path, serialize(tree), { mode: 0o600 });
		const input = await open(path, "r");
		try {
			const entry = "app/base/pdf/process/document.process.server.ts";
			const { how, output, exit } = await runLimited({ entry, input: input.fd, limits });
			if (how === "done") return output;
			log.error("document.not-laid-out", { how, exit, written: output.length, ...limits });
			throw new NotLaidOut(how);
		} finally {
			await input.close();
		}
	} finally {
		await folder.remove();
	}
}
