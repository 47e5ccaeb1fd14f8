import { execFileSync, execSync } from "node:child_process";
import { chmodSync, mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import pg from "pg";
import { program } from "../scripts/programs.mjs";

const initdb = program("initdb");
/** Programs of the newest PostgreSQL of this machine; undefined without one. */
export const postgresBin = initdb && dirname(initdb);

const freePort = () =>
	new Promise<number>((resolve) => {
		const server = createServer().listen(0, "127.0.0.1", () => {
			const { port } = server.address() as { port: number };
			server.close(() => resolve(port));
		});
	});

async function runStatement(port: number, database: string, statement: string) {
	const client = new pg.Client({ connectionString: `postgres://postgres@127.0.0.1:${port}/${database}` });
	await client.connect();
	await client.query(statement).finally(() => client.end());
}

type Options = {
	/** The port of the server that this one follows. */
	standbyOf?: number;
	/** The folder that holds it, and variables of its environment. */
	within?: string;
	env?: Record<string, string>;
	connections?: number;
};

/**
 * A PostgreSQL of the test's own, to be stopped and frozen. It refuses to run as root, so it then runs as the user
 * `nobody`.
 */
export async function ownPostgres({ standbyOf, within = tmpdir(), env = {}, connections = 100 }: Options = {}) {
	const home = mkdtempSync(join(within, "tawila-pg-"));
	chmodSync(home, 0o755);
	const data = join(home, "data");
	const isRoot = process.getuid?.() === 0;
	if (isRoot) execSync(`chown nobody ${home}`);
	const run = (program: string, ...args: string[]) => {
		const set = Object.entries(env).map((pair) => pair.join("="));
		const command = ["env", ...set, join(postgresBin ?? "", program), ...args];
		const [first = "", ...rest] = isRoot
			? ["setpriv", "--reuid=nobody", "--regid=nogroup", "--clear-groups", "--", ...command]
			: command;
		execFileSync(first, rest, { stdio: "ignore", cwd: home });
	};
	const port = await freePort();
	if (standbyOf) run("pg_basebackup", "-D", data, "-R", "-h", "127.0.0.1", "-p", String(standbyOf), "-U", "postgres");
	else run("initdb", "-D", data, "-U", "postgres", "-A", "trust", "--locale=C.UTF-8", "-E", "UTF8", "--no-sync");
	const options =
		`-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${home} ` +
		`-c fsync=off -c max_connections=${connections}`;
	const control = (...args: string[]) => run("pg_ctl", "-D", data, "-w", "-l", join(home, "log"), ...args);
	const start = () => control("-o", options, "start");
	/** The server and each of its processes, with whether it is stopped. */
	function processes() {
		const parent = readFileSync(join(data, "postmaster.pid"), "utf8").split("\n")[0] ?? "";
		return readdirSync("/proc").flatMap((pid) => {
			try {
				const [state = "", of] = readFileSync(`/proc/${pid}/stat`, "latin1").split(") ")[1]?.split(" ") ?? [];
				return [pid, of].includes(parent) ? [{ pid: Number(pid), isStopped: "TZX".includes(state) }] : [];
			} catch {
				return []; // it has just ended, or is no process
			}
		});
	}
	const send = (pid: number, name: "SIGSTOP" | "SIGCONT" | "SIGKILL") => {
		try {
			process.kill(pid, name);
		} catch {} // it has just ended
	};
	/** Until all are: a process that is being made while the server is stopped is there a moment later. */
	function freeze() {
		for (let awake = processes(); awake.length > 0; awake = processes().filter(({ isStopped }) => !isStopped)) {
			for (const { pid } of awake) send(pid, "SIGSTOP");
			Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1);
		}
	}
	const signal = (name: Parameters<typeof send>[1]) => {
		freeze();
		if (name !== "SIGSTOP") for (const { pid } of processes()) send(pid, name);
	};
	start();
	return {
		port,
		/** By its socket every statement is cheaper than through the network of the machine. */
		socketUrl: `postgres://postgres@localhost:${port}/postgres?host=${home}`,
		url: (login = "postgres", database = "postgres") => `postgres://${login}@127.0.0.1:${port}/${database}`,
		start,
		/** Opens to visitors the site that a server of the product has made in it. */
		openSite: (database = "postgres") => runStatement(port, database, "update installation set opened_at = now()"),
		promote: () => control("promote"),
		stop: () => control("-m", "fast", "stop"),
		restart: () => control("-m", "fast", "-o", options, "restart"),
		signal,
		answers: () => {
			try {
				run("pg_isready", "-h", "127.0.0.1", "-p", String(port), "-t", "5");
				return true;
			} catch {
				return false;
			}
		},
		async remove() {
			try {
				control("-m", "immediate", "stop");
			} catch {} // it is stopped
			await rm(home, { recursive: true, force: true });
		},
	};
}
