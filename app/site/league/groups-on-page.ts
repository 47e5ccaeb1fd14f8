import { notFound } from "../../base/http/http-errors.ts";

/** So many groups are shown on one page; of more each has a page of its own. */
const TOGETHER = 2;

/** The groups that a view of a competition shows: the one that `?group=` names, else the first; a few all at once. */
export function groupsOnPage<G extends { id: number }>(groups: readonly G[], { searchParams }: URL) {
	const id = searchParams.get("group");
	const named = groups.find((group) => String(group.id) === id);
	if (id !== null && !named) throw notFound();
	const asked = named ?? groups[0];
	const one = groups.length > TOGETHER ? asked : undefined;
	const query = one && one !== groups[0] ? `?group=${one.id}` : "";
	return { groups: one ? [one] : [...groups], asked, one: one?.id, query };
}
