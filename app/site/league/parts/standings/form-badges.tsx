import { useLocale } from "../../../../base/ui/use-locale.ts";
import { leagueText } from "../../../../league/season-table/text.ts";
import type { Result } from "../../../../league/tie.ts";

const look = {
	win: "bg-win-tint text-win",
	draw: "bg-draw-tint text-draw",
	loss: "bg-loss-tint text-loss",
} satisfies Record<Result, string>;

/** One letter a tie, the newest first; the whole word for those who listen. */
export function FormBadges({ form, small = false }: { form: Result[]; small?: boolean }) {
	const t = leagueText(useLocale());
	const letter = { win: t.winLetter, draw: t.drawLetter, loss: t.lossLetter };
	return (
		<ol className="inline-flex gap-1">
			{form.map((result, i) => (
				<li
					// biome-ignore lint/suspicious/noArrayIndexKey: five ties in their order, nothing else tells them apart
					key={i}
					className={`grid place-items-center rounded-md text-xs font-bold inset-line ${small ? "size-5" : "size-6"} ${look[result]}`}
				>
					<span aria-hidden="true">{letter[result]}</span>
					<span className="sr-only">{t[result]}</span>
				</li>
			))}
		</ol>
	);
}
