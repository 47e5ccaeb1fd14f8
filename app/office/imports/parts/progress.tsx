import { pathIn } from "../../../base/locale/path.ts";
import { JobProgress } from "../../../base/ui/job-progress.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import type { ImportKind } from "../../../imports/importers.server.ts";
import { runText } from "../run-text.ts";

type Props = { id: number; kind: ImportKind; state: string; total: number; done: number };

/** How far the work on a file is. */
export function Progress({ id, kind, state, total, done }: Props) {
	const locale = useLocale();
	const t = runText(locale);
	const page = pathIn(locale, "/admin/import/:kind/:run", { kind, run: String(id) });
	return (
		<JobProgress
			follow={`${page}/progress`}
			page={page}
			total={total}
			done={done}
			label={state === "importing" ? t.importing : t.planning}
			told={t.progress}
			refresh={t.refresh}
			state={state}
		>
			<p className="text-soft">{t.goesOn}</p>
		</JobProgress>
	);
}
