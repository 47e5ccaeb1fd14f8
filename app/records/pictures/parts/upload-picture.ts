import type { Locale } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";

const MAX_BYTES = 15 * 1024 * 1024;
export type UploadOutcome = { ok: true; url: string } | { ok: false; problem?: string };

/** Sends a picture from the browser. `onProgress` hears how much of it has gone, from 0 to 1. */
export function uploadPicture(
	file: File,
	bucket: string,
	locale: Locale,
	onProgress: (part: number) => void,
): Promise<UploadOutcome> {
	if (file.size > MAX_BYTES) return Promise.resolve({ ok: false, problem: "tooLarge" });
	const form = new FormData();
	form.set("bucket", bucket);
	form.set("file", file);
	// fetch cannot tell how much of a body has gone.
	const request = new XMLHttpRequest();
	return new Promise((resolve) => {
		request.upload.onprogress = (event) => onProgress(event.loaded / event.total);
		request.onerror = () => resolve({ ok: false });
		request.onload = () => {
			try {
				const { url, problem }: { url?: string; problem?: string } = JSON.parse(request.responseText);
				resolve(url ? { ok: true, url } : { ok: false, problem });
			} catch {
				resolve({ ok: false });
			}
		};
		request.open("POST", pathIn(locale, "/admin/pictures"));
		request.send(form);
	});
}
