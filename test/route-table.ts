import { readFileSync } from "node:fs";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "../app/routes.ts";

/** One route module at one of its addresses. */
export type RouteEntry = {
	/** The name of the route in the build. */
	id: string;
	/** From the root of the site, without the language: `/complaints/case/:caseReference`. Undefined for a layout. */
	path?: string;
	/** From `app/`. */
	file: string;
	/** Files of the layouts around it, the outermost first. */
	layouts: string[];
	source: string;
};

/** The route table as the product writes it. */
export const routeEntries = routes as RouteConfigEntry[];

/** Every route module of the product, as the route table names it. */
export const routeTable: RouteEntry[] = flatten(routeEntries, "", []);

function flatten(entries: RouteConfigEntry[], under: string, layouts: string[]): RouteEntry[] {
	return entries.flatMap(({ id, path, index, file, children = [] }) => {
		const own = path && path !== "en?" ? `${under}/${path}` : under;
		const isPage = index || (path !== undefined && path !== "en?");
		const source = readFileSync(`app/${file}`, "utf8");
		const entry = {
			id: id ?? file.replace(/\.\w+$/, ""),
			path: isPage ? own || "/" : undefined,
			file,
			layouts,
			source,
		};
		return [entry, ...flatten(children, own, isPage ? layouts : [...layouts, file])];
	});
}
