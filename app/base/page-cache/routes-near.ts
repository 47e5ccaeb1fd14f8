import type { DataRouteObject } from "react-router";

type Node = { route: DataRouteObject; parts: string[]; children: Node[] | undefined };

/**
 * For a tree of routes: those of its branches whose fixed parts a well-formed path has, in their order and with all
 * around them.
 */
export function nearRoutes(tree: readonly DataRouteObject[]): (path: string) => DataRouteObject[] {
	const nodes = tree.map(nodeOf);
	return (path) => {
		const segments = path.split("/").filter(Boolean);
		return near(
			nodes,
			segments.map((segment) => decodeURIComponent(segment).toLowerCase()),
			[0],
		);
	};
}

const nodeOf = (route: DataRouteObject): Node => ({
	route,
	parts: (route.path ?? "").toLowerCase().split("/").filter(Boolean),
	children: route.children?.map(nodeOf),
});

/** `from` are the places in the segments at which these routes may begin: two after a part that can be left out. */
function near(nodes: readonly Node[], segments: readonly string[], from: readonly number[]): DataRouteObject[] {
	return nodes.flatMap(({ route, parts, children }): DataRouteObject[] => {
		const after = endsOf(parts, segments, from);
		const isAll = after.includes(segments.length);
		if (route.index) return isAll ? [route] : [];
		const inside = children && after.length > 0 ? near(children, segments, after) : [];
		return inside.length > 0 || (isAll && route.path !== undefined) ? [{ ...route, children: inside }] : [];
	});
}

function endsOf(parts: readonly string[], segments: readonly string[], from: readonly number[]): readonly number[] {
	let ends = from;
	for (const part of parts) {
		if (part === "*") return ends.length > 0 ? [segments.length] : [];
		const name = part.replace(/\?$/, "");
		const takes = (at: number) => at < segments.length && (name.startsWith(":") || segments[at] === name);
		ends = ends.flatMap((at) => [...(takes(at) ? [at + 1] : []), ...(name === part ? [] : [at])]);
	}
	return ends;
}
