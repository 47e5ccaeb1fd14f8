import { pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { Written } from "../../../base/ui/written.tsx";
import { dayInWords } from "../../../league/dates/parts/request-facts.tsx";
import { dateRequestText } from "../../../league/dates/text.ts";
import { Sides } from "../../../people/clubs/parts/sides.tsx";
import { FROM_HOME } from "../../../records/from-home.ts";
import { adminText } from "../../text.ts";
import { todayText } from "../text.ts";
import type { Today } from "../today.server.ts";
import { WorkCard, WorkRow } from "./card.tsx";

/** Requests for other dates: a button for each date that was proposed, and one that keeps the date. */
export function DatesCard({ rows, total }: Today["dates"]) {
	const locale = useLocale();
	const t = todayText(locale);
	const d = dateRequestText(locale);
	if (rows.length === 0) return null;
	return (
		<WorkCard
			id="to-date"
			total={total}
			label={adminText(locale).dateRequests}
			all={pathIn(locale, "/admin/matches/dates")}
		>
			{rows.map(({ id, tie, side, note, proposals }) => {
				const page = pathIn(locale, "/admin/matches/dates/:request", { request: String(id) }) + FROM_HOME;
				const names = { home: pick(locale, tie.home_team, "name"), away: pick(locale, tie.away_team, "name") };
				const teams = `${names.home} – ${names.away}`;
				return (
					<WorkRow
						key={id}
						to={page}
						title={<Sides tie={tie} />}
						facts={`${d.askedBy(names[side])} · ${d.now}: ${tie.date_known ? dayInWords(locale, tie) : d.notAgreed}`}
						more={
							note && (
								<p className="text-sm">
									{d.theirNote(names[side])}: <Written as="q">{note}</Written>
								</p>
							)
						}
					>
						<form method="post" action={page} data-in-place="" className="flex flex-wrap gap-2">
							{proposals.map((proposal) => {
								const day = dayInWords(locale, proposal);
								return (
									<button
										key={proposal.id}
										type="submit"
										name="choice"
										value={proposal.id}
										aria-label={t.moveOf(teams, day)}
										className="button-quiet px-4 text-sm"
										suppressHydrationWarning
									>
										{t.moveTo(day)}
									</button>
								);
							})}
							<button
								type="submit"
								name="choice"
								value="keep"
								aria-label={t.keepOf(teams)}
								className="button-quiet px-4 text-sm"
							>
								{t.keep}
							</button>
						</form>
					</WorkRow>
				);
			})}
		</WorkCard>
	);
}
