import { localeOf } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { pageMeta } from "../../../base/ui/head/page-meta.ts";
import { Ltr, PageHeader, useHomeCrumb } from "../../../base/ui/page-parts.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { defaultGroup } from "../../../league/competitions/competitions.server.ts";
import { eligibilityOfGroups } from "../../../league/competitions/groups/eligibility-of-groups.server.ts";
import { firstEdition } from "../../../league/editions/edition.server.ts";
import { ruleSetOf } from "../../../league/ranking/season-rule.ts";
import { ruleChanges } from "../../../league/rule-sets/rule-changes.server.ts";
import { tableQuery } from "../../../league/season-table/asked.ts";
import { seasonView } from "../../../league/season-table/season-view.server.ts";
import { leagueText } from "../../../league/season-table/text.ts";
import { EditionViews } from "../parts/edition-views.tsx";
import { RulesOfTable } from "../parts/rules-of-table.tsx";
import { rulesPageText } from "../rules-text.ts";
import type { Route } from "./+types/rules";

export const handle = { cached: ["season"] };

export async function loader({ url }: Route.LoaderArgs) {
	const label = rulesPageText(localeOf(url.pathname)).title;
	const { season, isCurrent, table, structured } = await seasonView(url, { path: "/leagues/rules", label });
	const group = await defaultGroup(season);
	const changes = group && (await ruleChanges([group.id])).get(group.id);
	const [eligibility] = group ? await eligibilityOfGroups({ group: group.id }) : [];
	const rule = table?.rule ?? ruleSetOf();
	const keepsHalf = group?.keeps_half ?? false;
	const shown = { rule, keepsHalf, changes, eligibility };
	return { season, isCurrent, shown, edition: await firstEdition(season), structured };
}

export const meta: Route.MetaFunction = (args) => {
	const locale = localeOf(args.location.pathname);
	const t = rulesPageText(locale);
	const { season = "", isCurrent = true, structured } = args.loaderData ?? {};
	return pageMeta(args, {
		title: `${t.title} ${season}`,
		description: t.description(season),
		query: tableQuery(isCurrent ? undefined : season),
		image: pathIn(locale, "/share/:kind.png", { kind: "leagues" }),
		structured: structured ? [structured] : [],
	});
};

/** The rules of a season's table, in words that are made from its rule set. */
export default function RulesPage({ loaderData: { season, shown, edition } }: Route.ComponentProps) {
	const locale = useLocale();
	const t = rulesPageText(locale);
	const league = leagueText(locale);
	const crumbs = [useHomeCrumb(), { label: league.title, path: pathIn(locale, "/leagues") }, { label: t.title }];
	return (
		<>
			<PageHeader crumbs={crumbs} title={t.title}>
				<p className="mt-1 text-soft">
					{league.season} <Ltr className="font-semibold text-ink">{season}</Ltr>
				</p>
			</PageHeader>
			<div className="wide py-5 sm:py-8">
				{edition && <EditionViews edition={edition} shown="rules" />}
				<RulesOfTable id={0} {...shown} />
			</div>
		</>
	);
}
