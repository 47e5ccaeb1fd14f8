import { createHash } from "node:crypto";
import pg from "pg";
import { DatabaseAway, refusesWrites, typed } from "../../errors/away.server.ts";
import { limitSettings, type WorkKind } from "../waiting/time-limits.server.ts";
import type { Servers } from "./servers.ts";

const statementNames = new Map<string, string>();
/**
 * A statement that asks for every column (`select *`, `returning *`) fails by its name once the table has another one.
 */
const EVERY_COLUMN = /(?:^|[\s.])\*/;

function nameOf(text: string) {
	const known = statementNames.get(text);
	if (known || statementNames.size >= 2000 || EVERY_COLUMN.test(text)) return known;
	const name = createHash("sha1").update(text).digest("base64url");
	statementNames.set(text, name);
	return name;
}

const open = new Set<ProductClient>();
let isBehindPooler = false;

/** Whether the product's last connection was made to a pooler. */
export const behindPooler = () => isBehindPooler;

/** Settings of a session: as statements, and with the same effect for one transaction. */
type SessionSettings = { role?: string; [name: string]: string | undefined };
export const stated = (settings: SessionSettings, how: "set" | "set local") =>
	Object.entries(settings)
		.map(([name, value]) => `${how} ${name} = '${value}'`)
		.join("; ");

/** Settings that follow in the same text overrule ours. */
const BEGINS = /^\s*(begin|start transaction)\b[^;]*/i;

/**
 * Names statements, so that the server plans each once per connection. A connection that is lost while it is in use
 * says so with an event; unheard, that event would end the process.
 *
 * Behind a pooler the next transaction may run in another session: there nothing is left in a session, and each
 * transaction, that of a single statement included, begins with the settings. With the role every transaction does,
 * everywhere (decision 100).
 */
export class ProductClient extends pg.Client {
	#isPooled = false;
	#mayFollow = false;
	#role: string | undefined;
	/** Settings that each transaction begins with. */
	#settings: SessionSettings = {};
	#kind: WorkKind | undefined;
	#endOfUse: (() => void) | undefined;
	readonly #passOver: () => void;

	/** `servers` chooses where to connect; without it `config` says so. */
	constructor(config: pg.ClientConfig = {}, servers?: Servers) {
		const address = servers?.current;
		super(address ? { ...config, connectionString: address } : config);
		this.#passOver = () => address && servers?.passOver(address);
		this.on("error", () => {}); // the statement in progress fails with the same error
		open.add(this);
		this.once("end", () => open.delete(this));
	}

