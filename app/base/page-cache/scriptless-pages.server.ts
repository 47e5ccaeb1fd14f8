import {
	createRequestHandler,
	data,
	type EntryContext,
	type RouterContextProvider,
	type ServerBuild,
} from "react-router";
import { noteReads } from "../db/changes/reads.server.ts";
import { handleOf, type RouteFinder, type RoutesAt } from "./route-table.ts";

type Answer = (request: Request, context: RouterContextProvider, matches: RoutesAt) => Promise<Response>;

/**
 * Answers requests for pages without scripts from a build of the routes around that page alone: the router compares
 * each path with every route that it has, twice, and makes elements for all of them. Undefined for a path that has no
 * such page. The data behind such a page, which the router would give to scripts at `.data`, is nowhere: a loader may
 * read more than its page shows.
 */
export function scriptlessPages(build: ServerBuild, match: RouteFinder) {
	const answers = new Map<string, Answer | undefined>();
	return (path: string): ((request: Request, context: RouterContextProvider) => Promise<Response>) | undefined => {
		if (path === build.routeDiscovery.manifestPath) return undefined; // asked for by scripts
		if (path.endsWith(".data")) return usesScripts(build, match(pageOf(path))) ? undefined : noData;
		const matches = match(path);
		const id = matches.at(-1)?.route.id ?? "";
		if (!answers.has(id)) answers.set(id, answerOf(build, matches));
		const answer = answers.get(id);
		return answer && ((request, context) => answer(request, context, matches));
	};
}

/** The page whose data the router has at this path. */
const pageOf = (path: string) => (path === "/_root.data" ? "/" : path.replace(/_?\.data$/, ""));

const noData = async () => new Response(null, { status: 404 });

const modulesOf = (build: ServerBuild, matches: RoutesAt) =>
	matches.flatMap(({ route }) => build.routes[route.id]?.module ?? []);

const usesScripts = (build: ServerBuild, matches: RoutesAt) =>
	modulesOf(build, matches).some((module) => handleOf(module)?.js);

function answerOf(build: ServerBuild, matches: RoutesAt): Answer | undefined {
	const ids = matches.map(({ route }) => route.id);
	const modules = modulesOf(build, matches);
	const page = modules.at(-1);
	if (!page?.default || usesScripts(build, matches)) return undefined;
	const around = buildOf(build, ids);
	const route = createRequestHandler(around, "production");
	// `headers` of these pages hand on what a loader set, and a loader that sets some is answered by the router.
	const isPlain = !modules.some(({ middleware }) => middleware);
	const isForAnyone = isPlain && handleOf(page)?.cached !== undefined;
	const make = isForAnyone ? pageForAnyone(around) : undefined;
	// The router makes error pages and redirects: loaders of these pages only read, so that it may run them again.
	return async (request, context, matches) =>
		(request.method === "GET" && (await make?.(request, context, matches).catch(() => undefined))) ||
		route(request, context);
}

/** The build with these routes only. */
function buildOf(build: ServerBuild, ids: string[]): ServerBuild {
	const only = <T>(routes: Record<string, T>) => Object.fromEntries(ids.map((id) => [id, routes[id]]));
	return { ...build, routes: only(build.routes), assets: { ...build.assets, routes: only(build.assets.routes) } };
}

/** An answer with headers or a status of its own, as `data()` of the router makes it. */
const WithInit = data(null).constructor;

/** Makes a page as the router does, but for the copy of its data that the router encodes for scripts. */
function pageForAnyone({ assets, routes, future, routeDiscovery, entry }: ServerBuild) {
	const chain = Object.values(routes).flatMap((route) => route ?? []);
	const routeModules = Object.fromEntries(chain.map(({ id, module }) => [id, module]));
	const shared = { manifest: assets, routeModules, future, routeDiscovery, ssr: true, isSpaMode: false, branches: [] };
	const pattern = `/${chain.flatMap(({ path }) => path ?? []).join("/")}`;
	const loaders = chain.flatMap(({ id, module: { loader } }) => (loader ? [{ id, loader }] : []));

	return async (request: Request, context: RouterContextProvider, matches: RoutesAt) => {
		const url = new URL(request.url);
		const args = { request, url, context, params: matches[0]?.params ?? {}, pattern };
		const load = () => Promise.all(loaders.map(async ({ id, loader }) => [id, await loader(args)] as const));
		const { result: loaded } = await noteReads(load);
		if (loaded.some(([, made]) => made instanceof Response || made instanceof WithInit)) return undefined;
		const staticHandlerContext: EntryContext["staticHandlerContext"] = {
			basename: "/",
			location: { ...locationOf(url), state: null, key: "default", mask: undefined },
			matches,
			loaderData: Object.fromEntries(loaded),
			actionData: null,
			errors: null,
			statusCode: 200,
			loaderHeaders: {},
			actionHeaders: {},
			_match: () => null,
		};
		const entryContext = { ...shared, staticHandlerContext, renderMeta: {} };
		return entry.module.default(request, 200, new Headers(), entryContext, context);
	};
}

const locationOf = ({ pathname, searchParams }: URL) => ({
	pathname,
	search: searchParams.size > 0 ? `?${searchParams}` : "",
	hash: "",
});
