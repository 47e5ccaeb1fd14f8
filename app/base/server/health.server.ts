import type { ServerResponse } from "node:http";
import { config } from "../config.server.ts";
import { databaseAnswers } from "../db/content-versions.server.ts";
import { scannerAnswers } from "../files/scanner.server.ts";
import { files } from "../files/store.server.ts";
import { queueAnswers } from "../jobs/queue.server.ts";
import { retryAfter } from "../limits/retry-after.server.ts";
import { mailAnswers } from "../mail/mail.server.ts";
import type { Middleware } from "./middleware.ts";

/** A part that does not answer in this time is down. */
const PATIENCE_MS = 3000;

/** A question that leaves this process is asked once in this time, however many ask us: each is a connection, to a mail server a sign-in. */
const ASKED_EVERY_MS = 5000;
const asked = new Map<string, { at: number; answer: Promise<boolean> }>();

function nowAndThen(name: string, ask: () => Promise<boolean>): Promise<boolean> {
	const known = asked.get(name);
	if (known && performance.now() - known.at < ASKED_EVERY_MS) return known.answer;
	const answer = within(ask());
	asked.set(name, { at: performance.now(), answer });
	return answer;
}

const within = (check: Promise<boolean>) =>
	Promise.race([
		check.catch(() => false),
		new Promise<boolean>((resolve) => setTimeout(resolve, PATIENCE_MS, false).unref()),
	]);

/** `/healthz`: the process lives. `/readyz`: each part it needs answers; 503 when one does not. What is outside is known for five seconds. */
export const health: Middleware = async ({ res, path, reads }, next) => {
	if (reads && path === "/healthz") return send(res, 200, { status: "ok" });
	if (reads && path === "/readyz") return sendReadiness(res);
	return next();
};

async function sendReadiness(res: ServerResponse) {
	const { CLAMD_URL } = config();
	const [database, storage, queue, mail, scanner] = await Promise.all([
		within(databaseAnswers()),
		nowAndThen("storage", () => files().listAll("").then(Boolean)),
		within(queueAnswers()),
		nowAndThen("mail", mailAnswers),
		CLAMD_URL ? nowAndThen("scanner", () => scannerAnswers(CLAMD_URL)) : undefined,
	]);
	const word = (up: boolean) => (up ? "up" : "down");
	const ready = database && storage && queue && mail && scanner !== false;
	send(res, ready ? 200 : 503, {
		status: ready ? "ready" : "not ready",
		database: word(database),
		storage: word(storage),
		queue: word(queue),
		mail: word(mail),
		scanner: scanner === undefined ? "not configured" : word(scanner),
	});
}

function send(res: ServerResponse, status: number, body: object) {
	res
		.writeHead(status, {
			"content-type": "application/json",
			"cache-control": "no-store",
			...(status === 503 && { "retry-after": retryAfter(status) }),
		})
		.end(`${JSON.stringify(body)}\n`);
}
