import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { sessionContext } from "./accounts/sessions/session.server.ts";
import { asApiError, isApi } from "./api/api.server.ts";
import { answerAway, copyOfForm, fieldsOf, unreadFields } from "./away-page.server.ts";
import { origin } from "./base/config.server.ts";
import { asRequest, kindOfRequest } from "./base/db/waiting/time-limits.server.ts";
import { withTyped } from "./base/forms/typed-text.server.ts";
import { sessionCookieIn } from "./base/http/browser-token.server.ts";
import { type RequestFacts, requestContext } from "./base/http/request-context.ts";
import { networkOf } from "./base/limits/network.ts";
import { withRetryAfter } from "./base/limits/retry-after.server.ts";
import { withRequestId } from "./base/log/request-id.server.ts";
import type { scriptlessPages } from "./base/page-cache/scriptless-pages.server.ts";
import { askedBy } from "./base/process/who-asks.server.ts";
import { headersAt, inertPolicy, securityHeaders } from "./base/server/security-headers.ts";

/** Pictures for other sites say so themselves. */
const CORP = "cross-origin-resource-policy";

/** Asks the router for the answer to a request, and gives it the headers that every answer has. */
export function makeRender(
	build: ServerBuild | (() => Promise<ServerBuild>),
	mode: "production" | "development",
	scriptless?: ReturnType<typeof scriptlessPages>,
) {
	const router = createRequestHandler(build, mode);
	const isHttps = origin().startsWith("https:");
	const safe = Object.entries(securityHeaders(isHttps));

	return async function render(request: Request, facts: RequestFacts): Promise<Response> {
		const { pathname } = new URL(request.url);
		const handler = scriptless?.(pathname) ?? router;
		const context = new RouterContextProvider();
		context.set(requestContext, facts);
		const copy = copyOfForm(request);
		const typed: { values?: Record<string, string> } = {};
		const isSignedIn =
			sessionCookieIn(request.headers.get("cookie")) !== undefined || request.headers.has("authorization");
		const kind = kindOfRequest(request.method === "GET" || request.method === "HEAD", isSignedIn);
		const asAsker = () => askedBy(`network ${networkOf(facts.address)}`, () => handler(request, context));
		const answered = await withRetryAfter(async () => {
			const made = withStatus(
				await withRequestId(facts.id, () => withTyped(typed, () => asRequest(kind, asAsker))),
				facts.failure,
			);
			if (!(facts.failure === 503 || facts.isBusy) || made.status !== 503) return made;
			const fields = copy ? await fieldsOf(copy) : Object.entries(typed.values ?? (await unreadFields(request)));
			return answerAway(request, made, facts.id, fields, facts.isBusy);
		});
		facts.account = context.get(sessionContext)?.accountId;
		const isApiError = answered.status >= 400 && isApi(pathname);
		const { status, headers, body } = isApiError ? await asApiError(request, answered, facts.id) : answered;
		const response = new Response(body, { status, headers });
		for (const [name, value] of headersAt(pathname, safe))
			if (name !== CORP || !response.headers.has(CORP)) response.headers.set(name, value);
		if (isHttps) makeCookiesSecure(response.headers);
		if (mode === "production" && !response.headers.has("content-security-policy"))
			response.headers.set("content-security-policy", inertPolicy);
		return response;
	};
}

/** The router knows one status for what it did not expect; the code that saw the error may know a better one. */
const withStatus = (response: Response, failure: number | undefined) =>
	failure && response.status === 500
		? new Response(response.body, { status: failure, headers: response.headers })
		: response;

function makeCookiesSecure(headers: Headers) {
	const cookies = headers.getSetCookie();
	headers.delete("set-cookie");
	for (const cookie of cookies) headers.append("set-cookie", /;\s*secure/i.test(cookie) ? cookie : `${cookie}; Secure`);
}
