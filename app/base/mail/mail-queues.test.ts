import { afterEach, expect, test } from "vitest";
import { freshProduct, onOneEngine } from "../../../test/engines.ts";
import { smtpServer } from "../../../test/smtp.ts";
import { inTransaction, runAsOperator, runSql } from "../db/client.server.ts";
import { closeMail, openMail, resendMails, sendEmail } from "./mail.server.ts";
import { openTransport } from "./transport.server.ts";

const closing: (() => Promise<void>)[] = [];

onOneEngine((engine) => {
	// Polling is off: a job starts only through the commit that queued it.
	const product = freshProduct(engine, {}, { idle: false, retryDelay: 1, pollSeconds: 600 });
	const email = { locale: "en" as const, subject: "s", paragraphs: [], footer: [] };
	/** Mails on their way fail with their server, and hold the others: that ends before the next test. */
	afterEach(async () => {
		await runAsOperator("delete from pgboss.job where name in ('mail', 'bulk-mail') and state < 'active'");
		closeMail();
		for (const close of closing.splice(0)) await close();
		const active = "select id from pgboss.job where name in ('mail', 'bulk-mail') and state = 'active'";
		await expect.poll(async () => (await runAsOperator(active)).rows).toEqual([]);
		await runSql("update bulk_mail_pace set held_until = now()");
	});

	async function open(perSecond?: number, atRecipient?: Parameters<typeof smtpServer>[0]) {
		const server = await smtpServer(atRecipient);
		closing.push(server.close);
		const settings = { SMTP_URL: server.url, DATA_DIR: product.dataDir };
		const bulk = { transport: openTransport(settings, 5), perSecond };
		openMail(openTransport(settings), "a@example.org", bulk);
		return server;
	}
	const send = (to: string) => inTransaction(() => sendEmail(email, { to }));
	/** An issue's mails, as many as there are readers; the last is queued by the product, which begins the work. */
	async function sendIssue(readers: number) {
		const { rows } = await runSql(
			"insert into newsletter_issues (title, language, recipients) values ('t', 'en', $1) returning id",
			[readers],
		);
		await runAsOperator(
			`with made as (
				insert into mails (recipient, subject, html, plain, newsletter_issue_id)
				select 'reader' || n || '@example.org', 's', 'h', 'p', $1 from generate_series(2, $2) n returning id)
			 insert into pgboss.job (name, data, retry_limit) select 'bulk-mail', jsonb_build_object('id', id), 8 from made`,
			[rows[0].id, readers],
		);
		await inTransaction(() => sendEmail(email, { to: "reader1@example.org", issue: rows[0].id }));
		return Number(rows[0].id);
	}

	test("a code leaves before a tenth of an issue's five thousand mails", async () => {
		const server = await open(20);
		await sendIssue(5000);
		await expect.poll(() => server.received.length).toBeGreaterThan(10);
		const before = server.received.length;
		await send("complainant@example.org");
		const place = () => server.received.findIndex(({ to }) => to === "complainant@example.org");
		await expect.poll(place).toBeGreaterThan(0);
		expect(place() - before).toBeLessThan(500);
	});

	test("bulk mails leave at the pace of the setting, which all processes share", async () => {
		const server = await open(50);
		const { rows } = await runSql("update bulk_mail_pace set next_at = clock_timestamp() returning next_at");
		await sendIssue(30);
		await expect.poll(() => server.received.length).toBe(30);
		const { rows: after } = await runSql("select next_at from bulk_mail_pace");
		expect(after[0].next_at.getTime() - rows[0].next_at.getTime()).toBeGreaterThanOrEqual(30 * 20 - 1);
	});

	const refusing = (response: string) => (_: string, done: (error?: Error) => void) => {
		const responseCode = Number(response.slice(0, 3));
		done(Object.assign(new Error(response.slice(4)), { responseCode }));
	};
	const states = async () =>
		(await runAsOperator("select status, refused, count(*)::int from mails group by 1, 2 order by 1, 2")).rows;

	/** The jobs of newsletters by state, and whether they are held. */
	const ofBulk = async () =>
		(
			await runAsOperator(`select count(*) filter (where state = 'created')::int as waiting,
				count(*) filter (where state = 'active')::int as active,
				count(*) filter (where state = 'completed')::int as done,
				(select held_until > now() + interval '10 minutes' from bulk_mail_pace) as held
				from pgboss.job where name = 'bulk-mail'`)
		).rows[0];

	test("a newsletter that is refused for its number waits as a whole, and leaves whole", async () => {
		let answer = refusing("550 5.4.5 Daily user sending quota exceeded");
		let asked = 0;
		const server = await open(undefined, (address, done) => {
			if (address === "complainant@example.org") return done();
			asked += 1;
			answer(address, done);
		});
		const issue = await sendIssue(60);
		await expect.poll(ofBulk).toMatchObject({ waiting: 60, active: 0, held: true });
		await inTransaction(() => sendEmail(email, { to: "reader61@example.org", issue }));
		await send("complainant@example.org"); // it starts after a look at the newsletter
		await expect.poll(() => server.received.map(({ to }) => to)).toEqual(["complainant@example.org"]);
		expect(asked).toBeLessThanOrEqual(6); // those that were on their way when the first was refused
		expect(await ofBulk()).toEqual({ waiting: 61, active: 0, done: asked, held: true });
		expect(new Set((await states()).map(({ status }) => status))).toEqual(new Set(["queued", "sent"]));

		answer = (_, done) => done();
		await runSql("update bulk_mail_pace set held_until = now()");
		await runAsOperator("update pgboss.job set start_after = now() where name = 'bulk-mail' and state = 'created'");
		await inTransaction(() => sendEmail(email, { to: "one-more@example.org", issue }));
		await expect.poll(() => server.received.length).toBe(63);
		await expect.poll(states).toEqual([{ status: "sent", refused: null, count: 63 }]);
	});

	test("a newsletter whose server is away waits as a whole; for one full mailbox, its mail alone does", async () => {
		const gone = await smtpServer();
		await gone.close();
		await open();
		openMail(openTransport({ SMTP_URL: gone.url, DATA_DIR: product.dataDir }), "a@example.org");
		const issue = await sendIssue(20);
		await expect.poll(ofBulk).toMatchObject({ waiting: 20, active: 0, held: true });
		expect(await states()).toEqual(expect.arrayContaining([expect.objectContaining({ refused: "away" })]));

		const full = refusing("452 4.2.2 Mailbox full");
		const server = await open(undefined, (address, done) =>
			address === "reader7@example.org" ? full(address, done) : done(),
		);
		await runSql("update bulk_mail_pace set held_until = now()");
		await runAsOperator("update pgboss.job set start_after = now() where name = 'bulk-mail' and state = 'created'");
		await inTransaction(() => sendEmail(email, { to: "one-more@example.org", issue }));
		await expect.poll(() => server.received.length).toBe(20);
		await expect.poll(states).toEqual([
			{ status: "queued", refused: "later", count: 1 },
			{ status: "sent", refused: null, count: 20 },
		]);
	});

	test.each([
		["530 5.7.0 Authentication required", "queued", "sign-in"],
		["450 4.1.1 not now", "queued", "later"],
		["421 4.3.2 shutting down", "queued", "away"],
		["553 5.7.1 Sender address rejected: not owned by user", "queued", "sender"],
		["554 5.7.1 Client host blocked", "queued", "host"],
		["550 5.1.1 user unknown", "dead", null],
	])("a mail that is answered %s is %s, for %s", async (response, status, refused) => {
		await open(undefined, refusing(response));
		await send("sara@example.org");
		const settled = "select status, refused, attempts from mails where attempts > 0";
		await expect.poll(async () => (await runAsOperator(settled)).rows).toEqual([{ status, refused, attempts: 1 }]);
		const again = `select count(*)::int from pgboss.job where name = 'mail' and state = 'created'
			and start_after between now() + interval '30 seconds' and now() + interval '2 minutes'`;
		expect((await runAsOperator(again)).rows).toEqual([{ count: refused ? 1 : 0 }]);
	});

	/** Ends the pause of the mails that wait. */
	async function nextTry() {
		await runAsOperator("update pgboss.job set start_after = now() where name = 'mail' and state = 'created'");
		await send("wakes@example.org");
	}
	const ofSara = async (columns: string) =>
		(await runAsOperator(`select ${columns} from mails where recipient = 'sara@example.org'`)).rows;

	test.each([
		["530 5.7.0 Authentication required", "sign-in"],
		["451 4.7.1 greylisted", "later"],
		["421 4.3.2 shutting down", "away"],
	])(
		"a mail that was answered %s for five days is given up; sent again, it waits five more",
		async (answer, refused) => {
			await open(undefined, refusing(answer));
			await send("sara@example.org");
			await expect.poll(states).toEqual([{ status: "queued", refused, count: 1 }]);
			await runAsOperator("update mails set attempts = 100, queued_at = now() - interval '4 days'");
			await nextTry();
			await expect.poll(() => ofSara("status, attempts")).toEqual([{ status: "queued", attempts: 101 }]);
			await runAsOperator(
				"update mails set queued_at = now() - interval '6 days' where recipient = 'sara@example.org'",
			);
			await nextTry();
			await expect.poll(() => ofSara("status, refused")).toEqual([{ status: "dead", refused }]);
			expect(await inTransaction(() => resendMails({ most: 10 }))).toBe(1);
			await expect.poll(() => ofSara("status, attempts")).toEqual([{ status: "queued", attempts: 1 }]);
		},
	);

	test("a mail that was not tried in its five days has eight tries first; a newsletter is old news", async () => {
		await open(undefined, refusing("451 4.7.1 greylisted"));
		await send("sara@example.org");
		await expect.poll(states).toEqual([{ status: "queued", refused: "later", count: 1 }]);
		for (const [attempts, status] of [
			[1, "queued"],
			[7, "dead"],
		] as const) {
			await runAsOperator(`update mails set attempts = ${attempts}, queued_at = now() - interval '6 days'
				where recipient = 'sara@example.org'`);
			await nextTry();
			await expect.poll(() => ofSara("status, attempts")).toEqual([{ status, attempts: attempts + 1 }]);
		}
		await runAsOperator("alter table mails alter queued_at set default now() - interval '6 days'");
		await sendIssue(1);
		await expect.poll(async () => (await states()).filter(({ status }) => status === "dead")[0]?.count).toBe(2);
		await runAsOperator("alter table mails alter queued_at set default now()");
	});

	test("a code is tried again before half of its time is over", async () => {
		await open(undefined, refusing("421 shutting down"));
		await inTransaction(() => sendEmail(email, { to: "sara@example.org", until: new Date(Date.now() + 100_000) }));
		await expect.poll(states).toEqual([{ status: "queued", refused: "away", count: 1 }]);
		const pause = `select extract(epoch from start_after - created_on)::int as pause from pgboss.job
			where name = 'mail' and state = 'created'`;
		const [waits] = (await runAsOperator(pause)).rows;
		expect(waits.pause).toBeGreaterThanOrEqual(30);
		expect(waits.pause).toBeLessThanOrEqual(50);
	});

	test("the pauses between tries grow to an hour", async () => {
		await open(undefined, refusing("421 shutting down"));
		await send("sara@example.org");
		const pause = `select round(extract(epoch from start_after - created_on))::int as pause from pgboss.job
			where name = 'mail' and state = 'created' and data->>'id' = (select min(id)::text from mails)`;
		const pauses: number[] = [];
		for (const attempts of [1, 2, 3, 10]) {
			await expect.poll(() => ofSara("attempts")).toEqual([{ attempts }]);
			pauses.push((await runAsOperator(pause)).rows[0]?.pause);
			await runAsOperator("update mails set attempts = 9 where attempts = 3");
			await nextTry();
		}
		expect(pauses).toEqual([60, 120, 240, 3600]);
	});

	test("a code that ended while its mail waited is not sent, and its words are deleted", async () => {
		let answer = refusing("421 4.3.2 shutting down");
		const server = await open(undefined, (address, done) => answer(address, done));
		const until = new Date(Date.now() + 600_000);
		await inTransaction(() => sendEmail(email, { to: "sara@example.org", until }));
		await expect.poll(states).toEqual([{ status: "queued", refused: "away", count: 1 }]);
		await runAsOperator("update mails set ends_at = now()");
		answer = (_, done) => done();
		await nextTry();
		await expect
			.poll(() => ofSara("status, html, plain, subject, attempts, refused"))
			.toEqual([{ status: "expired", html: "", plain: "", subject: "", attempts: 1, refused: null }]);
		await expect.poll(() => server.received.map(({ to }) => to)).toEqual(["wakes@example.org"]);
		await runAsOperator("update mails set status = 'dead' where recipient = 'sara@example.org'");
		expect(await inTransaction(() => resendMails({ most: 10 }))).toBe(0);
	});

	test("a mail server that hangs on one mail delays no other mail; connections are reused", async () => {
		const server = await open(undefined, (address, done) => {
			if (!address.startsWith("hangs")) done();
		});
		await send("hangs@example.org");
		for (let n = 0; n < 40; n++) await send(`fan${n}@example.org`);
		await expect.poll(() => server.received.length).toBe(40);
		expect(server.sessions()).toBeLessThanOrEqual(11);
		const queued = async () => (await runAsOperator("select recipient from mails where status = 'queued'")).rows;
		await expect.poll(queued).toEqual([{ recipient: "hangs@example.org" }]);
	});
});
