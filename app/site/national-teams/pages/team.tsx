import { redirect } from "react-router";
import { absolute } from "../../../base/config.server.ts";
import { localeOf, pick, pickName } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { pageMeta } from "../../../base/ui/head/page-meta.ts";
import { breadcrumbData } from "../../../base/ui/head/structured-data.ts";
import { Empty, PageHeader, Section, useHomeCrumb } from "../../../base/ui/page-parts.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { averageRanking, isNationalTeamType, topAndRest } from "../../../people/national-teams/national-team.ts";
import { nationalPlayers, nationalTeamByType } from "../../../people/national-teams/national-teams.server.ts";
import { nationalTeamsText } from "../../../people/national-teams/text.ts";
import { playerName } from "../../../people/players/player-name.ts";
import { organizationReference } from "../../../settings/organization.ts";
import { siteSettings } from "../../../settings/settings.server.ts";
import { PlayerCard } from "../../clubs/parts/player-card.tsx";
import type { Route } from "./+types/team";

export const handle = { cached: [] };

export async function loader({ params, url }: Route.LoaderArgs) {
	const locale = localeOf(url.pathname);
	if (!isNationalTeamType(params.teamType)) throw redirect(pathIn(locale, "/national"));
	const team = await nationalTeamByType(params.teamType);
	const players = team ? await nationalPlayers([team.id]) : [];
	const path = pathIn(locale, "/national/:teamType", { teamType: params.teamType });
	const title = team ? pickName(locale, team, "title") : nationalTeamsText(locale)[params.teamType];
	const settings = await siteSettings();
	const structured = [
		breadcrumbData(absolute(""), [
			{ label: nationalTeamsText(locale).title, path: pathIn(locale, "/national") },
			{ label: title, path },
		]),
		{
			"@type": "SportsTeam",
			name: title,
			sport: "Table Tennis",
			url: absolute(path),
			memberOf: organizationReference(locale, absolute(""), settings),
			athlete: players.map((player) => ({ "@type": "Person", name: playerName(locale, player) })),
		},
	];
	return { type: params.teamType, title, team, ...topAndRest(players), average: averageRanking(players), structured };
}

export const meta: Route.MetaFunction = (args) => {
	const locale = localeOf(args.location.pathname);
	const { title = "", team, type = "mens", structured } = args.loaderData ?? {};
	const coach = team ? ` ${nationalTeamsText(locale).coach}: ${pickName(locale, team, "coach_name")}.` : "";
	return pageMeta(args, {
		title,
		description: `${title}.${coach}`,
		image: pathIn(locale, "/share/:kind/:id.png", { kind: "national", id: type }),
		structured,
		index: team !== undefined,
	});
};

export default function NationalTeam({ loaderData }: Route.ComponentProps) {
	const { title, team, top, rest, average } = loaderData;
	const locale = useLocale();
	const t = nationalTeamsText(locale);
	const crumbs = [useHomeCrumb(), { label: t.title, path: pathIn(locale, "/national") }, { label: title }];
	const facts = [
		{ label: t.coach, value: team && pickName(locale, team, "coach_name") },
		{ label: t.totalPlayers, value: top.length + rest.length },
		{ label: t.averageRanking, value: average ?? "–" },
	];
	return (
		<>
			<PageHeader crumbs={crumbs} title={title}>
				{team && (
					<dl className="mt-3 flex flex-wrap gap-x-6 gap-y-1">
						{facts.map(({ label, value }) => (
							<div key={label}>
								<dt className="text-sm text-soft">{label}</dt>
								<dd className="text-lg font-semibold">{value}</dd>
							</div>
						))}
					</dl>
				)}
			</PageHeader>
			{top.length === 0 ? (
				<div className="wide py-12">
					<Empty title={team ? t.noPlayers : t.notAnnounced} text={team ? undefined : t.notAnnouncedText}>
						<a className="button" href={pathIn(locale, "/national")}>
							{t.backToTeams}
						</a>
					</Empty>
				</div>
			) : (
				<Section id="top" title={t.topPlayers}>
					<p className="-mt-2 mb-5 max-w-prose text-sm text-soft">{t.rankingNote}</p>
					<Players players={top} large />
				</Section>
			)}
			{rest.length > 0 && (
				<Section id="rest" title={t.restOfTeam}>
					<Players players={rest} />
				</Section>
			)}
		</>
	);
}

type Player = Route.ComponentProps["loaderData"]["top"][number];

function Players({ players, large = false }: { players: Player[]; large?: boolean }) {
	const locale = useLocale();
	return (
		<ul className={large ? "grid grid-cols-2 gap-4 lg:grid-cols-4" : "grid gap-4 sm:grid-cols-2 lg:grid-cols-3"}>
			{players.map((player) => (
				<PlayerCard key={player.id} player={player} large={large}>
					{player.team_id !== null && (
						<p className="text-sm">
							<a
								href={pathIn(locale, "/team/:id", { id: String(player.team_id) })}
								className="text-soft underline-offset-4 hover:underline"
							>
								{pick(locale, { name: player.club_name, name_ar: player.club_name_ar }, "name")}
							</a>
						</p>
					)}
				</PlayerCard>
			))}
		</ul>
	);
}
