import {
	type CompiledQuery,
	type DatabaseConnection,
	type Dialect,
	DummyDriver,
	PostgresAdapter,
	PostgresIntrospector,
	PostgresQueryCompiler,
	type QueryResult,
} from "kysely";
import type { Replica } from "./replica.server.ts";

/** Queries go to the replica, and to the primary when the replica cannot answer. Transactions belong to the primary. */
class ReadingDriver extends DummyDriver {
	readonly #connection: DatabaseConnection;
	constructor(connection: DatabaseConnection) {
		super();
		this.#connection = connection;
	}
	override acquireConnection = async () => this.#connection;
	override beginTransaction = async () => {
		throw new Error("A transaction is opened by inTransaction.");
	};
}

type PrimaryDatabase = { executeQuery: <Row>(query: CompiledQuery<Row>) => Promise<QueryResult<Row>> };

export const readingDialect = (replica: Replica, primary: PrimaryDatabase): Dialect => ({
	createAdapter: () => new PostgresAdapter(),
	createDriver: () =>
		new ReadingDriver({
			executeQuery: async <Row>(query: CompiledQuery): Promise<QueryResult<Row>> =>
				(await replica.answer<Row>(query)) ?? primary.executeQuery<Row>(query as CompiledQuery<Row>),
			streamQuery() {
				throw new Error("Pages read no streams.");
			},
		}),
	createIntrospector: (db) => new PostgresIntrospector(db),
	createQueryCompiler: () => new PostgresQueryCompiler(),
});
