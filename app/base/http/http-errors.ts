import { data, isRouteErrorResponse } from "react-router";

// Thrown, never returned: "not there" and "not yours" end the request at any depth.
export const notFound = () => data(null, { status: 404 });
export const forbidden = () => data(null, { status: 403 });
export const badRequest = () => data(null, { status: 400 });
/** Refusals while a body is being read: too large, too slow. */
export const refusedWith = (status: number) => data(null, { status });
/** More work than this process takes on; `seconds` is when to try again. */
export const busy = (seconds = 5) => data(null, { status: 503, headers: { "Retry-After": String(seconds) } });
/** Too many uses; `seconds` is when to try again. */
export const mustWait = (seconds: number) => data(null, { status: 429, headers: { "Retry-After": String(seconds) } });

/** Whether an error is one of these answers rather than a fault. */
export const isHttpError = (error: unknown) =>
	isRouteErrorResponse(error) || (typeof error === "object" && error !== null && "init" in error && "data" in error);

/** True for a 404, as thrown or as the router wraps it. */
export const isNotFound = (error: unknown) =>
	isRouteErrorResponse(error)
		? error.status === 404
		: isHttpError(error) && (error as ReturnType<typeof notFound>).init?.status === 404;
