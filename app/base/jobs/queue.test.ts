import { sql } from "kysely";
import { expect, test } from "vitest";
import { freshProduct, onEveryEngine } from "../../../test/engines.ts";
import { db, inTransaction, runSql } from "../db/client.server.ts";
import { openMail, sendLetter } from "../mail/mail.server.ts";

onEveryEngine((engine) => {
	freshProduct(engine, {}, { idle: false, retryDelay: 1, pollSeconds: 0.5 });
	const letter = { locale: "en" as const, subject: "s", paragraphs: [], footer: [] };
	const down = { send: () => Promise.reject(new Error("the line is dead")), verify: async () => false };

	test("a job that fails to the end is filed with the dead letters, and its mail is dead", async () => {
		openMail(down, "a@example.org");
		await inTransaction(async () => {
			await sendLetter(letter, { to: "fan@example.org" });
			// The last try of a job that has used up the others, before any worker can see it.
			await sql`update pgboss.job set retry_limit = 0 where name = 'mail'`.execute(db());
		});
		const filed = async () => (await runSql("select data from pgboss.job where name = 'dead-letters'")).rows;
		await expect.poll(async () => (await filed()).length, { timeout: 30_000, interval: 200 }).toBe(1);
		const { rows } = await runSql("select id, status, last_error from mails");
		expect(rows[0]).toMatchObject({ status: "dead", last_error: "the line is dead" });
		expect((await filed())[0].data).toEqual({ id: rows[0].id });
	});

	test("the pause between tries grows", async () => {
		const { rows } = await runSql(
			"select retry_limit, retry_backoff, dead_letter from pgboss.queue where name = 'mail'",
		);
		expect(rows[0]).toEqual({ retry_limit: 8, retry_backoff: true, dead_letter: "dead-letters" });
	});
});
