type Result = { ok: boolean } | undefined;

/** Stops the load, whose transaction then leaves nothing behind, where a command of the product refused. */
export function must<T extends Result>(result: T, what: string): Extract<NonNullable<T>, { ok: true }> {
	if (!isOk(result)) throw new Error(`The demo could not be loaded: ${what}: ${JSON.stringify(result)}`);
	return result;
}

const isOk = <T extends Result>(result: T): result is Extract<NonNullable<T>, { ok: true }> => result?.ok === true;
