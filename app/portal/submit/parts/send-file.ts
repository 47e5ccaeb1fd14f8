import type { Upload } from "tus-js-client";
import { MAX_PART } from "../../../complaints/evidence/rules/evidence-rules.ts";

/** The id of the file that was attached, or the key of what was wrong; neither when it was cancelled. */
type UploadResult = { id?: string; problem?: string };
export type RunningUpload = { ended: Promise<UploadResult>; cancel: () => void };

/** Waits of this many milliseconds before a piece is tried again. */
const RETRY_MS = [0, 1000, 3000];

/**
 * Sends a file in pieces and attaches it to a case. It goes on from where an earlier try in this window stopped, before
 * a reload of the page as well. `address` is that of evidence; `progress` is told the part that has gone, 0 to 1.
 */
export function sendFile(address: string, caseId: string, file: File, progress: (part: number) => void): RunningUpload {
	const place = placeOf(caseId, file);
	let upload: Upload | undefined;
	let cancel = () => {};
	const cancelled = new Promise<UploadResult>((resolve) => {
		cancel = () => {
			resolve({});
			place.forget();
			void upload?.abort().then(() => giveUp(upload?.url));
		};
	});
	const send = async (): Promise<UploadResult> => {
		const tus = await import("tus-js-client");
		const url = await new Promise<string | null>((resolve, reject) => {
			const started = new tus.Upload(file, {
				endpoint: `${address}/uploads`,
				uploadUrl: place.read(),
				metadata: { filename: file.name },
				chunkSize: MAX_PART,
				retryDelays: RETRY_MS,
				overridePatchMethod: true,
				storeFingerprintForResuming: false, // its own store would write names of files
				onUploadUrlAvailable: () => place.note(started.url),
				onProgress: (sent, all) => progress(sent / all),
				onSuccess: () => resolve(started.url),
				onError: reject,
			});
			upload = started;
			started.start();
		});
		const form = new FormData();
		form.set("case", caseId);
		form.set("upload", url?.split("/").at(-1) ?? "");
		const ended = answerOf(await (await fetch(address, { method: "POST", body: form })).text());
		if (ended.id || ended.problem !== "evidenceBusy") place.forget();
		return ended;
	};
	const failed = (error: Partial<import("tus-js-client").DetailedError>) =>
		answerOf(error.originalResponse?.getBody() ?? "");
	return { ended: Promise.race([cancelled, send().catch(failed)]), cancel: () => cancel() };
}

/** An answer of the server; one that did not come, or not from the portal, is a lost line. */
function answerOf(text: string): UploadResult {
	try {
		return JSON.parse(text);
	} catch {
		return { problem: "lostConnection" };
	}
}

/** Tells the server to delete the pieces; without an answer it does so by itself later. */
async function giveUp(url?: string | null) {
	const headers = { "tus-resumable": "1.0.0", "x-http-method-override": "DELETE" };
	if (url) await fetch(url, { method: "POST", headers }).catch(() => {});
}

/**
 * The address of a started upload in this window. The file goes by a number made of what it is called, not by its name.
 */
function placeOf(caseId: string, file: File) {
	let number = 0;
	for (const letter of file.name) number = (number * 31 + (letter.codePointAt(0) ?? 0)) | 0;
	const key = `upload:${caseId}:${file.size}:${file.lastModified}:${number}`;
	const tryTo = <T>(work: () => T) => {
		try {
			return work();
		} catch {
			return null; // a browser may refuse to store anything
		}
	};
	return {
		read: () => tryTo(() => sessionStorage.getItem(key)),
		note: (url: string | null) => tryTo(() => sessionStorage.setItem(key, url ?? "")),
		forget: () => tryTo(() => sessionStorage.removeItem(key)),
	};
}
