import { DEMO_PASSWORD } from "../test/prepare-database.ts";
import type { Installation } from "./installation.ts";

/** Longer than any limit of the product's own: an answer that takes longer is none. */
const PATIENCE_MS = 20_000;

const doors: Record<string, string> = { player: "/en/complaints/login", editor: "/en/admin/auth" };

/** A person of the demo with a browser. */
export class Visitor {
	#cookie = "";
	readonly #at: Installation;
	readonly #who: string;

	constructor(at: Installation, who: string) {
		this.#at = at;
		this.#who = who;
	}

	async signIn() {
		const door = doors[this.#who] ?? "/en/complaints/admin/auth";
		this.#cookie = "";
		const answer = await this.post(door, { email: `${this.#who}@demo.example`, password: DEMO_PASSWORD });
		if (answer.status !== 303) throw new Error(`${this.#who} was not let in: ${answer.status}`);
		this.#cookie = answer.headers
			.getSetCookie()
			.map((each) => each.split(";")[0])
			.join("; ");
		return this;
	}

	get = (path: string) => this.#ask(path);
	post = (path: string, fields: Record<string, string> | FormData) =>
		this.#ask(path, fields instanceof FormData ? fields : new URLSearchParams(fields));

	#ask(path: string, body?: FormData | URLSearchParams) {
		return fetch(this.#at.app.origin + path, {
			method: body ? "POST" : "GET",
			body,
			headers: { cookie: this.#cookie },
			redirect: "manual",
			signal: AbortSignal.timeout(PATIENCE_MS),
		});
	}
}
