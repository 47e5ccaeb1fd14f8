import { pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { groupPath } from "../../../league/competitions/groups/group-path.ts";
import type { Night, NightTie } from "../../../league/nights/night.server.ts";
import { TieList } from "../../ties/parts/tie-list.tsx";
import { nightText } from "../night-text.ts";
import { IfEndedTable } from "./if-ended-table.tsx";
import { Scoreboard } from "./scoreboard.tsx";

/** The night of a match: what is played, what else is on today, and the tables if it ended now. */
export function NightStrip({ night: { groups, ties, tables } }: { night: Night }) {
	const locale = useLocale();
	const t = nightText(locale);
	const playing = ties.filter(({ state }) => state === "in play");
	const others = ties.filter(({ state }) => state !== "in play");
	const nameOf = (id: number) => {
		const { competition: name = "", competition_ar: name_ar = "" } = groups.find((group) => group.id === id) ?? {};
		return pick(locale, { name, name_ar }, "name");
	};
	const competitionOf = ({ group_id }: Pick<NightTie, "group_id">) =>
		groups.length > 1 ? nameOf(group_id) : undefined;
	return (
		<>
			{playing.length > 0 && (
				<section id="night" aria-labelledby="playing" className="court border-t border-on-table/15">
					<div className="wide py-5 sm:py-8">
						<h2 id="playing" className="flex items-center gap-2 text-xl">
							<span aria-hidden="true" className="size-2.5 rounded-full bg-ball" />
							{t.playing}
						</h2>
						<ul className="mt-3 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
							{playing.map((tie) => (
								<Scoreboard key={tie.id} tie={tie} competition={competitionOf(tie)} />
							))}
						</ul>
						<p className="mt-3 text-sm text-soft">{t.saved}</p>
					</div>
				</section>
			)}
			<div className="border-b border-line bg-sunken">
				<div className="wide grid gap-x-8 gap-y-7 py-6 sm:py-8 lg:auto-cols-fr lg:grid-flow-col">
					{others.length > 0 && (
						<section aria-labelledby="others">
							<div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
								<h2 id="others" className="text-xl">
									{playing.length > 0 ? t.others : t.title}
								</h2>
								<a href={pathIn(locale, "/matches")} className="link">
									{t.all}
								</a>
							</div>
							<TieList ties={others} competitionOf={competitionOf} />
						</section>
					)}
					{tables.length > 0 && (
						<section aria-labelledby="if-ended" className="space-y-4">
							<h2 id="if-ended" className="mb-3 text-xl">
								{t.ifEnded}
							</h2>
							{tables.map(({ group, rows }) => (
								<IfEndedTable key={group} rows={rows} label={nameOf(group)} official={pathOf(group)} />
							))}
						</section>
					)}
				</div>
			</div>
		</>
	);

	function pathOf(id: number) {
		const group = groups.find((each) => each.id === id);
		return group ? groupPath(locale, group) : pathIn(locale, "/leagues");
	}
}
