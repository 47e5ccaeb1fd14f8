import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { config } from "../config.server.ts";

/**
 * Where each email is one file while there is no mail server; a name begins with the time, `2026-05-01T03-17-00-000Z`.
 */
export const outboxFolder = (dataDir: string) => join(dataDir, "outbox");

const nameAt = (moment: Date) => moment.toISOString().replace(/[:.]/g, "-");

async function emails(): Promise<string[]> {
	const names = await readdir(outboxFolder(config().DATA_DIR)).catch(() => []);
	return names.filter((name) => name.endsWith(".eml")).sort();
}

/** How many emails are in the outbox, and how many were written before a moment. */
export async function countOutbox(before: Date) {
	const names = await emails();
	return { all: names.length, due: names.filter((name) => name < nameAt(before)).length };
}

/** Deletes emails written before a moment, at most `most`. Returns how many. */
export async function purgeOutbox(before: Date, most: number): Promise<number> {
	const due = (await emails()).filter((name) => name < nameAt(before)).slice(0, most);
	for (const name of due) await rm(join(outboxFolder(config().DATA_DIR), name), { force: true });
	return due.length;
}
