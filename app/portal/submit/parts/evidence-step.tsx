import { type ChangeEvent, type DragEvent, useEffect, useState } from "react";
import { FileControl } from "../../../base/ui/fields/file-control.tsx";
import { useProblemText } from "../../../base/ui/fields/problem-text.tsx";
import { SENT_ALONE } from "../../../base/ui/line/line.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { FileList } from "../../../complaints/evidence/file-list.tsx";
import type { FileProblem, ListedFile } from "../../../complaints/evidence/listed-file.ts";
import { acceptedExtensions, PHOTO } from "../../../complaints/evidence/rules/evidence-rules.ts";
import { evidenceText } from "../../../complaints/evidence/text.ts";
import { useScanResults } from "./use-scan-results.ts";
import { useUploads } from "./use-uploads.ts";

type Props = {
	/** Id of the surrounding form. */
	form: string;
	caseId: string;
	evidence: ListedFile[];
	/** Files that came with the form and were not taken. */
	problems?: FileProblem[];
	/** The intent of a button that only uploads; without it the form's own button sends the files. */
	uploads?: string;
	hasScanner: boolean;
	/** Files of a draft can be taken away again. */
	removable?: boolean;
	downloads?: "/complaints/evidence/:id";
};

/**
 * Files of a draft or a case, and a control to add some. With a script they go as soon as they are chosen, each with
 * its progress; without one a button sends them.
 */
export function EvidenceStep({
	form,
	caseId,
	evidence,
	problems = [],
	uploads: uploadIntent,
	hasScanner,
	removable,
	downloads,
}: Props) {
	const inWords = useProblemText();
	const locale = useLocale();
	const t = evidenceText(locale);
	const [alive, setAlive] = useState(false);
	useEffect(() => setAlive(true), []);
	useScanResults(evidence);
	const bytes = evidence.reduce((sum, file) => sum + file.file_size, 0);
	const { uploads, batch, add, drop, retry } = useUploads(caseId, { files: evidence.length, bytes });
	const sendAtOnce = {
		[SENT_ALONE]: "",
		onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
			add([...(currentTarget.files ?? [])]);
			currentTarget.value = ""; // they are on their way: the form does not send them again
		},
	};
	const take = (event: DragEvent) => {
		event.preventDefault();
		add(event.dataTransfer.files);
	};
	return (
		<div className="space-y-5">
			<p>{t.evidenceLead}</p>
			{!hasScanner && <p className="rounded-xl bg-draw-tint p-4 text-draw">{t.scanning(false)}</p>}
			<FileProblems problems={problems} />
			<FileList
				files={evidence}
				downloads={downloads}
				action={
					removable
						? (file) => (
								<button
									type="submit"
									name="intent"
									value={`remove:${file.id}`}
									aria-label={t.removeFile(file.file_name)}
									className="button-quiet"
								>
									{t.remove}
								</button>
							)
						: undefined
				}
			/>
			{batch.all > 1 && (
				<p role="status" className="font-semibold">
					{t.arrivedOf(batch.arrived, batch.all)}
					<progress
						value={batch.arrived}
						max={batch.all}
						aria-hidden="true"
						className="block h-2 w-full accent-brand"
					/>
				</p>
			)}
			<ul aria-live="polite" className="space-y-3 empty:hidden">
				{uploads.map((upload) => (
					<li key={upload.key} className="rounded-xl border border-line p-4">
						<div className="flex flex-wrap items-center gap-3">
							<bdi className="min-w-0 flex-1 break-all font-semibold">{upload.name}</bdi>
							{(upload.problem === "lostConnection" || upload.problem === "evidenceBusy") && (
								<button type="button" className="button-quiet" onClick={() => retry(upload)}>
									{t.retry}
								</button>
							)}
							<button type="button" className="button-quiet" onClick={() => drop(upload.key)}>
								{upload.problem ? t.remove : t.cancel}
							</button>
						</div>
						{upload.problem ? (
							<p role="alert" className="mt-1 text-sm font-semibold text-loss">
								{upload.problem === "lostConnection" ? t.lostConnection : inWords(upload.problem)}
							</p>
						) : (
							<progress
								value={upload.progress}
								max={1}
								aria-label={`${t.uploading} ${upload.name}`}
								className="mt-2 block h-2 w-full accent-brand"
							/>
						)}
					</li>
				))}
			</ul>
			{/* biome-ignore lint/a11y/noStaticElementInteractions: the control inside does the same without dragging */}
			<div
				onDragOver={(event) => event.preventDefault()}
				onDrop={take}
				className="rounded-xl border-2 border-dashed border-line p-6"
			>
				<label htmlFor={`${form}-evidence`} className="mb-2 block font-semibold">
					{t.chooseFiles} {alive && <span className="font-normal text-soft">{t.dropHere}</span>}
				</label>
				<FileControl
					id={`${form}-evidence`}
					name="evidence"
					multiple
					accept={acceptedExtensions}
					aria-describedby="evidence-rules"
					{...sendAtOnce}
				/>
				{/* The camera itself, which a control for files of every kind does not offer on each phone. */}
				<div className="mt-4 hidden pointer-coarse:block">
					<label htmlFor={`${form}-photo`} className="mb-2 block font-semibold">
						{t.takePhoto}
					</label>
					<FileControl id={`${form}-photo`} name={PHOTO} accept="image/*" capture="environment" {...sendAtOnce} />
				</div>
				<p id="evidence-rules" className="mt-3 text-sm text-soft">
					{t.evidenceRules} {hasScanner && t.scanning(true)}
				</p>
				{!alive && uploadIntent && (
					<button type="submit" name="intent" value={uploadIntent} className="button-quiet mt-4">
						{t.upload}
					</button>
				)}
			</div>
		</div>
	);
}

/** Files that came with the form and were not taken, each with its reason. */
function FileProblems({ problems }: { problems: FileProblem[] }) {
	const inWords = useProblemText();
	if (problems.length === 0) return null;
	return (
		<ul role="alert" className="space-y-1 rounded-xl border-2 border-loss bg-loss-tint p-4">
			{problems.map(({ name, problem }) => (
				<li key={name}>
					<bdi className="break-all font-semibold">{name}</bdi>: {inWords(problem)}
				</li>
			))}
		</ul>
	);
}
