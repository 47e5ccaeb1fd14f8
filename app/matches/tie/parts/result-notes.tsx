import { formatDate } from "../../../base/locale/format.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { outcomeText } from "../outcome-text.ts";
import type { ShownTie } from "../shown-tie.server.ts";

/** How sure a result is: reported and not confirmed yet, or corrected, where no list of rubbers says so. */
export function ResultNotes({ tie, hasRubbers }: { tie: ShownTie; hasRubbers: boolean }) {
	const locale = useLocale();
	const t = outcomeText(locale);
	const isCorrected = tie.corrected_on !== null && !hasRubbers;
	if (tie.phase !== "reported" && !isCorrected) return null;
	return (
		<div className="space-y-1">
			{tie.phase === "reported" && <p data-phase="reported">{t.notConfirmed}</p>}
			{isCorrected && tie.corrected_on && (
				<p className="text-soft">{t.corrected(formatDate(locale, tie.corrected_on))}</p>
			)}
		</div>
	);
}
