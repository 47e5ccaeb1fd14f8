import { type ReactNode, useEffect, useState } from "react";
import { useNavigation } from "react-router";

type Props = {
	/** The address that answers `{ isOver, total, done }` as JSON. */
	follow: string;
	/** The page that shows how far it is; without a script it loads itself again. */
	page: string;
	total: number;
	done: number;
	label: string;
	/** The progress in words. */
	told: (done: number, total: number) => string;
	refresh: string;
	/** Says for tests and styles which work it is. */
	state?: string;
	/** The way to stop it, and what to know. */
	children?: ReactNode;
};
const EVERY_MS = 1000;

/**
 * How far a job is that goes on behind the page. With a script the page follows it, and is shown again when it is over.
 */
export function JobProgress({ follow, page, label, told, refresh, state = "working", children, ...given }: Props) {
	const [{ total, done }, setProgress] = useState(given);
	const isSending = useNavigation().state !== "idle";
	useEffect(() => {
		if (isSending) return; // the answer to a form leads on: a page that loads itself again would never get it
		let isOff = false;
		const timer = setInterval(async () => {
			const response = await fetch(follow).catch(() => undefined);
			if (!response || response.status === 429 || response.status >= 500) return; // the next look may do better
			const isAnswer = response.ok && response.headers.get("content-type")?.startsWith("application/json");
			const now: { isOver: boolean; total: number; done: number } | undefined = isAnswer
				? await response.json()
				: undefined;
			if (isOff) return;
			if (now && !now.isOver) return setProgress(now);
			clearInterval(timer);
			location.reload(); // it is over, it is gone, or the session has ended: the page says which
		}, EVERY_MS);
		return () => {
			isOff = true;
			clearInterval(timer);
		};
	}, [follow, isSending]);
	return (
		<div className="card space-y-3 p-5" data-state={state}>
			<p role="status" className="font-semibold">
				{label} · {told(done, total)}
			</p>
			<progress max={Math.max(1, total)} value={done} aria-label={label} className="bar h-2 w-full" />
			<noscript>
				<meta httpEquiv="refresh" content="3" />
				<a href={page} className="link">
					{refresh}
				</a>
			</noscript>
			{children}
		</div>
	);
}
