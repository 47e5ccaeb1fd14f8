import { useContext, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { UNSAFE_DataRouterContext, useLocation, useRevalidator, useSubmit } from "react-router";
import {
	changeLine,
	currentLine,
	FILTER,
	IN_PLACE,
	ONWARD,
	quietLine,
	SAVED_ONCE,
	SENT,
	UNSENT,
	watchLine,
} from "./line.ts";
import { isSamePage, rememberRouter } from "./same-page.ts";

const FIRST_RETRY_MS = 5000;
const LAST_RETRY_MS = 60_000;

/**
 * Sends the forms of a page that scripts have taken over, so that a cut line loses nothing: a form that did not get
 * through stays as it is and can be sent again, and a page that could not be read again is tried until it can.
 */
export function useLine() {
	const line = useSyncExternalStore(watchLine, currentLine, () => quietLine);
	const router = useContext(UNSAFE_DataRouterContext)?.router;
	const submit = useSubmit();
	const { revalidate } = useRevalidator();
	const { key } = useLocation();
	const last = useRef<HTMLElement>(null);
	const [isSending, setSending] = useState(false);

	useEffect(() => {
		rememberRouter(router);
		document.documentElement.dataset.alive = ""; // scripts have taken over: tests wait for it
	}, [router]);
	useEffect(() => {
		const send = (event: SubmitEvent) => {
			const { target: form, submitter } = event;
			if (!(form instanceof HTMLFormElement)) return;
			const asks = (name: string) => submitter?.getAttribute(`form${name}`) ?? form.getAttribute(name);
			if (event.defaultPrevented || asks("method")?.toLowerCase() !== "post" || asks("target")) return;
			const to = new URL(asks("action") ?? "", location.href);
			last.current = submitter ?? form;
			form.setAttribute(SENT, "");
			if (isSamePage(to) || form.hasAttribute(IN_PLACE)) {
				event.preventDefault();
				const filters = form.hasAttribute(FILTER);
				setSending(!filters);
				changeLine({ unsent: false, filters });
				const action = to.pathname + to.search + to.hash;
				void submit(canSubmit(submitter) ? submitter : form, { action, replace: filters, preventScrollReset: true });
			} else if (!navigator.onLine) {
				event.preventDefault();
				changeLine({ unsent: true });
				dispatchEvent(new Event(UNSENT));
			}
		};
		const rest = () => {
			setSending(false);
			for (const form of document.forms) form.removeAttribute(SENT);
		};
		const goOn = (event: Event) =>
			last.current && event instanceof CustomEvent && sendOn(last.current, String(event.detail));
		document.addEventListener("submit", send);
		addEventListener(ONWARD, goOn);
		addEventListener(UNSENT, rest);
		addEventListener("pageshow", rest);
		return () => {
			document.removeEventListener("submit", send);
			removeEventListener(ONWARD, goOn);
			removeEventListener(UNSENT, rest);
			removeEventListener("pageshow", rest);
		};
	}, [submit]);

	useEffect(() => {
		if (!line.stale) return;
		let wait = FIRST_RETRY_MS;
		let timer: ReturnType<typeof setTimeout>;
		const again = () => {
			clearTimeout(timer);
			if (document.visibilityState === "visible") void revalidate();
			timer = setTimeout(again, wait);
			wait = Math.min(LAST_RETRY_MS, wait * 2);
		};
		timer = setTimeout(again, wait);
		addEventListener("online", again);
		return () => {
			clearTimeout(timer);
			removeEventListener("online", again);
		};
	}, [line.stale, revalidate]);

	// biome-ignore lint/correctness/useExhaustiveDependencies: each page ends the sending of a form
	useEffect(() => setSending(false), [key, line.answers]);

	const sendAgain = () => {
		const from = last.current;
		if (from instanceof HTMLFormElement) from.requestSubmit();
		else if (from instanceof HTMLButtonElement) from.form?.requestSubmit(from);
	};
	const isSavedOnce = last.current?.closest("form")?.hasAttribute(SAVED_ONCE) ?? false;
	return { ...line, isSending, isSavedOnce, sendAgain };
}

const canSubmit = (control: HTMLElement | null) =>
	control instanceof HTMLButtonElement || control instanceof HTMLInputElement;

/** Posts the form of this button, or this form, to another address as a browser does on 307. */
function sendOn(from: HTMLElement, to: string) {
	const button = from instanceof HTMLButtonElement ? from : undefined;
	const form = from instanceof HTMLFormElement ? from : button?.form;
	if (!form) return location.assign(to);
	if (button?.name) {
		const pressed = document.createElement("input");
		Object.assign(pressed, { type: "hidden", name: button.name, value: button.value });
		form.append(pressed);
	}
	form.setAttribute("action", to);
	HTMLFormElement.prototype.submit.call(form); // a field may be called "submit"
}

/**
 * Changes with each page that answers a form, so that its controls show what the answer says. Typed text survives
 * everything else.
 */
export function useAnswerKey(): string {
	const { key } = useLocation();
	const shown = useRef({ key, answers: 0 });
	if (shown.current.key !== key) shown.current = { key, answers: currentLine().answers };
	return String(shown.current.answers);
}
