/**
 * The state of the page's connection to the server: `stale` when the last reading in the background failed, `unsent`
 * when a form did not get through. `answers` counts the posts that the server answered with a page: each is shown
 * afresh, as a browser would show it. `filters` is true while the form under way is a filter of the page, which stays
 * as it is.
 */
export type Line = { stale: boolean; unsent: boolean; filters: boolean; answers: number };

export const quietLine: Line = { stale: false, unsent: false, filters: false, answers: 0 };

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

/** Marks a form that was sent: what is typed in it is not lost by leaving. */
export const SENT = "data-sent";

/** Marks a form that is saved once, however often it is sent. */
export const SAVED_ONCE = "data-saved-once";

/** Marks a form whose text is stored nowhere yet, even where its controls show what they were opened with. */
export const UNSAVED = "data-unsaved";

/** Marks a filter of its page, which stays as it is when the filter is applied. */
export const FILTER = "data-filter";

/** Marks a control whose files are sent as soon as they are chosen: its form has nothing of them. */
export const SENT_ALONE = "data-sent-alone";

/** Marks a form that posts to another page and leads back to its own: it is sent in place as well. */
export const IN_PLACE = "data-in-place";
