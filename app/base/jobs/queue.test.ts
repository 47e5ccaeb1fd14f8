import { sql } from "kysely";
import { expect, test, vi } from "vitest";
import { freshProduct, onEveryEngine } from "../../../test/engines.ts";
import { db, inTransaction, runAsOperator, runSql } from "../db/client.server.ts";
import { mailQueue, openMail, sendEmail } from "../mail/mail.server.ts";
import { mailJob } from "../mail/send-mails.server.ts";
import { Dispatcher } from "./dispatcher.server.ts";
import { enqueue, startJobs } from "./queue.server.ts";
import { handBack } from "./reclaim.server.ts";

onEveryEngine((engine) => {
	freshProduct(engine, {}, { idle: false, retryDelay: 1, pollSeconds: 0.5 });
	const email = { locale: "en" as const, subject: "s", paragraphs: [], footer: [] };

	test("a job that fails to the end is filed with the dead letters", async () => {
		const noId = 10 ** 12;
		await inTransaction(async () => {
			await enqueue(mailQueue, { id: noId });
			// The last try of a job that has used up the others, before any worker can see it.
			await sql`update pgboss.job set retry_limit = 0 where name = 'mail'`.execute(db());
		});
		const filed = async () => (await runSql("select data from pgboss.job where name = 'dead-letters'")).rows;
		await expect.poll(filed, { interval: 200 }).toEqual([{ data: { id: noId } }]);
	});

	test("a try that was thought dead sends nothing once a later one has the mail", async () => {
		const sent: string[] = [];
		openMail(
			{ send: async (mail) => void sent.push(String(mail.messageId)), verify: async () => true },
			"a@example.org",
		);
		const id = await inTransaction(async () => {
			const made = await sendEmail(email, { to: "fan@example.org" });
			await sql`delete from pgboss.job where name = 'mail'`.execute(db());
			return made;
		});
		await runAsOperator("update mails set attempt = 'job:3' where id = $1", [id]);
		for (const nth of [2, 3]) await mailJob.run({ id }, { last: false, id: `job:${nth}` });
		expect(sent).toEqual([]);
		await mailJob.run({ id }, { last: false, id: "job:4" });
		await mailJob.run({ id }, { last: false, id: "job:5" });
		expect(sent).toEqual([`<mail-${id}@example.org>`]);
	});

	test("only silent jobs are handed back, as another try that costs none of the others", async () => {
		await runSql(
			`insert into pgboss.job (name, state, retry_count, retry_limit, started_on, heartbeat_on, heartbeat_seconds)
			 values ('anchor-audit-log', 'active', 2, 5, now(), now(), 120),
			   ('anchor-audit-log', 'active', 2, 5, now(), now(), 120)`,
		);
		const { rows } = await runSql("select id from pgboss.job where name = 'anchor-audit-log' order by id");
		await handBack([`${rows[0].id}:2`, `${rows[1].id}:1`]);
		await expect
			.poll(async () => {
				const tries = await runSql(
					"select id, state, retry_count, retry_limit from pgboss.job where name = 'anchor-audit-log' order by id",
				);
				return tries.rows.map((row) => [row.state === "active" && row.retry_count === 2, row.retry_limit]);
			})
			.toEqual([
				[false, 6],
				[true, 5],
			]);
	});

	test("a schedule that no kind of job has any more is taken out at the start", async () => {
		await runSql(
			`insert into pgboss.schedule (name, cron, timezone) values ('mail', '1 1 * * *', 'Asia/Riyadh')
				on conflict do nothing`,
		);
		const kinds = [{ name: "anchor-audit-log", cron: "*/15 * * * *", run: async () => {} }];
		const running = await startJobs(kinds, { pollSeconds: 60 });
		const { rows } = await runSql("select name, cron from pgboss.schedule order by name");
		await running.stop();
		expect(rows).toEqual([{ name: "anchor-audit-log", cron: "*/15 * * * *" }]);
	});

	test("two queues in one process end each its own work", async () => {
		const ended = vi.spyOn(Dispatcher.prototype, "stop");
		for (const queue of [await startJobs([]), await startJobs([])]) await queue.stop();
		expect(new Set(ended.mock.contexts).size).toBe(2);
		ended.mockRestore();
	});

	test("the pause between tries grows", async () => {
		const { rows } = await runSql(
			"select retry_limit, retry_backoff, dead_letter from pgboss.queue where name = 'mail'",
		);
		expect(rows[0]).toEqual({ retry_limit: 8, retry_backoff: true, dead_letter: "dead-letters" });
	});
});
