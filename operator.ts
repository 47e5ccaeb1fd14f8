/**
 * The operator's command line. While a server holds the embedded database it carries the command out;
 * otherwise the product is started for this one command.
 */
import { connect as connectSocket } from "node:net";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "react-router";

type Entry = typeof import("./app/entry.server.tsx");
const build = (await import(pathToFileURL(resolve("build/server/index.js")).href)) as ServerBuild;
const { parseConfig, configure, start, runCommand } = build.entry.module as unknown as Entry;

const args = process.argv.slice(2);
/** Where the command was given; npm changes to the project's folder. */
const from = process.env.INIT_CWD ?? process.cwd();
try {
	const settings = parseConfig({ LOG_LEVEL: "warn", ...process.env });
	configure(settings);
	const answer =
		(await runCommand(args, { dry: true, from })) ??
		(await askServer(join(settings.DATA_DIR, "operator.sock"))) ??
		(await runAlone(settings));
	(answer.ok ? console.log : console.error)(answer.text);
	process.exitCode = answer.exit ?? (answer.ok ? 0 : 1);
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exitCode = (error as { exitCode?: number }).exitCode ?? 1;
}

/** Undefined when no process listens. */
function askServer(socket: string): Promise<{ ok: boolean; text: string; exit?: number } | undefined> {
	return new Promise((resolve) => {
		let reply = "";
		const connection = connectSocket(socket, () => connection.end(JSON.stringify({ args, from })));
		connection.setEncoding("utf8").on("data", (text) => {
			reply += text;
		});
		connection.on("error", () => resolve(undefined));
		connection.on("end", () => resolve(reply ? JSON.parse(reply) : undefined));
	});
}

async function runAlone(settings: ReturnType<typeof parseConfig>) {
	const product = await start(settings, { idle: true });
	try {
		return (await runCommand(args, { from })) ?? { ok: false, text: "Nothing was done." };
	} finally {
		await product.close();
	}
}
