import { appendFile, readFile } from "node:fs/promises";
import { join } from "node:path";
import { config } from "../../base/config.server.ts";
import { db, inTransaction } from "../../base/db/client.server.ts";
import type { JobKind } from "../../base/jobs/job-kind.ts";
import { riyadhDay } from "../../base/locale/format.ts";
import { log } from "../../base/log/log.server.ts";
import { sealDay } from "./audit-chain.server.ts";

/** One line a day, outside the database: who rewrites the log has to rewrite this file as well. */
const sealsFile = () => join(config().DATA_DIR, "audit-seals.txt");

/** Every night: the audit log of the day that ended is sealed. */
export const sealAuditLog: JobKind<object> = {
	name: "seal-audit-log",
	cron: "1 0 * * *",
	run: () => sealYesterday(new Date()),
};

export async function sealYesterday(now: Date) {
	const day = riyadhDay(new Date(now.getTime() - 86_400_000));
	const digest = await inTransaction(() => sealDay(day));
	if (!digest) return;
	await appendFile(sealsFile(), `${day} ${digest}\n`, { mode: 0o600 });
	log.info("audit.sealed", { day, digest });
}

/** Seals that are in the file and not in the database, or differ; a server that lost its file has none to compare. */
export async function sealsThatDiffer(): Promise<string[]> {
	const lines = (await readFile(sealsFile(), "utf8").catch(() => "")).split("\n").filter(Boolean);
	const rows = await db().selectFrom("audit_heads").select(["day", "hash"]).where("chain", "=", "day").execute();
	const known = new Map(rows.map(({ day, hash }) => [day, hash]));
	return lines.flatMap((line) => {
		const [day = "", digest] = line.split(" ");
		return known.get(day) === digest ? [] : [`the seal of ${day} is not the one in ${sealsFile()}`];
	});
}
