import { pick } from "../../../base/locale/locale.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import type { SheetScore } from "../rules/sheet-score.ts";
import { sheetText } from "../text.ts";
import type { SheetSide } from "./line-up-fields.tsx";

type Props = {
	score: SheetScore;
	sides: { home: SheetSide; away: SheetSide };
	/** Whether the page scrolls, and not a panel with room around it. */
	isOnPage: boolean;
};

/** The score that the rubbers make so far, and whether it is decided. It stays in view. */
export function SheetScoreLine({ score, sides, isOnPage }: Props) {
	const locale = useLocale();
	const t = sheetText(locale);
	const { rubbers, decidedBy, isComplete } = score;
	const state = decidedBy === undefined ? (isComplete ? t.complete : t.goesOn) : t.decided(decidedBy);
	return (
		<p
			aria-live="polite"
			aria-atomic="true"
			className={`sticky z-10 flex flex-wrap items-baseline gap-x-3 border-b border-line bg-surface py-2 ${isOnPage ? "top-0" : "-top-5 sm:-top-7"}`}
		>
			<bdi>{pick(locale, sides.home, "name")}</bdi>
			<strong className="text-2xl digits" data-sheet-score="">
				<bdi>{rubbers[0]}</bdi> – <bdi>{rubbers[1]}</bdi>
			</strong>
			<bdi>{pick(locale, sides.away, "name")}</bdi>
			<span className="text-soft">{state}</span>
		</p>
	);
}
