/** Refused before anything looks at it; `status` is what the client gets. */
export class Refusal extends Error {
	readonly status: number;
	readonly headers: Record<string, string>;
	constructor(status: number, headers: Record<string, string> = {}) {
		super(`refused with ${status}`);
		this.status = status;
		this.headers = headers;
	}
}

/** Refused while its body arrives: the rest of it is read and discarded, so that the client gets to read the answer. */
export class BodyRefusal extends Refusal {}
