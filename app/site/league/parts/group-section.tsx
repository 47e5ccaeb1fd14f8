import { pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import type { Group } from "../../../league/competitions/competitions.server.ts";
import type { StageKind } from "../../../league/competitions/stage.ts";
import { stagesText } from "../../../league/competitions/text.ts";
import type { GroupTable } from "../../../league/group-tables/group-table.server.ts";
import { recorded } from "../../../league/ranking/recorded.ts";
import { orderInWords, pointsInWords } from "../../../league/ranking/rules/rule-words.ts";
import { leagueText } from "../../../league/season-table/text.ts";
import { editionText } from "../edition-text.ts";
import { Decisions } from "./standings/decisions.tsx";
import { StandingsTable } from "./standings/standings-table.tsx";
import { ZoneLegend } from "./standings/zone-legend.tsx";

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

type Choice = { id: number; name: string; name_ar: string; stage: number; stage_kind: StageKind };

/** The groups of a competition by stage: each on a page of its own, or all further down on this one. */
export function GroupLinks({ groups, shown }: { groups: readonly Choice[]; shown: number | undefined }) {
	const locale = useLocale();
	if (groups.length < 2) return null;
	const stages = [...Map.groupBy(groups, ({ stage }) => stage).values()];
	return (
		<nav aria-label={editionText(locale).groups} className="space-y-1 print:hidden">
			{stages.map((own) => (
				<ul key={own[0]?.stage} className="flex flex-wrap items-baseline gap-x-5 gap-y-1">
					{stages.length > 1 && own[0] && <li className="text-soft">{stagesText(locale)[own[0].stage_kind]}</li>}
					{own.map((group) => (
						<li key={group.id}>
							<a
								href={shown === undefined ? `#group-${group.id}` : `?group=${group.id}`}
								aria-current={group.id === shown ? "page" : undefined}
								className="link inline-block py-1 aria-[current]:font-bold aria-[current]:text-ink aria-[current]:no-underline"
							>
								<bdi>{pick(locale, group, "name")}</bdi>
							</a>
						</li>
					))}
				</ul>
			))}
		</nav>
	);
}
