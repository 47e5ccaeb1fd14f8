import { hasReplica, runSql } from "../db/client.server.ts";
import { pageQueries } from "../db/replica/replica.server.ts";
import { storedPictures } from "../files/pictures/stored.server.ts";
import { mailFigures } from "../mail/mail.server.ts";
import { pageCacheUse } from "../page-cache/cache-use.ts";
import { backupAge } from "./backup-age.server.ts";
import { gauge } from "./registry.server.ts";

const byName = async (text: string): Promise<Record<string, number>> => {
	const { rows } = await runSql(text);
	return Object.fromEntries(rows.map(({ name, value }) => [name, Number(value)]));
};

const waiting = "state < 'active' and start_after <= now()";

/** The figures of database, queues, mail, page cache and pictures. */
export function declareMetrics() {
	if (hasReplica())
		gauge(
			"page_queries",
			"Queries of public pages since the start, by the server that answered them",
			() => ({ ...pageQueries() }),
			"server",
		);
	gauge("page_cache_answers", "Answers read from memory since the start, by age of the page", pageCacheUse, "page");
	gauge("picture_memory_bytes", "Bytes of pictures kept in memory", () => storedPictures.bytes);
	gauge(
		"jobs_waiting",
		"Jobs that could begin, by queue; scan-evidence is the scanner's backlog",
		() => byName(`select name, count(*) as value from pgboss.job where ${waiting} group by name`),
		"queue",
	);
	gauge(
		"jobs_oldest_seconds",
		"How long the oldest of them has waited",
		() =>
			byName(
				`select name, extract(epoch from now() - min(start_after)) as value from pgboss.job
					where ${waiting} group by name`,
			),
		"queue",
	);
	gauge(
		"mails",
		"Emails by state; dead ones were given up",
		() => byName("select status as name, count(*) as value from mail_states group by status"),
		"state",
	);
	gauge("retention_age_seconds", "Time since the last nightly deletion that ended", async () => {
		const { rows } = await runSql(
			"select extract(epoch from now() - max(ended_at))::float8 as age from retention_runs",
		);
		return rows[0]?.age ?? undefined;
	});
	gauge("backup_age_seconds", "Age of the last backup that was written whole", backupAge);
	gauge("mail_oldest_seconds", "How long the oldest single email (code, link, decision) has waited", async () => {
		const { rows } = await runSql(`select ${mailFigures} from mail_states where status = 'queued'`);
		return Number(rows[0]?.oldest ?? 0);
	});
}
