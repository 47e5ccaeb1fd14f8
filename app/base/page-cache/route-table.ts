import { type DataRouteObject, matchRoutes, type ServerBuild } from "react-router";
import { canonicalPath } from "./canonical-path.ts";
import { nearRoutes } from "./routes-near.ts";

/**
 * The `handle` of a route: `cached` names the query parameters that make a different page (often none) and means that
 * the page is the same for every visitor; `js` asks for the browser's part of the application; `share` and
 * `passkeys` for the small files behind such buttons; `embed` is for pages inside frames of other sites; `maxBody` are
 * the bytes it accepts.
 */
// `js`: the page loads scripts. In the portal these are pages with forms that it improves; a page to read has none.
export type Handle = {
	cached?: readonly string[];
	js?: boolean;
	share?: boolean;
	passkeys?: boolean;
	embed?: boolean;
	maxBody?: number;
};

/** The handle of a route or its module, for which the router knows no type. */
export const handleOf = (route: { handle?: unknown } | undefined) => route?.handle as Handle | undefined;

/** The routes around a path, the outermost first; none for a path without a page. */
export type RoutesAt = NonNullable<ReturnType<typeof matchRoutes<DataRouteObject>>>;

export type RouteFinder = (path: string) => RoutesAt;

/** Look-ups in the route table before a page is rendered. Paths are well-formed. */
export type RouteTable = {
	/** The one spelling of this path. */
	canonical: (path: string) => string;
	/** The key of a cacheable page; undefined for any other. The path is in its one spelling. */
	cacheKey: (path: string, query: string) => string | undefined;
	/** How many bytes a post to this path may have, as a form or as a script sends it; undefined for the usual. */
	maxBody: (path: string) => number | undefined;
};

const MAX_VALUE = 60;

export function routeTable(build: ServerBuild): RouteTable & { match: RouteFinder } {
	const match = matcherOf(treeOf(build));
	const handleAt = (path: string) => handleOf(match(path).at(-1)?.route);
	return {
		match,
		canonical: (path) => canonicalPath(match(path), path),
		cacheKey: (path, query) => cacheKey(handleAt(path)?.cached, path, query),
		maxBody: (path) => handleAt(path.replace(/\.data$/, ""))?.maxBody,
	};
}

/**
 * The library ranks and compiles every route that it is given, for each path again: it is given those that can match.
 */
function matcherOf(tree: DataRouteObject[]): RouteFinder {
	const near = nearRoutes(tree);
	return (path) => matchRoutes(near(path), path) ?? [];
}

function cacheKey(cached: readonly string[] | undefined, path: string, query: string): string | undefined {
	if (!cached) return undefined;
	const given = new URLSearchParams(query);
	const rest = new URLSearchParams();
	// Unknown parameters are dropped: they neither change a page nor crowd others out of memory.
	for (const name of cached) {
		const value = given.get(name);
		if (value && value.length <= MAX_VALUE) rest.set(name, value);
	}
	return rest.size > 0 ? `${path}?${rest}` : path;
}

function treeOf(build: ServerBuild, parentId?: string): DataRouteObject[] {
	return Object.values(build.routes).flatMap((route) => {
		if (!route || route.parentId !== parentId) return [];
		const { id, path, index, module } = route;
		const common = { id, path, handle: module.handle };
		return index ? { ...common, index } : { ...common, children: treeOf(build, id) };
	});
}
