import { problemText } from "../../../base/ui/fields/problem-text.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { playerName } from "../../../people/players/player-name.ts";
import { sheetProblems } from "../problem-text.ts";
import type { BrokenRule } from "../sheet.ts";
import { sheetText } from "../text.ts";

/** The rules of play that a tie broke whose sheet was entered as it was played. */
export function BrokenRules({ rules }: { rules: readonly BrokenRule[] }) {
	const locale = useLocale();
	const t = sheetText(locale);
	if (rules.length === 0) return null;
	return (
		<div data-as-played="">
			<p className="font-semibold">{t.asPlayed}</p>
			<ul className="list-disc ps-5">
				{rules.map(({ rule, side, rubber, player }) => (
					<li key={[rule, side, rubber, player?.id, player?.name].join(" ")}>
						{[
							rubber === undefined ? "" : t.rubber(rubber, false),
							side ? t[side] : "",
							player ? playerName(locale, player) : "",
						]
							.filter(Boolean)
							.map((part) => (
								<bdi key={part}>{part}: </bdi>
							))}
						{problemText(locale, rule, [sheetProblems])}
					</li>
				))}
			</ul>
		</div>
	);
}
