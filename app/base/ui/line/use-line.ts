import { useContext, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { UNSAFE_DataRouterContext, useLocation, useRevalidator, useSubmit } from "react-router";
import { rememberRouter } from "./keep-page.ts";
import { changeLine, currentLine, ONWARD, quietLine, UNSENT, watchLine } from "./line.ts";

const FIRST_RETRY_MS = 5000;
const LAST_RETRY_MS = 60_000;

/**
 * Sends the forms of a page that scripts have taken over, so that a cut line loses nothing: a form that did not get through stays as it is
 * and can be sent again, and a page that could not be read again is tried until it can.
 */
export function useLine() {
	const line = useSyncExternalStore(watchLine, currentLine, () => quietLine);
	const router = useContext(UNSAFE_DataRouterContext)?.router;
	const submit = useSubmit();
	const { revalidate } = useRevalidator();
	const last = useRef<HTMLElement>(null);
	const answer = useAnswerKey();
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
			if (to.pathname === location.pathname) {
				event.preventDefault();
				setSending(true);
				changeLine({ unsent: false });
				const action = to.pathname + to.search + to.hash;
				void submit(canSubmit(submitter) ? submitter : form, { action, preventScrollReset: true });
			} else if (!navigator.onLine) {
				event.preventDefault();
				changeLine({ unsent: true });
				dispatchEvent(new Event(UNSENT));
			}
		};
		const rest = () => setSending(false);
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

	useEffect(() => {
		if (line.answers > 0) setSending(false);
	}, [line.answers]);

	useEffect(() => {
		if (answer === "0") return; // the page that was opened, not the answer to a form
		// As a browser does after a form: scroll to the top, or to the element that asks for the focus.
		const alert = document.querySelector<HTMLElement>('[role="alert"][tabindex="-1"]');
		if (alert) alert.focus();
		else scrollTo(0, 0);
	}, [answer]);

	const sendAgain = () => {
		const from = last.current;
		if (from instanceof HTMLFormElement) from.requestSubmit();
		else if (from instanceof HTMLButtonElement) from.form?.requestSubmit(from);
	};
	return { ...line, isSending, sendAgain };
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

/** Changes with each page that answers a form, so that its controls show what the answer says. Typed text survives everything else. */
export function useAnswerKey(): string {
	const { key } = useLocation();
	const shown = useRef({ key, answers: 0 });
	if (shown.current.key !== key) shown.current = { key, answers: currentLine().answers };
	return String(shown.current.answers);
}

/** A link within the page moves the reader and nothing else: the router would take it for another page, without what was answered. */
export function useLinksWithinPage() {
	useEffect(() => {
		const follow = (event: MouseEvent) => {
			const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href^="#"]');
			const goal = link && document.getElementById(decodeURIComponent(link.hash.slice(1)));
			if (!goal || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey) return;
			event.preventDefault();
			goal.scrollIntoView();
			if (goal.tabIndex < 0) goal.tabIndex = -1;
			goal.focus();
		};
		document.addEventListener("click", follow);
		return () => document.removeEventListener("click", follow);
	}, []);
}
