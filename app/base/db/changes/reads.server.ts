import { AsyncLocalStorage } from "node:async_hooks";
import {
	type AliasNode,
	IdentifierNode,
	type KyselyPlugin,
	OperationNodeTransformer,
	type QueryId,
	type ReferenceNode,
	type RootOperationNode,
	type TableNode,
} from "kysely";

type Reader = { tables: Set<string>; onFirstRead: (table: string) => void; isWhole: boolean };
const reading = new AsyncLocalStorage<Reader>();

/** A view changes when its tables do, and so do rows that are kept of what was computed from them. */
let tablesOf: Readonly<Record<string, readonly string[]>> = {};

/** Says which tables are behind each view, and behind each table of computed rows. */
export function readThrough(behind: typeof tablesOf) {
	tablesOf = behind;
}

/**
 * Runs `work` and returns the tables it read. The page cache keeps a page until one of them changes. `onFirstRead` is
 * called before a table is first read. `isWhole` is false when `work` did without rows that it could not read. Work
 * around it whose reads are noted is told of them as well.
 */
export async function noteReads<T>(work: () => Promise<T>, onFirstRead: (table: string) => void = () => {}) {
	const around = reading.getStore();
	const reader: Reader = {
		tables: new Set(),
		onFirstRead(table) {
			onFirstRead(table);
			if (around) noteIn(around, table);
		},
		isWhole: true,
	};
	const result = await reading.run(reader, work);
	if (around && !reader.isWhole) around.isWhole = false;
	return { result, tables: reader.tables, isWhole: reader.isWhole };
}

/** Whether the reads of this work are noted: it makes something that is the same for every visitor. */
export const notesReads = () => reading.getStore() !== undefined;

/** For a page that goes on without rows that could not be read: it is sent and not kept. */
export function noteMissingRows() {
	const reader = reading.getStore();
	if (reader) reader.isWhole = false;
}

/** For an answer that did not come from a query: the page still depends on that table. */
export function noteRead(name: string) {
	const reader = reading.getStore();
	if (reader) for (const table of tablesOf[name] ?? [name]) noteIn(reader, table);
}

function noteIn(reader: Reader, table: string) {
	if (reader.tables.has(table)) return;
	reader.tables.add(table);
	reader.onFirstRead(table);
}

/** Names of the tables in a query and of their aliases (`team.*` looks like a table too). */
class TableNames extends OperationNodeTransformer {
	tables = new Set<string>();
	aliases = new Set<string>();

	protected override transformTable(node: TableNode) {
		this.tables.add(node.table.identifier.name);
		return node;
	}
	/** The table of a column may be an alias of the query around this one. */
	protected override transformReference(node: ReferenceNode) {
		return node;
	}
	protected override transformAlias(node: AliasNode, queryId?: QueryId) {
		if (IdentifierNode.is(node.alias)) this.aliases.add(node.alias.name);
		return super.transformAlias(node, queryId);
	}
}

/** The tables and views that a query names. */
function tablesIn(query: RootOperationNode): Set<string> {
	const names = new TableNames();
	names.transformNode(query);
	return names.tables.difference(names.aliases);
}

/** The tables that a query's answer depends on, those behind its views included. */
export const tablesBehind = (query: RootOperationNode): string[] =>
	[...tablesIn(query)].flatMap((name) => tablesOf[name] ?? [name]);

/**
 * Sees every query before it runs and notes the tables that it names. It does not see tables in SQL text, nor those
 * that a function of the database reads: code that remembers such a result calls `noteRead`, which
 * test/remembered-reads.test.ts asks for.
 */
export const noteReadsPlugin: KyselyPlugin = {
	transformQuery({ node }) {
		if (reading.getStore()) for (const table of tablesIn(node)) noteRead(table);
		return node;
	},
	transformResult: async ({ result }) => result,
};
