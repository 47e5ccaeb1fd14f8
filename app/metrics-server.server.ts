import { createServer, type ServerResponse } from "node:http";
import { config } from "./base/config.server.ts";
import { declareMetrics } from "./base/metrics/database-metrics.server.ts";
import { partStates } from "./base/metrics/parts.server.ts";
import { collectProcess, gauge, registry } from "./base/metrics/registry.server.ts";
import { RELEASE } from "./base/schema/release.ts";

/** Serves `/metrics` and `/status` for the operator's machines on a port of their own, until `close`. */
export async function serveMetrics(port: number) {
	collectProcess();
	declareMetrics();
	gauge("release_info", "The release of this process; always 1", async () => ({ [RELEASE]: 1 }), "release");
	gauge("part_up", "Whether a part works, 1 or 0", upByPart, "part");
	const server = createServer((req, res) => {
		const answer = req.url === "/metrics" ? sendMetrics : req.url === "/status" ? sendStatus : undefined;
		if (!answer || req.method !== "GET") return void res.writeHead(404).end();
		answer(res).catch(() => res.destroy());
	});
	await new Promise<void>((resolve, reject) => {
		server.once("error", reject).listen(port, config().HOST, () => resolve());
	});
	const at = server.address();
	return {
		port: typeof at === "object" && at ? at.port : port,
		close: () =>
			new Promise<void>((resolve) => {
				server.close(() => resolve());
				server.closeAllConnections();
			}),
	};
}

async function sendMetrics(res: ServerResponse) {
	const text = await registry.metrics();
	res.writeHead(200, { "content-type": registry.contentType, "cache-control": "no-store" }).end(text);
}

async function sendStatus(res: ServerResponse) {
	const parts = await partStates();
	res
		.writeHead(200, { "content-type": "application/json", "cache-control": "no-store" })
		.end(JSON.stringify({ release: RELEASE, ...parts }));
}

async function upByPart(): Promise<Record<string, number>> {
	const parts = Object.entries(await partStates()).filter(([, { state }]) => state !== "off");
	return Object.fromEntries(parts.map(([name, { state }]) => [name, state === "up" ? 1 : 0]));
}
