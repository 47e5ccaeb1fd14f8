import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { focusOpener, forgetPlace, openPanel, returnToPlace } from "./place.ts";
import { useAnswerKey } from "./use-line.ts";

/** The field that is wrong, where it takes the focus in place of the summary of what is wrong. */
const WRONG = "[data-wrong]";
/** The title of a wizard's step, which says its number. */
const STEP = "[data-step]";

/**
 * After a page that came in place of another, the reader is where a browser would leave them, or better: at what is
 * wrong, at the title of the next step of a wizard, at the control that sent the form, or at the row whose panel was
 * closed.
 */
export function usePlace() {
	const { key, pathname } = useLocation();
	const answer = useAnswerKey();
	const before = useRef<{ key: string; answer: string; panel?: string; step?: string }>(undefined);
	useEffect(() => {
		const was = before.current;
		const title = document.querySelector<HTMLElement>(STEP);
		before.current = { key, answer, panel: openPanel() ? pathname : undefined, step: title?.dataset.step };
		if (!was || (was.key === key && was.answer === answer)) return;
		const isAnswer = was.answer !== answer;
		const wrong = isAnswer && document.querySelector<HTMLElement>(WRONG);
		if (wrong) return goTo(wrong); // beside the sentence that says why
		const alert = isAnswer && document.querySelector<HTMLElement>('[role="alert"][tabindex="-1"]');
		if (alert) return alert.focus();
		if (title && was.step !== title.dataset.step) return goTo(title);
		const { panel } = before.current;
		if (panel && panel !== was.panel) return forgetPlace(); // a panel takes the focus itself
		if (returnToPlace()) return;
		if (was.panel && !panel) focusOpener(was.panel);
		else if (isAnswer) scrollTo(0, 0);
	}, [key, answer, pathname]);
}

function goTo(element: HTMLElement) {
	element.focus({ preventScroll: true });
	element.scrollIntoView({ block: "center" });
}
