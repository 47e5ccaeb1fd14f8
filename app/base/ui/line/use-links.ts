import { useEffect } from "react";
import { useNavigate } from "react-router";
import { isSamePage } from "./same-page.ts";

/**
 * Links of a page that scripts have taken over. One within the page unfolds what it leads to, moves the reader and does
 * nothing else: the router would take it for another page, without what was answered. One to a panel of this page, or
 * back to its list, is followed in place. All others are the browser's.
 */
export function useLinks() {
	const navigate = useNavigate();
	useEffect(() => {
		const follow = (event: MouseEvent) => {
			const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>("a[href]");
			if (!link || !isPlain(event) || link.target || link.download) return;
			if (link.getAttribute("href")?.startsWith("#")) return moveTo(link, event);
			const to = new URL(link.href);
			if (to.pathname === location.pathname || !isSamePage(to)) return;
			event.preventDefault();
			void navigate(to.pathname + to.search + to.hash, { preventScrollReset: true });
		};
		document.addEventListener("click", follow);
		return () => document.removeEventListener("click", follow);
	}, [navigate]);
}

type Press = Pick<MouseEvent, "defaultPrevented" | "button" | "metaKey" | "ctrlKey" | "shiftKey" | "altKey">;

/** A press that follows a link here, and not in another tab or window. */
export const isPlain = (event: Press) =>
	!event.defaultPrevented && event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

function moveTo(link: HTMLAnchorElement, event: MouseEvent) {
	const goal = document.getElementById(decodeURIComponent(link.hash.slice(1)));
	if (!goal) return;
	event.preventDefault();
	for (let fold = goal.closest("details"); fold; fold = fold.parentElement?.closest("details") ?? null)
		fold.open = true;
	goal.scrollIntoView();
	if (goal.tabIndex < 0) goal.tabIndex = -1;
	goal.focus();
}
