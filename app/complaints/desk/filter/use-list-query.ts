import { useLocation } from "react-router";
import { readFilter, withoutPlace, writeFilter } from "./desk-filter.ts";

/** The list that an officer came from, as the query of an address: the case keeps it, and so do its forms and links. */
export const useListQuery = (): string => listQuery(new URLSearchParams(useLocation().search));

/** The same from the query of a request; of a case it leaves out what belongs to the case alone. */
export const listQuery = (query: URLSearchParams): string => writeFilter(withoutPlace(readFilter(query)));

/** A query with one parameter more. */
export const withParam = (query: string, name: string, value: string): string =>
	`${query}${query ? "&" : "?"}${name}=${value}`;
