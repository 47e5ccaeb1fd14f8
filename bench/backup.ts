/**
 * A site of BENCH_CASES cases (2,000) and BENCH_FILES files (one each) of BENCH_FILE_BYTES (200,000) is backed up to a
 * folder, restored, backed up once more when little is new, and verified; on a server, when TEST_DATABASE_URL names
 * one. Then the longest wait of a page of an embedded site while it is backed up. Prints times and the memory of the
 * process that did it.
 */
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, truncateSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import pg from "pg";
import { startServer } from "../test/server-process.ts";
import { caseStatements } from "./fill-cases.ts";

const CASES = Number(process.env.BENCH_CASES ?? 2000);
const FILES = Number(process.env.BENCH_FILES ?? CASES);
const FILE_BYTES = Number(process.env.BENCH_FILE_BYTES ?? 200_000);
const KEYS = {
	SECRET_KEY: "a secret of the benchmark, of enough letters",
	ENCRYPTION_KEYS: `k1:${Buffer.alloc(32, 1).toString("base64")}`,
	BACKUP_KEY: "a passphrase of the benchmark",
	LOG_LEVEL: "error",
};

const filesOfCases = `insert into complaint_attachments (complaint_id, file_name, file_path, file_type,
	file_size, sha256, scan)
	select id, 'evidence.pdf', 'evidence/' || id || '/file', 'application/pdf', ${FILE_BYTES},
		'${sha256OfZeros()}', 'clean'
	from complaints limit ${FILES}`;

function sha256OfZeros() {
	return createHash("sha256").update(Buffer.alloc(FILE_BYTES)).digest("hex");
}

/** Holes on the disk, which are read as zeros: the site's own files take no room. */
function makeFiles(dataDir: string, paths: string[]) {
	for (const path of paths) {
		const file = join(dataDir, "files", path);
		mkdirSync(dirname(file), { recursive: true });
		writeFileSync(file, "");
		truncateSync(file, FILE_BYTES);
	}
}

type Run = { seconds: number; peakMb: number; text: string };

/** One command of the operator's in a process of its own, how long it took, and its greatest memory. */
function operator(settings: Record<string, string>, ...args: string[]): Promise<Run> {
	const from = performance.now();
	const child = spawn(process.execPath, ["operator.ts", ...args], {
		env: { ...process.env, ...KEYS, ...settings, NODE_ENV: "production" },
	});
	let text = "";
	let peakMb = 0;
	const timer = setInterval(() => {
		peakMb = Math.max(peakMb, peakOf(child.pid ?? 0));
	}, 200);
	for (const stream of [child.stdout, child.stderr])
		stream.setEncoding("utf8").on("data", (said) => {
			text += said;
		});
	return new Promise((resolve, reject) =>
		child.on("close", (code) => {
			clearInterval(timer);
			if (code !== 0) return reject(new Error(text));
			resolve({ seconds: (performance.now() - from) / 1000, peakMb, text });
		}),
	);
}

function peakOf(pid: number): number {
	try {
		return Math.round(Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024);
	} catch {
		return 0; // it has just ended
	}
}

/** A database of its own on the server, and the way to delete it. */
async function newDatabase(server: string) {
	const name = `tawila_bench_${process.pid}_${Date.now()}`;
	const admin = new pg.Client({ connectionString: server });
	await admin.connect();
	await admin.query(`create database ${name}`);
	const url = new URL(server);
	url.pathname = `/${name}`;
	const drop = async () => {
		await admin.query(`drop database ${name} with (force)`);
		await admin.end();
	};
	return { url: url.href, drop };
}

async function onServer(server: string, folder: string): Promise<[string, Run][]> {
	const [first, second] = [await newDatabase(server), await newDatabase(server)];
	const site = { DATA_DIR: join(folder, "site"), DATABASE_URL: first.url };
	const copy = { DATA_DIR: join(folder, "copy"), DATABASE_URL: second.url };
	const place = `${join(folder, "backups")}/`;
	try {
		await operator(site, "migrate");
		const client = new pg.Client({ connectionString: first.url });
		await client.connect();
		for (const statement of [...caseStatements(CASES), filesOfCases]) await client.query(statement);
		const { rows } = await client.query("select file_path from complaint_attachments");
		makeFiles(
			site.DATA_DIR,
			rows.map(({ file_path }) => file_path),
		);
		await client.end();
		const runs: [string, Run][] = [];
		for (const [what, settings, ...args] of [
			["backup", site, "backup", place],
			["restore", copy, "restore", place],
			["backup once more", site, "backup", place],
			["verify", site, "backup", "verify", place],
		] as const) {
			const run = await operator(settings, ...args);
			console.log(`${what}: ${run.seconds.toFixed(0)} s, ${run.peakMb} MB\n${run.text}`);
			runs.push([what, run]);
		}
		return runs;
	} finally {
		await first.drop();
		await second.drop();
	}
}

/** The longest wait of a request that needs the embedded database, before and while its site is backed up. */
async function embeddedWaits(folder: string) {
	const settings = {
		...KEYS,
		DATA_DIR: join(folder, "embedded"),
		DEMO: "1",
		DEMO_PASSWORD: "a password of the benchmark",
	};
	const fill = { BENCH_FILL: JSON.stringify({ cases: CASES }) };
	const { child, origin } = await startServer({ ...settings, ...fill }, [process.execPath, "bench/filled-server.ts"]);
	const longest = async (work: Promise<unknown>) => {
		let isDone = false;
		const waits: number[] = [];
		const done = work.finally(() => {
			isDone = true;
		});
		while (!isDone) {
			const from = performance.now();
			await (await fetch(`${origin}/en/news?q=${waits.length}`)).arrayBuffer();
			waits.push(performance.now() - from);
			await new Promise((resolve) => setTimeout(resolve, 20));
		}
		await done;
		return Math.max(...waits);
	};
	try {
		const quiet = await longest(new Promise((resolve) => setTimeout(resolve, 10_000)));
		const run = operator(settings, "backup", `${join(folder, "embedded-backups")}/`);
		const during = await longest(run);
		return { quiet, during, seconds: (await run).seconds, server: peakOf(child.pid ?? 0) };
	} finally {
		child.kill();
	}
}

export async function benchBackup(server: string | undefined): Promise<string[]> {
	const folder = await mkdtemp(join(process.env.BENCH_FOLDER ?? tmpdir(), "tawila-bench-backup-"));
	try {
		const runs = server ? await onServer(server, folder) : [];
		const waits = await embeddedWaits(folder);
		return [
			...(server ? [`${CASES} cases, ${FILES} files of ${FILE_BYTES / 1000} kB, on a server:`] : []),
			...runs.map(
				([what, { seconds, peakMb }]) => `  ${what.padEnd(18)} ${seconds.toFixed(0).padStart(5)} s, ${peakMb} MB`,
			),
			`${CASES} cases, embedded: a backup took ${waits.seconds.toFixed(0)} s; ` +
				`a page that needs the database waited ${waits.during.toFixed(0)} ms at most while`,
			`  it ran, ${waits.quiet.toFixed(0)} ms in ten seconds before. The server had ${waits.server} MB at most.`,
		];
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}
