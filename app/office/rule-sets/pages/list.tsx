import { requires } from "../../../accounts/sign-in/guards.server.ts";
import type { Locale } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { allRuleSets, groupsByRuleSet } from "../../../league/rule-sets/rule-sets.server.ts";
import { Panel } from "../../../records/parts/panel.tsx";
import { RuleSetCard } from "../parts/rule-set-card.tsx";
import { ruleSetsText } from "../text.ts";
import type { Route } from "./+types/list";

export const middleware = [requires("league.manage")];
export const handle = { js: true, title: (locale: Locale) => ruleSetsText(locale).title };

export async function loader() {
	const groups = await groupsByRuleSet();
	const sets = (await allRuleSets()).map((set) => ({ ...set, groups: groups.get(set.code) ?? 0 }));
	return { own: sets.filter(({ id }) => id !== undefined), usual: sets.filter(({ id }) => id === undefined) };
}

export default function RuleSets({ loaderData: { own, usual } }: Route.ComponentProps) {
	const locale = useLocale();
	const t = ruleSetsText(locale);
	return (
		<Panel title={t.title} close={pathIn(locale, "/admin/league")}>
			<div className="space-y-6 p-5 sm:p-7">
				<div className="flex flex-wrap items-center justify-between gap-4">
					<p className="max-w-prose text-soft">{t.lead}</p>
					<a href={pathIn(locale, "/admin/league/rule-sets/:id", { id: "new" })} className="button" data-first="">
						{t.add}
					</a>
				</div>
				<section>
					<h3 className="mb-2 font-bold">{t.ownSets}</h3>
					{own.length === 0 ? (
						<p className="text-soft">{t.noOwn}</p>
					) : (
						<ul className="card divide-y divide-line">
							{own.map(({ groups, ...set }) => (
								<RuleSetCard key={set.code} set={set} groups={groups} />
							))}
						</ul>
					)}
				</section>
				<section>
					<h3 className="mb-2 font-bold">{t.usualSets}</h3>
					<ul className="card divide-y divide-line">
						{usual.map(({ groups, ...set }) => (
							<RuleSetCard key={set.code} set={set} groups={groups} />
						))}
					</ul>
				</section>
			</div>
		</Panel>
	);
}
