import { AsyncLocalStorage } from "node:async_hooks";

type TypedValues = { values?: Record<string, string> };
const current = new AsyncLocalStorage<TypedValues>();

/** Does `work` on a request; `typed` then holds the texts of the form that it read, if it read one. */
export const withTyped = <T>(typed: TypedValues, work: () => Promise<T>): Promise<T> => current.run(typed, work);

/** Stores the form fields of the current request. */
export function noteTyped(values: Record<string, string>) {
	const typed = current.getStore();
	if (typed) typed.values = values;
}
