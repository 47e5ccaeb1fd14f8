import { formatDate } from "../../../base/locale/format.ts";
import { pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { Ltr } from "../../../base/ui/page-parts.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { publishedText } from "../../../decisions/text.ts";
import type { FollowedTies } from "../followed.server.ts";
import { ScoreNote } from "./score.tsx";

/** Results and points that followed a decision. */
export function FollowedList({ ties, adjustments }: FollowedTies) {
	const locale = useLocale();
	const t = publishedText(locale);
	if (ties.length + adjustments.length === 0) return <p className="text-soft">{t.nothingFollowed}</p>;
	return (
		<ul className="list-disc space-y-1 ps-5">
			{ties.map((tie) => (
				<li key={`tie-${tie.id}`}>
					<a href={pathIn(locale, "/match/:id", { id: String(tie.id) })} className="link">
						{pick(locale, tie.home_team, "name")} – {pick(locale, tie.away_team, "name")}
					</a>{" "}
					{tie.home_score !== null && tie.away_score !== null && (
						<Ltr className="font-semibold">{`${tie.home_score}–${tie.away_score}`}</Ltr>
					)}{" "}
					<ScoreNote tie={tie} />
				</li>
			))}
			{adjustments.map((each) => (
				<li key={`points-${each.id}`}>
					{t.points(pick(locale, each.squad, "name"), each.points, formatDate(locale, each.decided_on))}{" "}
					<bdi className="text-soft">{pick(locale, each, "reason")}</bdi>
				</li>
			))}
		</ul>
	);
}
