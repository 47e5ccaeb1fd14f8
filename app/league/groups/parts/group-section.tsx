import { formatDate } from "../../../base/locale/format.ts";
import { pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import type { Group } from "../../../competitions/competitions.server.ts";
import { StandingsTable } from "../../parts/standings-table.tsx";
import { ZoneLegend } from "../../parts/zone-legend.tsx";
import { recorded } from "../../ranking/recorded.ts";
import { orderInWords, pointsInWords, signed } from "../../rules/rule-words.ts";
import type { GroupTable } from "../group-table.server.ts";
import { editionText } from "../text.ts";

export type ShownGroup = Pick<Group, "id" | "name" | "name_ar" | "season"> & { table: GroupTable };

/** A group with its table, what its colours mean, its rules, and who withdrew or lost points by a decision. */
export function GroupSection({ group, hasTitle }: { group: ShownGroup; hasTitle: boolean }) {
	const locale = useLocale();
	const t = editionText(locale);
	const { rows, rule, zones, hasTies } = group.table;
	const name = pick(locale, group, "name");
	const ties = new URLSearchParams({ season: group.season, group: String(group.id) });
	return (
		<section id={`group-${group.id}`} className="scroll-mt-24">
			{hasTitle && (
				<h2 className="mb-3 text-xl font-bold">
					<bdi>{name}</bdi>
				</h2>
			)}
			{rows.length === 0 ? (
				<p className="text-soft">{t.noSquads}</p>
			) : (
				<>
					<StandingsTable rows={rows} rule={recorded(rule, rows)} title={name} zones={zones} />
					<div className="mt-3 space-y-1 text-sm text-soft">
						<ZoneLegend zones={zones} />
						{!hasTies && <p>{t.noTies}</p>}
						<p>
							{t.points(pointsInWords(locale, rule))} {orderInWords(locale, rule)}
						</p>
						<Decisions table={group.table} />
						<p className="flex flex-wrap gap-x-6 gap-y-1 print:hidden">
							<a className="link" href={`${pathIn(locale, "/matches")}?${ties}`}>
								{t.ties}
							</a>
							<a className="link" href={pathIn(locale, "/groups/:id.ics", { id: String(group.id) })}>
								{t.calendar}
							</a>
							<a className="link" href={`${pathIn(locale, "/embed")}?group=${group.id}`}>
								{t.embed}
							</a>
						</p>
					</div>
				</>
			)}
		</section>
	);
}

function Decisions({ table: { rows, adjustments } }: { table: GroupTable }) {
	const locale = useLocale();
	const t = editionText(locale);
	const nameOf = (squadId: number) => {
		const row = rows.find(({ squad_id }) => squad_id === squadId);
		return row ? pick(locale, row.club, "name") : "";
	};
	const gone = rows.filter(({ state }) => state !== "active");
	if (gone.length + adjustments.length === 0) return null;
	return (
		<ul className="list-disc ps-5">
			{gone.map(({ squad_id, state }) => (
				<li key={squad_id}>{t[state === "excluded" ? "excluded" : "withdrawn"](nameOf(squad_id))}</li>
			))}
			{adjustments.map((each) => (
				<li key={each.id}>
					{t.adjusted(
						nameOf(each.squad_id),
						signed(each.points),
						pick(locale, each, "reason"),
						formatDate(locale, each.decided_on),
					)}
				</li>
			))}
		</ul>
	);
}
