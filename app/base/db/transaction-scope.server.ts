import { AsyncLocalStorage } from "node:async_hooks";
import { sql } from "kysely";
import { db, inTransaction } from "./client.server.ts";

/**
 * Settings of a transaction that row policies read, such as `app.case_power`. The answer runs work in one transaction
 * with them; inside another one the former settings are restored afterwards. `none` are the settings of code that names
 * no scope.
 */
export function transactionScope<Settings extends Record<`app.${string}`, string>>(none: Settings) {
	const current = new AsyncLocalStorage<Settings>();
	const apply = (settings: Settings) => {
		const calls = Object.entries(settings).map(([name, value]) => sql`set_config(${name}, ${value}, true)`);
		return sql`select ${sql.join(calls)}`.execute(db());
	};
	return <T>(settings: Settings, work: () => Promise<T>): Promise<T> =>
		inTransaction(async () => {
			const former = current.getStore() ?? none;
			await apply(settings);
			const result = await current.run(settings, work);
			await apply(former);
			return result;
		});
}
