import { sql } from "kysely";
import { config } from "../../base/config.server.ts";
import { db } from "../../base/db/client.server.ts";

type Setting = { name: string; setting: string; shown: string };

/** Settings that write statements into PostgreSQL's log, each with the values at which it does. */
const writes: Record<string, (setting: string) => boolean> = {
	log_statement: (setting) => setting === "mod" || setting === "all",
	log_min_duration_statement: (setting) => Number(setting) >= 0,
	log_min_duration_sample: (setting) => Number(setting) >= 0,
	log_transaction_sample_rate: (setting) => Number(setting) > 0,
};

/**
 * Whether the server writes the values of our statements into its log, where no rule of ours reaches them: names,
 * addresses, the words of cases. By itself it writes none: something has to log statements, and the values with them.
 */
export async function loggedValues(): Promise<["ok" | "warn", string]> {
	if (!config().DATABASE_URL) return ["ok", "the embedded engine keeps no log of statements"];
	const names = [...Object.keys(writes), "log_parameter_max_length", "log_parameter_max_length_on_error"];
	const { rows } = await sql<Setting>`
		select name, setting, current_setting(name) as shown from pg_settings where name = any(${names})`.execute(db());
	const isOn = (name: string) => Number(rows.find((row) => row.name === name)?.setting ?? 0) !== 0;
	const writing = rows
		.filter(({ name, setting }) => writes[name]?.(setting))
		.map(({ name, shown }) => `${name} = ${shown}`);
	const found = [
		writing.length > 0 && isOn("log_parameter_max_length")
			? { what: `of statements (${writing.join(", ")})`, mend: "log_parameter_max_length = 0" }
			: [],
		isOn("log_parameter_max_length_on_error")
			? { what: "of failed statements", mend: "log_parameter_max_length_on_error = 0" }
			: [],
	].flat();
	if (found.length === 0) return ["ok", "PostgreSQL writes no values of statements into its log"];
	const what = found.map((each) => each.what).join(" and ");
	const mend = found.map((each) => each.mend).join(" and ");
	return ["warn", `PostgreSQL writes the values ${what} into its log, words of cases among them: set ${mend}`];
}
