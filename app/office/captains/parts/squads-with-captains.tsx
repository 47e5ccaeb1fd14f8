import { pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { Ltr } from "../../../base/ui/page-parts.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import type { SquadWithCaptains } from "../../../league/captains/managing/squads-with-captains.server.ts";
import { Crest } from "../../../people/clubs/parts/crest.tsx";
import { managingText } from "../text.ts";

/** Squads, a line each, with those who act for them; the line leads to where that is changed. */
export function SquadsWithCaptains({ squads, query }: { squads: SquadWithCaptains[]; query: string }) {
	const locale = useLocale();
	const t = managingText(locale);
	return (
		<ul className="card max-w-3xl divide-y divide-line">
			{squads.map((squad) => (
				<li key={squad.id} className="relative flex items-center gap-3 px-4 py-2 hover:bg-sunken">
					<Crest url={squad.logo_url} size={40} />
					<div className="min-w-0 flex-1">
						<a
							href={pathIn(locale, "/admin/league/captains/:squad", { squad: String(squad.id) }) + query}
							className="font-semibold after:absolute after:inset-0"
						>
							<bdi>{pick(locale, squad, "name")}</bdi>
						</a>
						<p className="text-sm text-soft">
							{squad.captains.length === 0 && squad.invited === 0 && t.noCaptain}
							{squad.captains.map((email) => (
								<Ltr key={email} className="me-3 inline-block break-all">
									{email}
								</Ltr>
							))}
							{squad.invited > 0 && t.waiting(squad.invited)}
						</p>
					</div>
				</li>
			))}
		</ul>
	);
}
