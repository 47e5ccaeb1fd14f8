import { useLocale } from "../../../base/ui/use-locale.ts";
import { type CopyLine, sortedLines } from "../../../league/seasons/copy-lines.ts";
import { lineInWords, linesText } from "../../../league/seasons/lines-text.ts";

/** Every step of a copy in words: what is left out and what is there already openly, what is added folded. */
export function CopyLines({ lines }: { lines: readonly CopyLine[] }) {
	const t = linesText(useLocale());
	const { lost, there, added } = sortedLines(lines);
	return (
		<section className="card divide-y divide-line px-5 empty:hidden">
			{lost.length > 0 && <Lines title={t.lost} lines={lost} isOpen />}
			{there.length > 0 && <Lines title={t.there} lines={there} isOpen />}
			{added.length > 0 && <Lines title={t.added} lines={added} />}
		</section>
	);
}

function Lines({ title, lines, isOpen = false }: { title: string; lines: CopyLine[]; isOpen?: boolean }) {
	const locale = useLocale();
	return (
		<details open={isOpen}>
			<summary className="min-h-11 cursor-pointer content-center font-bold">
				{title} <span className="font-normal text-soft">{lines.length}</span>
			</summary>
			<ul className="list-disc space-y-1 ps-5 pb-4">
				{lines.map((line) => (
					<li key={line.key} data-line={line.what}>
						{lineInWords(locale, line)}
					</li>
				))}
			</ul>
		</details>
	);
}
