/** How many of each kind are shown at once. */
export const SHOWN = 10;
/** In the order in which they are shown when they match equally well. */
export const kinds = ["clubs", "players", "competitions", "news", "ties"] as const;
export type SearchKind = (typeof kinds)[number];
/** Pages of one kind that can be asked for. */
export const MAX_PAGES = 50;
