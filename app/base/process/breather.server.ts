/** The longest that work keeps the event loop; other requests wait no longer than this. */
const AT_A_TIME_MS = 20;

/** Lets other work go on when this has gone on for a while. Call it between small parts of long work. */
export function breather() {
	let since = performance.now();
	return async () => {
		if (performance.now() - since < AT_A_TIME_MS) return;
		await new Promise((resolve) => setImmediate(resolve));
		since = performance.now();
	};
}
