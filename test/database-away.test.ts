import { mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ownPostgres, postgresBin } from "./own-postgres.ts";
import { TEST_KEYS } from "./prepare-database.ts";
import { type ServerProcess, startServer } from "./server-process.ts";

// A PostgreSQL server that is restarted, loses its connections, is away and is frozen, as visitors see it.
describe.runIf(postgresBin)("while the PostgreSQL server", () => {
	const dataDir = mkdtempSync(join(tmpdir(), "tawila-away-"));
	let postgres: Awaited<ReturnType<typeof ownPostgres>>;
	let server: ServerProcess;
	beforeAll(async () => {
		postgres = await ownPostgres();
		server = await startServer({
			DATA_DIR: dataDir,
			DATABASE_URL: postgres.url(),
			DEMO: "0",
			TRUST_PROXY: "1",
			...TEST_KEYS,
		});
		await postgres.openSite();
	});
	afterAll(async () => {
		server?.child.kill("SIGKILL");
		await postgres?.remove();
		await rm(dataDir, { recursive: true, force: true });
	});

	let visitor = 0;
	const message = (email: string) => ({ name: "Sara", surname: "Salem", email, message: `Two words from ${email}.` });
	const post = (path: string, fields: Record<string, string>) =>
		fetch(server.origin + path, {
			method: "POST",
			body: new URLSearchParams(fields),
			headers: { "x-forwarded-for": `203.0.${Math.floor(++visitor / 250)}.${visitor % 250}` },
			redirect: "manual",
		});
	/** A page that is in no memory. */
	const fromRows = () => `/en/search?q=name${++visitor}`;
	const status = async (path: string) => (await fetch(server.origin + path)).status;
	const isBack = () => expect.poll(() => status(fromRows()), { interval: 200 }).toBe(200);
	const alive = async () => expect([server.child.exitCode, await status("/healthz")]).toEqual([null, 200]);

	async function sql(text: string, values: unknown[] = []) {
		const client = new pg.Client({ connectionString: postgres.url() });
		client.on("error", () => {}); // it may be cut like the others
		await client.connect();
		const { rows } = await client.query(text, values).catch(() => ({ rows: [] }));
		await client.end().catch(() => {});
		return rows;
	}

	/** People write messages while `fault` happens; whose message was acknowledged, and what else was answered. */
	async function writing(fault: () => unknown) {
		const acknowledged: string[] = [];
		const answers = new Set<number>();
		let going = true;
		const writers = [1, 2, 3].map(async () => {
			while (going) {
				const email = `writer${visitor}@example.org`;
				const answer = await post("/en/contact", message(email));
				await answer.arrayBuffer();
				answers.add(answer.status);
				if (answer.status === 303) acknowledged.push(email);
				if (answer.status === 503) await new Promise((resolve) => setTimeout(resolve, 50));
			}
		});
		await expect.poll(() => acknowledged.length).toBeGreaterThan(3);
		await fault();
		const before = acknowledged.length;
		await expect.poll(() => acknowledged.length).toBeGreaterThan(before + 3);
		going = false;
		await Promise.all(writers);
		const stored = await sql("select email from contact_messages where email = any($1)", [acknowledged]);
		expect(new Set(stored.map(({ email }) => email))).toEqual(new Set(acknowledged));
		return answers;
	}

	test("ends every connection, requests get an answer and what was acknowledged is there", async () => {
		const answers = await writing(async () => {
			for (let i = 0; i < 5; i++)
				await sql("select pg_terminate_backend(pid) from pg_stat_activity where backend_type = 'client backend'");
		});
		for (const answer of answers) expect([303, 503]).toContain(answer);
		await alive();
	});

	test("is restarted, the process survives and recovers by itself", async () => {
		const answers = await writing(() => postgres.restart());
		for (const answer of answers) expect([303, 503]).toContain(answer);
		await alive();
		await isBack();
	});

	test("is away, cached pages are served, others and programs get 503, and typed text is kept", async () => {
		expect(await status("/en/leagues")).toBe(200);
		postgres.stop();
		await expect.poll(() => status(fromRows()), { interval: 100 }).toBe(503);
		expect(await status("/en/leagues")).toBe(200);
		const page = await fetch(`${server.origin}${fromRows()}`);
		expect(Number(page.headers.get("retry-after"))).toBeGreaterThan(0);
		expect(await page.text()).toMatch(/unavailable[\s\S]*غير متاح/);
		const api = await fetch(`${server.origin}/api/v1/teams`);
		expect([api.status, Number(api.headers.get("retry-after")) > 0]).toEqual([503, true]);
		expect(await api.json()).toMatchObject({ error: { code: "unavailable", message: expect.any(String) } });
		const unsent = { ...message("kept@example.org"), password: "never shown again" };
		const refused = await post("/contact", unsent);
		const shown = await refused.text();
		expect([refused.status, Number(refused.headers.get("retry-after")) > 0]).toEqual([503, true]);
		expect(shown).toContain("Two words from kept@example.org.");
		expect(shown).toContain('name="email" value="kept@example.org"');
		expect(shown).not.toContain("never shown again");
		const reader = { email: "kept@example.org", password: "never shown again", note: "two words" };
		const again = await (await post("/en/news", reader)).text(); // its page cannot be made without rows
		expect(again).toContain('name="email" value="kept@example.org"');
		expect(again).toMatch(/<textarea name="note"[^>]*>\ntwo words</);
		expect(again).toContain('<input type="password" required name="password">');
		expect(again).not.toContain("never shown again");
		await alive();
		postgres.start();
		await isBack();
		expect((await post("/contact", unsent)).status).toBe(303);
	});

	test.each([
		["has long been there", 1500],
		["has just come back", 0],
	])(
		"is silent when it %s, requests are answered, without a wait once known; all is back when it speaks",
		async (_, pause) => {
			postgres.restart();
			await isBack();
			await new Promise((resolve) => setTimeout(resolve, pause));
			postgres.signal("SIGSTOP");
			try {
				expect(await status(fromRows())).toBe(503);
				await alive();
				// Each would wait for several seconds if it asked the server again: more than this test has.
				for (let again = 0; again < 60; again++) expect(await status(fromRows())).toBe(503);
				expect(await status("/en/leagues")).toBe(200);
			} finally {
				postgres.signal("SIGCONT");
			}
			await isBack();
		},
	);

	test("comes and goes, the log says so in words and not for every request", () => {
		const lines = server.output().split("\n");
		expect(lines.filter((line) => line.includes("[object Object]"))).toEqual([]);
		const times = (event: string) => lines.filter((line) => line.includes(`"${event}"`)).length;
		expect(times("database.away")).toBeGreaterThan(0); // a restart may be over between two questions
		expect(times("database.back")).toBe(times("database.away"));
		for (const event of ["jobs.error", "request.database-away", "request.failed"])
			expect(times(event)).toBeLessThan(15);
	});
});
