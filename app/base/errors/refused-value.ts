/**
 * SQLSTATE class 22: a value that no row can hold, such as a text for a number, a number beyond its column, a day that
 * does not exist.
 */
const DATA_EXCEPTION = /^22[0-9A-Z]{3}$/;

/**
 * Whether the database refused a value rather than failed. What a visitor sends is checked before; a value that comes
 * as far as this is the fault of the sender, and answered with 400.
 */
export const isRefusedValue = (error: unknown): boolean =>
	error instanceof Error && "code" in error && typeof error.code === "string" && DATA_EXCEPTION.test(error.code);
