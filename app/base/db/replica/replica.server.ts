import { type CompiledQuery, type QueryResult, SelectQueryNode } from "kysely";
import type pg from "pg";
import { isAway, textOf, typed } from "../../errors/away.server.ts";
import { log } from "../../log/log.server.ts";
import { countedTables, knownHistory, versionOf } from "../changes/content-versions.server.ts";
import { tablesBehind } from "../changes/reads.server.ts";
import { makePool } from "../connections/pools.server.ts";
import { ours } from "../connections/product-client.server.ts";
import { HISTORY_OF_REPLICA } from "./history.ts";

/** The longest that a query may take here before the primary is asked instead. */
const PATIENCE_MS = 1000;
/** How long a replica that did not answer is left alone, and one that has not replayed a change yet. */
const AWAY_MS = 5000;
const BEHIND_MS = 50;

/** The changes that a session has seen replayed. A server never goes back, so this stays true of the session. */
type ReplayProgress = { history: string; versions: Map<string, number> };

/** Queries of public pages since the start, by the server that answered them. */
const answered = { replica: 0, primary: 0 };
export const pageQueries = () => answered;

/**
 * A server that follows the primary. It answers a query only when it has replayed every change that is known of the
 * tables of that query: the page is then as new as one from the primary (decision 115).
 */
export class Replica {
	readonly #pool: pg.Pool;
	readonly #seen = new WeakMap<pg.PoolClient, ReplayProgress>();
	#restUntil = 0;
	#isAway = false;

	constructor(at: string, role: string) {
		this.#pool = makePool({ at, role, mayFollow: true });
	}

	close = () => this.#pool.end();

	/**
	 * The answer; undefined when the primary has to be asked, because the replica is behind, away, or fails with this
	 * query.
	 */
	async answer<Row>(query: CompiledQuery): Promise<QueryResult<Row> | undefined> {
		const tables = SelectQueryNode.is(query.query) ? tablesBehind(query.query) : [];
		const answer = isCounted(tables) ? await this.#ask(query, tables).catch(this.#failed) : undefined;
		answered[answer ? "replica" : "primary"] += 1;
		return answer && { rows: answer.rows };
	}

	/** Whether it has replayed all known changes of all tables. Throws when it is away. */
	async follows(): Promise<boolean> {
		return this.#with((client) => this.#hasReplayed(client, countedTables()));
	}

	async #ask(query: CompiledQuery, tables: string[]): Promise<pg.QueryResult | undefined> {
		if (performance.now() < this.#restUntil) return;
		return this.#with(async (client) => {
			if (await this.#hasReplayed(client, tables)) return client.query(query.sql, [...query.parameters]);
			this.#rest(BEHIND_MS);
		});
	}

	/** Work with one connection, which is cut when it takes too long. */
	async #with<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
		const client = await this.#pool.connect();
		const timer = setTimeout(() => ours(client).cut(), PATIENCE_MS);
		let isLost = true;
		try {
			const result = await work(client);
			isLost = false;
			if (this.#isAway) log.info("replica.back");
			this.#isAway = false;
			return result;
		} finally {
			clearTimeout(timer);
			client.release(isLost);
		}
	}

	async #hasReplayed(client: pg.PoolClient, tables: string[]): Promise<boolean> {
		const seen = this.#seen.get(client);
		if (seen && isAsNew(seen, tables)) return true;
		const { rows } = await client.query(
			`select ${HISTORY_OF_REPLICA} as history, table_name, version from content_versions`,
		);
		const versions = new Map<string, number>(rows.map((row) => [row.table_name, row.version]));
		const now = { history: rows[0]?.history, versions };
		this.#seen.set(client, now);
		return isAsNew(now, tables);
	}

	/** A query that fails for its own reason, or because the replay was in its way, is left to the primary. */
	#failed = (error: unknown): undefined => {
		if (!isAway(typed(error))) return;
		this.#rest(AWAY_MS);
		if (!this.#isAway) log.warn("replica.away", { error: textOf(error) });
		this.#isAway = true;
	};

	#rest(ms: number) {
		this.#restUntil = Math.max(this.#restUntil, performance.now() + ms);
	}
}

/** Rows of a table without a counter would be of an unknown age. */
const isCounted = (tables: string[]) => tables.length > 0 && tables.every((table) => versionOf(table) !== undefined);

const isAsNew = ({ history, versions }: ReplayProgress, tables: string[]) =>
	history === knownHistory() && tables.every((table) => (versions.get(table) ?? -1) >= (versionOf(table) ?? 0));
