import { data, isRouteErrorResponse } from "react-router";
import { isChanged } from "./is-changed.ts";
import { changeLine, currentLine, ONWARD, UNSENT } from "./line.ts";
import { leavePlace } from "./place.ts";
import { currentRouter, isSamePage } from "./same-page.ts";

type Result = { type: "data" | "error"; result: unknown };
type Results = Record<string, Result>;
type LoaderRun = () => Promise<unknown>;

/**
 * Around everything the router asks the server for, which is: reading a page again, opening and closing its panels, and
 * posting its forms. When the line is cut or the server cannot answer, the page stays as it is with all that was typed
 * in it, and says so; the router alone would replace it by an error page (decision 112). A form that was taken and
 * leads back to its own page is followed in place; one that leads elsewhere opens a full page, as it does without a
 * script, and one that was sent on (307) arrives there whole.
 */
export async function keepPage({ request }: { request: Request }, next: LoaderRun): Promise<Results> {
	const results = (await next()) as Results;
	const isPost = request.method !== "GET";
	const led = Object.values(results).find(({ result }) => isRedirect(result))?.result as Response | undefined;
	const to = new URL(led?.headers.get("location") ?? location.href, location.href);
	if (led?.status === 307 && isPost) return sendOnTo(to.href);
	if (led && isPost && isSamePage(to)) return follow(results);
	const asked = new URL(request.url);
	const isElsewhere = !isPost && asked.pathname !== location.pathname;
	if (led && (isPost || isElsewhere || !hasTyped())) return leaveFor(to);
	const isCut = led !== undefined || Object.values(results).some(isFailure);
	if (isCut && isElsewhere) return leaveFor(asked);
	if (!isCut) {
		changeLine(isPost ? { unsent: false, answers: currentLine().answers + 1 } : { stale: false });
		return results;
	}
	changeLine(isPost ? { unsent: true } : { stale: true });
	if (isPost) dispatchEvent(new Event(UNSENT));
	const shown: Record<string, unknown> =
		(isPost ? currentRouter()?.state.actionData : currentRouter()?.state.loaderData) ?? {};
	return Object.fromEntries(
		Object.keys(results).map((id) => [id, { type: "data", result: isPost ? data(shown[id], UNAVAILABLE) : shown[id] }]),
	);
}

/** A status from 400 on keeps the router from reading the page again after a post. */
const UNAVAILABLE = 503;

/** Neither an answer of the page nor one about it: no connection, a proxy's page, a fault. */
const isFailure = ({ type, result }: Result) =>
	type === "error" && !(isRouteErrorResponse(result) && result.status < 500 && result.status !== 408);

const isRedirect = (result: unknown) => result instanceof Response && result.status >= 300 && result.status < 400;

const isHere = (url: URL) => url.pathname + url.search === location.pathname + location.search;

const hasTyped = () => [...document.forms].some((form) => form.method !== "get" && isChanged(form));

/**
 * The page after the form is a new one, as in a browser, and the reader stays where they are. A filter leaves its page
 * as it is.
 */
function follow(results: Results): Results {
	const { filters, answers } = currentLine();
	if (!filters) leavePlace();
	changeLine({ unsent: false, filters: false, answers: filters ? answers : answers + 1 });
	return results;
}

function sendOnTo(to: string): Promise<never> {
	dispatchEvent(new CustomEvent(ONWARD, { detail: to }));
	return new Promise(() => {});
}

/** Opens another page, or this one afresh, and waits for that. */
function leaveFor(url: URL): Promise<never> {
	if (isHere(url)) url.hash = ""; // with a fragment the browser would stay where it is
	location.assign(url);
	return new Promise(() => {});
}
