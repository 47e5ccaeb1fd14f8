import { type RefObject, useEffect, useState } from "react";

const PAUSE_MS = 2500;
export type Autosaved = "saved" | "failed" | undefined;

/** Sends what stands in a form to `address` a moment after each change. Files are left out: they were stored by themselves. */
export function useAutosave(form: RefObject<HTMLFormElement | null>, address: string | undefined): Autosaved {
	const [state, setState] = useState<Autosaved>();
	useEffect(() => {
		const element = form.current;
		if (!element || !address) return;
		let timer: ReturnType<typeof setTimeout> | undefined;
		const send = async () => {
			const fields = new FormData(element);
			for (const [name, value] of [...fields]) if (value instanceof File) fields.delete(name);
			const response = await fetch(address, { method: "POST", body: fields }).catch(() => undefined);
			setState(response?.ok && response.headers.get("content-type")?.includes("json") ? "saved" : "failed");
		};
		const later = () => {
			clearTimeout(timer);
			timer = setTimeout(send, PAUSE_MS);
		};
		const stop = () => clearTimeout(timer);
		element.addEventListener("input", later);
		element.addEventListener("submit", stop);
		return () => {
			stop();
			element.removeEventListener("input", later);
			element.removeEventListener("submit", stop);
		};
	}, [form, address]);
	return state;
}
