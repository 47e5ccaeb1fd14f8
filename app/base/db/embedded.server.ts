import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Duplex } from "node:stream";
import { Worker } from "node:worker_threads";

/** PostgreSQL major of the embedded engine: another one's data directory would not open. */
const MAJOR = "18";

const simpleQuery = (sql: string) => {
	const text = Buffer.from(`${sql}\0`);
	const head = Buffer.alloc(5);
	head[0] = 0x51;
	head.writeUInt32BE(text.length + 4, 1);
	return Buffer.concat([head, text]);
};
// The engine has one session. What a client means by "a new connection" is that session, wiped.
const RESET = Buffer.concat([simpleQuery("rollback"), simpleQuery("discard all")]);
const GREETING = Buffer.from([
	0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x4b, 0, 0, 0, 12, 0, 0, 0, 1, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49,
]);
const TERMINATE = 0x58;

export type Embedded = {
	/** What `pg` uses in place of a socket. */
	stream: () => Duplex;
	/** The whole data directory as an archive, to start another database from (tests). */
	dump: () => Promise<Uint8Array>;
	close: () => Promise<void>;
};

/** Opens the embedded PostgreSQL in `directory`, or in memory when there is none. One process per directory. */
export async function openEmbedded(directory?: string, restoreFrom?: Uint8Array): Promise<Embedded> {
	const unlock = directory ? lockDirectory(directory) : () => {};
	const worker = new Worker(join(process.cwd(), "app/base/db/embedded-worker.ts"), {
		workerData: { directory: directory && join(directory, "pg"), restoreFrom },
		resourceLimits: { stackSizeMb: 16 }, // deep recursion becomes an SQL error, not a dead engine
	});
	const next = () =>
		new Promise<unknown>((resolve, reject) => {
			worker.once("message", resolve).once("error", reject);
		});
	await next();
	return {
		stream: () => new WorkerStream(worker),
		dump: async () => {
			worker.postMessage("dump");
			return (await next()) as Uint8Array;
		},
		close: async () => {
			worker.postMessage("close");
			await next();
			await worker.terminate();
			unlock();
		},
	};
}

/** Two processes on one directory corrupt it silently. The kernel frees this lock even after kill -9. */
function lockDirectory(directory: string) {
	mkdirSync(directory, { recursive: true, mode: 0o700 });
	const version = join(directory, "pg/PG_VERSION");
	if (existsSync(version) && readFileSync(version, "utf8").trim() !== MAJOR)
		throw new Error(`${directory} was made by another PostgreSQL version; see docs/operations.md, "Upgrade".`);
	const guard = new DatabaseSync(join(directory, "owner.lock"), { timeout: 0 });
	try {
		guard.exec("pragma locking_mode=exclusive; begin exclusive");
	} catch {
		guard.close();
		throw new Error(`${directory} is in use by another process.`);
	}
	return () => guard.close();
}

/** Looks like a socket to `pg`; behind it is the worker. */
class WorkerStream extends Duplex {
	#started = false;
	readonly #worker: Worker;

	constructor(worker: Worker) {
		super();
		this.#worker = worker;
	}
	connect() {
		queueMicrotask(() => this.emit("connect"));
		return this;
	}
	setNoDelay = () => this;
	setKeepAlive = () => this;
	ref = () => this;
	unref = () => this;
	override _read() {}
	override _writev(chunks: { chunk: Buffer }[], done: () => void) {
		this.#send(Buffer.concat(chunks.map(({ chunk }) => chunk)), done);
	}
	override _write(chunk: Buffer, _encoding: string, done: () => void) {
		this.#send(chunk, done);
	}
	#send(bytes: Buffer, done: () => void) {
		if (!this.#started) {
			this.#started = true;
			return this.#ask(RESET, () => {
				this.push(GREETING);
				done();
			});
		}
		if (bytes[0] === TERMINATE) {
			this.push(null);
			return done();
		}
		this.#ask(bytes, (reply) => {
			this.push(reply);
			done();
		});
	}
	#ask(bytes: Buffer, answer: (reply: Buffer) => void) {
		const settle = (reply: Uint8Array) => {
			this.#worker.off("exit", fail);
			answer(Buffer.from(reply.buffer));
		};
		const fail = () => {
			this.#worker.off("message", settle);
			this.destroy(new Error("The embedded database stopped."));
		};
		this.#worker.once("message", settle).once("exit", fail);
		const copy = new Uint8Array(bytes);
		this.#worker.postMessage(copy, [copy.buffer]);
	}
}
