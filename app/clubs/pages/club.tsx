import { absolute } from "../../base/config.server.ts";
import { absolutePicture } from "../../base/files/public-picture.server.ts";
import { idParam } from "../../base/forms/params.ts";
import { isNotFound, notFound } from "../../base/http/http-errors.ts";
import { localeOf, pick } from "../../base/locale/locale.ts";
import { pathIn } from "../../base/locale/path.ts";
import { pageMeta } from "../../base/ui/page-meta.ts";
import { Breadcrumbs, Empty, Ltr, Section, useHomeCrumb } from "../../base/ui/page-parts.tsx";
import { breadcrumbData } from "../../base/ui/structured-data.ts";
import { useLocale } from "../../base/ui/use-locale.ts";
import { site } from "../../installation/site.ts";
import { counts, resultFor } from "../../matches/tie.ts";
import { namedTiesOf } from "../../matches/ties.server.ts";
import { organizationReference } from "../../settings/organization.ts";
import { ErrorContent } from "../../shell/parts/error-page.tsx";
import { clubById, playersOf } from "../clubs.server.ts";
import { ClubResults } from "../parts/club-results.tsx";
import { Crest } from "../parts/crest.tsx";
import { PlayerCard } from "../parts/player-card.tsx";
import { clubsText } from "../text.ts";
import type { Route } from "./+types/club";

export const handle = { cached: [] };

/** Completed ties on the page (docs/rules.md#clubs). */
const LAST_TIES = 5;

export async function loader({ params, url }: Route.LoaderArgs) {
	const id = idParam(params.id);
	const club = await clubById(id);
	if (!club) throw notFound();
	const ties = await namedTiesOf({ clubId: id, status: "completed" });
	const results = ties
		.filter(counts)
		.slice(0, LAST_TIES)
		.map((tie) => ({ ...tie, result: resultFor(id, tie) }));
	const locale = localeOf(url.pathname);
	const name = pick(locale, club, "name");
	const path = pathIn(locale, "/team/:id", { id: String(id) });
	const structured = [
		{
			"@type": "SportsTeam",
			name,
			sport: "Table Tennis",
			url: absolute(path),
			...(club.logo_url ? { logo: absolutePicture(club.logo_url) } : {}),
			foundingDate: String(club.founded_year),
			memberOf: organizationReference(locale, absolute("")),
			...(pick(locale, club, "coach_name")
				? { coach: { "@type": "Person", name: pick(locale, club, "coach_name") } }
				: {}),
		},
		breadcrumbData(absolute(""), [
			{ label: clubsText(locale).title, path: pathIn(locale, "/teams") },
			{ label: name, path },
		]),
	];
	return { club, players: await playersOf(id), results, structured };
}

export const meta: Route.MetaFunction = (args) => {
	const locale = localeOf(args.location.pathname);
	const t = clubsText(locale);
	const { club, structured } = args.loaderData ?? {};
	if (!club) return pageMeta(args, { title: t.notFound, siteName: site.name[locale], index: false });
	const name = pick(locale, club, "name");
	return pageMeta(args, {
		title: name,
		description: t.clubDescription(name, pick(locale, club, "region")),
		siteName: site.name[locale],
		image: pathIn(locale, "/share/:kind/:id.png", { kind: "team", id: String(club.id) }),
		structured,
	});
};

export default function ClubPage({ loaderData: { club, players, results } }: Route.ComponentProps) {
	const locale = useLocale();
	const t = clubsText(locale);
	const id = String(club.id);
	return (
		<>
			<ClubHeader club={club} />
			<Section
				id="results"
				title={t.lastTies}
				more={{ label: t.allTies, path: `${pathIn(locale, "/matches")}?team=${club.id}` }}
			>
				{results.length === 0 ? <Empty title={t.noTies} /> : <ClubResults clubId={club.id} results={results} />}
				<p className="mt-4">
					<a className="link" href={pathIn(locale, "/teams/:id.ics", { id })}>
						{t.calendar}
					</a>
				</p>
			</Section>
			<Section id="players" title={t.players}>
				{players.length === 0 ? (
					<Empty title={t.noPlayers} />
				) : (
					<ul className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-4">
						{players.map((player) => (
							<PlayerCard key={player.id} player={player} large>
								<p className="text-sm text-soft">{pick(locale, player, "position")}</p>
							</PlayerCard>
						))}
					</ul>
				)}
			</Section>
		</>
	);
}

function ClubHeader({ club }: { club: Route.ComponentProps["loaderData"]["club"] }) {
	const locale = useLocale();
	const t = clubsText(locale);
	const name = pick(locale, club, "name");
	const coach = pick(locale, club, "coach_name");
	const administrator = pick(locale, club, "admin_name");
	return (
		<header className="court">
			<div className="wide py-5 sm:py-8">
				<Breadcrumbs crumbs={[useHomeCrumb(), { label: t.title, path: pathIn(locale, "/teams") }, { label: name }]} />
				<div className="mt-3 flex items-center gap-4 sm:gap-6">
					<span className="rounded-2xl bg-on-table p-2 sm:p-3">
						<Crest url={club.logo_url} size={64} eager />
					</span>
					<div>
						<h1 className="text-2xl sm:text-3xl">{name}</h1>
						<p className="text-soft">
							{pick(locale, club, "region")} · {pick(locale, club, "division")} · {t.founded(club.founded_year)}
						</p>
					</div>
				</div>
				<dl className="mt-4 flex flex-wrap gap-x-10 gap-y-2">
					{coach && (
						<div>
							<dt className="text-sm text-soft">{t.coach}</dt>
							<dd className="font-semibold">{coach}</dd>
						</div>
					)}
					{(administrator || club.contact_number) && (
						<div>
							<dt className="text-sm text-soft">{t.administrator}</dt>
							<dd className="font-semibold">
								{administrator}{" "}
								{club.contact_number && (
									<a
										href={`tel:${club.contact_number.replace(/[^\d+]/g, "")}`}
										className="ms-2 underline underline-offset-4"
									>
										<Ltr>{club.contact_number}</Ltr>
									</a>
								)}
							</dd>
						</div>
					)}
				</dl>
			</div>
		</header>
	);
}

/** A club that is not there (docs/rules.md#fixed-texts). */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	const locale = useLocale();
	const t = clubsText(locale);
	if (!isNotFound(error)) return <ErrorContent error={error} />;
	return (
		<div className="wide py-16">
			<Empty heading="h1" title={t.notFound} text={t.notFoundText}>
				<a className="button" href={pathIn(locale, "/teams")}>
					{t.backToClubs}
				</a>
			</Empty>
		</div>
	);
}
