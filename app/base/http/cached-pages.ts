import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";

/**
 * What a route says of itself: `cached` names the query parameters that make a different page (often none) and means that
 * the page is the same for everybody; `js` asks for the browser's part of the application; `maxBody` are the bytes it accepts.
 */
export type Handle = { cached?: readonly string[]; js?: boolean; maxBody?: number };

const MAX_VALUE = 60;

/** Tells which requests are for a page that is the same for everybody, and by what key. */
export function cachedPages(build: ServerBuild) {
	const tree = treeOf(build);
	return (path: string, query: string): string | undefined => {
		const leaf = matchRoutes(tree, decodeURIComponent(path))?.at(-1);
		const cached = (leaf?.route.handle as Handle | undefined)?.cached;
		if (!cached) return undefined;
		const given = new URLSearchParams(query);
		const kept = new URLSearchParams();
		// Unknown parameters are dropped: they neither change a page nor crowd others out of memory.
		for (const name of cached) {
			const value = given.get(name);
			if (value && value.length <= MAX_VALUE) kept.set(name, value);
		}
		return kept.size > 0 ? `${path}?${kept}` : path;
	};
}

/** How many bytes a post to this path may have; undefined for the usual. */
export function bodyLimits(build: ServerBuild) {
	const tree = treeOf(build);
	return (path: string): number | undefined =>
		(matchRoutes(tree, decodeURIComponent(path))?.at(-1)?.route.handle as Handle | undefined)?.maxBody;
}

function treeOf(build: ServerBuild, parentId?: string): RouteObject[] {
	return Object.values(build.routes)
		.filter((route) => route !== undefined && route.parentId === parentId)
		.map((route) => {
			const { id, path, index, module } = route!;
			const common = { id, path, handle: module.handle };
			return index ? { ...common, index: true as const } : { ...common, children: treeOf(build, id) };
		});
}
