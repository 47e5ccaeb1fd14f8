import { localeOf, pick, pickName } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { pageMeta } from "../../../base/ui/head/page-meta.ts";
import { Empty, Ltr, PageHeader, Section, useHomeCrumb } from "../../../base/ui/page-parts.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { topAndRest } from "../../../people/national-teams/national-team.ts";
import { nationalPlayers, nationalTeams } from "../../../people/national-teams/national-teams.server.ts";
import { nationalTeamsText } from "../../../people/national-teams/text.ts";
import { rankedCounts } from "../../../people/players/ranked-players.server.ts";
import { siteSettings } from "../../../settings/settings.server.ts";
import { Faces } from "../../clubs/parts/faces.tsx";
import { playerCount, womenCount } from "../../clubs/text.ts";
import type { Route } from "./+types/list";

export const handle = { cached: [] };

const FACES = 5;

export async function loader() {
	const teams = await nationalTeams();
	const players = await nationalPlayers(teams.map(({ id }) => id));
	const facesOf = (id: number) => {
		const { top, rest } = topAndRest(players.filter((player) => player.national_team_id === id));
		return [...top, ...rest].slice(0, FACES).map(({ photo_url }) => photo_url);
	};
	const { achievements } = await siteSettings();
	const { one: ranked } = await rankedCounts();
	return { achievements, hasRanking: ranked > 0, teams: teams.map((team) => ({ ...team, faces: facesOf(team.id) })) };
}

export const meta: Route.MetaFunction = (args) => {
	const locale = localeOf(args.location.pathname);
	const t = nationalTeamsText(locale);
	return pageMeta(args, {
		title: t.title,
		description: t.description,
		image: pathIn(locale, "/share/:kind.png", { kind: "national" }),
	});
};

export default function NationalTeams({ loaderData: { teams, achievements, hasRanking } }: Route.ComponentProps) {
	const locale = useLocale();
	const t = nationalTeamsText(locale);
	return (
		<>
			<PageHeader crumbs={[useHomeCrumb(), { label: t.title }]} title={t.title} lead={t.lead}>
				{hasRanking && (
					<p className="mt-2">
						<a href={pathIn(locale, "/ranking")} className="link">
							{t.ranking}
						</a>
					</p>
				)}
			</PageHeader>
			<div className="wide py-5 sm:py-8">
				{teams.length === 0 && <Empty title={t.empty} />}
				<ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,17rem),1fr))] gap-5">
					{teams.map((team) => (
						<li key={team.id} className="court relative flex flex-col rounded-2xl p-5 sm:p-7">
							<Faces photos={team.faces} size="large" />
							<p className="mt-3 font-semibold text-soft">{t[team.team_type]}</p>
							<h2 className="text-xl sm:text-2xl">
								<a
									href={pathIn(locale, "/national/:teamType", { teamType: team.team_type })}
									className="after:absolute after:inset-0 hover:underline underline-offset-8"
								>
									{pickName(locale, team, "title")}
								</a>
							</h2>
							<p className="mt-1 text-soft">
								{t.coach}: {pickName(locale, team, "coach_name")} ·{" "}
								{(team.team_type === "womens" ? womenCount : playerCount)(locale, team.player_count)}
							</p>
							<p aria-hidden="true" className="mt-auto pt-3 font-semibold text-ball">
								{t.viewTeam}
							</p>
						</li>
					))}
				</ul>
			</div>
			<Section id="achievements" title={t.achievements}>
				<ol className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
					{achievements.map((achievement) => (
						<li key={achievement.year + achievement.text} className="card p-5">
							<p className="text-2xl font-bold text-brand">
								<Ltr>{achievement.year}</Ltr>
							</p>
							<p className="mt-1">{pick(locale, achievement, "text")}</p>
						</li>
					))}
				</ol>
			</Section>
		</>
	);
}
