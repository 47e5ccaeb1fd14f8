import { pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import type { Group } from "../../../league/competitions/competitions.server.ts";
import type { GroupTable } from "../../../league/group-tables/group-table.server.ts";
import { recorded } from "../../../league/ranking/recorded.ts";
import { orderInWords, pointsInWords } from "../../../league/ranking/rules/rule-words.ts";
import { leagueText } from "../../../league/season-table/text.ts";
import { editionText } from "../edition-text.ts";
import { Decisions } from "./decisions.tsx";
import { StandingsTable } from "./standings-table.tsx";
import { ZoneLegend } from "./zone-legend.tsx";

type ShownGroup = Pick<Group, "id" | "name" | "name_ar" | "season"> & { table: GroupTable };

/** Of the group's name; absent where the page has one group, which its own heading names. */
type Heading = "h2" | "h3" | undefined;

type Props = { group: ShownGroup; heading: Heading; published: Record<number, string> };

/** A group with its table, what its colours mean, its rules, and who withdrew or lost points by a decision. */
export function GroupSection({ group, heading: Title, published }: Props) {
	const locale = useLocale();
	const t = editionText(locale);
	const { rows, rule, zones, marks, hasTies } = group.table;
	const name = pick(locale, group, "name");
	const ties = new URLSearchParams({ season: group.season, group: String(group.id) });
	return (
		<section id={`group-${group.id}`} className="scroll-mt-24">
			{Title && (
				<Title className="mb-3 text-xl font-bold">
					<bdi>{name}</bdi>
				</Title>
			)}
			{rows.length === 0 ? (
				<p className="text-soft">{t.noSquads}</p>
			) : (
				<>
					<StandingsTable rows={rows} rule={recorded(rule, rows)} title={name} marks={marks} />
					<div className="mt-3 space-y-1 text-sm text-soft">
						<ZoneLegend rows={rows} zones={zones} marks={marks} />
						{!hasTies && <p>{t.noTies}</p>}
						<p>
							{t.points(pointsInWords(locale, rule))} {orderInWords(locale, rule)}
						</p>
						<Decisions {...group.table} published={published} />
						<p className="flex flex-wrap gap-x-6 gap-y-1 print:hidden">
							<a className="link" href={`${pathIn(locale, "/matches")}?${ties}`}>
								{t.ties}
							</a>
							<a className="link" href={pathIn(locale, "/groups/:id.ics", { id: String(group.id) })}>
								{t.calendar}
							</a>
							<a className="link" href={pathIn(locale, "/groups/:id.csv", { id: String(group.id) })}>
								{leagueText(locale).asFile}
							</a>
							<a className="link" href={`${pathIn(locale, "/embed")}?group=${group.id}`}>
								{t.embed}
							</a>
						</p>
					</div>
				</>
			)}
		</section>
	);
}
