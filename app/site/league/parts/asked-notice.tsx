import { formatDate } from "../../../base/locale/format.ts";
import { pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { recorded } from "../../../league/ranking/recorded.ts";
import type { RuleSetChoice } from "../../../league/rule-sets/rule-sets.server.ts";
import { isOfficial, type TableQuery, tableQuery } from "../../../league/season-table/asked.ts";
import type { LeagueTable } from "../../../league/season-table/league.server.ts";
import { askedText } from "../asked-text.ts";

type Props = {
	asked: TableQuery;
	season: string;
	isCurrent: boolean;
	otherRules: RuleSetChoice[];
	table: Pick<LeagueTable, "rule" | "rows"> | undefined;
};

/** Says of a table that it is not the official one of today, and leads there. */
export function AskedNotice({ asked, season, isCurrent, otherRules, table }: Props) {
	const locale = useLocale();
	const t = askedText(locale);
	if (isOfficial(asked)) return null;
	const { on } = asked;
	const rule = otherRules.find(({ code }) => code === asked.rule);
	const asksMore = table && recorded(table.rule, table.rows) !== table.rule;
	return (
		<div role="note" className="card mb-4 border-s-[0.375rem] border-s-ball px-4 py-3">
			{rule && (
				<p>
					<strong>{t.notOfficial}</strong> {t.placedBy(pick(locale, rule, "name"))} {asksMore && t.notRecorded}
				</p>
			)}
			{on && <p>{t.asOf(formatDate(locale, on))}</p>}
			<p>
				<a className="link" href={pathIn(locale, "/leagues") + tableQuery(isCurrent ? undefined : season)}>
					{t.toOfficial}
				</a>
			</p>
		</div>
	);
}
