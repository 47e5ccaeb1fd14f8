/** Rows of one statement: on the embedded engine the others wait for it. */
const AT_ONCE = 1000;

/** All rows of a table that may be long, in the order of their ids, a few at a time. */
export async function allRows<Row extends { id: number }>(
	after: (id: number, most: number) => Promise<Row[]>,
	atOnce = AT_ONCE,
): Promise<Row[]> {
	const all: Row[] = [];
	for (;;) {
		const rows = await after(all.at(-1)?.id ?? 0, atOnce);
		for (const row of rows) all.push(row);
		if (rows.length < atOnce) return all;
	}
}
