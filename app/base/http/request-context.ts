import { createContext } from "react-router";

/** Facts about a request that are not in the request itself. */
export type RequestFacts = {
	/** Shown on error pages and written to the log beside the error. */
	id: string;
	/**
	 * Network address of the visitor, as far as trusted proxies tell. For limits, which store a keyed hash, and for the
	 * sessions of staff.
	 */
	address: string;
	/**
	 * The status of a failure that is no fault of ours, noted where the error is seen: the page answers it in place of
	 * 500.
	 */
	failure?: number;
	/** Whether a form was refused because the process has more to do than it takes on. */
	isBusy?: boolean;
	/** The account that asked, known once the request was answered. */
	account?: string;
};

export const requestContext = createContext<RequestFacts>({ id: "", address: "" });
