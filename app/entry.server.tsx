import { randomBytes } from "node:crypto";
import { PassThrough } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
import { renderToPipeableStream, renderToString } from "react-dom/server";
import {
	type EntryContext,
	type HandleErrorFunction,
	isRouteErrorResponse,
	type RouterContextProvider,
	ServerRouter,
} from "react-router";
import { pictureBase } from "./base/config.server.ts";
import { isAway } from "./base/errors/away.server.ts";
import { isRefusedValue } from "./base/errors/refused-value.ts";
import { isStoreAway } from "./base/files/store/store-away.ts";
import { requestContext } from "./base/http/request-context.ts";
import { logPath } from "./base/log/log-path.ts";
import { logFailure, warnRarely } from "./base/log/log-rarely.server.ts";
import { handleOf } from "./base/page-cache/route-table.ts";
import { isEmbedded, pagePolicy } from "./base/server/security-headers.ts";
import { Failure } from "./base/ui/failure.tsx";

// Everything that acts is in the build: `server.ts` and `operator.ts` import it and
// hold nothing but the process (decision 1).

export { demoAccounts } from "../seed/demo-accounts.server.ts";
export { decideDemo, loadDemo } from "../seed/load-demo.server.ts";
export { configure, parseConfig } from "./base/config.server.ts";
export { runAsOperator } from "./base/db/client.server.ts";
export { releaseMemory } from "./base/process/release-memory.server.ts";
export { makeTokens } from "./complaints/case/tokens/make-tokens.server.ts";
export { demoNotice } from "./installation/demo.server.ts";
export { startLines } from "./installation/start-lines.server.ts";
export { serveMetrics } from "./metrics-server.server.ts";
export { runCommand } from "./operator/commands.server.ts";
export { listenToOperator } from "./operator/listen.server.ts";
export { serve } from "./serve.server.ts";
export { start } from "./start.server.ts";

export default async function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	entry: EntryContext,
	context: RouterContextProvider,
) {
	const handles = entry.staticHandlerContext.matches.map((match) => handleOf(match.route));
	const failed = entry.staticHandlerContext.errors !== null;
	if (failed && status === 503 && request.method === "POST") context.get(requestContext).isBusy = true;
	const nonce = !failed && handles.some((handle) => handle?.js) ? randomBytes(16).toString("base64") : undefined;
	const ownScripts = !failed && handles.some((handle) => handle?.share || handle?.passkeys);
	const embedded = isEmbedded(new URL(request.url).pathname);
	const frame = headers.get("x-frame-source") ?? undefined;
	const tiles = headers.get("x-picture-source") ?? undefined;
	for (const name of ["x-frame-source", "x-picture-source"]) headers.delete(name);
	headers.set("content-type", "text/html; charset=utf-8");
	if (!headers.has("content-security-policy") && import.meta.env.PROD)
		headers.set(
			"content-security-policy",
			pagePolicy({ nonce, ownScripts, embedded, frame, pictures: pictureBase(), tiles }),
		);
	headers.set("speculation-rules", '"/speculation-rules.json"');
	const page = (
		<Failure value={{ ...context.get(requestContext), isScriptless: failed }}>
			<ServerRouter context={entry} url={request.url} nonce={nonce} />
		</Failure>
	);
	if (!nonce) return new Response(`<!DOCTYPE html>${renderToString(page)}`, { status, headers });

	headers.set("cache-control", "no-store");
	return new Promise<Response>((resolve, reject) => {
		const { pipe, abort } = renderToPipeableStream(page, {
			nonce,
			onAllReady() {
				const body = new PassThrough();
				pipe(body);
				resolve(new Response(createReadableStreamFromReadable(body), { status, headers }));
			},
			onShellError: reject,
		});
		setTimeout(abort, 10_000).unref();
	});
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
	if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
	const facts = (context as RouterContextProvider).get(requestContext);
	const path = logPath(new URL(request.url).pathname);
	if (isAway(error) || isStoreAway(error)) facts.failure = 503;
	if (!isRefusedValue(error)) return logFailure("request.failed", facts.id, error, { path });
	facts.failure = 400;
	warnRarely("request.refused", error, { id: facts.id, path });
};
