import type { RouteConfigEntry } from "@react-router/dev/routes";
import { type DataRouteObject, matchRoutes } from "react-router";
import { expect, test } from "vitest";
import { routeEntries, routeTable } from "../../../test/route-table.ts";
import { nearRoutes } from "./routes-near.ts";

const treeOf = (entries: RouteConfigEntry[]): DataRouteObject[] =>
	entries.map(({ file, path, index, children }) =>
		index ? { id: file, path, index } : { id: file, path, children: children && treeOf(children) },
	);
const tree = treeOf(routeEntries);
const near = nearRoutes(tree);

const idsIn = (among: DataRouteObject[], path: string) => matchRoutes(among, path)?.map(({ route }) => route.id);

const addresses = routeTable.flatMap(({ path }) => (path ? [path.replace(/:\w+/g, "7").replace("*", "a/b")] : []));
/** Each address in one of these ways, in turn. */
const spellings = (path: string) => [
	path,
	`/en${path}`,
	`/EN${path.toUpperCase()}/`,
	`${path}/nothing`,
	path.replace(/^\/(.)/, (_, letter: string) => `/%${letter.charCodeAt(0).toString(16)}`),
	path.slice(0, -1) || "/en/",
];

test("every address has the same routes among those near it as among all, and those are few", () => {
	expect(addresses.length).toBeGreaterThan(200);
	for (const path of addresses.map((each, i) => spellings(each)[i % 6] ?? each))
		expect([path, idsIn(near(path), path)]).toEqual([path, idsIn(tree, path)]);
	const leaves = (among: DataRouteObject[]): number =>
		among.reduce((sum, { children }) => sum + (children?.length ? leaves(children) : 1), 0);
	expect(leaves(near("/admin/players/7"))).toBeLessThan(10);
});
