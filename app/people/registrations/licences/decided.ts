type Row = Record<string, unknown>;

/** A decision about a licence says for which player and club it is, when, of which category, and how it ended. */
const decision = ["player_id", "club_id", "season", "category", "state", "valid_from", "valid_until"] as const;

/** Whether a licence was approved, refused or withdrawn; one that is asked for is anyone's of the staff to change. */
export const isDecided = ({ state }: { state?: unknown }): boolean => state !== undefined && state !== "requested";

/**
 * Whether these values make another decision of one that was taken. They need a reason of their own then
 * (docs/rules/people.md#licences).
 */
export const correctsDecision = (before: Row, values: Row): boolean =>
	isDecided(before) &&
	decision.some((column) => values[column] !== undefined && (values[column] ?? null) !== (before[column] ?? null));

/** Whether a correction says why: by another reason than the one that the licence has. */
export const saysWhy = (before: Row, { reason }: Row): boolean =>
	typeof reason === "string" && reason !== "" && reason !== before.reason;
