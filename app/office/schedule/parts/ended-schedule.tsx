import { formatDay } from "../../../base/locale/format.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import type { DryRun } from "../../../league/schedule/dry-run.server.ts";
import { scheduleText } from "../../../league/schedule/text.ts";
import { type NamedRecord, nameOf } from "./named.ts";

type Props = { state: "applied" | "undone"; plan: DryRun; squads: NamedRecord[]; season: string };

/** A schedule that was carried out, with the way back; or one that was taken back, with the ties that stayed. */
export function EndedSchedule({ state, plan, squads, season }: Props) {
	const locale = useLocale();
	const t = scheduleText(locale);
	const stayed = plan.ties.filter(({ stayed, match_id }) => stayed && match_id !== null);
	return (
		<section className="card mb-6 space-y-3 p-5" data-state={state}>
			<h3 className="text-lg font-bold">{t[state]}</h3>
			{state === "applied" && (
				<>
					<p>{t.ties(plan.ties.length)}</p>
					<p>
						<a href={`${pathIn(locale, "/admin/matches")}?season=${encodeURIComponent(season)}`} className="link">
							{t.toTies}
						</a>
					</p>
					<p className="text-soft">{t.undoHint}</p>
					<form method="post">
						<button type="submit" name="intent" value="undo" className="button-quiet">
							{t.undo}
						</button>
					</form>
				</>
			)}
			{stayed.length > 0 && (
				<>
					<p>{t.stayed}</p>
					<ul className="list-disc ps-5">
						{stayed.map((tie) => (
							<li key={tie.id}>
								<a href={pathIn(locale, "/admin/matches/:id", { id: String(tie.match_id) })} className="link">
									<bdi>{nameOf(locale, squads, tie.home_squad_id)}</bdi>
									{"\u00a0– "}
									<bdi>{nameOf(locale, squads, tie.away_squad_id)}</bdi>
								</a>{" "}
								· {formatDay(locale, tie.match_date)}
							</li>
						))}
					</ul>
				</>
			)}
		</section>
	);
}
