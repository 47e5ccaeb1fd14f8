/** The product with as many rows as BENCH_FILL asks for. */
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "react-router";
import { fillStatements } from "./fill.ts";
import { caseStatements } from "./fill-cases.ts";
import { dayStatements } from "./fill-day.ts";
import { figureStatements } from "./fill-figures.ts";
import { groupStatements } from "./fill-groups.ts";
import { listStatements } from "./fill-lists.ts";
import { nameStatements } from "./fill-names.ts";
import { rubberStatements } from "./fill-rubbers.ts";

type Entry = typeof import("../app/entry.server.tsx");
const build = (await import(pathToFileURL(resolve("build/server/index.js")).href)) as ServerBuild;
const { parseConfig, start, serve, loadDemo, listenToOperator, makeTokens } = build.entry.module as unknown as Entry;

const settings = parseConfig(process.env);
const fill = JSON.parse(process.env.BENCH_FILL ?? "");
const product = await start(settings, { idle: true });
await loadDemo();
await product.connection.asOwner(async (_, pool) => {
	const statements = fill.day
		? dayStatements(fill)
		: fill.figures
			? figureStatements(fill.figures)
			: fill.groups
				? groupStatements(fill)
				: fill.cases
					? caseStatements(fill.cases)
					: fill.rows
						? listStatements(fill.rows)
						: fill.named
							? nameStatements(fill.named)
							: fill.groupsWithSheets
								? rubberStatements(fill.groupsWithSheets)
								: fillStatements(fill);
	const client = await pool.connect(); // a setting of one session has to stay in it
	for (const statement of statements)
		await client.query(statement).catch((error) => {
			console.error(statement, error);
			process.exit(1); // the client is not free, and the pool would wait for it
		});
	client.release();
});
if (fill.cases) {
	await makeTokens({ missing: true });
	await product.connection.asOwner((_, pool) => pool.query("vacuum analyze case_tokens"));
}
if (fill.day || fill.groupsWithSheets) {
	await product.close();
	await start(settings); // with jobs
}
const server = await serve({ build: async () => build, mode: "production", assets: resolve("build/client") });
await listenToOperator(settings.DATA_DIR);
// A rubber changes: pages forget the results that they remember of rubbers, and the next one reads them again.
process.on(
	"SIGUSR2",
	() => void product.sql("update rubbers set ordinal = ordinal where id = (select min(id) from rubbers)"),
);
console.log(`Tawila is at http://localhost:${server.port}`);
