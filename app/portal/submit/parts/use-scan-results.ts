import { useEffect } from "react";
import { useRevalidator } from "react-router";
import type { ListedFile } from "../../../complaints/evidence/listed-file.ts";

const EVERY_MS = 5000;
const AT_MOST = 24;

/** Reloads the page's data while a file is being scanned and the tab is visible, for two minutes at most. */
export function useScanResults(files: ListedFile[]) {
	const { revalidate } = useRevalidator();
	const isWaiting = files.some((file) => file.scan === "pending");
	useEffect(() => {
		if (!isWaiting) return;
		let times = 0;
		const timer = setInterval(() => {
			if (document.visibilityState === "visible") revalidate();
			times += 1;
			if (times >= AT_MOST) clearInterval(timer);
		}, EVERY_MS);
		return () => clearInterval(timer);
	}, [isWaiting, revalidate]);
}
