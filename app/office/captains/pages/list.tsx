import { useOutlet } from "react-router";
import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { type Locale, localeOf } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { squadsWithCaptains } from "../../../league/captains/managing/squads-with-captains.server.ts";
import { seasonNames, withSeason } from "../../../settings/seasons.server.ts";
import { siteSettings } from "../../../settings/settings.server.ts";
import { SeasonChoice } from "../../parts/season-choice.tsx";
import { SquadsWithCaptains } from "../parts/squads-with-captains.tsx";
import { managingText } from "../text.ts";
import type { Route } from "./+types/list";

export const middleware = [requires("captain.manage")];
export const handle = { js: true, title: (locale: Locale) => managingText(locale).title };

export async function loader({ url }: Route.LoaderArgs) {
	const { season: current } = await siteSettings();
	const seasons = withSeason(await seasonNames(), current);
	const asked = url.searchParams.get("season") ?? "";
	const season = seasons.includes(asked) ? asked : current;
	return { season, seasons, squads: await squadsWithCaptains(season, localeOf(url.pathname)) };
}

export default function Captains({ loaderData: { season, seasons, squads } }: Route.ComponentProps) {
	const locale = useLocale();
	const t = managingText(locale);
	const panel = useOutlet();
	const query = `?season=${encodeURIComponent(season)}`;
	const without = squads.filter(({ captains }) => captains.length === 0).length;
	return (
		<>
			<div className="flex flex-wrap items-end justify-between gap-4">
				<h2 className="text-2xl font-bold">{t.title}</h2>
				<a href={pathIn(locale, "/admin/league") + query} className="button-quiet">
					{t.backToLeague}
				</a>
			</div>
			<p className="mt-2 max-w-prose text-soft">{t.lead}</p>
			<SeasonChoice season={season} seasons={seasons} path={pathIn(locale, "/admin/league/captains")} />
			{squads.length === 0 ? (
				<p className="text-soft">{t.noSquads}</p>
			) : (
				<>
					<p className="mb-3">{t.without(without)}</p>
					<SquadsWithCaptains squads={squads} query={query} />
				</>
			)}
			{panel}
		</>
	);
}
