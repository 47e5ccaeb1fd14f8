/**
 * The product as a process: settings, start, serve, and a clean end.
 * `node server.ts` serves the build; `node server.ts --dev` serves the sources and reloads.
 */
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "react-router";

type Entry = typeof import("./app/entry.server.tsx");

const dev = process.argv.includes("--dev");
process.env.NODE_ENV ??= dev ? "development" : "production"; // before the build is loaded: it asks at once
const vite = dev ? await (await import("vite")).createServer({ server: { middlewareMode: true } }) : undefined;
const load = async () =>
	(vite
		? await vite.ssrLoadModule("virtual:react-router/server-build")
		: await import(pathToFileURL(resolve("build/server/index.js")).href)) as ServerBuild;

const fail = (error: unknown): never => {
	console.error(error instanceof Error ? error.message : error);
	process.exit((error as { exitCode?: number }).exitCode ?? 1);
};

const entry = (await load()).entry.module as unknown as Entry;
const { parseConfig, start, serve, serveMetrics, startLines, decideDemo, demoNotice, demoAccounts, listenToOperator } =
	entry;
const settings = await Promise.resolve(process.env).then(parseConfig).catch(fail);
const product = await start(settings).catch(fail);
const made = await decideDemo(new Date(), { kingdom: true }).catch(fail);
for (const line of [...(await startLines(settings, process.env)), ...demoNotice(settings, made)]) console.log(line);
entry.releaseMemory();
const server = await serve({
	build: load,
	mode: dev ? "development" : "production",
	middleware: vite?.middlewares,
	assets: resolve("build/client"),
}).catch(fail);
const metrics = settings.METRICS_PORT === undefined ? undefined : await serveMetrics(settings.METRICS_PORT).catch(fail);
const operator = await listenToOperator(settings.DATA_DIR).catch(fail);
let ending = false;
for (const signal of ["SIGINT", "SIGTERM"] as const)
	process.on(signal, async () => {
		if (ending) return;
		ending = true;
		setTimeout(() => process.exit(1), (settings.SHUTDOWN_SECONDS + 20) * 1000).unref();
		await Promise.all([server.close(), operator.close()]);
		await metrics?.close();
		await product.close();
		await vite?.close();
		process.exit(0);
	});

// Who reads that it is there may end it at once.
if (demoAccounts()) console.log(`\n${demoAccounts()}\n`);
if (metrics) console.log(`Figures and status are at port ${metrics.port}: /metrics, /status`);
console.log(`Tawila is at ${settings.APP_URL ?? `http://localhost:${server.port}`}`);
