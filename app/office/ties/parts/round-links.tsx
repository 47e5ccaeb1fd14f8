import { formatNearDay } from "../../../base/locale/format.ts";
import { pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { leagueTieText } from "../../../league/ties/editing/league-text.ts";
import { resultText } from "../../../league/ties/result/result-text.ts";
import type { TieWork } from "../../../league/ties/result/tie-work.server.ts";

const MOST = 12;
type Props = { rounds: TieWork["rounds"]; today: string; search: string };

/** The ways to enter whole rounds, each with the number of results that it waits for. */
export function RoundLinks({ rounds, today, search }: Props) {
	const locale = useLocale();
	const t = resultText(locale);
	const l = leagueTieText(locale);
	if (rounds.length === 0) return null;
	return (
		<nav aria-label={t.together} className="mb-6">
			<p className="mb-2 text-sm text-soft">{t.together}</p>
			<ul className="flex flex-wrap gap-2">
				{rounds.slice(0, MOST).map(({ group, groupName, round, day, count }) => {
					const query = new URLSearchParams(search);
					query.set("group", String(group));
					query.set(round ? "round" : "day", round ? String(round) : day);
					const when = round ? l.roundNo(round) : formatNearDay(locale, day, today);
					const name = groupName && pick(locale, groupName, "name");
					return (
						<li key={query.toString()}>
							<a href={`${pathIn(locale, "/admin/matches/round")}?${query}`} className="chip min-h-11 gap-2">
								<bdi suppressHydrationWarning>{[name, when].filter(Boolean).join(" · ")}</bdi>
								<strong className="text-base text-brand">{count}</strong>
							</a>
						</li>
					);
				})}
			</ul>
		</nav>
	);
}
