import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { errorBody, isApi } from "./api/api.server.ts";
import { isAway } from "./base/errors/away.server.ts";
import { isStoreAway } from "./base/files/store/store-away.ts";
import { BodyRefusal, Refusal } from "./base/http/refusal.ts";
import { retryAfter } from "./base/limits/retry-after.server.ts";
import { localeOf } from "./base/locale/locale.ts";
import { logFailure } from "./base/log/log-rarely.server.ts";
import { drained } from "./base/server/requests/body.server.ts";
import { bareErrorPage } from "./shell/bare-error-page.server.ts";
import { barePolicy } from "./shell/bare-page.server.ts";

/**
 * The answer when there can be no page: for people in both languages, for programs under `/api` in the one shape, with
 * the id under which the cause of a failure is logged.
 */
export function refuse(req: IncomingMessage, res: ServerResponse, error: unknown, id: string) {
	const refusal = error instanceof Refusal ? error : undefined;
	if (!refusal) logFailure("request.failed", id, error);
	if (res.headersSent) return void res.destroy();
	const status = refusal?.status ?? (isAway(error) || isStoreAway(error) ? 503 : 500);
	const path = req.url?.split("?")[0] ?? "";
	const forProgram = isApi(path);
	const after = retryAfter(status);
	res.writeHead(status, {
		...(after && { "retry-after": after }),
		...refusal?.headers,
		"content-security-policy": barePolicy,
		"content-type": forProgram ? "application/json; charset=utf-8" : "text/html; charset=utf-8",
		"cache-control": "no-store",
		...(status === 408 && { connection: "close" }),
	});
	if (req.method === "HEAD") return void res.end();
	res.write(
		forProgram ? errorBody(status, req.headers["accept-language"], id) : bareErrorPage(localeOf(path), status, id),
	);
	if (error instanceof BodyRefusal) drained(req).then(() => res.end());
	else res.end();
}

const brokenRequests: Record<string, string> = {
	HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
	ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
};

/** Unreadable requests have no path and no language: answer with a bare status. */
export function refuseConnection(error: NodeJS.ErrnoException, socket: Socket) {
	if (!socket.writable) return void socket.destroy();
	const status = brokenRequests[error.code ?? ""] ?? "400 Bad Request";
	// The server's sockets stay open for writing when the other side ends, and for reading when we do: a client that
	// never closes would keep it.
	const destroy = () => socket.destroy();
	socket.setTimeout(1000, destroy).end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, destroy);
}
