import { pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import type { squadsWithRosters } from "../../../people/registrations/rosters/rosters.server.ts";
import { rostersText } from "../../../people/registrations/rosters/text.ts";

type Props = { squads: Awaited<ReturnType<typeof squadsWithRosters>>; query: string };

/** The squads of a season, those with proposals first; each leads to its roster. */
export function SquadLines({ squads, query }: Props) {
	const locale = useLocale();
	const t = rostersText(locale);
	if (squads.length === 0) return <p className="text-soft">{t.noSquads}</p>;
	return (
		<ul className="card divide-y divide-line">
			{squads.map((squad) => (
				<li key={squad.id}>
					<a
						href={pathIn(locale, "/admin/registrations/squads/:squad", { squad: String(squad.id) }) + query}
						className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 p-3 hover:bg-sunken"
					>
						<bdi className="font-semibold">{pick(locale, squad, "name")}</bdi>
						<span className={squad.proposed > 0 ? "text-sm font-bold" : "text-sm text-soft"}>
							{t.counts(squad.players, squad.proposed)}
						</span>
					</a>
				</li>
			))}
		</ul>
	);
}
