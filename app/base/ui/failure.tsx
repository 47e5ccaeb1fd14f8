import { createContext } from "react";

/**
 * The server's facts about a failed request, for error pages rendered there: the id under which it is logged, the
 * status it is answered with where that is not 500, and whether the page goes without scripts because of it.
 */
export const Failure = createContext<{ id: string; failure?: number; isScriptless?: boolean }>({ id: "" });
