import { idParam, pageParam } from "../../../base/forms/params.ts";
import { notFound } from "../../../base/http/http-errors.ts";
import { localeOf, pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { pageMeta } from "../../../base/ui/head/page-meta.ts";
import { Empty, PageHeader, useHomeCrumb } from "../../../base/ui/page-parts.tsx";
import { Pagination } from "../../../base/ui/pagination.tsx";
import { commonText } from "../../../base/ui/text.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { among, isAsked, kinds, queryOf, readAsked } from "../../../league/figures/asked-rubbers.ts";
import { rubbersOfPlayer } from "../../../league/figures/counted-rubbers.server.ts";
import { balanceOf } from "../../../league/figures/figures.ts";
import { peopleById } from "../../../league/figures/people.server.ts";
import { playerFiguresText } from "../../../league/figures/player/player-figures-text.ts";
import { linesOf, RUBBERS_ON_PAGE } from "../../../league/figures/rubber-lines.server.ts";
import { figuresText } from "../../../league/figures/text.ts";
import { clubNames } from "../../../people/clubs/clubs.server.ts";
import { movedPlayer } from "../../../people/players/merging/moved-player.server.ts";
import { playerName } from "../../../people/players/player-name.ts";
import { shownPlayer } from "../../../people/players/shown-player.server.ts";
import { clubsText } from "../../clubs/text.ts";
import { RubberLines } from "../../parts/rubber-lines.tsx";
import { RubberFilter } from "../parts/rubber-filter.tsx";
import type { Route } from "./+types/rubbers";

export const handle = { cached: ["season", "competition", "result", "kind", "partner", "club", "page"] };

export async function loader({ params, url }: Route.LoaderArgs) {
	const player = await shownPlayer(idParam(params.id));
	if (!player) throw await movedPlayer(url);
	const all = await rubbersOfPlayer(player.id);
	const asked = readAsked(url.searchParams);
	const found = among(all, asked);
	const page = pageParam(url);
	const pages = Math.max(1, Math.ceil(found.length / RUBBERS_ON_PAGE));
	if (page > pages) throw notFound();
	const club = asked.club === undefined ? undefined : (await clubNames()).get(asked.club);
	const partner = asked.partner === undefined ? undefined : (await peopleById([asked.partner])).get(asked.partner);
	const competitions = new Map(
		all.map(({ slug, competition: name, competition_ar: name_ar }) => [slug, { slug, name, name_ar }]),
	);
	return {
		asked,
		page,
		pages,
		partner,
		club: club && { name: club.name, name_ar: club.name_ar },
		balance: balanceOf(found),
		player: { id: player.id, name: player.name, name_ar: player.name_ar },
		lines: await linesOf(player.id, found.slice((page - 1) * RUBBERS_ON_PAGE, page * RUBBERS_ON_PAGE)),
		seasons: [...new Set(all.map(({ season }) => season))].sort().reverse(),
		competitions: [...competitions.values()],
		kinds: kinds.filter((kind) => kind === asked.kind || all.some((rubber) => rubber.kind === kind)),
	};
}

export const meta: Route.MetaFunction = (args) => {
	const locale = localeOf(args.location.pathname);
	const { loaderData } = args;
	if (!loaderData) return [];
	const { player, page, pages, asked } = loaderData;
	const title = playerFiguresText(locale).rubbersOf(playerName(locale, player));
	return pageMeta(args, {
		title: page > 1 ? `${title} – ${commonText(locale).pageOf(page, pages)}` : title,
		query: queryOf({}, page),
		image: pathIn(locale, "/share/:kind/:id.png", { kind: "player", id: String(player.id) }),
		index: !isAsked(asked) && loaderData.lines.length > 0,
	});
};

export default function PlayerRubbers({ loaderData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = playerFiguresText(locale);
	const f = figuresText(locale);
	const { player, asked, page, pages, partner, club, balance, lines, seasons, competitions, kinds } = loaderData;
	const id = String(player.id);
	const name = playerName(locale, player);
	const path = pathIn(locale, "/player/:id/rubbers", { id });
	const of = competitions.find(({ slug }) => slug === asked.competition);
	// On paper the form that says them is not there.
	const filters = [
		asked.season,
		of && pick(locale, of, "name"),
		asked.result && f[asked.result],
		asked.kind && f[asked.kind],
		partner && t.beside(playerName(locale, partner)),
		club && t.forClub(pick(locale, club, "name")),
	].filter((word) => word !== undefined);
	return (
		<>
			<PageHeader
				crumbs={[
					useHomeCrumb(),
					{ label: clubsText(locale).title, path: pathIn(locale, "/teams") },
					{ label: name, path: pathIn(locale, "/player/:id", { id }) },
					{ label: f.title },
				]}
				title={t.rubbersOf(name)}
			>
				<p className="mt-1 text-soft">
					{[
						f.count(balance.won + balance.lost),
						...(lines.length > 0 ? [f.balance(balance.won, balance.lost)] : []),
					].join(": ")}
				</p>
				{filters.length > 0 && (
					<p className={partner || club ? "font-semibold" : "hidden font-semibold print:block"}>
						{filters.join(" · ")}
					</p>
				)}
			</PageHeader>
			<div className="wide max-w-4xl space-y-5 py-5 sm:py-8">
				<RubberFilter {...{ asked, seasons, competitions, kinds, path }} />
				{lines.length > 0 ? (
					<RubberLines lines={lines} />
				) : (
					<Empty title={isAsked(asked) ? t.noneMatch : t.none}>
						<a className="button" href={isAsked(asked) ? path : pathIn(locale, "/player/:id", { id })}>
							{isAsked(asked) ? t.resetRubbers : t.toPlayer}
						</a>
					</Empty>
				)}
				<Pagination page={page} pages={pages} pathOf={(n) => path + queryOf(asked, n)} />
			</div>
		</>
	);
}
