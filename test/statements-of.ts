import { AsyncLocalStorage } from "node:async_hooks";
import pg from "pg";
import { vi } from "vitest";

const within = new AsyncLocalStorage<true>();
/** Statements by which a process opens connections, and asks whether its remembered rows are fresh. */
const upkeep = /content_versions|fold_changes|pg_backend_pid|^set /;

/** How many statements some work asks; those of other work at that time are not counted. */
export async function statementsOf(work: () => Promise<unknown>): Promise<number> {
	const { query } = pg.Client.prototype;
	let count = 0;
	const asked = vi.spyOn(pg.Client.prototype, "query").mockImplementation(function (
		this: pg.Client,
		...given: unknown[]
	) {
		const [first] = given;
		const text = typeof first === "string" ? first : (first as { text: string }).text;
		if (within.getStore() && !upkeep.test(text)) count += 1;
		return Reflect.apply(query, this, given);
	});
	try {
		await within.run(true, work);
	} finally {
		asked.mockRestore();
	}
	return count;
}
