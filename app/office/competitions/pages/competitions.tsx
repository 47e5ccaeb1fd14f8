import { useOutlet } from "react-router";
import { actorOf } from "../../../accounts/sessions/session.server.ts";
import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { idParam } from "../../../base/forms/params.ts";
import { readFields } from "../../../base/forms/read-fields.ts";
import { badRequest } from "../../../base/http/http-errors.ts";
import { seeOther } from "../../../base/http/see-other.server.ts";
import { localeOf } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { moveCompetition, openEdition } from "../../../league/competitions/edit-competitions.server.ts";
import { competitionsIn } from "../../../league/competitions/managed-competitions.server.ts";
import { latestBatches } from "../../../records/batches/batch.server.ts";
import { Batches } from "../../../records/batches/parts/batches.tsx";
import { seasonByName, seasonNames, withSeason } from "../../../settings/seasons.server.ts";
import { siteSettings } from "../../../settings/settings.server.ts";
import { classesText } from "../../classes/text.ts";
import { SeasonChoice } from "../../parts/season-choice.tsx";
import { ruleSetsText } from "../../rule-sets/text.ts";
import { venuesText } from "../../venues/text.ts";
import { CompetitionCard } from "../parts/competition-card.tsx";
import { GroupFiles } from "../parts/group-files.tsx";
import { competitionsText } from "../text.ts";
import type { Route } from "./+types/competitions";

export const middleware = [requires("league.manage")];
export const handle = { js: true };

export async function loader({ url }: Route.LoaderArgs) {
	const { season: current } = await siteSettings();
	const seasons = withSeason(await seasonNames(), current);
	const asked = url.searchParams.get("season") ?? "";
	const season = seasons.includes(asked) ? asked : current;
	return {
		season,
		seasons,
		competitions: await competitionsIn(season),
		batches: await latestBatches([
			"classes",
			"rule-sets",
			"formats",
			"groups",
			"entries",
			"adjustments",
			"rubbers",
			"withdrawal",
			"closing",
		]),
	};
}

/** Moves a competition in the list, or opens one in the season that is shown. */
export async function action({ request, url, context }: Route.ActionArgs) {
	const { values } = await readFields(request);
	if (values.intent === "up" || values.intent === "down") {
		const moved = await moveCompetition(actorOf(context), idParam(values.id), values.intent === "up" ? -1 : 1);
		throw seeOther({ to: url.pathname + url.search, flash: moved ? "order-saved" : undefined });
	}
	const season = values.season ?? "";
	if (!(await seasonByName(season))) throw badRequest();
	const opened = await openEdition(actorOf(context), idParam(values.competition), season);
	throw seeOther({
		to: `${pathIn(localeOf(url.pathname), "/admin/league")}?season=${encodeURIComponent(season)}`,
		flash: opened ? "edition-opened" : "edition-known",
	});
}

export default function Competitions({ loaderData: { season, seasons, competitions, batches } }: Route.ComponentProps) {
	const locale = useLocale();
	const t = competitionsText(locale);
	const panel = useOutlet();
	const query = `?season=${encodeURIComponent(season)}`;
	const doors = [
		{ path: pathIn(locale, "/admin/league/captains") + query, label: t.captains },
		{ path: pathIn(locale, "/admin/league/classes") + query, label: classesText(locale).title },
		{ path: pathIn(locale, "/admin/league/venues") + query, label: venuesText(locale).title },
		{ path: pathIn(locale, "/admin/league/formats"), label: t.formats },
		{ path: pathIn(locale, "/admin/league/rule-sets"), label: ruleSetsText(locale).title },
		{ path: pathIn(locale, "/admin/league/copy"), label: t.copySeason },
	];
	return (
		<>
			<div className="flex flex-wrap items-end justify-between gap-4">
				<h2 className="text-2xl font-bold">{t.title}</h2>
				<a href={pathIn(locale, "/admin/league/competitions/:id", { id: "new" })} className="button">
					{t.add}
				</a>
			</div>
			<p className="mt-2 max-w-prose text-soft">{t.lead}</p>
			<ul className="flex flex-wrap gap-x-6">
				{doors.map(({ path, label }) => (
					<li key={path}>
						<a href={path} className="link inline-flex min-h-11 items-center">
							{label}
						</a>
					</li>
				))}
			</ul>
			<SeasonChoice season={season} seasons={seasons} path={pathIn(locale, "/admin/league")} />
			<GroupFiles season={season} />
			<ul className="space-y-4">
				{competitions.map((competition, i) => (
					<CompetitionCard
						key={competition.id}
						competition={competition}
						season={season}
						isFirst={competitions[i - 1]?.is_default !== false}
						isLast={i === competitions.length - 1}
					/>
				))}
			</ul>
			<Batches batches={batches} />
			{panel}
		</>
	);
}
