import { isUuid } from "../../base/forms/params.ts";
import { dayIn } from "../../base/typed/day-time.ts";
import { parseReference } from "../../decisions/reference.ts";
import { type DisputeType, disputeTypes, type Priority, priorities, type Status, statuses } from "../case/complaint.ts";

/** Orders of the list; the first is how it opens. */
export const sorts = ["due", "created", "priority", "updated"] as const;
export type Sort = (typeof sorts)[number];

export const urgencies = ["late", "answer", "near"] as const;

/** Which cases an officer wants to see, and from where on. Searched words are in a row, not in the address. */
export type DeskFilter = {
	status?: Status;
	dispute_type?: DisputeType;
	priority?: Priority;
	/** An account, `me` or `none`. */
	assigned?: string;
	due?: (typeof urgencies)[number];
	/** Something arrived since this officer last opened it. */
	unread?: "yes";
	from?: string;
	until?: string;
	/** The reference of a case: those that are linked with it. */
	linked?: string;
	/** Id of the row that holds the searched words. */
	search?: string;
	sort: Sort;
	/** The page begins after, or ends before, the case with this id. */
	after?: string;
	before?: string;
};

const oneOf = <T extends string>(list: readonly T[], text: string | null): T | undefined =>
	list.find((each) => each === text);
const uuid = (text: string | null) => (text && isUuid(text) ? text : undefined);

export const submittedStatuses = statuses.filter((each) => each !== "draft");

/** The filter of an address; what it does not know it leaves out. */
export function readFilter(query: URLSearchParams): DeskFilter {
	const assigned = query.get("assigned");
	return {
		status: oneOf(submittedStatuses, query.get("status")),
		dispute_type: oneOf(disputeTypes, query.get("dispute_type")),
		priority: oneOf(priorities, query.get("priority")),
		assigned: assigned === "me" || assigned === "none" ? assigned : uuid(assigned),
		due: oneOf(urgencies, query.get("due")),
		unread: oneOf(["yes"], query.get("unread")),
		from: dayIn(query.get("from")),
		until: dayIn(query.get("until")),
		linked: parseReference(query.get("linked") ?? ""),
		search: uuid(query.get("search")),
		sort: oneOf(sorts, query.get("sort")) ?? sorts[0],
		after: uuid(query.get("after")),
		before: uuid(query.get("before")),
	};
}

/** The same as a query, without what is as usual. */
export function writeFilter(filter: Partial<DeskFilter>): string {
	const query = new URLSearchParams();
	for (const [name, value] of Object.entries(filter))
		if (value && !(name === "sort" && value === sorts[0])) query.set(name, value);
	return query.size > 0 ? `?${query}` : "";
}

/** Names the rank of the open case in the query of its page. */
export const RANK = "rank";

/**
 * The rank of a case in its list is the value that the list is sorted by. The page of a case keeps the one from before
 * its change, so that "next" leads on from there.
 */
export function readRank(query: URLSearchParams): string | undefined {
	const rank = query.get(RANK);
	if (rank === null) return undefined;
	const { sort } = readFilter(query);
	switch (sort) {
		case "created":
			return undefined; // it never changes
		case "priority":
			return oneOf(priorities, rank);
		case "due":
			return rank === "infinity" || isMoment(rank) ? rank : undefined;
		case "updated":
			return isMoment(rank) ? rank : undefined;
	}
}

/** A moment in UTC with microseconds, as the database has it. */
const isMoment = (text: string) =>
	/^[1-9]\d{3}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{6}Z$/.test(text) &&
	!Number.isNaN(Date.parse(text)) &&
	new Date(text).toISOString().startsWith(text.slice(0, 19));

/** The list from its first page on. */
export const withoutPlace = ({ after: _, before: __, ...filter }: DeskFilter): DeskFilter => filter;

/** Whether anything narrows the list. */
export const isNarrowed = ({ sort: _, after: __, before: ___, ...rest }: DeskFilter) =>
	Object.values(rest).some((value) => value !== undefined);
