import type { IncomingMessage } from "node:http";
import { config } from "../../config.server.ts";
import { clearFlash, flashIn } from "../../http/flash.server.ts";
import type { RequestFacts } from "../../http/request-context.ts";
import type { PostBudget } from "../../limits/post-budget.ts";
import { SHORT_FORM } from "../../limits/short-form.ts";
import type { RouteTable } from "../../page-cache/route-table.ts";
import type { Exchange, Middleware } from "../middleware.ts";
import { hasBody, readBody, streamBody, watchBody } from "../requests/body.server.ts";
import { bodyHolds } from "../requests/body-holds.server.ts";
import { signOf } from "../requests/limit-posts.server.ts";
import { secure } from "../requests/read-request.server.ts";
import { addressOf } from "../requests/request.server.ts";
import { sendPage } from "./send-page.server.ts";

/** Asks the router for the answer to a request. */
type Renderer = (request: Request, facts: RequestFacts) => Promise<Response>;

/** Makes a page when it is the turn of its reader. */
type PageTurns = <T>(exchange: Exchange, make: () => Promise<T>) => Promise<T>;

type Options = {
	inTurn?: PageTurns;
	render: Renderer;
	table: () => Promise<RouteTable>;
	budget: PostBudget;
	/** How long a small body may take to arrive. */
	bodySeconds: number;
};

/** The last middleware: everything that no other has answered is a page, an action or a route for programs. */
export function renderPage({ inTurn = (_, make) => make(), render, table, budget, bodySeconds }: Options): Middleware {
	const holds = bodyHolds(budget);
	return async (exchange) => {
		const { req, id, reads } = exchange;
		const facts: RequestFacts = { id, address: addressOf(req, config().TRUST_PROXY) };
		const response = reads ? await inTurn(exchange, () => render(requestOf(exchange), facts)) : await post();
		const sign = signOf(req);
		if (facts.account && sign) budget.trust(sign, Date.now(), facts.account);
		for (const cookie of response.headers.getSetCookie()) {
			const begun = signOf({ headers: { cookie } });
			if (begun) budget.trust(begun, Date.now()); // signed in just now: the next page does not wait
		}
		if (reads && flashIn(req.headers.cookie)) response.headers.append("set-cookie", clearFlash + secure());
		await sendPage(exchange, response);

		async function post() {
			const maxBody = (await table()).maxBody(exchange.path);
			const slow = hasBody(req) ? watchBody(req, exchange.res, takesFiles(maxBody), bodySeconds) : undefined;
			// A route for files has turns of its own for them, by account: a body may take an hour to come.
			if (takesFiles(maxBody)) return render(requestOf(exchange, streamBody(req, maxBody, slow)), facts);
			const hold = holds(req);
			try {
				const request = requestOf(exchange, await readBody(req, hold, slow, maxBody));
				return await inTurn(exchange, () => render(request, facts));
			} finally {
				hold.leave();
			}
		}
	};
}

const takesFiles = (maxBody: number | undefined): maxBody is number => maxBody !== undefined && maxBody > SHORT_FORM;

function requestOf({ req, origin, path, query, reads }: Exchange, body?: BodyInit): Request {
	// The router tells the home page's form from its layout by this mark; visitors need not know.
	const url = !reads && (path === "/" || path === "/en") ? `${path}?index` : path + (query && `?${query}`);
	const init = { method: req.method, headers: headersOf(req), body, duplex: "half" };
	return new Request(origin + url, init as RequestInit);
}

function headersOf(req: IncomingMessage): Headers {
	const headers = new Headers();
	for (const [name, value] of Object.entries(req.headers))
		if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(", ") : value);
	return headers;
}
