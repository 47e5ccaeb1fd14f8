import type { Row } from "../../records/change-record.server.ts";

/** The result of a command on registrations. */
export type Outcome =
	| { ok: true }
	| { ok: false; gone: true }
	| { ok: false; current: Row }
	| { ok: false; wait: number }
	| { ok: false; problems: Record<string, string> };
