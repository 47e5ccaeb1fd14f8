import { useEffect, useState } from "react";
import { pathIn } from "../../../base/locale/path.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import type { ImportKind } from "../importers.server.ts";
import { runText } from "../run-text.ts";

type Props = { id: number; kind: ImportKind; state: string; total: number; done: number };
const EVERY_MS = 1000;

/** How far the work is. The page looks again by itself: with a script in place, without one by loading it again. */
export function Progress({ id, kind, ...given }: Props) {
	const locale = useLocale();
	const t = runText(locale);
	const [{ state, total, done }, setProgress] = useState(given);
	const page = pathIn(locale, "/admin/import/:kind/:run", { kind, run: String(id) });
	useEffect(() => {
		const timer = setInterval(async () => {
			const response = await fetch(`${page}/progress`).catch(() => undefined);
			if (!response || response.status === 429 || response.status >= 500) return; // the next look may do better
			const isAnswer = response.ok && response.headers.get("content-type")?.startsWith("application/json");
			const now: typeof given | undefined = isAnswer ? await response.json() : undefined;
			if (now?.state === "planning" || now?.state === "importing") return setProgress(now);
			clearInterval(timer);
			location.reload(); // the step is over, or the session has ended: the page says which
		}, EVERY_MS);
		return () => clearInterval(timer);
	}, [page]);
	const step = state === "importing" ? t.importing : t.planning;
	return (
		<div className="card space-y-3 p-5" data-state={state}>
			<p role="status" className="font-semibold">
				{step} · {t.progress(done, total)}
			</p>
			<progress max={Math.max(1, total)} value={done} aria-label={step} className="bar h-2 w-full" />
			<p className="text-soft">{t.goesOn}</p>
			<noscript>
				<meta httpEquiv="refresh" content="3" />
				<a href={page} className="link">
					{t.refresh}
				</a>
			</noscript>
		</div>
	);
}
