import { pathIn } from "../../base/locale/path.ts";
import { Ltr } from "../../base/ui/page-parts.tsx";
import { useLocale } from "../../base/ui/use-locale.ts";
import { questionText } from "../../complaints/case/question-text.ts";

/** A case that waits for an answer, with what is wanted in words. */
export type OpenQuestion = { reference: string; heading: string };

/**
 * Above every page of the portal: what waits for the person, and the way there. The page of the case itself says it
 * first.
 */
export function OpenQuestions({ asked, pathname }: { asked: OpenQuestion[]; pathname: string }) {
	const locale = useLocale();
	const t = questionText(locale);
	const pathOf = (caseReference: string) => pathIn(locale, "/complaints/case/:caseReference", { caseReference });
	const elsewhere = asked.filter(({ reference }) => pathOf(reference) !== pathname);
	if (elsewhere.length === 0) return null;
	return (
		<section aria-label={t.questions} className="border-b border-line bg-draw-tint print:hidden">
			<ul className="wide divide-y divide-line">
				{elsewhere.map(({ reference, heading }) => (
					<li key={reference} className="flex items-center gap-4 py-2">
						<p className="min-w-0 flex-1 text-sm">
							<strong className="font-semibold">{heading}</strong> · <Ltr>{reference}</Ltr>
						</p>
						<a
							href={`${pathOf(reference)}#answer`}
							aria-label={t.answerNowAbout(reference)}
							className="button shrink-0 text-sm"
						>
							{t.answerNow}
						</a>
					</li>
				))}
			</ul>
		</section>
	);
}
