import { useEffect, useRef } from "react";

/**
 * The ref of a sideways scroller whose marked entry is brought into sight: on a phone tabs are longer than the screen.
 * Only the scroller moves. `scrollIntoView` would move the page as well, away from its fragment and under a button that
 * is being pressed. In browsers that know the style `in-sight`, the entry is there from the first paint and this moves
 * nothing.
 */
export function useInSight<Scroller extends HTMLElement>(marked: string) {
	const scroller = useRef<Scroller>(null);
	useEffect(() => {
		const row = scroller.current;
		const entry = row?.querySelector(marked)?.getBoundingClientRect();
		if (!row || !entry) return;
		const seen = row.getBoundingClientRect();
		row.scrollLeft += (entry.left + entry.right - seen.left - seen.right) / 2;
	}, [marked]);
	return scroller;
}
