import { type RefObject, useEffect, useState } from "react";
import { DROP_DRAFT, SERIAL } from "../../forms/draft-intent.ts";
import { isChanged } from "./is-changed.ts";
import { SENT, UNSAVED } from "./line.ts";

const PAUSE_MS = 2500;
const RETRY_MS = 10_000;
const LONGEST_WAIT_MS = 3000;
/** A browser sends 64 KiB for a page that is gone, with the lines between the fields. */
const MAX_AFTER_LEAVING = 60_000;
const LINES_OF_FIELD = 150;
/** Tells a form that its draft is not wanted any more; promises to wait for go into `detail`. */
const DISCARD = "tawila:discard";

/**
 * `ended`: the session is over. `refused`: the server takes no draft of this form, as when it was saved in another
 * window.
 */
export type AutosaveResult = "saved" | "failed" | "ended" | "refused" | undefined;

/**
 * Sends the fields of a form to `address` a moment after each change, and when the page is left. Files are left out:
 * they were stored by themselves. A save that failed is tried again until it works; one without a session, or refused,
 * waits for the next change. `shorten` may leave out what the server can find out from the other fields; `onSaved` is
 * given the answer to a save.
 */
export function useAutosave(
	form: RefObject<HTMLFormElement | null>,
	address: string | undefined,
	shorten?: (fields: FormData) => void,
	onSaved?: (answer: unknown) => void,
): AutosaveResult {
	const [state, setState] = useState<AutosaveResult>();
	useEffect(() => {
		const element = form.current;
		if (!element || !address) return;
		let timer: ReturnType<typeof setTimeout> | undefined;
		let underWay: AbortController | undefined;
		const post = (body: FormData, options: RequestInit) =>
			fetch(address, { method: "POST", body, ...options }).catch(() => undefined);
		const rest = () => {
			clearTimeout(timer);
			timer = undefined;
		};
		const stop = () => {
			rest();
			underWay?.abort();
		};
		const send = async (isLeaving = false) => {
			stop();
			const fields = textsIn(element);
			shorten?.(fields);
			const current = new AbortController();
			underWay = current;
			const keepalive = isLeaving && sizeOf(fields) < MAX_AFTER_LEAVING;
			const response = await post(fields, { signal: current.signal, keepalive });
			if (current.signal.aborted || !element.isConnected) return;
			const next = stateOf(response);
			const answer: unknown = next === "saved" ? await response?.json().catch(() => undefined) : undefined;
			if (answer !== undefined) onSaved?.(answer);
			setState(next);
			if (next === "failed" && timer === undefined) timer = setTimeout(send, RETRY_MS);
		};
		const later = () => {
			rest();
			timer = setTimeout(send, PAUSE_MS);
		};
		const now = () => timer !== undefined && void send();
		// Other listeners decide first whether the form is sent.
		const submit = () => void setTimeout(() => element.hasAttribute(SENT) && stop());
		const discard = (event: Event) => {
			stop();
			const nothing = new FormData();
			nothing.set("intent", DROP_DRAFT);
			nothing.set(SERIAL, new FormData(element).get(SERIAL) ?? "");
			const dropped = post(nothing, { keepalive: true });
			if (event instanceof CustomEvent) event.detail.push(dropped);
		};
		const leave = () => {
			if (timer !== undefined && document.visibilityState === "hidden") send(true);
		};
		// Typed before scripts took over or while an older draft was offered, or refused by the server.
		if (isChanged(element) || element.hasAttribute(UNSAVED)) later();
		element.addEventListener("input", later);
		element.addEventListener("submit", submit);
		element.addEventListener(DISCARD, discard);
		document.addEventListener("visibilitychange", leave);
		addEventListener("online", now);
		return () => {
			rest();
			element.removeEventListener("input", later);
			element.removeEventListener("submit", submit);
			element.removeEventListener(DISCARD, discard);
			document.removeEventListener("visibilitychange", leave);
			removeEventListener("online", now);
		};
	}, [form, address, shorten, onSaved]);
	useEffect(() => {
		if (state === undefined || state === "saved") return;
		const ask = (event: BeforeUnloadEvent) => event.preventDefault(); // leaving would lose what was not saved
		addEventListener("beforeunload", ask);
		return () => removeEventListener("beforeunload", ask);
	}, [state]);
	return state;
}

function textsIn(form: HTMLFormElement): FormData {
	const fields = new FormData(form);
	for (const [name, value] of [...fields]) if (value instanceof File) fields.delete(name);
	return fields;
}

/** About as many bytes as these fields take on their way, rounded up. */
function sizeOf(fields: FormData): number {
	const texts = [...fields].flat().map((text) => String(text).replaceAll("\n", "\r\n"));
	return new Blob(texts).size + (texts.length / 2) * LINES_OF_FIELD;
}

function stateOf(response: Response | undefined): AutosaveResult {
	if (response?.status === 401) return "ended";
	if (response?.status === 409) return "refused";
	return response?.ok && response.headers.get("content-type")?.includes("json") ? "saved" : "failed";
}

/** Stops storing what was typed into these forms, and drops what was stored. */
export async function discardDrafts(forms: HTMLFormElement[]) {
	const waiting: Promise<unknown>[] = [];
	for (const form of forms) form.dispatchEvent(new CustomEvent(DISCARD, { detail: waiting }));
	const enough = new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS));
	await Promise.race([Promise.all(waiting), waiting.length > 0 && enough]);
}
