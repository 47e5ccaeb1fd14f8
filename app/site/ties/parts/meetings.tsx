import { formatDate } from "../../../base/locale/format.ts";
import { pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { counts, type Result } from "../../../league/tie.ts";
import { Score, ScoreNote } from "../../../league/ties/parts/score.tsx";
import { outcomeText } from "../../../league/ties/tie/outcome-text.ts";
import type { meetingsBefore, ShownTie } from "../../../league/ties/tie/shown-tie.server.ts";
import { tieText } from "../../../league/ties/tie/tie-text.ts";

/** So many are listed; the balance counts them all. */
const LISTED = 8;

/** How the same two clubs fared against each other before. */
export function Meetings({ tie, meetings }: { tie: ShownTie; meetings: Awaited<ReturnType<typeof meetingsBefore>> }) {
	const locale = useLocale();
	const t = tieText(locale);
	const count = (which: "result" | "theirs", wanted: Result) =>
		meetings.filter((meeting) => meeting[which] === wanted).length;
	const balance = [
		{ label: t.winsOf(pick(locale, tie.home_team, "name")), value: count("result", "win") },
		{ label: t.draws, value: count("result", "draw") },
		{ label: t.winsOf(pick(locale, tie.away_team, "name")), value: count("theirs", "win") },
	];
	return (
		<section aria-labelledby="meetings">
			<h2 id="meetings" className="mb-3 text-xl">
				{t.meetings}
			</h2>
			{meetings.length === 0 ? (
				<p className="card p-4 text-soft">{t.noMeetings}</p>
			) : (
				<>
					{tie.home_team_id !== tie.away_team_id && (
						<dl className="card mb-3 grid grid-cols-3 gap-2 p-4 text-center">
							{balance.map(({ label, value }) => (
								<div key={label} className="flex flex-col-reverse">
									<dt className="text-sm text-soft">{label}</dt>
									<dd className="text-xl font-bold">{value}</dd>
								</div>
							))}
						</dl>
					)}
					<ul className="card divide-y divide-line">
						{meetings.slice(0, LISTED).map((meeting) => (
							<li key={meeting.id} className="relative flex flex-wrap items-baseline gap-x-3 px-4 py-2 hover:bg-sunken">
								<a
									href={pathIn(locale, "/match/:id", { id: String(meeting.id) })}
									className="me-auto font-semibold after:absolute after:inset-0"
								>
									<bdi>{pick(locale, meeting.home_team, "name")}</bdi>{" "}
									{counts(meeting) && <Score home={meeting.home_score} away={meeting.away_score} />}{" "}
									{meeting.outcome !== "played" && (
										<span className="text-sm">{outcomeText(locale)[meeting.outcome]}</span>
									)}{" "}
									<bdi>{pick(locale, meeting.away_team, "name")}</bdi> <ScoreNote tie={meeting} />
								</a>
								<time dateTime={meeting.match_date} className="text-sm text-soft">
									{formatDate(locale, meeting.match_date)}
								</time>
							</li>
						))}
					</ul>
					{tie.home_team_id !== tie.away_team_id && (
						<p className="mt-2 print:hidden">
							<a
								className="link"
								href={pathIn(locale, "/team/:id/against/:other", {
									id: String(tie.home_team_id),
									other: String(tie.away_team_id),
								})}
							>
								{t.allMeetings}
							</a>
						</p>
					)}
				</>
			)}
		</section>
	);
}
