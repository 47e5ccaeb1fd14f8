import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { freshProduct, onEveryEngine } from "../../../test/engines.ts";
import { inScope } from "../../../test/make-case.ts";
import { db, inTransaction } from "../db/client.server.ts";
import { sendEmail } from "./mail.server.ts";
import { asMailer } from "./mail-scope.server.ts";

onEveryEngine((engine) => {
	freshProduct(engine);

	const email = { locale: "en" as const, subject: "Your case", paragraphs: ["Read it."], footer: [] };
	const reached = async (statement: string) => (await sql.raw(statement).execute(db())).rows.length;
	const statements = [
		"select recipient from mails",
		"select recipient from mails for update skip locked",
		"update mails set status = 'dead' returning 1",
		"delete from mails returning 1",
	];
	const none = statements.map(() => 0);
	const each = async () => {
		const counts: number[] = [];
		for (const statement of statements) counts.push(await reached(statement));
		return counts;
	};

	test("the mailer alone knows who gets emails: no query reaches a row without its scope, or in a case's", async () => {
		for (const to of ["sara@example.org", "omar@example.org"]) await sendEmail(email, { to });
		expect(await each()).toEqual(none);
		for (const scope of ["own", "staff", "system", "track"])
			expect([scope, await inScope(scope, randomUUID(), each)]).toEqual([scope, none]);
		expect(await asMailer(each)).toEqual([2, 2, 2, 2]);
		await sendEmail(email, { to: "sara@example.org" });
		expect(await each()).toEqual(none);
		expect(
			await inTransaction(async () => {
				await asMailer(async () => {});
				return each(); // the scope ends before its transaction
			}),
		).toEqual(none);
	});

	test("the states of emails are seen without the scope, and cannot be changed there", async () => {
		const id = await sendEmail(email, { to: "sara@example.org" });
		const seen = await db().selectFrom("mail_states").selectAll().execute();
		expect(seen).toEqual([
			{
				id,
				status: "queued",
				attempts: 0,
				created_at: expect.any(Date),
				sent_at: null,
				newsletter_issue_id: null,
				refused: null,
				queued_at: expect.any(Date),
				ends_at: null,
			},
		]);
		for (const change of ["update mail_states set status = 'dead'", "delete from mail_states"])
			await expect(sql.raw(change).execute(db())).rejects.toThrow("permission denied");
	});
});
