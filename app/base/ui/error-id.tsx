import { createContext } from "react";

/** The id under which this request's failure stands in the log; shown on error pages, rendered on the server only. */
export const ErrorId = createContext("");
