import { pathIn } from "../../../base/locale/path.ts";
import { Empty } from "../../../base/ui/page-parts.tsx";
import { Pagination } from "../../../base/ui/pagination.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import type { ClubCard } from "../../../people/clubs/edit-clubs.server.ts";
import { manageClubsText } from "../../../people/clubs/manage-text.ts";
import { Filter, ListTools, useListPath } from "../../../records/list/parts/list-tools.tsx";
import { tabText } from "../../../records/tab-text.ts";
import { recordsText } from "../../../records/text.ts";
import { ClubCards } from "./club-cards.tsx";

type Props = { q?: string; sort: string; page: number; rows: ClubCard[]; total: number; pages: number };

/** The Teams tab: search, order, cards, and the way to add one. */
export function ClubsList({ q, sort, page, rows, total, pages }: Props) {
	const locale = useLocale();
	const t = manageClubsText(locale);
	const a = recordsText(locale);
	const tabs = tabText(locale);
	const pathOf = useListPath();
	const orders = [
		{ value: "-name", label: `${t.sortName} ↓` },
		{ value: "founded_year", label: `${t.sortFounded} ↑` },
		{ value: "-founded_year", label: `${t.sortFounded} ↓` },
	];
	return (
		<>
			<ListTools
				title={tabs.teams}
				path={pathIn(locale, "/admin/teams")}
				q={q}
				total={t.totalClubs(total)}
				filters={<Filter name="sort" label={t.sortBy} value={sort} all={`${t.sortName} ↑`} options={orders} />}
				actions={
					<a href={pathIn(locale, "/admin/teams/:id", { id: "new" })} className="button">
						{t.addClub}
					</a>
				}
				more={
					<>
						<a href={pathIn(locale, "/admin/import/:kind", { kind: "teams" })} className="button-quiet">
							{a.importCsv}
						</a>
						<a href={pathIn(locale, "/admin/export/:list.csv", { list: "teams" })} className="button-quiet">
							{a.exportCsv}
						</a>
					</>
				}
			/>
			{rows.length > 0 ? (
				<ClubCards clubs={rows} />
			) : q ? (
				<Empty title={a.nothingFound}>
					<a href={pathIn(locale, "/admin/teams")} className="link">
						{a.clearFilters}
					</a>
				</Empty>
			) : (
				<Empty title={t.noClubs} text={t.noClubsText} />
			)}
			<Pagination page={page} pages={pages} pathOf={(n) => pathOf({ page: String(n) })} />
		</>
	);
}
