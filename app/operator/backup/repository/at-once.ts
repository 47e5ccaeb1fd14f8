/** Does `work` for each item, some at a time. Ends with the first failure, once all that had started are done. */
export async function eachAtOnce<T>(
	items: Iterable<T> | AsyncIterable<T>,
	atOnce: number,
	work: (item: T) => Promise<unknown>,
): Promise<void> {
	const running = new Set<Promise<void>>();
	let failed: { error: unknown } | undefined;
	for await (const item of items) {
		const done = work(item).then(
			() => void running.delete(done),
			(error) => {
				failed ??= { error };
				running.delete(done);
			},
		);
		running.add(done);
		if (running.size >= atOnce) await Promise.race(running);
		if (failed) break;
	}
	await Promise.all(running);
	if (failed) throw failed.error;
}
