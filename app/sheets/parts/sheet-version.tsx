import { isOneOf } from "../../base/literals.ts";
import { pick } from "../../base/locale/locale.ts";
import { useLocale } from "../../base/ui/use-locale.ts";
import { Score } from "../../matches/parts/score.tsx";
import type { NamedPlayer, SheetDocument } from "../sheet.ts";
import { sheetText } from "../text.ts";

/** A former state of a sheet: its score and each rubber that was played. */
export function SheetVersion({ document: { score, rubbers } }: { document: SheetDocument }) {
	const locale = useLocale();
	const t = sheetText(locale);
	const names = (players: NamedPlayer[]) => players.map((player) => pick(locale, player, "name")).join(" · ");
	return (
		<>
			<p className="text-lg">
				{t.score} <Score home={score[0]} away={score[1]} />
			</p>
			<ol className="space-y-1 text-sm">
				{rubbers.map((rubber, nth) =>
					rubber.outcome === "not played" ? null : (
						// biome-ignore lint/suspicious/noArrayIndexKey: the order of play is fixed
						<li key={nth} className="flex flex-wrap gap-x-3">
							<span className="text-soft">{t.rubber(nth + 1)}</span>
							<bdi>{names(rubber.home)}</bdi>
							<Score home={rubber.won[0]} away={rubber.won[1]} />
							<bdi>{names(rubber.away)}</bdi>
							<span className="text-soft tabular-nums" dir="ltr">
								{rubber.games.map(([home, away]) => `${home}-${away}`).join("  ")}
							</span>
							{isOneOf(ends, rubber.outcome) && <span className="text-soft">{t[rubber.outcome]}</span>}
						</li>
					),
				)}
			</ol>
		</>
	);
}

const ends = ["walkover", "retired", "defaulted"] as const;
