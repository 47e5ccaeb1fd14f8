import type { ReactNode } from "react";
import { pathIn } from "../../base/locale/path.ts";
import { Ltr } from "../../base/ui/page-parts.tsx";
import { useLocale } from "../../base/ui/use-locale.ts";
import type { ScanState } from "../case/complaint.ts";
import { fileSize } from "../case/file-size.ts";
import type { ListedFile } from "./listed-file.ts";
import { canBeFlat, familyOf } from "./rules/evidence-rules.ts";
import { evidenceText } from "./text.ts";

const scanWords = {
	pending: "scanPending",
	clean: "scanClean",
	infected: "scanInfected",
	unscannable: "scanUnscannable",
} as const;

const tints: Record<ScanState, string> = {
	pending: "bg-sunken text-ink",
	clean: "bg-win-tint text-win",
	infected: "bg-loss-tint text-loss",
	unscannable: "bg-draw-tint text-draw",
};

type Props<F extends ListedFile> = {
	files: F[];
	/** Where the reader may download what is clean or was released; absent for those who may not. */
	downloads?: "/complaints/evidence/:id" | "/complaints/admin/evidence/:id";
	/** Where an officer gets the page images of a file. */
	pages?: "/complaints/admin/evidence/:id/pages";
	/** A control beside each file. */
	action?: (file: F) => ReactNode;
};

/** Files of a case, each with its size, its hash and what the scanner said. */
export function FileList<F extends ListedFile>({ files, downloads, pages, action }: Props<F>) {
	const locale = useLocale();
	const t = evidenceText(locale);

	if (files.length === 0) return <p className="text-soft">{t.noEvidence}</p>;
	return (
		<ul className="divide-y divide-line rounded-xl border border-line">
			{files.map((file) => (
				<li key={file.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
					<div className="min-w-0 flex-1 basis-60">
						<p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
							<bdi className="break-all">{file.file_name}</bdi>
							<span data-scan={file.scan} className={`rounded-full px-2.5 text-sm ${tints[file.scan]}`}>
								{t[scanWords[file.scan]]}
							</span>
							{file.is_damaged && (
								<span data-damaged="" className="rounded-full bg-loss-tint px-2.5 text-sm text-loss">
									{t.damaged}
								</span>
							)}
						</p>
						<details className="text-sm text-soft">
							<summary className="cursor-pointer">
								{t[familyOf(file.file_type)]} · <bdi>{fileSize(locale, file.file_size)}</bdi> · {t.hash}
							</summary>
							SHA-256 <Ltr className="break-all font-mono">{file.sha256}</Ltr>
						</details>
						{file.scan === "infected" && <p className="text-sm text-loss">{t.scanNoteInfected}</p>}
						{downloads && file.scan === "unscannable" && !file.released_at && (
							<p className="text-sm text-soft">{file.is_whole ? t.scanNoteUnscannable : t.scanNotePartly}</p>
						)}
					</div>
					{downloads && (file.scan === "clean" || file.released_at) && (
						<a
							href={pathIn(locale, downloads, { id: file.id })}
							target="_blank"
							rel="noopener"
							aria-label={t.downloadFile(file.file_name)}
							className="button-quiet"
						>
							{t.download}
						</a>
					)}
					{pages && canBeFlat(file.file_type) && (file.scan === "clean" || file.released_at) && (
						<a
							href={pathIn(locale, pages, { id: file.id })}
							target="_blank"
							rel="noopener"
							aria-label={t.pageImagesOf(file.file_name)}
							className="button-quiet"
						>
							{t.pageImages}
						</a>
					)}
					{action?.(file)}
				</li>
			))}
		</ul>
	);
}
