import { afterAll, expect } from "vitest";
import { runAsOperator } from "../app/base/db/client.server.ts";

type Ask = (text: string, values: unknown[]) => Promise<{ rows: { action?: string }[] }>;

/**
 * The commands of a test file put each of these events into the audit log. Call it behind `freshProduct`, or behind
 * `startSite` with the `sql` of the site: what the file did is asked for once, at its end.
 */
export function recordsEvents(names: readonly string[], ask: Ask = runAsOperator) {
	afterAll(async () => {
		const { rows } = await ask("select distinct action from audit_log where action = any($1)", [names]);
		expect(rows.map(({ action }) => action).sort()).toEqual([...names].sort());
	});
}
