import { notFound } from "../../base/http/http-errors.ts";

/** So many groups are shown on one page; of more each has a page of its own. */
const TOGETHER = 2;

/** The groups that a view of a competition shows: the one that `?group=` names, else the first; a few all at once. */
export function groupsOnPage<G extends { id: number }>(groups: readonly G[], { searchParams }: URL) {
	const asked = searchParams.get("group");
	const named = groups.find(({ id }) => String(id) === asked);
	if (asked !== null && !named) throw notFound();
	if (groups.length <= TOGETHER) return { groups: [...groups], one: undefined, query: "" };
	const one = named ?? groups[0];
	return { groups: one ? [one] : [], one: one?.id, query: named && named !== groups[0] ? `?group=${named.id}` : "" };
}
