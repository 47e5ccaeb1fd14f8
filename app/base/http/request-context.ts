import { createContext } from "react-router";

/** What the server knows of a request besides its bytes. */
export type RequestFacts = {
	/** Shown on error pages and written to the log beside the error. */
	id: string;
	/** Network address of the visitor, as far as trusted proxies tell. For limits; never stored as it is. */
	address: string;
};

export const requestContext = createContext<RequestFacts>({ id: "", address: "" });
