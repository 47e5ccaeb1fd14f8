import { redirect } from "react-router";
import { absolute } from "../../../base/config.server.ts";
import { localeOf, pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { pageMeta } from "../../../base/ui/head/page-meta.ts";
import { breadcrumbData } from "../../../base/ui/head/structured-data.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { eligibilityOfGroups } from "../../../league/competitions/groups/eligibility-of-groups.server.ts";
import { editionAt } from "../../../league/editions/edition.server.ts";
import { rulesOf } from "../../../league/group-tables/content/group-rules.ts";
import { ruleChanges } from "../../../league/rule-sets/rule-changes.server.ts";
import { askedText } from "../asked-text.ts";
import { editionCrumbs } from "../edition-crumbs.ts";
import { viewPath } from "../edition-path.ts";
import { EditionHeader } from "../parts/edition-header.tsx";
import { RulesOfTable } from "../parts/rules-of-table.tsx";
import { rulesPageText } from "../rules-text.ts";
import type { Route } from "./+types/edition-rules";

export const handle = { cached: [] };

export async function loader({ params, url }: Route.LoaderArgs) {
	const locale = localeOf(url.pathname);
	const { groups, ...edition } = await editionAt(params);
	if (edition.isLeague) throw redirect(viewPath(locale, edition, "rules"), 301);
	const label = askedText(locale).rules;
	const needs = new Map((await eligibilityOfGroups({ edition: edition.id })).map(({ id, ...need }) => [id, need]));
	const changes = await ruleChanges(groups.map(({ id }) => id));
	const all = groups.map((group) => ({
		group,
		rules: {
			rule: rulesOf(group),
			keepsHalf: group.keeps_half,
			changes: changes.get(group.id) ?? [],
			eligibility: needs.get(group.id),
		},
	}));
	const alike = [...Map.groupBy(all, ({ rules }) => JSON.stringify(rules)).values()];
	return {
		edition,
		rules: alike.flatMap((same) =>
			same.slice(0, 1).map(({ group, rules }) => ({
				...rules,
				id: group.id,
				groups: same.map(({ group: { name, name_ar } }) => ({ name, name_ar })),
			})),
		),
		structured: breadcrumbData(absolute(""), editionCrumbs(locale, edition, { of: "rules", label })),
	};
}

export const meta: Route.MetaFunction = (args) => {
	const locale = localeOf(args.location.pathname);
	const t = rulesPageText(locale);
	const { edition, structured } = args.loaderData ?? {};
	if (!edition || !structured) return [];
	const name = pick(locale, edition, "name");
	return pageMeta(args, {
		title: `${askedText(locale).rules}: ${name} ${edition.season}`,
		description: t.descriptionOf(name, edition.season),
		image: pathIn(locale, "/share/:kind.png", { kind: "leagues" }),
		structured: [structured],
	});
};

/** The rules of the tables of a competition with their changes: once for the groups that have all of them alike. */
export default function EditionRules({ loaderData: { edition, rules } }: Route.ComponentProps) {
	const locale = useLocale();
	return (
		<>
			<EditionHeader edition={edition} view="rules" label={askedText(locale).rules} />
			<div className="wide space-y-10 pb-8">
				{rules.map(({ id, rule, keepsHalf, groups, changes, eligibility }) => (
					<RulesOfTable
						key={id}
						id={id}
						rule={rule}
						keepsHalf={keepsHalf}
						changes={changes}
						eligibility={eligibility}
						groups={rules.length > 1 ? groups.map((group) => pick(locale, group, "name")).join(" · ") : undefined}
					/>
				))}
			</div>
		</>
	);
}
