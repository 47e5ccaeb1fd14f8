import { useCallback, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { commonText } from "../text.ts";
import { useLocale } from "../use-locale.ts";
import { NOTICE } from "./notice.ts";
import { useFlashData } from "./use-flash.ts";

export type Message = { title: string; text?: string; error?: boolean };

/** How long a message about a success is shown. Errors stay until they are closed. */
const SHOWN_MS = 5000;

/**
 * The message about the last action. Without scripts it has a place of its own above the page until the next one; with
 * them it lies over the lower edge, and success leaves by itself (docs/rules/records.md#editing-records). Errors
 * interrupt screen readers; the rest is polite.
 */
export function Toast({ message }: { message?: Message }) {
	const [shown, close] = useMessage(message);
	return (
		<div id={NOTICE} role={shown?.error ? "alert" : "status"}>
			{shown && <Box key={shown.title} {...shown} close={close} />}
		</div>
	);
}

/** Readings of the root whose message was shown: a page that is made again does not repeat it. */
const spoken = new WeakSet<object>();

/** A message stays while its page is read again in the background, which brings none, and goes with the page. */
function useMessage(message: Message | undefined) {
	const data = useFlashData();
	const { key } = useLocation();
	const fresh = data && spoken.has(data) ? undefined : message;
	const [latest, setLatest] = useState({ data, key, message: fresh });
	if ((fresh && latest.data !== data) || latest.key !== key) setLatest({ data, key, message: fresh });
	useEffect(() => {
		if (data?.flash) spoken.add(data);
	}, [data]);
	const close = useCallback(() => setLatest((was) => ({ ...was, message: undefined })), []);
	return [latest.message, close] as const;
}

function Box({ title, text, error, close }: Message & { close: () => void }) {
	const t = commonText(useLocale());
	const box = useRef<HTMLDivElement>(null);
	const isHeld = useHeld(box);
	useEffect(() => {
		if (error || isHeld) return;
		const timer = setTimeout(close, SHOWN_MS);
		return () => clearTimeout(timer);
	}, [error, isHeld, close]);
	const dismiss = useCallback(() => {
		const hadFocus = box.current?.contains(document.activeElement);
		close();
		if (hadFocus) document.getElementById("content")?.focus({ preventScroll: true });
	}, [close]);
	useEffect(() => {
		const leave = (event: KeyboardEvent) => {
			if (event.key !== "Escape" || event.defaultPrevented) return;
			// An open panel is what Escape closes first, unless the reader is in the message.
			if (document.querySelector("dialog[open]") && !box.current?.contains(document.activeElement)) return;
			event.preventDefault();
			dismiss();
		};
		document.addEventListener("keydown", leave, true);
		return () => document.removeEventListener("keydown", leave, true);
	}, [dismiss]);
	return (
		<div ref={box} data-toast="" className={`toast ${error ? "border-loss bg-loss-tint" : "border-win bg-win-tint"}`}>
			<div className="min-w-0 flex-1">
				<p className="font-semibold">{title}</p>
				{text && <p>{text}</p>}
			</div>
			<button type="button" aria-label={t.closeMessage} onClick={dismiss} className="toast-close">
				<span aria-hidden="true">×</span>
			</button>
		</div>
	);
}

/** Whether the pointer is over the element or the focus in it. */
function useHeld(box: React.RefObject<HTMLElement | null>) {
	const [isHeld, setHeld] = useState(false);
	useEffect(() => {
		const element = box.current;
		const look = () => setHeld(Boolean(element?.matches(":hover, :focus-within")));
		const events = ["pointerenter", "pointerleave", "focusin", "focusout"] as const;
		// The focus has not moved yet when it leaves.
		const soon = () => requestAnimationFrame(look);
		for (const event of events) element?.addEventListener(event, soon);
		return () => {
			for (const event of events) element?.removeEventListener(event, soon);
		};
	}, [box]);
	return isHeld;
}
