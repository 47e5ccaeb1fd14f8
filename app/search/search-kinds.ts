/** How many of each kind are shown at once; one more is asked for, to know whether there are more. */
export const SHOWN = 10;
export const kinds = ["news", "clubs", "players"] as const;
export type SearchKind = (typeof kinds)[number];
/** Pages of one kind that can be asked for: each costs the database more than the one before. */
export const MAX_PAGES = 50;
