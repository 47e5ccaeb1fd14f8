import { pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import type { NightTie } from "../../../league/nights/night.server.ts";
import { tiesText } from "../../../league/ties/text.ts";
import { ClubName } from "../../../people/clubs/parts/club-name.tsx";
import { Crest } from "../../../people/clubs/parts/crest.tsx";
import { nightText } from "../night-text.ts";

/** A tie in play as the board of a hall shows it: both crests, the rubbers won, and who is at the table. */
export function Scoreboard({ tie, competition }: { tie: NightTie; competition: string | undefined }) {
	const locale = useLocale();
	const t = nightText(locale);
	const { running, atTable = [] } = tie;
	return (
		<li data-match-id={tie.id} className="relative rounded-2xl border border-on-table/20 bg-table-deep/60 p-4">
			{competition && (
				<p className="mb-2 text-center text-sm text-soft">
					<bdi>{competition}</bdi>
				</p>
			)}
			<a
				href={pathIn(locale, "/match/:id", { id: String(tie.id) })}
				className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-2 text-center leading-snug after:absolute after:inset-0"
			>
				<Side club={tie.home_team} />
				{running ? (
					<span data-running="" className="flex gap-2 text-5xl font-bold tabular-nums">
						<bdi>{running.home}</bdi>
						<span className="text-soft">–</span>
						<bdi>{running.away}</bdi>
					</span>
				) : (
					<span className="text-lg text-soft">{tiesText(locale).versus}</span>
				)}
				<Side club={tie.away_team} />
			</a>
			<ul className="mt-3 space-y-1 border-t border-on-table/15 pt-3 text-sm empty:hidden">
				{atTable.map((rubber) => (
					<li key={rubber.id} className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-baseline gap-2">
						<Players of={rubber.home} />
						<span className="text-center whitespace-nowrap tabular-nums">
							<span className="sr-only">{t.games}: </span>
							<b>
								<bdi>{rubber.home_games}</bdi>–<bdi>{rubber.away_games}</bdi>
							</b>
							<Points of={rubber.games.at(-1)} />
						</span>
						<Players of={rubber.away} isAway />
					</li>
				))}
			</ul>
		</li>
	);
}

/** The points of the game that goes on. */
function Points({ of }: { of: readonly [number, number] | undefined }) {
	return (
		of && (
			<span className="ms-2 text-soft">
				(<bdi>{of[0]}</bdi>–<bdi>{of[1]}</bdi>)
			</span>
		)
	);
}

const Side = ({ club }: { club: NightTie["home_team"] }) => (
	<span className="flex flex-col items-center gap-2">
		<span className="rounded-xl bg-on-table p-1.5">
			<Crest url={club.logo_url} size={40} eager />
		</span>
		<span className="font-semibold">
			<ClubName club={club} />
		</span>
	</span>
);

function Players({ of, isAway = false }: { of: { name: string; name_ar: string }[]; isAway?: boolean }) {
	const locale = useLocale();
	return (
		<span className={`min-w-0 ${isAway ? "" : "text-end"}`}>
			{of.map((player) => (
				<bdi key={player.name} className="block">
					{pick(locale, player, "name")}
				</bdi>
			))}
		</span>
	);
}
