import { localeOf, pick } from "../../base/locale/locale.ts";
import { pathIn } from "../../base/locale/path.ts";
import { pageMeta } from "../../base/ui/page-meta.ts";
import { Empty, Ltr, PageHeader, Section, useHomeCrumb } from "../../base/ui/page-parts.tsx";
import { useLocale } from "../../base/ui/use-locale.ts";
import { playerCount, womenCount } from "../../clubs/text.ts";
import { site } from "../../installation/site.ts";
import { useSettings } from "../../settings/use-settings.ts";
import { nationalTeams } from "../national-teams.server.ts";
import { nationalTeamsText } from "../text.ts";
import type { Route } from "./+types/list";

export const handle = { cached: [] };

export const loader = async () => ({ teams: await nationalTeams() });

export const meta: Route.MetaFunction = (args) => {
	const locale = localeOf(args.location.pathname);
	const t = nationalTeamsText(locale);
	return pageMeta(args, {
		title: t.title,
		description: t.description,
		siteName: site.name[locale],
		image: pathIn(locale, "/share/:kind.png", { kind: "national" }),
	});
};

export default function NationalTeams({ loaderData: { teams } }: Route.ComponentProps) {
	const locale = useLocale();
	const t = nationalTeamsText(locale);
	const { achievements } = useSettings();
	return (
		<>
			<PageHeader crumbs={[useHomeCrumb(), { label: t.title }]} title={t.title} lead={t.lead} />
			<div className="wide py-8 sm:py-10">
				{teams.length === 0 && <Empty title={t.empty} />}
				<ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,17rem),1fr))] gap-5">
					{teams.map((team) => (
						<li key={team.id} className="court relative flex min-h-56 flex-col justify-end rounded-2xl p-6 sm:p-8">
							<p className="font-semibold text-soft">{t[team.team_type]}</p>
							<h2 className="mt-1 text-2xl">
								<a
									href={pathIn(locale, "/national/:teamType", { teamType: team.team_type })}
									className="after:absolute after:inset-0 hover:underline underline-offset-8"
								>
									{pick(locale, team, "title")}
								</a>
							</h2>
							<p className="mt-2 text-soft">
								{t.coach}: {pick(locale, team, "coach_name")} ·{" "}
								{(team.team_type === "womens" ? womenCount : playerCount)(locale, team.player_count)}
							</p>
							<p aria-hidden="true" className="mt-4 font-semibold text-ball">
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
