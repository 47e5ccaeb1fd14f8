import { mkdirSync, mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { ownPostgres } from "../test/own-postgres.ts";
import { DEMO_PASSWORD, TEST_KEYS } from "../test/prepare-database.ts";
import { smtpServer } from "../test/smtp.ts";
import { shiftedTime } from "./clock.ts";
import { smallDisk } from "./disk.ts";
import { Link } from "./link.ts";
import { Product } from "./product.ts";
import { pathsIn } from "./promises.ts";
import { objectStore, scanner } from "./stand-ins.ts";

export type Engine = "embedded" | "server";
/** Uploads leave 500 MB free. */
const DATA_MB = 900;
const DATABASE_MB = 400;
const REVIVALS = 40;

export type Installation = Awaited<ReturnType<typeof install>>;

/**
 * The product with everything it uses, each part behind a link: on the embedded engine one process with its files on
 * disk; on a server of its own two processes, the second of which gets no requests and shares the jobs, with its files
 * in S3. `prepare` fills a data folder.
 */
export async function install(engine: Engine, prepare: (dataDir: string) => void = () => {}) {
	const removals: (() => unknown)[] = [];
	const keep = <T>(part: T, remove: (part: T) => unknown): T => {
		removals.unshift(() => remove(part));
		return part;
	};
	const dataDisk = keep(smallDisk(DATA_MB), (disk) => disk?.remove());
	const home =
		dataDisk?.folder ??
		keep(mkdtempSync(join(tmpdir(), "tawila-faults-")), (folder) => rm(folder, { recursive: true, force: true }));
	const postgresTime = engine === "server" ? keep(shiftedTime(), (each) => each?.remove()) : undefined;
	const mailbox = { isFull: false };
	const mail = keep(
		await smtpServer((_, done) =>
			done(mailbox.isFull ? Object.assign(new Error("Full"), { responseCode: 452 }) : null),
		),
		(each) => each.close(),
	);
	const clamd = keep(await scanner(), (each) => each.close());
	const linkTo = async (port: number) => keep(await new Link(port).open(), (each) => each.close());
	const links: Partial<Record<"smtp" | "clamd" | "postgres" | "storage", Link>> = {
		smtp: await linkTo(Number(new URL(mail.url).port)),
		clamd: await linkTo(clamd.port),
	};
	const settings: Record<string, string> = {
		...TEST_KEYS,
		DEMO: "1",
		DEMO_PASSWORD,
		LOG_LEVEL: "info",
		SMTP_URL: `smtp://127.0.0.1:${links.smtp?.port}`,
		MAIL_FROM: "site@example.org",
		CLAMD_URL: `tcp://127.0.0.1:${links.clamd?.port}`,
	};
	const databaseDisk = engine === "server" ? keep(smallDisk(DATABASE_MB), (disk) => disk?.remove()) : undefined;
	const postgres =
		engine === "server"
			? keep(await ownPostgres({ within: databaseDisk?.folder, env: postgresTime?.env }), (each) => each.remove())
			: undefined;
	const store = engine === "server" ? keep(await objectStore(), (each) => each.close()) : undefined;
	if (postgres && store) {
		links.postgres = await linkTo(postgres.port);
		links.storage = await linkTo(store.port);
		Object.assign(settings, {
			DATABASE_URL: `postgres://postgres@127.0.0.1:${links.postgres.port}/postgres`,
			S3_ENDPOINT: `http://127.0.0.1:${links.storage.port}`,
			S3_BUCKET: "tawila",
			S3_ACCESS_KEY_ID: "S3RVER",
			S3_SECRET_ACCESS_KEY: "S3RVER",
		});
	}

	const folderOf = (name: "app" | "worker") => join(home, name);
	/** Processes that ended although they were not told to. */
	const died: string[] = [];
	const startOne = async (name: "app" | "worker") => {
		const product = await Product.start({ ...settings, DATA_DIR: folderOf(name) });
		product.exited.then(() => {
			if (!product.isEnding) died.push(`${name}: ${product.output.split("\n").slice(-4).join(" ")}`);
		});
		return product;
	};
	mkdirSync(folderOf("app"), { recursive: true });
	prepare(folderOf("app"));
	const it = {
		engine,
		app: await startOne("app"),
		worker: undefined as Product | undefined,
		died,
		links,
		mail,
		mailbox,
		postgres,
		postgresTime,
		disks: { data: dataDisk, database: databaseDisk },
		async startApp() {
			it.app = await startOne("app");
		},
		/** Starts the server again, as its supervisor would. */
		async revivePostgres() {
			for (let i = 0; postgres && i < REVIVALS && !postgres.answers(); i++)
				try {
					postgres.start();
				} catch {
					await new Promise((resolve) => setTimeout(resolve, 500)); // its former processes have not ended yet
				}
		},
		async startWorker() {
			if (postgres) it.worker = await startOne("worker");
		},
		storedPaths: () => store?.paths() ?? pathsIn(join(folderOf("app"), "files")),
		fileOf: (path: string) => store?.fileOf(path) ?? join(folderOf("app"), "files", path),
		/** Asks for rows past the product and its faults. */
		async sql<Row>(text: string, values: unknown[] = []): Promise<Row[]> {
			if (!postgres) return it.app.ask<Row[]>({ ask: "sql", text, values });
			const client = new pg.Client({ connectionString: postgres.url() });
			client.on("error", () => {});
			await client.connect();
			return (await client.query(text, values).finally(() => client.end())).rows as Row[];
		},
		async remove() {
			for (const product of [it.app, it.worker]) if (product && !product.hasEnded) await product.kill();
			for (const remove of removals) await remove();
		},
	};
	await it.startWorker();
	return it;
}
