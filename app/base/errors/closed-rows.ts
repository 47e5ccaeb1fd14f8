/** The name by which triggers refuse a change of rows that were closed. */
const CLOSED = "closed_tables";

/** Whether the database keeps rows as they are, because what they belong to was closed. */
export const isOfClosedRows = (error: unknown): boolean =>
	error instanceof Error && "constraint" in error && error.constraint === CLOSED;
