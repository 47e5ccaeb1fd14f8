import { type Limit, secondsToWait } from "../limits/rate-limit.server.ts";
import { noteWait } from "../limits/retry-after.server.ts";
import { Busy, Turns } from "../process/turns.server.ts";
import { type Form, receiveForm } from "./receive-form.server.ts";

/** A longer body counts as an upload; ordinary forms do not wait for uploads. */
const LARGE = 1024 * 1024;
/** Files on their way at once: of one account, and of all. The next waits this long and is then read without its files. */
const PER_ACCOUNT = { atOnce: 2, most: 6, seconds: 15 };
const all = new Turns({ atOnce: 24, most: 100, seconds: 15 });
const perHour: Limit = { what: "uploads", times: 300, seconds: 3600 };

const accounts = new Map<string, Turns>();

/** The problem to show on a form that arrived without its files. */
export const waitProblem = (seconds: number) => (seconds > 120 ? "evidenceWait" : "evidenceBusy");

/** A form whose files were left out because too many are on their way; seconds until it is worth another try. */
export type Upload = Form & { wait?: number };

/**
 * Reads a form that may carry large files, sent by `account`. The hour's limit and the ceilings come before the body: past them the
 * fields are read and the files are not, so that the sender gets back what was typed, with 429 and the seconds to wait.
 */
export async function receiveUpload<T>(
	request: Request,
	account: string,
	maxFile: number,
	work: (upload: Upload) => Promise<T>,
): Promise<T> {
	const length = Number(request.headers.get("content-length") ?? Number.POSITIVE_INFINITY);
	if (length <= LARGE) return receiveForm(request, { maxFile }, work);
	const without = (wait: number) => {
		noteWait(wait);
		return receiveForm(request, { maxFile, withoutFiles: true }, (form) => work({ ...form, wait }));
	};
	const wait = await secondsToWait(perHour, account);
	if (wait > 0) return without(wait);
	const turns = accounts.get(account) ?? new Turns(PER_ACCOUNT);
	accounts.set(account, turns);
	try {
		await turns.enter();
	} catch (error) {
		if (error instanceof Busy) return without(error.retryAfter);
		throw error;
	}
	try {
		await all.enter();
	} catch (error) {
		turns.leave();
		if (error instanceof Busy) return without(error.retryAfter);
		throw error;
	}
	try {
		return await receiveForm(request, { maxFile }, work);
	} finally {
		all.leave();
		turns.leave();
		if (turns.isIdle) accounts.delete(account);
	}
}
