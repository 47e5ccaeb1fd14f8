import { otherSide } from "../../../access/side.ts";
import { formatDate, formatMoment } from "../../../base/locale/format.ts";
import { pick } from "../../../base/locale/locale.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { outcomeText } from "../../../league/ties/tie/outcome-text.ts";
import type { FirstOpening, ShownTie } from "../../../league/ties/tie/shown-tie.server.ts";
import { tieText } from "../../../league/ties/tie/tie-text.ts";

type Props = { tie: ShownTie; opened: FirstOpening; hasRubbers: boolean };

/**
 * How sure a result is: reported and not confirmed yet, or corrected, where no list of rubbers says so; and which side
 * knew the other's line-up before it named its own.
 */
export function ResultNotes({ tie, opened, hasRubbers }: Props) {
	const locale = useLocale();
	const t = outcomeText(locale);
	const isCorrected = tie.corrected_on !== null && !hasRubbers;
	if (tie.phase !== "reported" && !isCorrected && opened.length === 0) return null;
	const names = { home: pick(locale, tie.home_team, "name"), away: pick(locale, tie.away_team, "name") };
	return (
		<div className="space-y-1">
			{tie.phase === "reported" && <p data-phase="reported">{t.notConfirmed}</p>}
			{isCorrected && tie.corrected_on && (
				<p className="text-soft">{t.corrected(formatDate(locale, tie.corrected_on))}</p>
			)}
			{opened.map(({ side, at }) => (
				<p key={side} className="text-soft" data-opened={side}>
					{tieText(locale).openedFirst(names[side], names[otherSide(side)], formatMoment(locale, at))}
				</p>
			))}
		</div>
	);
}
