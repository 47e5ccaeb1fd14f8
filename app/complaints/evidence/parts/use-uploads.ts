import { useCallback, useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { pathIn } from "../../../base/locale/path.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { problemBefore } from "../rules/evidence-rules.ts";

/** A file on its way, or one that did not arrive. */
export type Upload = { key: number; name: string; progress: number; problem?: string; file: File };

/**
 * Sends files one after the other, so that a slow line carries one at a time. Each can be cancelled; one that failed can be tried
 * again, and is when the line comes back. The page is read again when one has arrived, and leaving it asks back while one is on its way.
 */
export function useUploads(caseId: string, held: { files: number; bytes: number }) {
	const locale = useLocale();
	const { revalidate } = useRevalidator();
	const [uploads, setUploads] = useState<Upload[]>([]);
	const queue = useRef<Promise<void>>(Promise.resolve());
	const requests = useRef(new Map<number, XMLHttpRequest | "cancelled">());
	const nextKey = useRef(1);

	const sending = uploads.filter((upload) => !upload.problem).length;
	const isSending = sending > 0;
	const [arrived, setArrived] = useState(0);
	useEffect(() => {
		if (!isSending) return setArrived(0); // the next files are counted from the first
		const ask = (event: BeforeUnloadEvent) => event.preventDefault(); // leaving would cut them off
		addEventListener("beforeunload", ask);
		return () => removeEventListener("beforeunload", ask);
	}, [isSending]);

	const change = useCallback((key: number, change: Partial<Upload>) => {
		setUploads((all) => all.map((upload) => (upload.key === key ? { ...upload, ...change } : upload)));
	}, []);
	const drop = useCallback((key: number) => {
		const request = requests.current.get(key);
		if (request instanceof XMLHttpRequest) request.abort();
		requests.current.set(key, "cancelled");
		setUploads((all) => all.filter((upload) => upload.key !== key));
	}, []);

	const send = useCallback(
		(key: number, file: File) =>
			new Promise<void>((done) => {
				if (requests.current.get(key) === "cancelled") return done();
				const form = new FormData();
				form.set("case", caseId);
				form.set("evidence", file);
				// fetch cannot tell how much of a body has gone.
				const request = new XMLHttpRequest();
				requests.current.set(key, request);
				request.upload.onprogress = (event) => change(key, { progress: event.loaded / event.total });
				request.onabort = () => done();
				request.onerror = () => {
					change(key, { problem: "lostConnection" });
					done();
				};
				request.onload = () => {
					const { id, problem } = answerOf(request);
					if (id) {
						drop(key);
						setArrived((count) => count + 1);
					} else change(key, { problem: problem ?? "lostConnection" });
					// It may have arrived the first time, and only the answer was lost.
					if (id || problem === "evidenceKnown") revalidate();
					done();
				};
				request.open("POST", pathIn(locale, "/complaints/evidence"));
				request.send(form);
			}),
		[caseId, change, drop, locale, revalidate],
	);

	const add = useCallback(
		(files: Iterable<File>) => {
			for (const file of files) {
				const key = nextKey.current++;
				const problem = problemBefore(file, held);
				setUploads((all) => [...all, { key, name: file.name, progress: 0, problem, file }]);
				if (!problem) queue.current = queue.current.then(() => send(key, file));
			}
		},
		[held, send],
	);
	const retry = useCallback(
		({ key, file }: Upload) => {
			drop(key);
			add([file]);
		},
		[add, drop],
	);
	useEffect(() => {
		const again = () => {
			for (const upload of uploads) if (upload.problem === "lostConnection") retry(upload);
		};
		addEventListener("online", again);
		return () => removeEventListener("online", again);
	}, [uploads, retry]);
	return { uploads, batch: { arrived, all: arrived + sending }, add, drop, retry };
}

function answerOf(request: XMLHttpRequest): { id?: string; problem?: string } {
	try {
		return JSON.parse(request.responseText);
	} catch {
		return { problem: request.status === 413 ? "evidenceTooLarge" : undefined };
	}
}
