import { useEffect, useRef } from "react";

/** The ref of a sideways scroller whose marked entry is brought into sight: on a phone tabs are longer than the screen. */
export function useInSight<Scroller extends HTMLElement>(marked: string) {
	const scroller = useRef<Scroller>(null);
	useEffect(() => {
		scroller.current?.querySelector(marked)?.scrollIntoView({ block: "nearest", inline: "center" });
	}, [marked]);
	return scroller;
}
