import { AsyncLocalStorage } from "node:async_hooks";
import { type KyselyPlugin, OperationNodeTransformer, type RootOperationNode, type TableNode } from "kysely";

type Reader = { tables: Set<string>; onFirstRead: (table: string) => void };
const reading = new AsyncLocalStorage<Reader>();

/** A view changes when its tables do. */
const tablesOf: Record<string, string[]> = { league_standings: ["matches", "teams", "seasons"] };

/**
 * Runs `work` and tells from which tables it read. The page cache keeps a page as long as those stand.
 * `onFirstRead` is called before a table is first read.
 */
export async function noteReads<T>(work: () => Promise<T>, onFirstRead: (table: string) => void) {
	const reader: Reader = { tables: new Set(), onFirstRead };
	return { result: await reading.run(reader, work), tables: reader.tables };
}

/** For an answer that did not come from a query: the page depends on that table all the same. */
export function noteRead(name: string) {
	const reader = reading.getStore();
	if (!reader) return;
	for (const table of tablesOf[name] ?? [name]) {
		if (reader.tables.has(table)) continue;
		reader.tables.add(table);
		reader.onFirstRead(table);
	}
}

class TableNames extends OperationNodeTransformer {
	protected override transformTable(node: TableNode) {
		noteRead(node.table.identifier.name);
		return node;
	}
}
const names = new TableNames();

/** Sees every query before it runs, so that no page can forget to say what it was made from. */
export const noteReadsPlugin: KyselyPlugin = {
	transformQuery({ node }) {
		if (reading.getStore()) names.transformNode(node as RootOperationNode);
		return node;
	},
	transformResult: async ({ result }) => result,
};
