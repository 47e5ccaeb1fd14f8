/**
 * The state of the page's connection to the server: `stale` when the last reading in the background failed, `unsent` when a form did not get
 * through. `answers` counts the posts that the server answered with a page: each is shown afresh, as a browser would show it.
 */
export type Line = { stale: boolean; unsent: boolean; answers: number };

export const quietLine: Line = { stale: false, unsent: false, answers: 0 };

let line = quietLine;
const listeners = new Set<() => void>();

export const currentLine = () => line;

export function changeLine(change: Partial<Line>) {
	line = { ...line, ...change };
	for (const listener of listeners) listener();
}

export const watchLine = (listener: () => void) => {
	listeners.add(listener);
	return () => void listeners.delete(listener);
};

/** Tells forms that what they sent did not arrive: they may be sent again. */
export const UNSENT = "tawila:unsent";

/** Tells the form that was sent last to go to the address in `detail` with all it has. */
export const ONWARD = "tawila:onward";
