import { sql } from "kysely";
import type { Config } from "../base/config.server.ts";
import { db } from "../base/db/client.server.ts";
import { quietLine, quietSince } from "./quiet.server.ts";
import { settingsLines, unknownSettingLine, unknownSettings } from "./settings-facts.server.ts";

/** The lines of a start: what the product runs on, then settings that it does not know. */
export async function startLines(settings: Config, env: Record<string, string | undefined>): Promise<string[]> {
	const { rows } = await sql<{ version: string }>`select current_setting('server_version') as version`.execute(db());
	const engine = `PostgreSQL ${rows[0]?.version.split(" ")[0]}`;
	const since = await quietSince();
	const quiet = since ? [quietLine(since)] : [];
	return [...quiet, ...settingsLines(settings, engine), ...unknownSettings(env).map(unknownSettingLine)];
}
