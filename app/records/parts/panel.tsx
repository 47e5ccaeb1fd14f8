import { type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { DROP_DRAFT } from "../../base/forms/draft-intent.ts";
import { discardDrafts } from "../../base/ui/line/use-autosave.ts";
import { isPlain } from "../../base/ui/line/use-links.ts";
import { useLocale } from "../../base/ui/use-locale.ts";
import { recordsText } from "../text.ts";
import { UnsavedQuestion } from "./unsaved-question.tsx";
import { unsavedForms, useUnsaved } from "./use-unsaved.ts";

type Props = { title: string; close: string; wide?: boolean; children: ReactNode };

/** The element that gets the initial focus, such as the cancel link of a question; without it, the first control. */
const WISHED = "[role=alert][tabindex], [data-first]";
const FIRST = `input:not([type=hidden]), select, textarea, button[type=submit]:not([value=${DROP_DRAFT}])`;

/** Puts everything beside an element to rest, so that keyboard and screen reader stay in it. Returns what undoes it. */
function restTheOthers(element: HTMLElement) {
	const rested: HTMLElement[] = [];
	for (let at: HTMLElement = element; at.parentElement && at !== document.body; at = at.parentElement)
		for (const other of at.parentElement.children)
			if (other !== at && other instanceof HTMLElement && !other.inert && !other.role) {
				other.inert = true;
				rested.push(other);
			}
	return () => {
		for (const other of rested) other.inert = false;
	};
}

/**
 * A sheet over the list it belongs to, open because its address is. With a script it is modal: the focus stays in it
 * and Escape closes it, after a question when something typed is not saved; without one it is shown in place, and its
 * links work. It does not call `showModal()` once the user has typed before hydration.
 */
export function Panel({ title, close, wide = false, children }: Props) {
	const t = recordsText(useLocale());
	const dialog = useRef<HTMLDialogElement>(null);
	const navigate = useNavigate();
	const blocker = useUnsaved(dialog);
	useEffect(() => {
		const element = dialog.current;
		if (!element) return;
		const find = (selector: string) => element.querySelector<HTMLElement>(selector);
		// The first control is at the top of the panel, which stays where the reader has scrolled it by now.
		if (!element.contains(document.activeElement)) (find(WISHED) ?? find(FIRST))?.focus({ preventScroll: true });
		const leave = (event: KeyboardEvent) => {
			const isAsked = element.querySelector("dialog[open]") !== null;
			if (event.key !== "Escape" || event.defaultPrevented || isAsked) return;
			void navigate(close, { preventScrollReset: true });
		};
		document.addEventListener("keydown", leave);
		const undo = restTheOthers(element);
		return () => {
			undo();
			document.removeEventListener("keydown", leave);
		};
	}, [close, navigate]);
	/** A panel without an address of its own is closed in place as well. */
	const closeHere = (event: MouseEvent) => {
		if (!isPlain(event) || new URL(close, location.href).pathname !== location.pathname) return;
		event.preventDefault();
		void navigate(close, { preventScrollReset: true });
	};
	const discard = async () => {
		await discardDrafts(unsavedForms(dialog.current));
		blocker.proceed?.();
	};
	return (
		<dialog
			ref={dialog}
			open
			aria-modal="true"
			aria-labelledby="panel-title"
			className={`panel ${wide ? "panel-wide" : ""}`}
		>
			<div className="flex items-center justify-between gap-4 border-b border-line px-5 py-3 sm:px-7">
				<h2 id="panel-title" className="text-xl">
					{title}
				</h2>
				<a
					href={close}
					onClick={closeHere}
					aria-label={t.close}
					className="grid size-11 place-items-center rounded-lg hover:bg-sunken"
				>
					<svg viewBox="0 0 24 24" width="22" height="22" stroke="currentColor" strokeWidth="2.2" aria-hidden="true">
						<path d="M6 6l12 12M18 6L6 18" />
					</svg>
				</a>
			</div>
			{children}
			{blocker.state === "blocked" && <UnsavedQuestion keep={blocker.reset} discard={discard} />}
		</dialog>
	);
}
