import { Ltr } from "../../../../base/ui/page-parts.tsx";
import { useLocale } from "../../../../base/ui/use-locale.ts";
import type { GroupRow } from "../../../../league/group-tables/group-table.server.ts";
import { signed } from "../../../../league/ranking/rules/rule-words.ts";
import { leagueText } from "../../../../league/season-table/text.ts";

type Props = {
	row: Pick<GroupRow, "squad_id" | "start_points" | "adjustment">;
	/** The page with the whole table, where it is another one. */
	page?: string;
};

/** In a row the points that no result shows, each a link to the line below the table that says why. */
export function PointsMarks({ row: { squad_id, start_points, adjustment }, page = "" }: Props) {
	const t = leagueText(useLocale());
	const marks = [
		{ kind: "started", points: start_points, label: t.atStart },
		{ kind: "adjusted", points: adjustment, label: t.byDecision },
	].filter(({ points }) => points !== 0);
	return marks.map(({ kind, points, label }) => (
		<a
			key={kind}
			href={`${page}#${kind}-${squad_id}`}
			// A frame opens its other links in a new tab.
			target="_self"
			data-mark={kind}
			className={`mx-auto block w-fit min-w-6 text-xs leading-6 font-semibold underline underline-offset-2 ${points < 0 ? "text-loss" : "text-win"}`}
		>
			<span className="sr-only">{label} </span>
			<Ltr>{signed(points)}</Ltr>
		</a>
	));
}
