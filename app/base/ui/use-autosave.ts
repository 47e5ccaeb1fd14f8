import { type RefObject, useEffect, useState } from "react";
import { DROP_DRAFT } from "../forms/draft-intent.ts";

const PAUSE_MS = 2500;
const RETRY_MS = 10_000;
const LONGEST_WAIT_MS = 3000;
/** Tells a form that its draft is not wanted any more; promises to wait for go into `detail`. */
const DISCARD = "tawila:discard";
export type Autosaved = "saved" | "failed" | undefined;

/**
 * Sends the fields of a form to `address` a moment after each change, and when the page is left. Files are left out: they were stored
 * by themselves. A save that failed is tried again until it works.
 */
export function useAutosave(form: RefObject<HTMLFormElement | null>, address: string | undefined): Autosaved {
	const [state, setState] = useState<Autosaved>();
	useEffect(() => {
		const element = form.current;
		if (!element || !address) return;
		let timer: ReturnType<typeof setTimeout> | undefined;
		let underWay: Promise<unknown> | undefined;
		const post = (body: FormData, keepalive: boolean) =>
			fetch(address, { method: "POST", body, keepalive }).catch(() => undefined);
		const send = async (leaving = false) => {
			clearTimeout(timer);
			timer = undefined;
			const fields = new FormData(element);
			for (const [name, value] of [...fields]) if (value instanceof File) fields.delete(name);
			const sent = post(fields, leaving);
			underWay = sent;
			const response = await sent;
			if (!element.isConnected) return;
			const isSaved = Boolean(response?.ok && response.headers.get("content-type")?.includes("json"));
			setState(isSaved ? "saved" : "failed");
			if (!isSaved && timer === undefined) timer = setTimeout(send, RETRY_MS);
		};
		const later = () => {
			clearTimeout(timer);
			timer = setTimeout(send, PAUSE_MS);
		};
		const now = () => timer !== undefined && void send();
		const stop = () => {
			clearTimeout(timer);
			timer = undefined;
		};
		const discard = (event: Event) => {
			stop();
			const nothing = new FormData();
			nothing.set("intent", DROP_DRAFT);
			// A save under way arrives first: it would store the draft again.
			const dropped = Promise.resolve(underWay).then(() => post(nothing, true));
			if (event instanceof CustomEvent) event.detail.push(dropped);
		};
		const leave = () => {
			if (timer !== undefined && document.visibilityState === "hidden") send(true);
		};
		element.addEventListener("input", later);
		element.addEventListener("submit", stop);
		element.addEventListener(DISCARD, discard);
		document.addEventListener("visibilitychange", leave);
		addEventListener("online", now);
		return () => {
			stop();
			element.removeEventListener("input", later);
			element.removeEventListener("submit", stop);
			element.removeEventListener(DISCARD, discard);
			document.removeEventListener("visibilitychange", leave);
			removeEventListener("online", now);
		};
	}, [form, address]);
	useEffect(() => {
		if (state !== "failed") return;
		const ask = (event: BeforeUnloadEvent) => event.preventDefault(); // leaving would lose what was not saved
		addEventListener("beforeunload", ask);
		return () => removeEventListener("beforeunload", ask);
	}, [state]);
	return state;
}

/** Stops storing what was typed into these forms, and drops what was stored. */
export async function discardDrafts(forms: HTMLFormElement[]) {
	const waiting: Promise<unknown>[] = [];
	for (const form of forms) form.dispatchEvent(new CustomEvent(DISCARD, { detail: waiting }));
	const enough = new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS));
	await Promise.race([Promise.all(waiting), waiting.length > 0 && enough]);
}
