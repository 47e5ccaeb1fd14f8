import { hasRoom, NO_ROOM_SECONDS } from "../files/room.server.ts";
import { type Limit, secondsToWait } from "../limits/rate-limit.server.ts";
import { noteWait } from "../limits/retry-after.server.ts";
import { Busy, Turns } from "../process/turns.server.ts";
import { type Form, receiveForm } from "./receive-form.server.ts";

/** A longer body counts as an upload; ordinary forms do not wait for uploads. */
const LARGE = 1024 * 1024;
/** Uploads of one account at once. The next waits this long and is then read without its files. */
const PER_ACCOUNT = { atOnce: 2, most: 6, seconds: 15 };
/**
 * Uploads that are processed at once, after their bodies have arrived: slow senders hold no place (decision 91).
 */
const all = new Turns({ atOnce: 24, most: 100, seconds: 15 });
const perHour: Limit = { what: "uploads", times: 300, seconds: 3600 };

const accounts = new Map<string, Turns>();

/**
 * Why the files of a form were left out: the status, the key of what to say, and the seconds until it is worth another
 * try.
 */
type UploadRefusal = {
	status: 429 | 503;
	problem: "evidenceWait" | "evidenceBusy" | "noRoomForFiles";
	seconds: number;
};
export type Upload = Form & { refused?: UploadRefusal };

const tooMany = (seconds: number): UploadRefusal => ({
	status: 429,
	problem: seconds > 120 ? "evidenceWait" : "evidenceBusy",
	seconds,
});
const noRoom: UploadRefusal = { status: 503, problem: "noRoomForFiles", seconds: NO_ROOM_SECONDS };

/**
 * Reads a form that may carry large files, sent by `account`. The hour's limit, the account's ceiling and the room on
 * the disk come before the body: past them the fields are read and the files are not, so that the sender gets back what
 * was typed, with the reason.
 */
export async function receiveUpload<T>(
	request: Request,
	account: string,
	maxFile: number,
	work: (upload: Upload) => Promise<T>,
): Promise<T> {
	const length = Number(request.headers.get("content-length") ?? Number.POSITIVE_INFINITY);
	if (length <= LARGE) return receiveForm(request, { maxFile }, work);
	const refuse = (form: Form, refused: UploadRefusal) => {
		noteWait(refused.seconds);
		return work({ ...form, refused });
	};
	const without = (refused: UploadRefusal) =>
		receiveForm(request, { maxFile, withoutFiles: true }, (form) => refuse(form, refused));
	const wait = await secondsToWait(perHour, account);
	if (wait > 0) return without(tooMany(wait));
	if (!(await hasRoom())) return without(noRoom);
	const turns = accounts.get(account) ?? new Turns(PER_ACCOUNT);
	accounts.set(account, turns);
	try {
		await turns.enter();
	} catch (error) {
		if (error instanceof Busy) return without(tooMany(error.retryAfter));
		throw error;
	}
	try {
		return await receiveForm(request, { maxFile, mayLackRoom: true }, (form) =>
			form.lacksRoom ? refuse(form, noRoom) : inTurn(form),
		);
	} finally {
		turns.leave();
		if (turns.isIdle) accounts.delete(account);
	}

	async function inTurn(form: Form): Promise<T> {
		try {
			await all.enter();
		} catch (error) {
			if (error instanceof Busy) return refuse({ ...form, form: textsAlone(form.form) }, tooMany(error.retryAfter));
			throw error;
		}
		try {
			return await work(form);
		} finally {
			all.leave();
		}
	}
}

/** Does `work` with a file of `account` that has arrived, a few at once. Throws `Busy` when its turn does not come. */
export async function inUploadTurn<T>(account: string, work: () => Promise<T>): Promise<T> {
	const turns = accounts.get(account) ?? new Turns(PER_ACCOUNT);
	accounts.set(account, turns);
	try {
		return await turns.take(() => all.take(work));
	} finally {
		if (turns.isIdle) accounts.delete(account);
	}
}

function textsAlone(form: FormData): FormData {
	const texts = new FormData();
	for (const [name, value] of form) if (typeof value === "string") texts.append(name, value);
	return texts;
}
