import { Outlet } from "react-router";
import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { idParam } from "../../../base/forms/params.ts";
import { notFound } from "../../../base/http/http-errors.ts";
import { localeOf, pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { groupById } from "../../../league/competitions/competitions.server.ts";
import { groupPath } from "../../../league/competitions/groups/group-path.ts";
import { rulesOf } from "../../../league/group-tables/content/group-rules.ts";
import { hasLots } from "../../../league/group-tables/lots/lots.server.ts";
import { GroupTabs, partAt } from "../parts/group-tabs.tsx";
import { groupPageText } from "../text.ts";
import type { Route } from "./+types/frame";

export const middleware = [requires("league.manage")];
export const handle = { js: true };

export async function loader({ params, url }: Route.LoaderArgs) {
	const group = await groupById(idParam(params.id));
	if (!group) throw notFound();
	const { id, name, name_ar, competition, competition_ar, season, slug, state } = group;
	const endsWithLot = hasLots(rulesOf(group));
	const locale = localeOf(url.pathname);
	const title = `${groupPageText(locale)[partAt(url.pathname, id)]} · ${pick(locale, group, "name")}`;
	const isDraft = state === "draft";
	return { id, title, name, name_ar, competition, competition_ar, season, slug, isDraft, endsWithLot };
}

/** The page of one group of a competition: its name, and its parts as tabs. */
export default function GroupFrame({ loaderData: group }: Route.ComponentProps) {
	const locale = useLocale();
	const t = groupPageText(locale);
	const { id, season, isDraft, endsWithLot } = group;
	return (
		<>
			<p className="mb-1">
				<a href={`${pathIn(locale, "/admin/league")}?season=${encodeURIComponent(season)}`} className="link">
					<bdi>{pick(locale, { name: group.competition, name_ar: group.competition_ar }, "name")}</bdi>{" "}
					<bdi dir="ltr">{season}</bdi>
				</a>
			</p>
			<div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
				<h2 className="text-2xl font-bold">
					<bdi>{pick(locale, group, "name")}</bdi>
				</h2>
				{isDraft ? (
					<p className="text-soft">{t.draft}</p>
				) : (
					<a href={groupPath(locale, group)} className="link">
						{t.onSite}
					</a>
				)}
			</div>
			<GroupTabs id={id} endsWithLot={endsWithLot} />
			<Outlet />
		</>
	);
}
