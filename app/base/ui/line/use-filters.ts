import { useEffect } from "react";
import { useNavigate } from "react-router";
import { FILTER } from "./line.ts";

/** After the last key in a text, and in a date whose year is still being typed. */
const PAUSE_MS = 400;
const LATER = "input:is([type=search], [type=text], [type=date], [type=number], :not([type]))";

/**
 * A form with `data-filter` applies at once where scripts have taken over the page: a choice when it is made, a text
 * after a pause. The address follows without a new entry in the history, and the form stays as it is, with the focus
 * and what is being typed.
 */
export function useFilters() {
	const navigate = useNavigate();
	useEffect(() => {
		let timer: ReturnType<typeof setTimeout> | undefined;
		const applied = new WeakMap<HTMLFormElement, string>();
		const apply = (form: HTMLFormElement) => {
			clearTimeout(timer);
			const query = queryOf(form);
			if (!form.isConnected || query === applied.get(form)) return;
			applied.set(form, query);
			if (form.method === "post") return form.requestSubmit();
			const { pathname } = new URL(form.getAttribute("action") || location.href, location.href);
			void navigate({ pathname, search: query }, { replace: true, preventScrollReset: true });
		};
		const change = (event: Event) => {
			const control = event.target;
			const form = filterOf(control);
			if (!form || !(control instanceof HTMLElement) || (event instanceof InputEvent && event.isComposing)) return;
			const isTyping = control.matches(event.type === "input" ? LATER : "[type=date]");
			clearTimeout(timer);
			timer = setTimeout(apply, isTyping ? PAUSE_MS : 0, form);
		};
		const press = (event: SubmitEvent) => {
			const form = filterOf(event.target);
			if (form?.method !== "get" || event.defaultPrevented) return;
			event.preventDefault();
			apply(form);
		};
		const stop = () => clearTimeout(timer);
		for (const type of ["input", "change"]) document.addEventListener(type, change);
		document.addEventListener("submit", press);
		return () => {
			stop();
			for (const type of ["input", "change"]) document.removeEventListener(type, change);
			document.removeEventListener("submit", press);
		};
	}, [navigate]);
}

function filterOf(target: EventTarget | null): HTMLFormElement | null {
	const form = target instanceof HTMLFormElement ? target : target instanceof Element ? target.closest("form") : null;
	return form?.hasAttribute(FILTER) ? form : null;
}

/** The query of the form, without empty controls; the order of the list stays. */
function queryOf(form: HTMLFormElement): string {
	const fields = [...new FormData(form)].filter(([, value]) => typeof value === "string" && value.trim() !== "");
	const query = new URLSearchParams(fields.map(([name, value]) => [name, String(value)]));
	const order = new URLSearchParams(location.search).get("sort");
	if (order && form.method === "get" && !form.elements.namedItem("sort")) query.set("sort", order);
	return query.toString();
}
