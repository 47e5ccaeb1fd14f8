/** The file store did not answer, or said that it cannot now. Answered with 503; worth trying again. */
export class StoreAway extends Error {
	constructor(cause: unknown) {
		super("The file store does not answer.", { cause });
	}
}

/** Whether an error, or what it was caused by, is that the file store does not answer. */
export const isStoreAway = (error: unknown): boolean =>
	error instanceof StoreAway || (error instanceof Error && error.cause !== undefined && isStoreAway(error.cause));

const CODES = new Set(
	"ECONNREFUSED ECONNRESET EPIPE ETIMEDOUT EHOSTUNREACH ENETUNREACH ENOTFOUND EAI_AGAIN".split(" "),
);

type StoreError = Error & { code?: string; $metadata?: { httpStatusCode?: number } };

/**
 * For errors of the S3 client only: a lost connection, a time limit, or an answer that says the service is overloaded
 * or broken.
 */
export function meansStoreAway(error: unknown): boolean {
	if (!(error instanceof Error)) return false;
	if (error instanceof AggregateError && error.errors.some(meansStoreAway)) return true;
	const { name, code, $metadata }: StoreError = error;
	const status = $metadata?.httpStatusCode ?? 0;
	return name === "TimeoutError" || CODES.has(code ?? "") || status >= 500 || status === 429;
}

/** Whether an error of the store, or what it was caused by, is that there is no such file. */
export function isMissing(error: unknown): boolean {
	if (!(error instanceof Error)) return false;
	const { name, code, $metadata }: StoreError = error;
	return name === "NoSuchKey" || code === "ENOENT" || $metadata?.httpStatusCode === 404 || isMissing(error.cause);
}
