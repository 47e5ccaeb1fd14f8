/** How much of a tie an edition writes down. */
export const depths = ["score", "outcome", "rubbers", "games", "points"] as const;
export type Depth = (typeof depths)[number];

/** Whether an edition of this depth has sheets, and whether they have the points of each game. */
export const hasSheets = (depth: Depth) => depth !== "score" && depth !== "outcome";
/** Whether its sheets are written down during play, with the game that goes on. */
export const isDuringPlay = (depth: Depth) => depth === "points";
export const hasPoints = (depth: Depth) => depth === "games" || depth === "points";
