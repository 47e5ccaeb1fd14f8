import { useCallback, useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { pathIn } from "../../../base/locale/path.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { problemBefore } from "../../../complaints/evidence/rules/evidence-rules.ts";
import { type RunningUpload, sendFile } from "./send-file.ts";

/** A file on its way, or one that did not arrive. */
export type Upload = { key: number; name: string; progress: number; problem?: string; file: File };

/**
 * Sends files one after the other, so that a slow line carries one at a time. Each can be cancelled; one that failed
 * can be gone on with from where it stopped, and is when the line comes back. The page is read again when one has
 * arrived, and leaving it asks back while one is on its way.
 */
export function useUploads(caseId: string, held: { files: number; bytes: number }) {
	const locale = useLocale();
	const { revalidate } = useRevalidator();
	const [uploads, setUploads] = useState<Upload[]>([]);
	const queue = useRef<Promise<void>>(Promise.resolve());
	const running = useRef(new Map<number, RunningUpload | "cancelled">());
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
	const leave = useCallback((key: number) => setUploads((all) => all.filter((upload) => upload.key !== key)), []);
	const drop = useCallback(
		(key: number) => {
			const upload = running.current.get(key);
			if (upload && upload !== "cancelled") upload.cancel();
			running.current.set(key, "cancelled");
			leave(key);
		},
		[leave],
	);

	const send = useCallback(
		async (key: number, file: File) => {
			if (running.current.get(key) === "cancelled") return;
			const address = pathIn(locale, "/complaints/evidence");
			const upload = sendFile(address, caseId, file, (progress) => change(key, { progress }));
			running.current.set(key, upload);
			const { id, problem } = await upload.ended;
			if (id) {
				leave(key);
				setArrived((count) => count + 1);
			} else if (problem) change(key, { problem });
			// It may have arrived the first time, and only the answer was lost.
			if (id || problem === "evidenceKnown") revalidate();
		},
		[caseId, change, leave, locale, revalidate],
	);

	const enqueue = useCallback(
		(key: number, file: File) => {
			queue.current = queue.current.then(() => send(key, file));
		},
		[send],
	);
	const add = useCallback(
		(files: Iterable<File>) => {
			for (const file of files) {
				const key = nextKey.current++;
				const problem = problemBefore(file, held);
				setUploads((all) => [...all, { key, name: file.name, progress: 0, problem, file }]);
				if (!problem) enqueue(key, file);
			}
		},
		[held, enqueue],
	);
	const retry = useCallback(
		({ key, file }: Upload) => {
			change(key, { problem: undefined });
			enqueue(key, file);
		},
		[change, enqueue],
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
