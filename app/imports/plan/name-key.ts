import { fold } from "../../base/search/fold.ts";

/** By what a file finds a name, however it is spelled; a name in other letters than Arabic and Latin ones as it is. */
export const nameKey = (name: string) => fold(name) || name.normalize("NFKC").trim().toLowerCase();
