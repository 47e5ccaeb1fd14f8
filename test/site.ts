import { cp, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import PostalMime, { type Email } from "postal-mime";
import type { ServerBuild } from "react-router";
import { afterAll, beforeAll, expect, inject } from "vitest";

import { openSession } from "./open-session.ts";
import { DEMO_PASSWORD, HASH_COST, TEST_KEYS } from "./prepare-database.ts";
import { type Engine, makeDatabase } from "./server-database.ts";

type Entry = typeof import("../app/entry.server.tsx");
type Mail = Email & { raw: string };

/** The built product with the demo federation, on a port of its own: tests go in by the front door. */
export type Site = {
	origin: string;
	get: (path: string, headers?: Record<string, string>) => Promise<Response>;
	post: (path: string, fields: Record<string, string>, headers?: Record<string, string>) => Promise<Response>;
	/** Signs in by the form; the answer is the cookie of the session. */
	signIn: (email: string, password?: string) => Promise<string>;
	/** The cookie of a session that is opened without the form, where signing in is not the subject. */
	sessionOf: (email: string) => Promise<string>;
	/** Posts a form as it comes out of a browser, files included. */
	send: (path: string, fields: Record<string, string | Blob>, cookie?: string) => Promise<Response>;
	dataDir: string;
	/** One statement of an operator, straight to the database. */
	sql: <Row = Record<string, never>>(text: string, values?: unknown[]) => Promise<{ rows: Row[] }>;
	/** The first row that a statement gives; it fails when there is none. */
	row: <Row>(text: string, values?: unknown[]) => Promise<Row>;
	/** Mails in the outbox, in the order of their causes, once at least `count` have come and none waits. */
	mails: (count: number) => Promise<Mail[]>;
};

/**
 * `content: "none"` is a database that was only migrated, `"own"` one whose first start decided that it is no demo,
 * `"kingdom"` one with the whole demo of `npm start`, which takes half a minute to load;
 * `on` an engine in place of the project's.
 */
export function startSite({
	content = "demo",
	settings = {},
	fetchFrom = [],
	bodySeconds,
	on = inject("engine"),
}: {
	content?: "demo" | "none" | "own" | "kingdom";
	settings?: Record<string, string>;
	fetchFrom?: string[];
	bodySeconds?: number;
	on?: Engine;
} = {}): Site {
	const site = {} as Site;
	let close = async () => {};
	beforeAll(
		async () => {
			const dataDir = await mkdtemp(join(tmpdir(), "tawila-site-"));
			const build = (await import("../build/server/index.js" as string)) as ServerBuild;
			const { parseConfig, start, serve, decideDemo, loadDemo } = build.entry.module as unknown as Entry;
			const template = inject(content === "demo" ? "demoTemplate" : "template");
			const database = on === "PostgreSQL server" ? await makeDatabase(template) : undefined;
			const demo = content === "own" ? "0" : "1";
			const where: Record<string, string> = database ? { DATABASE_URL: database.url, DEMO: demo } : { DEMO: demo };
			if (content === "demo")
				await cp(join(inject("demoFolders")[on], "files"), join(dataDir, "files"), { recursive: true });
			const configured = parseConfig({
				DATA_DIR: dataDir,
				PORT: "0",
				LOG_LEVEL: "silent",
				...TEST_KEYS,
				...where,
				...settings,
			});
			const embedded = database
				? {}
				: {
						inMemory: true,
						restoreFrom: new Uint8Array(await readFile(inject(content === "demo" ? "demo" : "empty"))),
					};
			const product = await start(configured, {
				...embedded,
				hashCost: HASH_COST,
				pollSeconds: 0.5,
				retryDelay: 1,
				fetchFrom,
			});
			if (content === "own") await decideDemo();
			if (content === "kingdom") await loadDemo(new Date(), { kingdom: true });
			const door = await serve({
				build: async () => build,
				mode: "production",
				assets: resolve("build/client"),
				bodySeconds,
			});
			site.origin = `http://localhost:${door.port}`;
			site.sql = product.sql;
			site.row = async (text, values) => {
				const [row] = (await product.sql(text, values)).rows;
				if (!row) throw new Error(`No row: ${text}`);
				return row;
			};
			site.get = (path, headers = {}) => fetch(site.origin + path, { headers, redirect: "manual" });
			site.post = (path, fields, headers = {}) =>
				fetch(site.origin + path, { method: "POST", body: new URLSearchParams(fields), headers, redirect: "manual" });
			site.signIn = async (email, password = DEMO_PASSWORD) =>
				cookiesOf(await site.post("/admin/auth", { email, password }))
					.filter((cookie) => cookie.startsWith("tawila."))
					.join("; ");
			site.sessionOf = async (email) => {
				const { id } = await site.row<{ id: string }>("select id from accounts where email = $1", [email]);
				return openSession(site, id);
			};
			site.send = (path, fields, cookie = "") => {
				const body = new FormData();
				for (const [name, value] of Object.entries(fields)) body.set(name, value);
				return fetch(site.origin + path, { method: "POST", body, headers: { cookie }, redirect: "manual" });
			};
			site.dataDir = dataDir;
			site.mails = (count) => readMails(site, count);
			close = async () => {
				await door.close();
				await product.close();
				await database?.drop();
				await rm(dataDir, { recursive: true, force: true });
			};
		},
		on === "PostgreSQL server" ? 240_000 : undefined,
	);
	afterAll(() => close());
	return site;
}

/** Names and values of the cookies that an answer sets. */
export const cookiesOf = (response: Response) =>
	response.headers.getSetCookie().map((cookie) => cookie.split(";")[0] ?? "");

async function readMails({ dataDir, sql }: Site, count: number): Promise<Mail[]> {
	const outbox = join(dataDir, "outbox");
	const list = async () => (await readdir(outbox).catch(() => [])).filter((name) => /^[^.].*\.eml$/.test(name));
	await expect.poll(async () => (await list()).length).toBeGreaterThanOrEqual(count);
	await expect.poll(async () => (await sql("select id from mails where status = 'queued'")).rows).toEqual([]);
	const mails = (await list()).map(async (name) => {
		const raw = await readFile(join(outbox, name), "utf8");
		return { ...(await PostalMime.parse(raw)), raw };
	});
	// Mails go out side by side: files are in the order of their ends, and numbers in that of their causes.
	const numberOf = ({ messageId = "" }: Mail) => Number(/\d+/.exec(messageId)?.[0]);
	return (await Promise.all(mails)).sort((one, other) => numberOf(one) - numberOf(other));
}
