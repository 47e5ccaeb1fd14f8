import { pageParam } from "../../base/forms/params.ts";

const MAX_QUERY = 100;

/** The parameters of a list: words, order, page. An order that the list does not have is its first one. */
export function listParams<const S extends string>(url: URL, sorts: readonly [S, ...S[]]) {
	const q = url.searchParams.get("q")?.trim().slice(0, MAX_QUERY) || undefined;
	const asked = url.searchParams.get("sort");
	const sort = sorts.find((each) => each === asked) ?? sorts[0];
	return { q, sort, page: pageParam(url) };
}
