import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";
import { pathIn } from "../../../base/locale/path.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";

const POLL_MS = 15_000;

/**
 * Reads the list again when something happened to any case. The server says so by an event; where a network lets no
 * stream through, the list is read again every quarter of a minute.
 */
export function useNewCases(latest: number) {
	const { revalidate } = useRevalidator();
	const path = pathIn(useLocale(), "/complaints/admin/events");
	const seen = useRef(latest);
	useEffect(() => {
		seen.current = latest;
	}, [latest]);
	useEffect(() => {
		let poll: ReturnType<typeof setInterval> | undefined;
		const stopPolling = () => {
			clearInterval(poll);
			poll = undefined;
		};
		const again = () => document.visibilityState === "visible" && void revalidate();
		const source = new EventSource(path);
		source.addEventListener("cases", (event) => {
			if (event instanceof MessageEvent && Number(event.data) > seen.current) again();
		});
		source.addEventListener("open", stopPolling);
		source.addEventListener("error", () => {
			poll ??= setInterval(again, POLL_MS);
		});
		return () => {
			source.close();
			stopPolling();
		};
	}, [path, revalidate]);
}
