import { useLocation } from "react-router";
import { RANK, readFilter, readRank, withoutPlace, writeFilter } from "../../complaints/case-list/desk-filter.ts";

/**
 * The list that an officer came from, as the query of an address: the case keeps it, and so do its links to other
 * cases.
 */
export const useListQuery = (): string => listQuery(new URLSearchParams(useLocation().search));

/** The same from the query of a request; of a case it leaves out what belongs to the case alone. */
const listQuery = (query: URLSearchParams): string => writeFilter(withoutPlace(readFilter(query)));

/** The query of an open case: its list, and the rank that it had there before it was changed. */
export const useCaseQuery = (): string => caseQuery(new URLSearchParams(useLocation().search));

/** The same from the query of a request; `rank` where the address has none yet. */
export function caseQuery(query: URLSearchParams, rank?: string): string {
	const kept = readRank(query) ?? rank;
	return kept === undefined ? listQuery(query) : withParam(listQuery(query), RANK, encodeURIComponent(kept));
}

/** A query with one parameter more. */
export const withParam = (query: string, name: string, value: string): string =>
	`${query}${query ? "&" : "?"}${name}=${value}`;
