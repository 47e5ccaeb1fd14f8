import { formatShortDay, formatTime } from "../../base/locale/format.ts";
import { pick } from "../../base/locale/locale.ts";
import { pathIn } from "../../base/locale/path.ts";
import { useLocale } from "../../base/ui/use-locale.ts";
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

/** Ties, one a row: home, score or "vs", away. `dated` adds the day where no heading says it. */
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
		<li id={`tie-${tie.id}`} className="grid grid-cols-[1fr_auto_1fr] items-center gap-x-3 gap-y-1.5 px-4 py-3">
			<Side id={tie.home_team_id} club={tie.home_team} end />
			{counts(tie) ? (
				// Separate cells: home comes first in either direction, as the clubs do.
				<p className="flex gap-1.5 text-xl font-bold tabular-nums">
					<bdi>{tie.home_score}</bdi>
					<span className="text-soft">–</span>
					<bdi>{tie.away_score}</bdi>
				</p>
			) : (
				<p className="text-soft">{t.versus}</p>
			)}
			<Side id={tie.away_team_id} club={tie.away_team} />
			<p className="col-span-3 flex flex-wrap items-center justify-center gap-x-3 gap-y-1 text-sm text-soft">
				{(dated || time) && (
					<time dateTime={tie.match_time ? `${tie.match_date}T${tie.match_time}+03:00` : tie.match_date}>
						{dated && formatShortDay(locale, tie.match_date)} {time}
					</time>
				)}
				{!(dated && tie.status === "scheduled") && <StatusBadge status={tie.status} />}
				{tie.status === "completed" && counts(tie) && <span className="font-semibold">{t.final}</span>}
			</p>
		</li>
	);
}

function Side({ id, club, end = false }: { id: number; club: NamedTie["home_team"]; end?: boolean }) {
	const locale = useLocale();
	return (
		<a
			href={pathIn(locale, "/team/:id", { id: String(id) })}
			className={`flex items-center gap-3 font-semibold leading-snug hover:underline max-sm:flex-col max-sm:gap-1 max-sm:text-center max-sm:text-sm ${end ? "sm:flex-row-reverse sm:text-end" : ""}`}
		>
			<Crest url={club.logo_url} size={40} />
			{pick(locale, club, "name")}
		</a>
	);
}
