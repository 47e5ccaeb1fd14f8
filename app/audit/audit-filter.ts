import { dayIn } from "../base/typed/day-time.ts";

/** The filter of the audit log, on the page and in the file. */
export function auditFilter(url: URL) {
	const of = (name: string) => url.searchParams.get(name)?.trim().slice(0, 100) || undefined;
	return {
		who: of("who"),
		action: of("action"),
		record: recordIn(of("record")),
		from: dayIn(of("from")),
		until: dayIn(of("until")),
	};
}

/** A kind of record (`player`) or one of them (`player:12`). Cases have no history for owners. */
const recordIn = (text = "") => (/^(?!case\b)[a-z-]{1,20}(:[\w-]{1,60})?$/.test(text) ? text : undefined);
