import { createServer, type ServerResponse } from "node:http";
import { config } from "./base/config.server.ts";
import { declareMetrics } from "./base/metrics/database-metrics.server.ts";
import { partStates } from "./base/metrics/parts.server.ts";
import { collectProcess, gauge, registry } from "./base/metrics/registry.server.ts";
import { RELEASE } from "./base/schema/release.ts";
import { countUnattended } from "./complaints/case/unattended.server.ts";
import { declareEvidenceMetrics } from "./complaints/evidence/integrity/evidence-facts.server.ts";

/** Serves `/metrics` and `/status` for the operator's machines on a port of their own, until `close`. */
export async function serveMetrics(port: number) {
	collectProcess();
	declareMetrics();
	declareEvidenceMetrics();
	gauge("release_info", "The release of this process; always 1", async () => ({ [RELEASE]: 1 }), "release");
	gauge("part_up", "Whether a part works, 1 or 0", upByPart, "part");
	const server = createServer((req, res) => {
		const answer = req.url === "/metrics" ? sendMetrics : req.url === "/status" ? sendStatus : undefined;
		if (!answer || req.method !== "GET") return void res.writeHead(404).end();
		answer(res).catch(() => res.destroy());
	});
	await new Promise<void>((resolve, reject) => {
		server.once("error", reject).listen(port, config().METRICS_HOST, () => resolve());
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
	const parts = { ...(await partStates()), cases: await stateOfCases() };
	res
		.writeHead(200, { "content-type": "application/json", "cache-control": "no-store" })
		.end(JSON.stringify({ release: RELEASE, ...parts }));
}

type CasesPart = { state: "up" | "down" | "off"; since: string };
/** As the parts of the product, the cases are asked once in this time, however many ask us. */
const ASKED_EVERY_MS = 10_000;
let asked: { at: number; of: object; answer: Promise<CasesPart> } | undefined;
let known: CasesPart | undefined;

/** Down while there are cases that no officer or head may act on; unknown while the database is away. */
function stateOfCases(): Promise<CasesPart> {
	const [now, of] = [performance.now(), config()];
	if (!asked || asked.of !== of || now - asked.at > ASKED_EVERY_MS) asked = { at: now, of, answer: askCases() };
	return asked.answer;
}

async function askCases(): Promise<CasesPart> {
	const count = await countUnattended().catch(() => undefined);
	const state = count === undefined ? "off" : count > 0 ? "down" : "up";
	if (known?.state !== state) known = { state, since: new Date().toISOString() };
	return known;
}

async function upByPart(): Promise<Record<string, number>> {
	const parts = Object.entries({ ...(await partStates()), cases: await stateOfCases() }).filter(
		([, { state }]) => state !== "off",
	);
	return Object.fromEntries(parts.map(([name, { state }]) => [name, state === "up" ? 1 : 0]));
}
