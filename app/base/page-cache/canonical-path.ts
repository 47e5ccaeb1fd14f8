import type { RouteObject } from "react-router";

/** Characters allowed unescaped in a path segment (RFC 3986, pchar) that `encodeURIComponent` escapes. */
const PLAIN = /%(24|26|2B|2C|3A|3B|3D|40)/g;

/**
 * The one spelling of a well-formed path: no slash at its end, escapes only where they are needed and in capitals, and
 * the fixed parts in the letters of the route table. Every other spelling leads there, so that a page has one address
 * and one place in the cache.
 */
export function canonicalPath(matches: readonly { route: RouteObject }[], path: string): string {
	const segments = path.replace(/\/$/, "").split("/").slice(1).map(respell);
	const pattern = matches.flatMap(({ route }) => (route.path ?? "").split("/")).filter(Boolean);
	let at = 0;
	for (const wanted of pattern) {
		const given = segments[at];
		if (given === undefined || wanted === "*") break;
		const name = wanted.replace(/\?$/, "");
		const fixed = name.startsWith(":") ? name.slice(name.includes(".") ? name.indexOf(".") : name.length) : name;
		if (given.toLowerCase().endsWith(fixed.toLowerCase()) && (name.startsWith(":") || given.length === fixed.length))
			segments[at++] = given.slice(0, given.length - fixed.length) + fixed;
		else if (name === wanted) break; // the language may be left out, nothing else
	}
	return `/${segments.join("/")}`;
}

const respell = (segment: string) =>
	encodeURIComponent(decodeURIComponent(segment)).replace(PLAIN, (escaped) => decodeURIComponent(escaped));

/** Whether a path climbs (`.` or `..` between slashes, escaped or not): browsers resolve those before they ask. */
export const climbs = (decodedPath: string) =>
	decodedPath.split("/").some((segment) => segment === "." || segment === "..");
