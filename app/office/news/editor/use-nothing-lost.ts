import { type RefObject, useEffect } from "react";

/**
 * Keeps a form from being sent while a picture of its text is on its way, and the browser from leaving the page for a
 * file that was dropped beside the text.
 */
export function useNothingLost(inside: RefObject<HTMLElement | null>, isBusy: boolean, onWait: () => void) {
	useEffect(() => {
		const form = inside.current?.closest("form");
		if (!form || !isBusy) return;
		const wait = (event: Event) => {
			event.preventDefault();
			event.stopImmediatePropagation();
			onWait();
		};
		form.addEventListener("submit", wait, { capture: true });
		return () => form.removeEventListener("submit", wait, { capture: true });
	}, [inside, isBusy, onWait]);
	useEffect(() => {
		const stay = (event: DragEvent) => {
			const takesFiles = event.target instanceof HTMLInputElement && event.target.type === "file";
			if (event.dataTransfer?.types.includes("Files") && !takesFiles) event.preventDefault();
		};
		addEventListener("dragover", stay);
		addEventListener("drop", stay);
		return () => {
			removeEventListener("dragover", stay);
			removeEventListener("drop", stay);
		};
	}, []);
}
