import type { ComponentProps, ReactNode } from "react";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { archiveText } from "../../../people/players/photo-archive/text.ts";
import { type RunKind, tally } from "../../../people/players/photo-runs/outcome.ts";
import { bulkText } from "../runs-text.ts";
import { ArchiveList } from "./archive-list.tsx";
import { type Run, RunState } from "./run-state.tsx";
import { type Runs, useRuns } from "./use-runs.ts";
import { ZipForm } from "./zip-form.tsx";

type Archives = ComponentProps<typeof ArchiveList>["archives"];
type Props = { runs: Runs; archives: Archives; zipProblem?: string; open: boolean };

/** Work on many photos at once: four panels that show the runs of all editors. */
export function BulkPanels({ runs: given, archives, zipProblem, open }: Props) {
	const locale = useLocale();
	const t = bulkText(locale);
	const a = archiveText(locale);
	const runs = useRuns(given);
	const migration = (none: string) => (run: Run) => {
		const { successes, failures } = tally(run.report);
		if (run.total === 0) return [none];
		return [
			t.migrationComplete,
			...(successes > 0 ? [t.migrated(successes)] : []),
			...(failures > 0 ? [t.notMigrated(failures)] : []),
		];
	};
	const preset = (run: Run) => {
		const { successes, failures } = tally(run.report);
		return [failures > 0 ? t.processedWithErrors(successes, failures) : t.processed(successes)];
	};
	return (
		<details id="photos" open={open || zipProblem !== undefined} className="card mt-10 scroll-mt-16 p-5">
			<summary className="cursor-pointer">
				<h2 className="inline text-lg">{t.heading}</h2>
			</summary>
			<div className="mt-5 grid gap-6 md:grid-cols-2">
				<Panel title={t.localTitle} text={t.localText}>
					<RunState run={runs["local-photos"]} summary={migration(t.nothingLocal)} failed={t.migrationFailed} />
				</Panel>
				<Panel title={t.remoteTitle} text={t.remoteText}>
					<Start kind="remote-photos" label={t.remoteButton} going={runs["remote-photos"]?.state === "processing"} />
					<RunState run={runs["remote-photos"]} summary={migration(t.noPlayersWithPhotos)} failed={t.migrationFailed} />
				</Panel>
				<Panel title={t.presetTitle} text={t.presetText}>
					<Start kind="preset-photos" label={t.presetButton} going={runs["preset-photos"]?.state === "processing"} />
					<RunState run={runs["preset-photos"]} summary={preset} failed={t.imagesFailed} />
				</Panel>
				<Panel title={a.zipTitle} text={a.zipText}>
					<ZipForm problem={zipProblem} />
					<ArchiveList archives={archives} />
				</Panel>
			</div>
		</details>
	);
}

const Panel = ({ title, text, children }: { title: string; text: string; children: ReactNode }) => (
	<section className="space-y-3">
		<h3 className="font-semibold">{title}</h3>
		<p className="text-sm text-soft">{text}</p>
		{children}
	</section>
);

const Start = ({ kind, label, going }: { kind: RunKind; label: string; going: boolean }) => (
	<form method="post">
		<button type="submit" name="kind" value={kind} disabled={going} className="button-quiet disabled:opacity-60">
			{label}
		</button>
	</form>
);
