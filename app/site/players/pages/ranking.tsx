import { pageParam } from "../../../base/forms/params.ts";
import { notFound } from "../../../base/http/http-errors.ts";
import { localeOf } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { pageMeta } from "../../../base/ui/head/page-meta.ts";
import { Empty, PageHeader, useHomeCrumb } from "../../../base/ui/page-parts.tsx";
import { Pagination } from "../../../base/ui/pagination.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { clubIn, clubNames } from "../../../people/clubs/clubs.server.ts";
import { ClubName } from "../../../people/clubs/parts/club-name.tsx";
import {
	type RankingList,
	rankedCounts,
	rankedPlayers,
	rankingLists,
} from "../../../people/players/ranked-players.server.ts";
import { Podium } from "../../parts/podium.tsx";
import { RankingTable } from "../parts/ranking-table.tsx";
import { rankingText } from "../ranking-text.ts";
import type { Route } from "./+types/ranking";

export const handle = { cached: ["list", "page"] };

const ON_PAGE = 50;

export async function loader({ url }: Route.LoaderArgs) {
	const counts = await rankedCounts();
	const lists = rankingLists(counts);
	const list = lists.find((each) => each === url.searchParams.get("list")) ?? lists[0] ?? "one";
	const page = pageParam(url);
	const pages = Math.max(1, Math.ceil(counts[list] / ON_PAGE));
	if (page > pages) throw notFound();
	const players = await rankedPlayers(list, { from: (page - 1) * ON_PAGE, count: ON_PAGE });
	const clubs = await clubNames();
	return {
		list,
		page,
		pages,
		hasAny: counts.one > 0,
		lists,
		players: players.map(({ team_id, ...player }) => {
			const club = team_id === null ? undefined : clubIn(clubs, team_id);
			return { ...player, club: club && { id: club.id, name: club.name, name_ar: club.name_ar } };
		}),
	};
}

const queryFor = (list: RankingList, page = 1) => {
	const query = new URLSearchParams();
	if (list === "women") query.set("list", list); // the others are the page's own
	if (page > 1) query.set("page", String(page));
	return query.size > 0 ? `?${query}` : "";
};

export const meta: Route.MetaFunction = (args) => {
	const locale = localeOf(args.location.pathname);
	const t = rankingText(locale);
	const { list = "one", page = 1, hasAny = false } = args.loaderData ?? {};
	return pageMeta(args, {
		title: list === "one" ? t.title : `${t.title}: ${t[list]}`,
		description: t.description,
		query: queryFor(list, page),
		image: pathIn(locale, "/share/:kind.png", { kind: "national" }),
		index: hasAny,
	});
};

export default function Ranking({ loaderData: { list, page, pages, lists, players } }: Route.ComponentProps) {
	const locale = useLocale();
	const t = rankingText(locale);
	const path = pathIn(locale, "/ranking");
	return (
		<>
			<PageHeader crumbs={[useHomeCrumb(), { label: t.title }]} title={t.title} lead={t.lead} />
			<div className="wide py-5 sm:py-8">
				{lists.length > 1 && (
					<nav aria-label={t.lists} className="mb-5 flex flex-wrap gap-2 print:hidden">
						{lists.map((each) => (
							<a
								key={each}
								href={path + queryFor(each)}
								aria-current={each === list ? "page" : undefined}
								className="chip aria-[current]:bg-brand aria-[current]:text-on-brand"
							>
								{t[each]}
							</a>
						))}
					</nav>
				)}
				{page === 1 && <Podium label={t.podium} first={firstOf(players)} />}
				{players.length === 0 ? <Empty title={t.none} /> : <RankingTable players={players} label={t[list]} />}
				<Pagination page={page} pages={pages} pathOf={(n) => path + queryFor(list, n)} order="list" />
			</div>
		</>
	);
}

/** The first three, each with the club. */
const firstOf = (players: Route.ComponentProps["loaderData"]["players"]) =>
	players
		.slice(0, 3)
		.flatMap(({ ranking, club, ...player }) =>
			ranking === null ? [] : [{ ...player, place: ranking, value: club && <ClubName club={club} /> }],
		);
