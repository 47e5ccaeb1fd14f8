import { pathIn } from "../../../base/locale/path.ts";
import { textNamed } from "../../../base/locale/text.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { tally } from "../../../people/players/photo-runs/outcome.ts";
import { bulkText } from "../runs-text.ts";
import type { Runs } from "./use-runs.ts";

export type Run = NonNullable<Runs["preset-photos"]>;
type Props = { run?: Run; summary: (run: Run) => string[]; failed: string };

const outcomeName = (t: ReturnType<typeof bulkText>, outcome: string) =>
	outcome === "failed" ? t.outcomeFailed : (textNamed(t, outcome) ?? outcome);
const messageText = (t: ReturnType<typeof bulkText>, key: string) => textNamed(t, key) ?? key;

/** The state of a run: idle, processing with its progress, complete with its report, or error. */
export function RunState({ run, summary, failed }: Props) {
	const locale = useLocale();
	const t = bulkText(locale);
	const state = run?.state ?? "idle";
	return (
		<div className="space-y-3">
			<p>
				<span
					data-state={state}
					className="rounded-full bg-sunken px-3 py-1 text-sm font-semibold data-[state=complete]:bg-win-tint data-[state=error]:bg-loss-tint data-[state=processing]:bg-draw-tint"
				>
					{t[state]}
				</span>
			</p>
			{run?.state === "processing" && (
				<>
					<progress
						max={Math.max(1, run.total)}
						value={run.done}
						aria-label={t.processing}
						className="bar h-2 w-full"
					/>
					<p className="text-sm text-soft">
						{t.progress(run.done, run.total)}. {t.running}
					</p>
					<noscript>
						<a href={`${pathIn(locale, "/admin/players")}?photos=open`} className="link">
							{t.refresh}
						</a>
					</noscript>
				</>
			)}
			{run?.state === "error" && (
				<p className="text-loss">
					<strong>{failed}</strong>. {t.failed}
				</p>
			)}
			{run?.state === "complete" &&
				summary(run).map((line) => (
					<p key={line} role="status" className="font-semibold">
						{line}
					</p>
				))}
			{run && run.report.length > 0 && <Report run={run} />}
		</div>
	);
}

function Report({ run }: { run: Run }) {
	const t = bulkText(useLocale());
	return (
		<details open={tally(run.report).failures > 0}>
			<summary className="cursor-pointer py-2 font-semibold">{t.details}</summary>
			<section className="max-h-72 overflow-y-auto rounded-lg border border-line" tabIndex={0} aria-label={t.details}>
				<table className="w-full text-sm">
					<thead className="sr-only">
						<tr>
							<th scope="col">{t.entry}</th>
							<th scope="col">{t.outcome}</th>
						</tr>
					</thead>
					<tbody className="divide-y divide-line">
						{run.report.map(({ name, outcome, message }, i) => (
							// biome-ignore lint/suspicious/noArrayIndexKey: two entries may bear one name; lines are only added
							<tr key={i} data-outcome={outcome}>
								<td className="px-3 py-1.5 break-all">
									<bdi>{name}</bdi>
								</td>
								<td className="px-3 py-1.5">
									<span className="font-semibold">{outcomeName(t, outcome)}</span>
									{message && <span className="block text-soft">{messageText(t, message)}</span>}
								</td>
							</tr>
						))}
					</tbody>
				</table>
			</section>
		</details>
	);
}
