import { Fragment } from "react";
import { pathIn } from "../../../../base/locale/path.ts";
import { Ltr } from "../../../../base/ui/page-parts.tsx";
import { useLocale } from "../../../../base/ui/use-locale.ts";
import { endAt, type Marks } from "../../../../league/competitions/groups/zones.ts";
import type { GroupRow } from "../../../../league/group-tables/group-table.server.ts";
import type { RuleSet } from "../../../../league/ranking/rule-set.ts";
import { signed } from "../../../../league/ranking/rules/rule-words.ts";
import { leagueText } from "../../../../league/season-table/text.ts";
import { ClubName } from "../../../../people/clubs/parts/club-name.tsx";
import { Crest } from "../../../../people/clubs/parts/crest.tsx";
import { type Column, ColumnHead, type Sort } from "./column-head.tsx";
import { FormBadges } from "./form-badges.tsx";
import { PointsMarks } from "./points-marks.tsx";
import { WhyRow } from "./why-row.tsx";

/** In the table of a season a row is found by its club. */
type Props = {
	rows: GroupRow[];
	rule: RuleSet;
	title?: string;
	marks: Marks;
	isSeason?: boolean;
	sort?: Sort;
};

/** The whole table, a row a club, and between two clubs level on points a line that says what separates them. */
export function StandingsTable({ rows, rule, title, marks, isSeason = false, sort }: Props) {
	const t = leagueText(useLocale());
	const placed = rows.filter(({ rank }) => rank !== null).length;
	const zoneOfRow = ({ rank, zone }: GroupRow) =>
		marks === "places" && rank !== null ? endAt(rank, placed) : marks === "zones" ? zone : undefined;
	const anchorOf = ({ team_id, squad_id, letter }: GroupRow) =>
		isSeason && letter === "A" ? `team-${team_id}` : `squad-${squad_id}`;
	const columns: Column[] = [
		{ by: "played", short: t.playedShort, label: t.played },
		{ by: "won", short: t.wonShort, label: t.won },
		{ by: "drawn", short: t.drawnShort, label: t.drawn },
		{ by: "lost", short: t.lostShort, label: t.lost },
		{ by: "for", short: t.for, label: t.for, look: WIDE_ONLY },
		{ by: "against", short: t.against, label: t.against, look: WIDE_ONLY },
		{ by: "difference", short: t.differenceShort, label: t.difference },
		{ by: undefined, short: t.pointsShort, label: t.points },
	];
	return (
		// On a phone all of it fits; in a larger type it scrolls inside this frame, also by keyboard, and the club's
		// name stays in view.
		<section tabIndex={0} aria-label={title ?? t.title} className="card relative overflow-x-auto">
			<table className="w-full text-center max-sm:text-sm">
				<thead className="text-sm text-soft max-sm:text-xs">
					<tr>
						<th scope="col" className="py-3 font-semibold">
							<span className="sr-only">{t.rank}</span>
							<span aria-hidden="true">#</span>
						</th>
						<th scope="col" className="sticky start-0 bg-surface px-2 py-3 text-start font-semibold">
							{t.club}
						</th>
						{columns.map((column) => (
							<ColumnHead key={column.label} column={column} sort={sort} />
						))}
						<th scope="col" className={`px-2 py-3 font-semibold whitespace-nowrap ${WIDE_ONLY}`}>
							{t.form}
						</th>
					</tr>
				</thead>
				<tbody>
					{rows.map((row, nth) => (
						<Fragment key={row.squad_id}>
							{sort?.by === undefined && (
								<WhyRow above={rows[nth - 1]} own={row} rule={rule} clubs={rows} columns={columns.length + 3} />
							)}
							<StandingRow row={row} zone={zoneOfRow(row)} anchor={anchorOf(row)} />
						</Fragment>
					))}
				</tbody>
			</table>
		</section>
	);
}

const zoneLook = {
	top: "bg-win-tint",
	bottom: "bg-loss-tint",
	promoted: "bg-win-tint",
	play_off: "bg-draw-tint",
	relegated: "bg-loss-tint",
};
const green = "edge-win";
const red = "edge-loss";
const edge = {
	top: green,
	bottom: red,
	promoted: green,
	play_off: "edge-draw",
	relegated: red,
};
const zoneWord = {
	top: "topZone",
	bottom: "bottomZone",
	promoted: "promoted",
	play_off: "play_off",
	relegated: "relegated",
} as const;
type ShownZone = keyof typeof edge | undefined;

/** On a small screen the difference says what for and against do, and the form is under the club's name. */
const WIDE_ONLY = "max-sm:hidden";

const counted = ["played", "won", "drawn", "lost"] as const;
const rubbers = ["for", "against"] as const;

type RowProps = { row: GroupRow; zone: ShownZone; anchor: string };

function StandingRow({ row, zone, anchor }: RowProps) {
	const locale = useLocale();
	const t = leagueText(locale);
	const ground = zone ? zoneLook[zone] : "bg-surface";
	return (
		<tr
			id={anchor}
			data-team-id={row.team_id}
			data-squad={row.squad_id}
			data-rank={row.rank ?? undefined}
			data-zone={zone}
			className={`border-t border-line digits ${ground}`}
		>
			<td data-col="rank" className={`px-2 py-3 font-bold sm:px-3 ${zone ? edge[zone] : ""}`}>
				{row.rank ?? "–"}
				{zone && <span className="sr-only"> {t[zoneWord[zone]]}</span>}
			</td>
			<th
				data-col="team"
				scope="row"
				className={`sticky start-0 px-1 py-2 text-start font-semibold sm:px-2 sm:py-3 ${ground}`}
			>
				<a
					href={pathIn(locale, "/team/:id", { id: String(row.team_id) })}
					className="flex items-center gap-2 hover:underline sm:gap-3"
				>
					<span className="max-[22.4rem]:hidden">
						<Crest url={row.club.logo_url} size={28} />
					</span>
					<ClubName club={row.club} />
				</a>
				<span className="mt-1 block sm:hidden">
					<FormBadges form={row.form} small />
				</span>
			</th>
			{counted.map((column) => (
				<td key={column} data-col={column} className="px-1">
					{row[column]}
				</td>
			))}
			{rubbers.map((column) => (
				<td key={column} data-col={column} className={`px-1 ${WIDE_ONLY}`}>
					{row[column]}
				</td>
			))}
			<td data-col="difference" className="px-1">
				<Ltr>{signed(row.for - row.against)}</Ltr>
			</td>
			<td data-col="points" className="px-1 font-bold sm:text-lg">
				{row.points < 0 ? <Ltr>{signed(row.points)}</Ltr> : row.points}
				<PointsMarks row={row} />
			</td>
			<td data-col="form" className={`px-2 ${WIDE_ONLY}`}>
				<FormBadges form={row.form} />
			</td>
		</tr>
	);
}
