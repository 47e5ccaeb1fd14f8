import { useLocation } from "react-router";
import { pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { RowLink } from "../../../base/ui/row-link.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import type { ClubCard } from "../../../people/clubs/edit-clubs.server.ts";
import { manageClubsText } from "../../../people/clubs/manage-text.ts";
import { Crest } from "../../../people/clubs/parts/crest.tsx";
import { recordsText } from "../../../records/text.ts";

/** Clubs as cards: crest, name, region, year, and what can be done with each. */
export function ClubCards({ clubs }: { clubs: ClubCard[] }) {
	const locale = useLocale();
	const t = recordsText(locale);
	const { search } = useLocation();
	return (
		<ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
			{clubs.map((club) => {
				const name = pick(locale, club, "name");
				const id = String(club.id);
				return (
					<li key={club.id} className="card flex flex-col gap-4 p-5">
						<div className="flex items-center gap-4">
							<Crest url={club.logo_url} size={64} />
							<div className="min-w-0">
								<h3 className="text-lg" dir="auto">
									{name}
								</h3>
								<p className="mt-1 flex flex-wrap items-center gap-2 text-sm text-soft">
									<span className="rounded-full bg-sunken px-2.5 py-0.5 font-semibold text-ink">
										{pick(locale, club, "region")}
									</span>
									{manageClubsText(locale).founded(club.founded_year)}
								</p>
							</div>
						</div>
						<div className="mt-auto flex gap-3">
							<RowLink
								to={pathIn(locale, "/admin/teams/:id", { id }) + search}
								label={t.edit}
								of={name}
								className="button-quiet flex-1"
							/>
							<RowLink
								to={pathIn(locale, "/admin/teams/:id/delete", { id }) + search}
								label={t.delete}
								of={name}
								className="button-quiet text-loss"
							/>
						</div>
					</li>
				);
			})}
		</ul>
	);
}
