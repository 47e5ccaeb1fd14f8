import { FileControl } from "../../../../base/ui/fields/file-control.tsx";
import { useProblemText } from "../../../../base/ui/fields/problem-text.tsx";
import { useLocale } from "../../../../base/ui/use-locale.ts";
import { caseText } from "../../../../complaints/case/text.ts";
import type { DeskState } from "../../../../complaints/handling/desk-actions.ts";
import { transitionText } from "../../transition-text.ts";

/**
 * Browsers do not give a chosen file back with a form that comes back: it is stored, and a sealed token of it goes
 * along.
 */
export function DocumentField({ state }: { state?: DeskState }) {
	const inWords = useProblemText();
	const locale = useLocale();
	const t = transitionText(locale);
	const words = caseText(locale);
	const problem = state?.problems.document;
	const chosen = state?.document;
	return (
		<div>
			<label htmlFor="move-document" className="mb-1 block font-semibold">
				{words.decisionPdf}
			</label>
			<FileControl
				id="move-document"
				name="document"
				accept=".pdf"
				aria-invalid={problem ? true : undefined}
				aria-describedby={problem ? "move-document-problem move-document-hint" : "move-document-hint"}
			/>
			{problem && (
				<p id="move-document-problem" className="mt-1 text-sm font-semibold text-loss">
					{inWords(problem)}
				</p>
			)}
			<p id="move-document-hint" className="mt-1 text-sm text-soft">
				{state && !chosen ? `${t.documentAgain} ` : ""}
				{t.documentHint}
			</p>
			{chosen && (
				<>
					<input type="hidden" name="kept_document" value={chosen.token} />
					<p className="mt-3 rounded-lg bg-win-tint p-3">
						{t.documentChosen} <bdi className="font-semibold [overflow-wrap:anywhere]">{chosen.name}</bdi>
					</p>
					<label className="mt-2 flex items-center gap-3">
						<input type="checkbox" name="drop_document" className="size-5 accent-brand" />
						{t.documentDrop}
					</label>
				</>
			)}
		</div>
	);
}
