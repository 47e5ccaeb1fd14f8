import { type RefObject, useEffect, useState } from "react";

const PAUSE_MS = 2500;
const RETRY_MS = 10_000;
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
		const send = async (leaving = false) => {
			clearTimeout(timer);
			timer = undefined;
			const fields = new FormData(element);
			for (const [name, value] of [...fields]) if (value instanceof File) fields.delete(name);
			const options = { method: "POST", body: fields, keepalive: leaving };
			const response = await fetch(address, options).catch(() => undefined);
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
		const leave = () => {
			if (timer !== undefined && document.visibilityState === "hidden") send(true);
		};
		element.addEventListener("input", later);
		element.addEventListener("submit", stop);
		document.addEventListener("visibilitychange", leave);
		addEventListener("online", now);
		return () => {
			stop();
			element.removeEventListener("input", later);
			element.removeEventListener("submit", stop);
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
