import { afterAll, beforeAll, expect, test } from "vitest";
import { freshProduct, onOneEngine } from "../test/engines.ts";
import { smtpServer } from "../test/smtp.ts";
import { db, runAsOperator, runSql } from "./base/db/client.server.ts";
import { enqueue } from "./base/jobs/queue.server.ts";
import { withRequestId } from "./base/log/request-id.server.ts";
import { mailJob } from "./base/mail/send-mails.server.ts";
import { backupIsFresh } from "./base/metrics/backup-age.server.ts";
import { RELEASE } from "./base/schema/release.ts";
import { declareEvidenceMetrics } from "./complaints/evidence/integrity/evidence-facts.server.ts";
import { serveMetrics } from "./metrics-server.server.ts";

const smtp = await smtpServer();
afterAll(() => smtp.close());

onOneEngine((engine) => {
	freshProduct(engine, { SMTP_URL: smtp.url, MAIL_FROM: "site@example.org", CLAMD_URL: "tcp://127.0.0.1:1" });
	let metrics: Awaited<ReturnType<typeof serveMetrics>>;
	beforeAll(async () => {
		declareEvidenceMetrics(); // in any order the connections are counted before other figures ask for them
		metrics = await serveMetrics(0);
	});
	afterAll(() => metrics.close());
	const read = async (path: string) => fetch(`http://127.0.0.1:${metrics.port}${path}`);
	/** The value of a figure, by its name with labels. */
	const figure = async (name: string) => {
		const line = (await (await read("/metrics")).text()).split("\n").find((each) => each.startsWith(`${name} `));
		return line && Number(line.slice(name.length));
	};

	test("the status names each part, its state and since when; many questions ask the mail server once", async () => {
		const before = smtp.sessions();
		const answers = await Promise.all(Array.from({ length: 30 }, () => read("/status")));
		const since = expect.stringMatching(/^\d{4}-.*Z$/);
		expect(await answers[0]?.json()).toEqual({
			release: RELEASE,
			database: { state: "up", since },
			storage: { state: "up", since },
			queue: { state: "up", since },
			mail: { state: "up", since },
			scanner: { state: "down", since },
			backup: { state: "off", since },
			cases: { state: "up", since },
		});
		expect(smtp.sessions() - before).toBeLessThanOrEqual(1);
	});

	test("the figures count mails, what waits in the queues and for how long, and the process itself", async () => {
		const mail = { recipient: "sara@example.org", subject: "", html: "", plain: "", headers: "{}" };
		const queued_at = new Date(Date.now() - 100_000);
		await db()
			.insertInto("mails")
			.values([
				{ ...mail, status: "dead" },
				{ ...mail, queued_at },
			])
			.execute();
		await enqueue(mailJob, { id: 1 });
		expect(await figure(`tawila_release_info{release="${RELEASE}"}`)).toBe(1);
		expect(await figure('tawila_mails{state="dead"}')).toBe(1);
		expect(await figure("tawila_mail_oldest_seconds")).toBeGreaterThanOrEqual(100);
		expect(await figure('tawila_jobs_waiting{queue="mail"}')).toBe(1);
		expect(await figure('tawila_part_up{part="scanner"}')).toBe(0);
		expect(await figure('tawila_database_connections{state="waiting"}')).toBe(0);
		expect(await figure("nodejs_eventloop_lag_p99_seconds")).toBeGreaterThan(0);
	});

	test("the last backup has an age, and is down from the twenty-seventh hour on", async () => {
		await runAsOperator("delete from backups");
		expect(await figure("tawila_backup_age_seconds")).toBeUndefined();
		expect(await backupIsFresh()).toBeUndefined();
		const note = (hours: number) =>
			runAsOperator(
				`insert into backups (made_at, bytes, rows, files) values (now() - interval '${hours} hours', 1, 1, 1)`,
			);
		await note(27);
		expect(await backupIsFresh()).toBe(false);
		await note(25);
		expect(await backupIsFresh()).toBe(true);
		expect(await figure("tawila_backup_age_seconds")).toBeCloseTo(25 * 3600, -2);
	});

	test("a job and its emails carry the id of the request that caused them", async () => {
		await withRequestId("request-1", () => enqueue(mailJob, { id: 1 }));
		const { rows } = await runSql("select data from pgboss.job where name = 'mail'");
		expect(rows).toEqual([{ data: { id: 1, request: "request-1" } }]);
	});

	test("any other address is not there, and nothing is changed", async () => {
		expect((await read("/")).status).toBe(404);
		expect((await fetch(`http://127.0.0.1:${metrics.port}/metrics`, { method: "POST" })).status).toBe(404);
	});
});
