import { redirect } from "react-router";
import { absolute } from "../../../base/config.server.ts";
import { localeOf, pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { pageMeta } from "../../../base/ui/head/page-meta.ts";
import { breadcrumbData } from "../../../base/ui/head/structured-data.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { editionAt } from "../../../league/editions/edition.server.ts";
import { withEndings } from "../../../league/group-tables/endings.server.ts";
import { groupTables } from "../../../league/group-tables/group-table.server.ts";
import { inLanguage } from "../../../league/group-tables/in-language.ts";
import { tiesOf } from "../../../league/ties/ties.server.ts";
import { askedText } from "../asked-text.ts";
import { editionCrumbs } from "../edition-crumbs.ts";
import { viewPath } from "../edition-path.ts";
import { editionText } from "../edition-text.ts";
import { groupsOnPage } from "../groups-on-page.ts";
import { CrossTableGrid } from "../parts/cross-table-grid.tsx";
import { EditionHeader } from "../parts/edition-header.tsx";
import { GroupLinks } from "../parts/group-section.tsx";
import type { Route } from "./+types/edition-cross-table";

export const handle = { cached: ["group"] };

export async function loader({ params, url }: Route.LoaderArgs) {
	const locale = localeOf(url.pathname);
	const { groups: all, ...edition } = await editionAt(params);
	if (edition.isLeague) throw redirect(viewPath(locale, edition, "cross-table"), 301);
	const { groups, one, query } = groupsOnPage(all, url);
	const tables = await groupTables(groups);
	const ties = await withEndings(await tiesOf({ groupIds: groups.map(({ id }) => id) }));
	const label = askedText(locale).crossTable;
	return {
		edition,
		all: all.map(({ id, name, name_ar, stage, stage_kind }) => ({ id, name, name_ar, stage, stage_kind })),
		one,
		query,
		groups: groups.map(({ id, name, name_ar }, nth) => {
			const table = tables[nth];
			return { id, name, name_ar, rows: table ? inLanguage(locale, table).rows : [], ties: ofGroup(id) };
		}),
		structured: breadcrumbData(absolute(""), editionCrumbs(locale, edition, { of: "cross-table", label })),
	};

	function ofGroup(group: number) {
		return ties.filter(({ group_id }) => group_id === group);
	}
}

export const meta: Route.MetaFunction = (args) => {
	const locale = localeOf(args.location.pathname);
	const { edition, structured, one, query = "", groups = [] } = args.loaderData ?? {};
	if (!edition || !structured) return [];
	const part = one !== undefined && groups[0] ? [pick(locale, groups[0], "name")] : [];
	const name = [pick(locale, edition, "name"), ...part].join(" · ");
	return pageMeta(args, {
		title: `${askedText(locale).crossTable}: ${name} ${edition.season}`,
		query,
		description: editionText(locale).crossDescription(name, edition.season),
		image: pathIn(locale, "/share/:kind.png", { kind: "leagues" }),
		structured: [structured],
	});
};

/** Every squad of a group against every other, group by group. */
export default function EditionCrossTable({ loaderData: { edition, groups, all, one, query } }: Route.ComponentProps) {
	const locale = useLocale();
	const t = askedText(locale);
	return (
		<>
			<EditionHeader edition={edition} view="cross-table" label={t.crossTable} query={query} />
			<div className="wide space-y-8 pb-8">
				<p className="text-soft">{t.crossLead}</p>
				<GroupLinks groups={all} shown={one} />
				{groups.map(({ id, rows, ties, ...group }) => {
					const name = pick(locale, group, "name");
					return (
						<section key={id} id={`group-${id}`} className="scroll-mt-24">
							{all.length > 1 && (
								<h2 className="mb-3 text-xl font-bold">
									<bdi>{name}</bdi>
								</h2>
							)}
							{rows.length === 0 ? (
								<p className="text-soft">{editionText(locale).noSquads}</p>
							) : (
								<CrossTableGrid rows={rows} ties={ties} label={`${t.crossTable}: ${name}`} />
							)}
						</section>
					);
				})}
			</div>
		</>
	);
}
