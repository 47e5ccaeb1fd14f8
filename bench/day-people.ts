/** Those who come on a day of load, each with cookies of their own. Every request is timed under a kind. */
import { TERMS_VERSION } from "../app/complaints/submitting/terms.ts";
import { pdfFile } from "../test/make-pdf.ts";
import { emailOf } from "./fill-day.ts";
import { DEMO_PASSWORD } from "./site.ts";

export type TimedRequest = { kind: string; ms: number; status: number };

export class Visitor {
	readonly #origin: string;
	readonly #times: TimedRequest[];
	readonly #cookies = new Map<string, string>();
	constructor(origin: string, times: TimedRequest[]) {
		[this.#origin, this.#times] = [origin, times];
	}

	/** One request, read to its end; a lost connection counts as status 0. */
	async ask(kind: string, path: string, body?: Record<string, string> | FormData) {
		const began = performance.now();
		const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; ");
		const sent = body && !(body instanceof FormData) ? new URLSearchParams(body) : body;
		const init = { method: body ? "POST" : "GET", body: sent, headers: { cookie }, redirect: "manual" } as const;
		try {
			const response = await fetch(this.#origin + path, init);
			const text = await response.text();
			for (const each of response.headers.getSetCookie()) {
				const [name = "", value = ""] = each.split(";")[0]?.split(/=(.*)/s) ?? [];
				this.#cookies.set(name, value);
			}
			this.#times.push({ kind, ms: performance.now() - began, status: response.status });
			return { status: response.status, to: response.headers.get("location") ?? "", text };
		} catch {
			this.#times.push({ kind, ms: performance.now() - began, status: 0 });
			return { status: 0, to: "", text: "" };
		}
	}
}

/** Files a complaint with one file. Tells whether it was acknowledged, and whether it is there with its file. */
export async function file(person: Visitor, n: number) {
	await person.ask("signing in", "/en/complaints/login", { email: emailOf("player", n), password: DEMO_PASSWORD });
	const { to } = await person.ask("steps of the form", "/en/complaints/submit?draft=new");
	const draft = new URL(to, "http://x").searchParams.get("draft") ?? "";
	const at = (step: number) => `/en/complaints/submit?draft=${draft}&step=${step}`;
	await person.ask("steps of the form", at(1), { draft, dispute_type: "financial" });
	await person.ask("steps of the form", at(2), { draft, detailed_description: `They owe me ${n}.` });
	const form = new FormData();
	form.set("case", draft);
	form.set("evidence", pdfFile(`Contract ${n}`, "contract.pdf"));
	await person.ask("evidence, inspected", "/en/complaints/evidence", form);
	await person.ask("steps of the form", at(3), { draft });
	const sent = await person.ask("filing", at(4), { draft, terms: "on", terms_version: TERMS_VERSION });
	const acknowledged = sent.status === 303 && sent.to.includes("step=5");
	return {
		acknowledged,
		async isThere() {
			const { text } = await person.ask("checks", "/en/complaints/my-data/export.json");
			const cases: { id: string; case_reference: string | null; evidence: object[] }[] =
				JSON.parse(text || "{}").cases ?? [];
			return cases.some((each) => each.id === draft && each.case_reference && each.evidence.length === 1);
		},
	};
}

/** Looks through the desk until `isOver`. */
export async function work(officer: Visitor, n: number, isOver: () => boolean) {
	await officer.ask("signing in", "/en/complaints/admin/auth", {
		email: emailOf("officer", n),
		password: DEMO_PASSWORD,
	});
	while (!isOver()) {
		const { text } = await officer.ask("desk, list", "/en/complaints/admin?sort=newest");
		const found = [.../\/en\/complaints\/admin\/case\/(\d{4}-\d{6})/g[Symbol.matchAll](text)].map(([path]) => path);
		const one = found[n % Math.max(1, found.length)];
		if (one) await officer.ask("desk, case", one);
		await officer.ask("desk, search", "/en/complaints/admin", { intent: "filter", q: "contract" });
		await pause(1500);
	}
}

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
