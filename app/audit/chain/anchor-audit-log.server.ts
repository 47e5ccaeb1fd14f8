import { appendFile, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { config } from "../../base/config.server.ts";
import { db } from "../../base/db/client.server.ts";
import type { JobKind } from "../../base/jobs/job-kind.ts";
import { log } from "../../base/log/log.server.ts";
import { siteHead } from "./audit-chain.server.ts";
import type { Problem } from "./problem.ts";

const KEPT_MS = 3 * 86_400_000;
/**
 * The end of the site's chain over time, a line each: time, epoch, row, hash. Older lines are covered by the seals of
 * their days.
 */
const headsFile = () => join(config().DATA_DIR, "audit-heads.txt");

/**
 * Every quarter of an hour: writes the end of the site's chain to a file outside the database. The timelines of cases
 * tell when the last rows of a case's chain are gone; nothing in the database tells it of the site's, before the day is
 * sealed, if its end is rewritten too.
 */
export const anchorAuditLog: JobKind<object> = {
	name: "anchor-audit-log",
	cron: "*/15 * * * *",
	run: () => anchorAt(new Date()),
};

export async function anchorAt(now: Date) {
	const head = await siteHead();
	if (!head) return;
	const place = `${head.epoch} ${head.seq} ${head.hash}`;
	const lines = await anchors();
	if (lines.at(-1)?.endsWith(` ${place}`)) return;
	const recent = lines.filter((line) => Date.parse(line.split(" ")[0] ?? "") > now.getTime() - KEPT_MS);
	if (recent.length < lines.length)
		await writeFile(headsFile(), recent.map((line) => `${line}\n`).join(""), { mode: 0o600 });
	await appendFile(headsFile(), `${now.toISOString()} ${place}\n`, { mode: 0o600 });
	log.info("audit.head", head);
}

const anchors = async () => (await readFile(headsFile(), "utf8").catch(() => "")).split("\n").filter(Boolean);

/** Rows that the file names and that are missing or changed in the log. At most ten. */
export async function anchorsThatDiffer(): Promise<Problem[]> {
	const head = await siteHead();
	const noted = (await anchors())
		.map((line) => line.split(" "))
		.filter(([, epoch]) => Number(epoch) === (head?.epoch ?? 0));
	const rows = await db()
		.selectFrom("audit_log")
		.select(["seq", "hash"])
		.where("chain", "=", "site")
		.where("seq", "in", [0, ...noted.map(([, , seq]) => Number(seq))])
		.execute();
	const known = new Map(rows.map(({ seq, hash }) => [seq, hash]));
	return noted
		.filter(([, , seq, hash]) => known.get(Number(seq)) !== hash)
		.slice(0, 10)
		.map(([at, , seq]) => ({
			case: "site",
			where: "audit_log",
			what: known.has(Number(seq)) ? "changed" : "missing",
			text: `site: row ${seq} is not the one that was noted at ${at} in ${headsFile()}`,
		}));
}
