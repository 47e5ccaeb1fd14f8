import { useLocale } from "../../../base/ui/use-locale.ts";
import type { TieBalance } from "../../../league/figures/club/ended-ties.server.ts";
import { clubFiguresText } from "../figures-text.ts";

const look = { won: "bg-win-tint text-win", drawn: "bg-draw-tint text-draw", lost: "bg-loss-tint text-loss" } as const;

/** Ties won, drawn and lost, each on its colour; the word is for those who listen. */
export function Results(balance: TieBalance) {
	const t = clubFiguresText(useLocale());
	return (
		<span className="flex gap-1 text-sm font-bold digits">
			{(["won", "drawn", "lost"] as const).map((result) => (
				<span key={result} title={t[result]} className={`min-w-8 rounded-md px-1.5 text-center ${look[result]}`}>
					<span className="sr-only">{t[result]} </span>
					{balance[result]}
				</span>
			))}
		</span>
	);
}
