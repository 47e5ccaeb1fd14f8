import { useRef } from "react";
import { useLocation, useNavigation } from "react-router";

/**
 * The answer of the page to a form of its own, from when the page is whole until the reader goes on. The router itself
 * gives it while the page is still being read, and what is typed then would be lost with it, and forgets it when the
 * page is read again in the background.
 */
export function useAnswer<T>(given: T | undefined): T | undefined {
	const { key } = useLocation();
	const isWhole = useNavigation().state === "idle";
	const last = useRef<{ key: string; answer: T | undefined }>(undefined);
	if (last.current?.key !== key) last.current = { key, answer: undefined };
	if (given !== undefined && isWhole) last.current.answer = given;
	return last.current.answer;
}
