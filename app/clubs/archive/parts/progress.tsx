import { useEffect, useState } from "react";
import { pathIn } from "../../../base/locale/path.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { archiveText } from "../text.ts";
import { DiscardButton } from "./discard-button.tsx";

type Props = { id: number; total: number; done: number };
const EVERY_MS = 1000;

/** How far the reading is, and the way out of it. With a script the page follows it and shows the preview when there is one. */
export function Progress({ id, ...given }: Props) {
	const locale = useLocale();
	const t = archiveText(locale);
	const [{ total, done }, setProgress] = useState(given);
	const page = pathIn(locale, "/admin/players/photos/:archive", { archive: String(id) });
	useEffect(() => {
		const timer = setInterval(async () => {
			const response = await fetch(`${page}/progress`).catch(() => undefined);
			if (!response || response.status === 429 || response.status >= 500) return; // the next look may do better
			const isAnswer = response.ok && response.headers.get("content-type")?.startsWith("application/json");
			const now: { state: string; total: number; done: number } | undefined = isAnswer
				? await response.json()
				: undefined;
			if (now?.state === "reading") return setProgress(now);
			clearInterval(timer);
			location.reload(); // it was read, it is gone, or the session has ended: the page says which
		}, EVERY_MS);
		return () => clearInterval(timer);
	}, [page]);
	return (
		<div className="card space-y-3 p-5" data-state="reading">
			<p role="status" className="font-semibold">
				{t.reading} · {t.progress(done, total)}
			</p>
			<progress max={Math.max(1, total)} value={done} aria-label={t.reading} className="bar h-2 w-full" />
			<noscript>
				<a href={page} className="link">
					{t.refresh}
				</a>
			</noscript>
			<form method="post">
				<DiscardButton />
			</form>
		</div>
	);
}
