import { localeOf, pick } from "../../base/locale/locale.ts";
import { pathIn } from "../../base/locale/path.ts";
import { pageMeta } from "../../base/ui/page-meta.ts";
import { Empty, PageHeader, useHomeCrumb } from "../../base/ui/page-parts.tsx";
import { useLocale } from "../../base/ui/use-locale.ts";
import { site } from "../../installation/site.ts";
import { allClubs } from "../clubs.server.ts";
import { ClubName } from "../parts/club-name.tsx";
import { Crest } from "../parts/crest.tsx";
import { clubsText, playerCount } from "../text.ts";
import type { Route } from "./+types/list";

export const handle = { cached: [] };

export const loader = async () => ({ clubs: await allClubs() });

export const meta: Route.MetaFunction = (args) => {
	const locale = localeOf(args.location.pathname);
	const t = clubsText(locale);
	return pageMeta(args, {
		title: t.title,
		description: t.description,
		siteName: site.name[locale],
		image: pathIn(locale, "/share/:kind.png", { kind: "teams" }),
	});
};

export default function Clubs({ loaderData: { clubs } }: Route.ComponentProps) {
	const locale = useLocale();
	const t = clubsText(locale);
	const sorted = clubs.toSorted((a, b) => pick(locale, a, "name").localeCompare(pick(locale, b, "name"), locale));
	return (
		<>
			<PageHeader crumbs={[useHomeCrumb(), { label: t.title }]} title={t.title} lead={t.lead} />
			<div className="wide py-5 sm:py-8">
				{clubs.length === 0 && <Empty title={t.empty} />}
				<ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
					{sorted.map((club) => (
						<li key={club.id} className="card relative flex items-center gap-4 p-4 hover:shadow-card">
							<Crest url={club.logo_url} size={64} />
							<div>
								<h2 className="text-lg">
									<a
										href={pathIn(locale, "/team/:id", { id: String(club.id) })}
										className="after:absolute after:inset-0 hover:underline"
									>
										<ClubName club={club} />
									</a>
								</h2>
								<p className="text-sm text-soft">{pick(locale, club, "region")}</p>
								<p className="text-sm font-semibold text-brand">{playerCount(locale, club.player_count)}</p>
							</div>
						</li>
					))}
				</ul>
			</div>
		</>
	);
}
