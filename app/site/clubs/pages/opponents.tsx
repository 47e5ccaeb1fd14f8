import { idParam } from "../../../base/forms/params.ts";
import { notFound } from "../../../base/http/http-errors.ts";
import { localeOf, pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { pageMeta } from "../../../base/ui/head/page-meta.ts";
import { Empty, PageHeader, useHomeCrumb } from "../../../base/ui/page-parts.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { clubsMet } from "../../../league/figures/club/two-clubs.server.ts";
import { clubNames } from "../../../people/clubs/clubs.server.ts";
import { ClubName } from "../../../people/clubs/parts/club-name.tsx";
import { Crest } from "../../../people/clubs/parts/crest.tsx";
import { clubFiguresText } from "../figures-text.ts";
import { Results } from "../parts/meetings.tsx";
import { clubsText } from "../text.ts";
import type { Route } from "./+types/opponents";

export const handle = { cached: [] };

export async function loader({ params }: Route.LoaderArgs) {
	const club = (await clubNames()).get(idParam(params.id));
	if (!club) throw notFound();
	const { id, name, name_ar } = club;
	return { club: { id, name, name_ar }, met: await clubsMet(id) };
}

export const meta: Route.MetaFunction = (args) => {
	const locale = localeOf(args.location.pathname);
	const { club, met } = args.loaderData ?? {};
	if (!club) return [];
	return pageMeta(args, {
		title: clubFiguresText(locale).againstOf(pick(locale, club, "name")),
		image: pathIn(locale, "/share/:kind/:id.png", { kind: "team", id: String(club.id) }),
		index: (met?.length ?? 0) > 0,
	});
};

export default function ClubsMet({ loaderData: { club, met } }: Route.ComponentProps) {
	const locale = useLocale();
	const t = clubFiguresText(locale);
	const id = String(club.id);
	const name = pick(locale, club, "name");
	const path = pathIn(locale, "/team/:id", { id });
	return (
		<>
			<PageHeader
				crumbs={[
					useHomeCrumb(),
					{ label: clubsText(locale).title, path: pathIn(locale, "/teams") },
					{ label: name, path },
					{ label: t.against },
				]}
				title={t.againstOf(name)}
				lead={t.againstLead}
			/>
			<div className="wide max-w-4xl py-5 sm:py-8">
				{met.length === 0 ? (
					<Empty title={t.none}>
						<a className="button" href={path}>
							{t.toClub}
						</a>
					</Empty>
				) : (
					<ul className="card divide-y divide-line">
						{met.map(({ club: other, played, ...balance }) => (
							<li
								key={other.id}
								data-opponent={other.id}
								className="relative flex flex-wrap items-center gap-x-3 px-4 py-2 hover:bg-sunken"
							>
								<Crest url={other.logo_url} size={28} />
								<a
									href={pathIn(locale, "/team/:id/against/:other", { id, other: String(other.id) })}
									className="me-auto font-semibold after:absolute after:inset-0"
								>
									<ClubName club={other} />
								</a>
								<span className="text-sm text-soft">{t.count(played)}</span>
								<Results {...balance} />
							</li>
						))}
					</ul>
				)}
			</div>
		</>
	);
}
