import { pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { useSentOnce } from "../../../base/ui/line/use-sent-once.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import type { GroupChoice } from "../../../league/competitions/groups/group-choices.server.ts";
import { phasesOf, tieStatuses } from "../../../league/tie.ts";
import { leagueTieText } from "../../../league/ties/editing/league-text.ts";
import { manageTiesText } from "../../../league/ties/editing/manage-text.ts";
import type { TieListFilter } from "../../../league/ties/editing/managed-ties.server.ts";
import { tiesText } from "../../../league/ties/text.ts";
import { Filter } from "../../../records/list/parts/list-tools.tsx";
import { recordsText } from "../../../records/text.ts";

type NamedRecord = { id: number; name: string; name_ar: string };
type FiltersProps = {
	filter: TieListFilter;
	seasons: string[];
	clubs: NamedRecord[];
	groups: GroupChoice[];
	rounds: number[];
	venues: NamedRecord[];
};

/**
 * Filters of the list of all ties, and its order. Those of competitions, rounds and halls are there where there are
 * several.
 */
export function TieFilters({ filter, seasons, clubs, groups, rounds, venues }: FiltersProps) {
	const locale = useLocale();
	const t = manageTiesText(locale);
	const m = tiesText(locale);
	const l = leagueTieText(locale);
	const statuses = [
		...tieStatuses.flatMap((status) => [
			{ value: status, label: m[status] },
			...phasesOf[status].map((value) => ({ value, label: `– ${l[value]}` })),
		]),
		{ value: "overdue", label: t.overdue },
		{ value: "undated", label: l.undated },
		{ value: "misdated", label: l.misdated },
	];
	const options = (all: NamedRecord[]) =>
		all.map((each) => ({ value: String(each.id), label: pick(locale, each, "name") }));
	const groupOptions = useGroupOptions(groups);
	const textOf = (id: number | undefined) => (id === undefined ? undefined : String(id));
	const group = filter.competitionId === undefined ? textOf(filter.groupId) : `of-${filter.competitionId}`;
	return (
		<>
			<input type="hidden" name="show" value="all" />
			<Filter
				name="season"
				label={t.season}
				value={filter.season}
				all={t.allSeasons}
				options={seasons.map((value) => ({ value, label: value }))}
			/>
			{(groups.length > 1 || group) && (
				<Filter name="group" label={l.group_id} value={group} all={l.allGroups} options={groupOptions} />
			)}
			{rounds.length > 0 && (
				<Filter
					name="round"
					label={l.round}
					value={textOf(filter.round)}
					all={l.allRounds}
					options={rounds.map((round) => ({ value: String(round), label: l.roundNo(round) }))}
				/>
			)}
			<Filter name="status" label={t.status} value={filter.status} all={m.allStatuses} options={statuses} />
			<Filter name="team" label={t.club} value={textOf(filter.clubId)} all={m.allClubs} options={options(clubs)} />
			{venues.length > 0 && (
				<Filter
					name="venue"
					label={l.venue_id}
					value={textOf(filter.venueId)}
					all={l.allVenues}
					options={options(venues)}
				/>
			)}
			<Filter
				name="sort"
				label={t.sort}
				value={filter.sort}
				all={t.newest}
				options={[{ value: "match_date", label: t.oldest }]}
			/>
		</>
	);
}

/** Groups by season; before the groups of a competition that has several, the whole of it. */
function useGroupOptions(groups: GroupChoice[]) {
	const locale = useLocale();
	const l = leagueTieText(locale);
	const isOneSeason = groups.every(({ season }) => season === groups[0]?.season);
	const wholes = new Set<number>();
	return groups.flatMap((group) => {
		const { id, competition, season } = group;
		const own = {
			value: String(id),
			label: isOneSeason ? pick(locale, group, "name") : `${pick(locale, group, "name")} (${season})`,
		};
		const isShared = groups.some((other) => other.competition === competition && other.id !== id);
		if (!isShared || wholes.has(competition)) return [own];
		wholes.add(competition);
		return [{ value: `of-${competition}`, label: l.wholeOf(pick(locale, group, "competition_name")) }, own];
	});
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
		{ label: t.waiting, to: pathIn(locale, "/admin/matches/overdue"), isOpen: false },
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
