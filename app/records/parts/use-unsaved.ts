import { type RefObject, useEffect } from "react";
import { useBlocker } from "react-router";
import { isChanged } from "../../base/ui/line/is-changed.ts";
import { SENT, SENT_ALONE, UNSAVED } from "../../base/ui/line/line.ts";

/**
 * Asks before what was typed inside an element is lost. Leaving for another page of the router is held up until the
 * answer: the returned blocker proceeds or is reset. Leaving for any other page the browser asks about itself, where it
 * does.
 */
export function useUnsaved(inside: RefObject<HTMLElement | null>) {
	const blocker = useBlocker(() => unsavedForms(inside.current).length > 0);
	useEffect(() => {
		const element = inside.current;
		const mark = ({ target }: Event) => {
			const form = target instanceof Element && target.closest<HTMLFormElement>("form[method=post]");
			if (form && !target.hasAttribute(SENT_ALONE)) form.setAttribute(UNSAVED, "");
		};
		const ask = (event: BeforeUnloadEvent) => unsavedForms(element).length > 0 && event.preventDefault();
		element?.addEventListener("input", mark);
		addEventListener("beforeunload", ask);
		return () => {
			element?.removeEventListener("input", mark);
			removeEventListener("beforeunload", ask);
		};
	}, [inside]);
	return blocker;
}

/** Text typed before scripts took over counts as well: the controls themselves are read. */
export const unsavedForms = (inside: HTMLElement | null) =>
	[...(inside?.querySelectorAll<HTMLFormElement>("form[method=post]") ?? [])].filter(
		(form) => !form.hasAttribute(SENT) && (form.hasAttribute(UNSAVED) || isChanged(form)),
	);
