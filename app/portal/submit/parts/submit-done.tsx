import { pathIn } from "../../../base/locale/path.ts";
import { Ltr } from "../../../base/ui/page-parts.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { noticeText } from "../../../complaints/flash-text.ts";
import { receiptText } from "../../../complaints/receipts/text.ts";
import { submittingText } from "../text.ts";

/** The fifth step: the reference, and where to go from here. */
export function SubmitDone({ reference }: { reference: string }) {
	const locale = useLocale();
	const t = submittingText(locale);
	const receipts = receiptText(locale);
	return (
		<div className="card space-y-6 p-6 text-center sm:p-10">
			<h2 className="text-2xl">{noticeText(locale).submitted}</h2>
			<div>
				<p className="text-soft">{t.yourReference}</p>
				<p className="text-3xl font-bold">
					<Ltr>{reference}</Ltr>
				</p>
			</div>
			<p className="mx-auto max-w-prose">{t.submittedText}</p>
			<div className="flex flex-wrap justify-center gap-3">
				<a href={pathIn(locale, "/complaints/case/:caseReference", { caseReference: reference })} className="button">
					{t.toCase}
				</a>
				<a
					href={pathIn(locale, "/complaints/case/:caseReference/receipt", { caseReference: reference })}
					className="button-quiet"
				>
					{receipts.receipt}
				</a>
				<a href={pathIn(locale, "/complaints/track")} className="button-quiet">
					{t.toTrack}
				</a>
				<a href={pathIn(locale, "/complaints")} className="button-quiet">
					{t.toPortal}
				</a>
			</div>
		</div>
	);
}
