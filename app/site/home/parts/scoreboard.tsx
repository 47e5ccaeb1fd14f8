import { pathIn } from "../../../base/locale/path.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import type { NightTie } from "../../../league/nights/night.server.ts";
import { tiesText } from "../../../league/ties/text.ts";
import { ClubName } from "../../../people/clubs/parts/club-name.tsx";
import { Crest } from "../../../people/clubs/parts/crest.tsx";
import { AtTable } from "../../ties/parts/at-table.tsx";

/** A tie in play as the board of a hall shows it: both crests, the rubbers won, and who is at the table. */
export function Scoreboard({ tie, competition }: { tie: NightTie; competition: string | undefined }) {
	const locale = useLocale();
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
					<span data-running="" className="board text-5xl">
						<bdi>{running.home}</bdi>
						<span className="sr-only">–</span>
						<bdi>{running.away}</bdi>
					</span>
				) : (
					<span className="text-lg text-soft">{tiesText(locale).versus}</span>
				)}
				<Side club={tie.away_team} />
			</a>
			<AtTable rubbers={atTable} className="mt-3 text-sm" />
		</li>
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