	/**
	 * Prepares a new connection. A server's key for cancelling names its own process; a pooler gives keys of its own.
	 * Fails on a standby, which takes no writes, unless it `mayFollow`; and then behind a pooler, which may give the next
	 * statement another server.
	 */
	async begin({ role, ...settings }: SessionSettings, mayFollow = false) {
		const { rows } = await super.query("select pg_backend_pid() as pid, pg_is_in_recovery() as standby");
		if (rows[0].standby && !mayFollow) {
			this.#passOver();
			throw new DatabaseAway("it is a standby and takes no writes");
		}
		this.#mayFollow = mayFollow;
		this.#isPooled = rows[0].pid !== Reflect.get(this, "processID"); // not in pg's types
		if (this.#isPooled && mayFollow) throw new DatabaseAway("a replica is reached without a pooler");
		if (role && !mayFollow) isBehindPooler = this.#isPooled;
		const all = { ...settings, ...(role && { role }) };
		if (!this.#isPooled) await super.query(stated(all, "set"));
		this.#settings = this.#isPooled ? all : role ? { role } : {};
		this.#role = role;
	}

	/** Puts the time limits of a kind of work before all statements of this use of the connection. */
	limit(kind: WorkKind) {
		if (this.#kind === kind) return;
		this.#kind = kind;
		const limits = limitSettings(kind);
		if (this.#isPooled) this.#settings = { ...this.#settings, ...limits };
		// If it fails, what follows fails for the same reason.
		else
			super.query(stated(limits, "set")).catch(() => {
				this.#kind = undefined;
			});
	}

	/**
	 * Begins a use of the connection that may take so long; past that the connection is closed, because the server may be
	 * silent on it.
	 */
	useFor(milliseconds: number, ended: () => void) {
		const timer = setTimeout(() => this.#hangUp(), milliseconds);
		this.#endOfUse = () => {
			clearTimeout(timer);
			ended();
		};
	}

	/** Ends that use. */
	rest() {
		const ended = this.#endOfUse;
		this.#endOfUse = undefined;
		ended?.();
	}

	/** From here on statements run as the login itself, until `resumeRole`. */
	async leaveRole() {
		if (!this.#isPooled) await super.query("reset role");
		this.#settings = { ...this.#settings, role: "none" };
	}

	async resumeRole(role: string) {
		if (!this.#isPooled) await super.query(`set role ${role}`);
		this.#settings = { ...this.#settings, role };
	}

	// biome-ignore lint/suspicious/noExplicitAny: the overloads of pg's connect cannot be restated
	override connect(...args: any[]): any {
		const [done] = args;
		const failed = (error: unknown) => {
			if (error) this.#passOver();
			return error;
		};
		if (typeof done !== "function") return super.connect().catch((error) => Promise.reject(failed(error)));
		return super.connect((error: Error) => done(failed(error)));
	}

	// biome-ignore lint/suspicious/noExplicitAny: the overloads of pg's query cannot be restated
	override query(...args: any[]): any {
		const done = typeof args.at(-1) === "function" ? args.at(-1) : undefined;
		const isAlone = this.#isPooled && this.#role !== undefined && this.getTransactionStatus() === "I";
		if (!isAlone) {
			const sent = this.#send(this.#prepared(args));
			return sent instanceof Promise ? this.#watched(sent) : sent;
		}
		const answer = this.#watched(this.#alone(done ? args.slice(0, -1) : args));
		if (!done) return answer;
		answer.then((result: unknown) => done(undefined, result), done);
	}

	#send = (args: unknown[]) => Reflect.apply(super.query, this, args);

	/**
	 * The statement as it is sent: a named one, and one that begins a transaction with the settings of that transaction.
	 */
	#prepared(args: unknown[]): unknown[] {
		const [text, values, ...rest] = args;
		if (typeof text !== "string") return args;
		if (Array.isArray(values) && values.length > 0)
			return this.#isPooled ? args : [{ name: nameOf(text), text, values }, ...rest];
		const local = stated(this.#settings, "set local");
		return local ? [text.replace(BEGINS, (begin) => `${begin}; ${local}`), ...args.slice(1)] : args;
	}

	/** One statement in a transaction of its own. */
	async #alone(args: unknown[]): Promise<unknown> {
		const [text] = args;
		if (typeof text === "string" && BEGINS.test(text)) return this.#send(this.#prepared(args));
		await super.query(`begin; ${stated(this.#settings, "set local")}`);
		try {
			const result = await this.#send(args);
			await super.query("commit");
			return result;
		} catch (error) {
			await super.query("rollback").catch(() => {}); // the connection is lost, and the transaction with it
			throw error;
		}
	}

	/** Types the error of a statement whose answer is promised; with a callback it is the pool's caller who does. */
	#watched(answer: Promise<unknown>): Promise<unknown> {
		return answer.catch((error) => {
			if (refusesWrites(error) && !this.#mayFollow) cutConnections();
			throw typed(error);
		});
	}

	/** Gives up the connection and the server that it was made to. */
	cut() {
		this.#passOver();
		this.#hangUp();
	}

	/** Closes the socket without a word. */
	#hangUp() {
		open.delete(this);
		Reflect.get(this, "connection").stream.destroy(); // not in pg's types
	}
}

/**
 * Cuts every connection to a server that does not answer, or that was the primary. Each statement in progress fails
 * now, and its transaction is rolled back when the server finds the connection gone.
 */
export function cutConnections() {
	for (const client of open) client.cut();
}

/** The client of one of our pools, which are made of no other. */
export function ours(client: pg.ClientBase): ProductClient {
	if (client instanceof ProductClient) return client;
	throw new Error("The connection belongs to a pool of another kind.");
}
