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
import { EditionEnd } from "../parts/edition-end.tsx";
import { EditionHeader } from "../parts/edition-header.tsx";
import { GroupSection } from "../parts/group-section.tsx";
import type { Route } from "./+types/edition";

export const handle = { cached: [] };

export async function loader({ params, url }: Route.LoaderArgs) {
	const { groups, ...edition } = await editionAt(params);
	const { season } = edition;
	const locale = localeOf(url.pathname);
	const tables = (await groupTables(groups)).map((table) => inLanguage(locale, table));
	const hasStages = new Set(groups.map(({ stage }) => stage)).size > 1;
	const shown = groups.flatMap(({ id, name, name_ar, stage, stage_kind }, nth) => {
		const table = tables[nth];
		const isFirst = groups[nth - 1]?.stage !== stage;
		return table ? { id, name, name_ar, season, table, opens: hasStages && isFirst ? stage_kind : undefined } : [];
	});
	return {
		edition,
		groups: shown,
		end: await endOfEdition(edition),
		decisions: await decisionsOfAdjustments(shown.flatMap(({ table }) => table.adjustments)),
		structured: breadcrumbData(absolute(""), editionCrumbs(locale, edition)),
	};
}

export const meta: Route.MetaFunction = (args) => {
	const locale = localeOf(args.location.pathname);
	const { edition, structured } = args.loaderData ?? {};
	if (!edition || !structured) return [];
	const name = pick(locale, edition, "name");
	return pageMeta(args, {
		title: `${name} ${edition.season}`,
		description: editionText(locale).description(name, edition.season),
		// The league of a season has its table at the address of the season: search engines are to know that one.
		...(edition.isLeague && { path: "/leagues", query: tableQuery(edition.isCurrent ? undefined : edition.season) }),
		image: pathIn(locale, "/share/:kind.png", { kind: "leagues" }),
		structured: [structured],
	});
};

export default function EditionPage({ loaderData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = editionText(locale);
	const { edition, groups } = loaderData;
	const hasStages = groups.some(({ opens }) => opens !== undefined);
	const heading = groups.length < 2 ? undefined : hasStages ? "h3" : "h2";
	return (
		<>
			<EditionHeader edition={edition} view="table" />
			<div className="wide space-y-8 pb-8">
				{groups.length > 1 && (
					<nav aria-label={t.groups} className="flex flex-wrap gap-x-5 gap-y-1 print:hidden">
						{groups.map((group) => (
							<a key={group.id} href={`#group-${group.id}`} className="link">
								<bdi>{pick(locale, group, "name")}</bdi>
							</a>
						))}
					</nav>
				)}
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
