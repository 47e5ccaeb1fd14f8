import { formatShortDay, formatTime } from "../../base/locale/format.ts";
import { pathIn } from "../../base/locale/path.ts";
import { useLocale } from "../../base/ui/use-locale.ts";
import { ClubName } from "../../clubs/parts/club-name.tsx";
import { Crest } from "../../clubs/parts/crest.tsx";
import { tiesText } from "../text.ts";
import { counts, type TieStatus } from "../tie.ts";
import type { NamedTie } from "../ties.server.ts";

const look = {
	scheduled: "bg-sunken text-soft",
	completed: "bg-win-tint text-win",
	cancelled: "bg-loss-tint text-loss",
} satisfies Record<TieStatus, string>;

function StatusBadge({ status }: { status: TieStatus }) {
	return (
		<span
			data-status={status}
			className={`rounded-full px-2.5 py-0.5 text-sm font-semibold whitespace-nowrap ${look[status]}`}
		>
			{tiesText(useLocale())[status]}
		</span>
	);
}

/** Ties, a line each: home, score or "vs", away. `dated` adds the day where no heading says it. */
export function TieList({ ties, dated = false }: { ties: NamedTie[]; dated?: boolean }) {
	return (
		<ul className="card divide-y divide-line">
			{ties.map((tie) => (
				<TieRow key={tie.id} tie={tie} dated={dated} />
			))}
		</ul>
	);
}

function TieRow({ tie, dated }: { tie: NamedTie; dated: boolean }) {
	const locale = useLocale();
	const t = tiesText(locale);
	const time = tie.match_time && formatTime(locale, tie.match_time);
	return (
		<li id={`tie-${tie.id}`} className="@container">
			<div className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-x-1 gap-y-1 px-2 py-2.5 @xs:gap-x-3 @xs:px-3 @2xl:grid-cols-[1fr_auto_1fr_auto] @2xl:px-4">
				<Side id={tie.home_team_id} club={tie.home_team} end />
				{counts(tie) ? (
					// Separate cells: home comes first in either direction, as the clubs do.
					<p className="flex min-w-14 justify-center gap-1.5 text-xl font-bold tabular-nums">
						<bdi>{tie.home_score}</bdi>
						<span className="text-soft">–</span>
						<bdi>{tie.away_score}</bdi>
					</p>
				) : (
					<p className="min-w-14 text-center text-soft">{t.versus}</p>
				)}
				<Side id={tie.away_team_id} club={tie.away_team} />
				<p className="col-span-3 flex flex-wrap items-center justify-center gap-x-3 text-sm text-soft @2xl:col-span-1 @2xl:min-w-44 @2xl:justify-end">
					{(dated || time) && (
						<time dateTime={tie.match_time ? `${tie.match_date}T${tie.match_time}+03:00` : tie.match_date}>
							{dated && formatShortDay(locale, tie.match_date)} {time}
						</time>
					)}
					{!dated && <StatusBadge status={tie.status} />}
					{tie.status === "completed" && counts(tie) && <span className="font-semibold">{t.final}</span>}
				</p>
			</div>
		</li>
	);
}

function Side({ id, club, end = false }: { id: number; club: NamedTie["home_team"]; end?: boolean }) {
	const locale = useLocale();
	return (
		<a
			href={pathIn(locale, "/team/:id", { id: String(id) })}
			className={`flex min-h-9 items-center gap-2 font-semibold leading-snug hover:underline max-sm:text-sm ${end ? "flex-row-reverse text-end" : ""}`}
		>
			<span className="@max-xs:hidden">
				<Crest url={club.logo_url} size={28} />
			</span>
			<span>
				<ClubName club={club} />
			</span>
		</a>
	);
}
