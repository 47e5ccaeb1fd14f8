import { pick } from "../../base/locale/locale.ts";
import { pathIn } from "../../base/locale/path.ts";
import { useSentOnce } from "../../base/ui/line/use-sent-once.ts";
import { useLocale } from "../../base/ui/use-locale.ts";
import { Filter } from "../../records/parts/list-tools.tsx";
import { recordsText } from "../../records/text.ts";
import { manageTiesText } from "../manage-text.ts";
import { tiesText } from "../text.ts";
import { tieStatuses } from "../tie.ts";

type Club = { id: number; name: string; name_ar: string };
type FiltersProps = {
	season?: string;
	status?: string;
	clubId?: number;
	sort: string;
	seasons: string[];
	clubs: Club[];
};

/** Filters of the list of all ties, and its order. */
export function TieFilters({ season, status, clubId, sort, seasons, clubs }: FiltersProps) {
	const locale = useLocale();
	const t = manageTiesText(locale);
	const m = tiesText(locale);
	const statuses = [
		...tieStatuses.map((value) => ({ value, label: m[value] })),
		{ value: "overdue", label: t.overdue },
	];
	return (
		<>
			<input type="hidden" name="show" value="all" />
			<Filter
				name="season"
				label={t.season}
				value={season}
				all={t.allSeasons}
				options={seasons.map((value) => ({ value, label: value }))}
			/>
			<Filter name="status" label={t.status} value={status} all={m.allStatuses} options={statuses} />
			<Filter
				name="team"
				label={t.club}
				value={clubId === undefined ? undefined : String(clubId)}
				all={m.allClubs}
				options={clubs.map((club) => ({ value: String(club.id), label: pick(locale, club, "name") }))}
			/>
			<Filter
				name="sort"
				label={t.sort}
				value={sort}
				all={t.newest}
				options={[{ value: "match_date", label: t.oldest }]}
			/>
		</>
	);
}

/** Ties in bulk: the preset batch, a file in, a file out. */
export function BulkTies() {
	const locale = useLocale();
	const a = recordsText(locale);
	const { isSent, onSubmit } = useSentOnce();
	return (
		<>
			<form method="post" onSubmit={onSubmit}>
				<button type="submit" className="button-quiet" aria-disabled={isSent || undefined}>
					{manageTiesText(locale).presetButton}
				</button>
			</form>
			<a href={pathIn(locale, "/admin/import/:kind", { kind: "matches" })} className="button-quiet">
				{a.importCsv}
			</a>
			<a href={pathIn(locale, "/admin/export/:list.csv", { list: "matches" })} className="button-quiet">
				{a.exportCsv}
			</a>
		</>
	);
}

/** Two views of the ties: what is to be entered, and all of them. */
export function TieViews({ isAll, toEnter }: { isAll: boolean; toEnter: number }) {
	const locale = useLocale();
	const t = manageTiesText(locale);
	const path = pathIn(locale, "/admin/matches");
	const views = [
		{ label: t.toEnter(toEnter), to: path, isOpen: !isAll },
		{ label: t.allTies, to: `${path}?show=all`, isOpen: isAll },
	];
	return (
		<nav aria-label={t.views} className="mb-4 flex flex-wrap gap-2">
			{views.map(({ label, to, isOpen }) => (
				<a
					key={to}
					href={to}
					aria-current={isOpen ? "page" : undefined}
					className="chip aria-[current]:bg-brand aria-[current]:text-on-brand"
				>
					{label}
				</a>
			))}
		</nav>
	);
}
