import { inTransaction } from "../app/base/db/client.server.ts";

class RollBack extends Error {}

/** Runs work in a transaction that is rolled back, and gives its answer. */
export async function rolledBack<T>(work: () => Promise<T>): Promise<T> {
	const answers: T[] = [];
	await inTransaction(async () => {
		answers.push(await work());
		throw new RollBack();
	}).catch((error) => {
		if (!(error instanceof RollBack)) throw error;
	});
	for (const answer of answers) return answer;
	throw new Error("The transaction did nothing.");
}
