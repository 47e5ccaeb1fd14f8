import { sql } from "kysely";
import type { Config } from "../base/config.server.ts";
import { db } from "../base/db/client.server.ts";
import { compareReleases, RELEASE } from "../base/schema/release.ts";
import { schemaRelease } from "../base/schema/schema-release.server.ts";
import { quietLine, quietSince } from "./quiet.server.ts";
import { settingsLines, unknownSettingLine, unknownSettings } from "./settings-facts.server.ts";

/** The lines of a start: the release, what it runs on, then settings that it does not know. */
export async function startLines(settings: Config, env: Record<string, string | undefined>): Promise<string[]> {
	const { rows } = await sql<{ version: string }>`select current_setting('server_version') as version`.execute(db());
	const engine = `PostgreSQL ${rows[0]?.version.split(" ")[0]}`;
	const schema = await schemaRelease(db());
	const isLater = schema && compareReleases(schema.release, RELEASE) > 0;
	const release = `Tawila    ${RELEASE}${isLater ? ` on the schema of ${schema.release}, which is left as it is` : ""}`;
	const since = await quietSince();
	const quiet = since ? [quietLine(since)] : [];
	return [...quiet, release, ...settingsLines(settings, engine), ...unknownSettings(env).map(unknownSettingLine)];
}
