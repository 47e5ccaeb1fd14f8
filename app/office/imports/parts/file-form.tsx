import { Fragment } from "react";
import { Ltr } from "../../../base/ui/page-parts.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { codePageText } from "../../../imports/code-page-text.ts";
import { guideText } from "../../../imports/columns/guide-text.ts";
import { columnLabels } from "../../../imports/guide/column-labels.ts";
import type { Guide } from "../../../imports/guide/guide.server.ts";
import type { FileProblem } from "../../../imports/runs/start-run.server.ts";
import { importText } from "../../../records/imports/text.ts";
import { FileField } from "../../../records/parts/file-field.tsx";
import { recordsText } from "../../../records/text.ts";

type Props = { problem: FileProblem | undefined; guide: Guide | undefined; cancel: string };

/** Takes a file in, and asks how its letters are read where it does not show. */
export function FileForm({ problem, guide, cancel }: Props) {
	const locale = useLocale();
	const t = importText(locale);
	return (
		<form method="post" encType="multipart/form-data" className="card mb-8 p-5">
			{problem && "readings" in problem && <Readings of={problem.readings} />}
			<div className="flex flex-wrap items-start gap-4">
				<div className="min-w-64 flex-1">
					<FileField
						name="file"
						label={t.csvFile}
						accept=".csv,text/csv,.json,application/json"
						problem={problem && guide && <ProblemOfFile problem={problem} guide={guide} />}
					/>
				</div>
				<button type="submit" className="button sm:mt-8">
					{t.dryRun}
				</button>
				<a href={cancel} className="button-quiet sm:mt-8">
					{recordsText(locale).cancel}
				</a>
			</div>
		</form>
	);
}

function ProblemOfFile({ problem, guide }: { problem: FileProblem; guide: Guide }) {
	const locale = useLocale();
	const t = importText(locale);
	const names = guide.columns.map(({ name }) => name);
	const labels = columnLabels(locale, guide.kind, names);
	const allNames = <span className="block">{guideText(locale).namedInEnglish(names.join(", "))}</span>;
	if ("readings" in problem) return codePageText(locale).unclear;
	if ("broken" in problem) return t.brokenLine(problem.broken);
	if ("missing" in problem)
		return (
			<>
				{t.missingColumns} <Ltr>{problem.missing.join(", ")}</Ltr> (
				{problem.missing.map((column) => labels[column]).join(t.comma)}){allNames}
			</>
		);
	if ("unknown" in problem)
		return (
			<>
				{t.unknownColumns} <bdi>{problem.unknown.join(", ")}</bdi>
				{allNames}
			</>
		);
	return t[problem.problem];
}

/** The same line as each code page reads it. */
function Readings({ of }: { of: Extract<FileProblem, { readings: unknown }>["readings"] }) {
	const t = codePageText(useLocale());
	return (
		<fieldset className="mb-5">
			<legend className="mb-2 font-semibold">{t.which}</legend>
			<div className="grid gap-3 md:grid-cols-2">
				{of.map(({ page, sample }) => (
					<label
						key={page}
						className="flex min-h-14 cursor-pointer items-center gap-3 rounded-xl border border-line px-4 py-2 has-checked:border-brand has-checked:bg-sunken"
					>
						<input type="radio" name="page" value={page} required className="size-5 accent-brand" />
						<span className="min-w-0">
							<span className="block text-sm text-soft">{t[page]}</span>
							<Cells of={sample.split(/[,;\t]/)} />
						</span>
					</label>
				))}
			</div>
		</fieldset>
	);
}

/** The cells of a line, each in its own direction. */
const Cells = ({ of }: { of: string[] }) => (
	<span className="block break-words">
		{of.map((cell, i) => (
			// biome-ignore lint/suspicious/noArrayIndexKey: a line is shown once, as it is
			<Fragment key={i}>
				{i > 0 && " · "}
				<bdi>{cell}</bdi>
			</Fragment>
		))}
	</span>
);
