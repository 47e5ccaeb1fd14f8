/**
 * Five thousand newsletter emails wait; 200 people ask for a new password at the same time, and a process is killed in
 * between. Prints how long their emails took, what was lost and what came twice: with one process on the embedded
 * engine, which is started again, and with two processes on the server that TEST_DATABASE_URL names.
 */
import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { Product } from "../faults/product.ts";
import { smtpServer } from "../test/smtp.ts";

const READERS = 5000;
const PEOPLE = 200;
const KILLED_AFTER = 100;
const PASSWORD = "a password of the benchmark";

/** A database of its own on the server, and SQL on it; undefined without a server. */
async function ownDatabase(server: string) {
	const name = `tawila_bench_${randomBytes(6).toString("hex")}`;
	const admin = new pg.Client({ connectionString: server });
	await admin.connect();
	await admin.query(`create database ${name}`);
	const url = new URL(server);
	url.pathname = `/${name}`;
	return {
		url: url.href,
		async sql(text: string) {
			const client = new pg.Client({ connectionString: url.href });
			await client.connect();
			return client.query(text).finally(() => client.end());
		},
		async drop() {
			await admin.query(`drop database ${name} with (force)`);
			await admin.end();
		},
	};
}

const readers = `insert into newsletter_subscribers (email, language, status, confirmed_at)
	select 'reader' || n || '@example.org', 'en', 'confirmed', now() from generate_series(1, ${READERS}) n`;
const people = `insert into accounts (id, email, name, language, email_verified)
	select gen_random_uuid(), 'person' || n || '@example.org', 'Person', 'en', true from generate_series(1, ${PEOPLE}) n`;

type Settings = Record<string, string>;
const settingsOf = (smtpUrl: string): Settings => ({
	DEMO: "1",
	DEMO_PASSWORD: PASSWORD,
	SMTP_URL: smtpUrl,
	MAIL_FROM: "site@example.org",
	TRUST_PROXY: "1",
	LOG_LEVEL: "error",
	BULK_MAIL_PER_SECOND: "50",
});

/** One process on its own database; a killed one is followed by another on the same folder. */
async function onEmbedded(settings: Settings, dataDir: string) {
	const folder = join(dataDir, "embedded");
	const start = () => Product.start({ ...settings, DATA_DIR: folder });
	const sites = [await start()];
	return {
		sites,
		sql: (text: string) => sites[0]?.ask({ ask: "sql", text }),
		async replace() {
			await sites[0]?.kill();
			sites.splice(0, 1, await start());
		},
		async remove() {},
	};
}

/** Two processes on one database; one that is killed is followed by another. */
async function onServer(settings: Settings, dataDir: string, server: string) {
	const database = await ownDatabase(server);
	const keys = {
		SECRET_KEY: "a secret of the benchmark, long enough",
		ENCRYPTION_KEYS: `k1:${Buffer.alloc(32, 1).toString("base64")}`,
	};
	const start = (nth: number) =>
		Product.start({ ...settings, ...keys, DATABASE_URL: database.url, DATA_DIR: join(dataDir, String(nth)) });
	const sites = [await start(1), await start(2)];
	return {
		sites,
		sql: database.sql,
		async replace() {
			await sites[0]?.kill();
			sites.splice(0, 1, await start(3));
		},
		remove: () => database.drop(),
	};
}

/** One line a figure, for each engine. */
export async function benchMail(server: string | undefined): Promise<string[]> {
	const dataDir = await mkdtemp(join(tmpdir(), "tawila-bench-mail-"));
	const arrived: ArrivalTimes = new Map();
	const smtp = await smtpServer((address, done) => {
		arrived.set(address, [...(arrived.get(address) ?? []), performance.now()]);
		done();
	});
	const settings = settingsOf(smtp.url);
	const lines = ["embedded engine, one process:", ...(await measured(await onEmbedded(settings, dataDir), arrived))];
	arrived.clear();
	if (server)
		lines.push(
			"PostgreSQL server, two processes:",
			...(await measured(await onServer(settings, dataDir, server), arrived)),
		);
	else lines.push("PostgreSQL server: needs TEST_DATABASE_URL");
	await smtp.close();
	await rm(dataDir, { recursive: true, force: true });
	return lines;
}

/** When each address received its emails. */
type ArrivalTimes = Map<string, number[]>;

async function measured(
	{ sites, sql, replace, remove }: Awaited<ReturnType<typeof onServer | typeof onEmbedded>>,
	arrived: ArrivalTimes,
) {
	await sql(readers);
	await sql(people);
	await sendNewsletter(sites[0]?.origin ?? "");
	await until(() => arrived.size > 100);

	const asked = new Map<string, number>();
	for (let n = 1; n <= PEOPLE; n++) {
		const email = `person${n}@example.org`;
		const at = sites[n % sites.length]?.origin ?? "";
		asked.set(email, performance.now());
		await post(`${at}/en/admin/auth/forgot`, { email }, { "x-forwarded-for": `203.0.113.${n}` });
		if (n === KILLED_AFTER) await replace();
	}
	await until(() => [...asked.keys()].every((email) => arrived.has(email)), 120_000);
	const left = READERS - [...arrived.keys()].filter((to) => to.startsWith("reader")).length;
	const seconds = [...asked].map(([to, at]) => ((arrived.get(to)?.[0] ?? Number.POSITIVE_INFINITY) - at) / 1000);
	const twice = [...arrived].filter(([, times]) => times.length > 1).length;
	for (const site of sites) await site.kill();
	await remove();
	return [
		`password emails while ${left} of ${READERS} newsletter emails waited, one process killed after ${KILLED_AFTER}:`,
		`p50 ${at(seconds, 0.5)} s, p99 ${at(seconds, 0.99)} s, longest ${at(seconds, 1)} s`,
		`lost ${seconds.filter((each) => !Number.isFinite(each)).length}, ` +
			`sent twice ${twice} (taken by the mail server before the kill)`,
	];
}

async function sendNewsletter(origin: string) {
	const signed = await post(`${origin}/en/admin/auth`, { email: "owner@demo.example", password: PASSWORD });
	const cookie = signed.headers
		.getSetCookie()
		.map((each) => each.split(";")[0])
		.join("; ");
	for (let id = 1; id < 12; id++) {
		const sent = await post(`${origin}/en/admin/news/${id}/send`, { language: "en" }, { cookie });
		if (sent.headers.getSetCookie().some((each) => each.includes("issue-sent"))) return;
	}
	throw new Error("No article of the demo could be sent.");
}

const post = (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
	fetch(url, { method: "POST", body: new URLSearchParams(fields), headers, redirect: "manual" });

async function until(isSo: () => boolean, patienceMs = 60_000) {
	const end = performance.now() + patienceMs;
	while (!isSo() && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 50));
}

const at = (values: number[], share: number) => {
	const sorted = values.toSorted((a, b) => a - b);
	return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]?.toFixed(2);
};
