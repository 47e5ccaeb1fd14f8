import { pathIn } from "../../../base/locale/path.ts";
import { Moment } from "../../../base/ui/moment.tsx";
import { Ltr } from "../../../base/ui/page-parts.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import type { ImportKind } from "../../../imports/importers.server.ts";
import type { latestRuns } from "../../../imports/runs/read-runs.server.ts";
import { importText } from "../../../records/imports/text.ts";
import { runText } from "../run-text.ts";

type Props = { kind: ImportKind; runs: Awaited<ReturnType<typeof latestRuns>> };

/** Files that wait for an answer, or that are being imported, by anyone. */
export function RunList({ kind, runs }: Props) {
	const locale = useLocale();
	const t = runText(locale);
	if (runs.length === 0) return null;
	return (
		<section aria-labelledby="open-files" className="mt-10">
			<h2 id="open-files" className="mb-3 text-xl">
				{t.openFiles}
			</h2>
			<ul className="card divide-y divide-line">
				{runs.map((run) => (
					<li key={run.id} className="p-4">
						<a
							href={pathIn(locale, "/admin/import/:kind/:run", { kind, run: String(run.id) })}
							className="link font-semibold"
							dir="auto"
						>
							{run.file_name}
						</a>
						<p className="text-sm text-soft">
							{run.state === "planned" ? t.planned : run.state === "importing" ? t.importing : t.planning} ·{" "}
							{importText(locale).rows(run.total)} · <Moment at={run.created_at} />{" "}
							{run.email && (
								<>
									· <Ltr>{run.email}</Ltr>
								</>
							)}
						</p>
					</li>
				))}
			</ul>
		</section>
	);
}
