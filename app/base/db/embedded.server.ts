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
	const engine = new Engine({ directory: directory && join(directory, "pg"), restoreFrom });
	await engine.ready.catch((error) => {
		unlock();
		throw error;
	});
	return {
		stream: () => new EngineStream(engine),
		dump: () => engine.ask("dump"),
		close: async () => {
			await engine.ask("close");
			await engine.terminate();
			unlock();
		},
	};
}

type Reply = { id: number; reply?: Uint8Array };

/** The worker in which the engine runs: each question gets its own answer, or an error when the worker dies. */
class Engine {
	readonly ready: Promise<unknown>;
	readonly #worker: Worker;
	readonly #waiting = new Map<number, { resolve: (reply: Uint8Array) => void; reject: (error: Error) => void }>();
	#next = 0;

	constructor(workerData: { directory?: string; restoreFrom?: Uint8Array }) {
		this.#worker = new Worker(join(process.cwd(), "app/base/db/embedded-worker.ts"), {
			workerData,
			resourceLimits: { stackSizeMb: 16 }, // deep recursion becomes an SQL error, not a dead engine
		});
		this.ready = this.#expect(this.#next++);
		this.#worker.on("message", ({ id, reply }: Reply) => {
			this.#waiting.get(id)?.resolve(reply ?? new Uint8Array());
			this.#waiting.delete(id);
		});
		this.#worker.on("error", (error) => this.#fail(error as Error));
		this.#worker.on("exit", () => this.#fail(new Error("The embedded database stopped.")));
	}
	ask(ask: "close" | "dump" | Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
		const id = this.#next++;
		const answer = this.#expect(id);
		this.#worker.postMessage({ id, ask }, typeof ask === "string" ? [] : [ask.buffer]);
		return answer;
	}
	terminate = () => this.#worker.terminate();

	#expect(id: number) {
		return new Promise<Uint8Array>((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
	}
	#fail(error: Error) {
		for (const { reject } of this.#waiting.values()) reject(error);
		this.#waiting.clear();
	}
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

/** Looks like a socket to `pg`; behind it is the engine. */
class EngineStream extends Duplex {
	#started = false;
	readonly #engine: Engine;

	constructor(engine: Engine) {
		super();
		this.#engine = engine;
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
		if (this.#started && bytes[0] === TERMINATE) {
			this.push(null);
			return done();
		}
		const greets = !this.#started; // the first bytes are the client's start-up message
		this.#started = true;
		this.#engine.ask(new Uint8Array(greets ? RESET : bytes)).then(
			(reply) => {
				this.push(greets ? GREETING : Buffer.from(reply.buffer));
				done();
			},
			(error) => this.destroy(error),
		);
	}
}
