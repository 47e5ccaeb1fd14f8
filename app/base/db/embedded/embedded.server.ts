import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Duplex } from "node:stream";
import { Worker } from "node:worker_threads";
import { log } from "../../log/log.server.ts";

/** PostgreSQL major of the embedded engine: the data directory of another major does not open. */
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

export type EmbeddedDatabase = {
	/** The stream that `pg` uses in place of a socket. */
	stream: () => Duplex;
	/** The whole data directory as an archive, to start another database from (tests). */
	dump: () => Promise<Uint8Array>;
	/** Ends the engine as a crash would (tests). */
	crash: () => Promise<unknown>;
	close: () => Promise<void>;
};

/**
 * Opens the embedded PostgreSQL in `directory`, or in memory when there is none. One process per directory. An
 * `expendable` one is not started again when it ends by itself.
 */
export async function openEmbedded(
	directory?: string,
	restoreFrom?: Uint8Array,
	{ expendable = false } = {},
): Promise<EmbeddedDatabase> {
	const unlock = directory ? lockDirectory(directory) : () => {};
	const engine = new Engine({ directory: directory && join(directory, "pg"), restoreFrom }, expendable);
	await engine.ready.catch((error) => {
		unlock();
		throw error;
	});
	return {
		stream: () => new EngineStream(engine),
		dump: () => engine.ask("dump"),
		crash: () => engine.crash(),
		close: async () => {
			await engine.close();
			unlock();
		},
	};
}

type Reply = { id: number; reply?: Uint8Array; compiled?: WebAssembly.Module };

/** The engine's program as its first worker compiled it: every later start has that part behind it. */
let compiled: WebAssembly.Module | undefined;

/** An engine that ends this often within a minute will not get better: the process ends, and says why. */
const MAX_RESTARTS = 3;
const MINUTE_MS = 60_000;
const STOPPED = "The embedded database stopped.";

type Data = { directory?: string; restoreFrom?: Uint8Array };
type PendingReply = { resolve: (reply: Uint8Array) => void; reject: (error: Error) => void };

/**
 * The worker in which the engine runs. Each question gets its own answer, or an error when the worker ends. A worker
 * that ends by itself is started again on its directory, where PostgreSQL recovers what was committed; one in memory
 * has lost it.
 */
class Engine {
	ready: Promise<unknown>;
	#worker: Worker;
	readonly #data: Data;
	readonly #waiting = new Map<number, PendingReply>();
	#next = 1;
	#wasReady = false;
	#closing = false;
	#ends: number[] = [];

	readonly #expendable: boolean;

	constructor(data: Data, expendable: boolean) {
		this.#data = data;
		this.#expendable = expendable;
		[this.#worker, this.ready] = this.#start();
	}

	async ask(ask: "close" | "dump" | Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
		await this.ready;
		const id = this.#next++;
		const answer = this.#expect(id);
		this.#worker.postMessage({ id, ask }, typeof ask === "string" ? [] : [ask.buffer]);
		return answer;
	}

	crash = () => this.#worker.terminate();

	async close() {
		this.#closing = true;
		await this.ask("close").catch(() => {}); // it has stopped already
		await this.#worker.terminate();
	}

	#start(): [Worker, Promise<unknown>] {
		const worker = new Worker(join(process.cwd(), "app/base/db/embedded/embedded-worker.ts"), {
			workerData: { ...this.#data, compiled },
			resourceLimits: {
				stackSizeMb: 16, // deep recursion becomes an SQL error, not a dead engine
				maxYoungGenerationSizeMb: 8, // its objects are messages, and live shortly
			},
		});
		const ready = this.#expect(0).then(() => {
			this.#wasReady = true;
		});
		ready.catch(() => {}); // pending queries fail
		worker.on("message", ({ id, reply, ...first }: Reply) => {
			compiled ??= first.compiled;
			this.#waiting.get(id)?.resolve(reply ?? new Uint8Array());
			this.#waiting.delete(id);
		});
		worker.on("error", (error) => this.#fail(error as Error));
		worker.on("exit", () => {
			this.#fail(new Error(STOPPED));
			this.#restart();
		});
		return [worker, ready];
	}

	#restart() {
		const now = performance.now();
		this.#ends = [...this.#ends.filter((at) => now - at < MINUTE_MS), now];
		if (this.#closing || !this.#wasReady) return; // one that never opened says why, and will not open
		if (!this.#data.directory || this.#expendable) this.ready = Promise.reject(new Error(STOPPED));
		else if (this.#ends.length > MAX_RESTARTS) endProcess();
		else {
			log.error("database.engine-stopped", { restarts: this.#ends.length });
			[this.#worker, this.ready] = this.#start();
		}
		this.ready.catch(() => {});
	}

	#expect(id: number) {
		return new Promise<Uint8Array>((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
	}
	#fail(error: Error) {
		for (const { reject } of this.#waiting.values()) reject(error);
		this.#waiting.clear();
	}
}

function endProcess() {
	log.error("database.engine-lost", {
		reason: `${STOPPED} It was started again ${MAX_RESTARTS} times within a minute.`,
	});
	process.exit(1);
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
	/** The session this stream belongs to: one behind a restart is another. */
	#session: unknown;

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
		if (greets) this.#session = this.#engine.ready;
		// A statement of a former session would run outside its transaction, and without its role.
		else if (this.#session !== this.#engine.ready) return void this.destroy(new Error(STOPPED));
		this.#engine.ask(new Uint8Array(greets ? RESET : bytes)).then(
			(reply) => {
				this.push(greets ? GREETING : Buffer.from(reply.buffer));
				done();
			},
			(error) => this.destroy(error),
		);
	}
}
