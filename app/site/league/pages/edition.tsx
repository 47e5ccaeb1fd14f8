import { Fragment } from "react";
import { absolute } from "../../../base/config.server.ts";
import { localeOf, pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { pageMeta } from "../../../base/ui/head/page-meta.ts";
import { breadcrumbData } from "../../../base/ui/head/structured-data.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { decisionsOfAdjustments } from "../../../decisions/published-decisions.server.ts";
import { endOfEdition } from "../../../league/closing/end-of-edition.server.ts";
import { stagesText } from "../../../league/competitions/text.ts";
import { editionAt } from "../../../league/editions/edition.server.ts";
import { groupTables } from "../../../league/group-tables/group-table.server.ts";
import { inLanguage } from "../../../league/group-tables/in-language.ts";
import { tableQuery } from "../../../league/season-table/asked.ts";
import { editionCrumbs } from "../edition-crumbs.ts";
import { editionText } from "../edition-text.ts";
import { groupsOnPage } from "../groups-on-page.ts";
import { EditionEnd } from "../parts/edition-end.tsx";
import { EditionHeader } from "../parts/edition-header.tsx";
import { GroupLinks, GroupSection } from "../parts/group-section.tsx";
import type { Route } from "./+types/edition";

export const handle = { cached: ["group"] };

export async function loader({ params, url }: Route.LoaderArgs) {
	const { groups: all, ...edition } = await editionAt(params);
	const { season } = edition;
	const locale = localeOf(url.pathname);
	const { groups, one, query } = groupsOnPage(all, url);
	const tables = (await groupTables(groups)).map((table) => inLanguage(locale, table));
	const hasStages = new Set(all.map(({ stage }) => stage)).size > 1;
	const shown = groups.flatMap(({ id, name, name_ar, stage, stage_kind }, nth) => {
		const table = tables[nth];
		const isFirst = groups[nth - 1]?.stage !== stage;
		return table ? { id, name, name_ar, season, table, opens: hasStages && isFirst ? stage_kind : undefined } : [];
	});
	return {
		edition,
		all: all.map(({ id, name, name_ar, stage, stage_kind }) => ({ id, name, name_ar, stage, stage_kind })),
		one,
		query,
		groups: shown,
		end: await endOfEdition(edition),
		decisions: await decisionsOfAdjustments(shown.flatMap(({ table }) => table.adjustments)),
		structured: breadcrumbData(absolute(""), editionCrumbs(locale, edition)),
	};
}

export const meta: Route.MetaFunction = (args) => {
	const locale = localeOf(args.location.pathname);
	const { edition, structured, one, query = "", groups = [] } = args.loaderData ?? {};
	if (!edition || !structured) return [];
	const name = pick(locale, edition, "name");
	const part = one !== undefined && groups[0] ? [pick(locale, groups[0], "name")] : [];
	return pageMeta(args, {
		title: `${[name, ...part].join(" · ")} ${edition.season}`,
		query,
		description: editionText(locale).description(name, edition.season),
		// The league of a season has its table at the address of the season: search engines are to know that one.
		...(edition.isLeague && { path: "/leagues", query: tableQuery(edition.isCurrent ? undefined : edition.season) }),
		image: pathIn(locale, "/share/:kind.png", { kind: "leagues" }),
		structured: [structured],
	});
};

export default function EditionPage({ loaderData }: Route.ComponentProps) {
	const locale = useLocale();
	const { edition, groups, all, one, query } = loaderData;
	const hasStages = groups.some(({ opens }) => opens !== undefined);
	const heading = all.length < 2 ? undefined : hasStages ? "h3" : "h2";
	return (
		<>
			<EditionHeader edition={edition} view="table" query={query} />
			<div className="wide space-y-8 pb-8">
				<GroupLinks groups={all} shown={one} />
				{groups.map((group) => (
					<Fragment key={group.id}>
						{group.opens && (
							<h2 className="border-b border-line pb-2 text-2xl font-bold" data-stage={group.opens}>
								{stagesText(locale)[group.opens]}
							</h2>
						)}
						<GroupSection group={group} heading={heading} published={loaderData.decisions} />
					</Fragment>
				))}
				<EditionEnd end={loaderData.end} />
			</div>
		</>
	);
}
