import { idParam, pageParam } from "../../../base/forms/params.ts";
import { notFound } from "../../../base/http/http-errors.ts";
import { localeOf } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { pageMeta } from "../../../base/ui/head/page-meta.ts";
import { Empty, PageHeader, useHomeCrumb } from "../../../base/ui/page-parts.tsx";
import { Pagination } from "../../../base/ui/pagination.tsx";
import { commonText } from "../../../base/ui/text.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { opponentsOnPage } from "../../../league/figures/player/opponents.server.ts";
import { playerFiguresText } from "../../../league/figures/player/player-figures-text.ts";
import { movedPlayer } from "../../../people/players/merging/moved-player.server.ts";
import { playerName } from "../../../people/players/player-name.ts";
import { shownPlayer } from "../../../people/players/shown-player.server.ts";
import { clubsText } from "../../clubs/text.ts";
import { OpponentLines, OpponentSearch } from "../parts/opponent-lines.tsx";
import type { Route } from "./+types/opponents";

export const handle = { cached: ["q", "page"] };

export async function loader({ params, url }: Route.LoaderArgs) {
	const player = await shownPlayer(idParam(params.id));
	if (!player) throw await movedPlayer(url);
	const query = (url.searchParams.get("q") ?? "").trim().slice(0, 60);
	const page = pageParam(url);
	const found = await opponentsOnPage(player.id, { query, page, locale: localeOf(url.pathname) });
	if (found && page > found.pages) throw notFound();
	return { player: { id: player.id, name: player.name, name_ar: player.name_ar }, query, page, found };
}

export const meta: Route.MetaFunction = (args) => {
	const locale = localeOf(args.location.pathname);
	const { loaderData } = args;
	if (!loaderData) return [];
	const { player, page, query, found } = loaderData;
	const title = playerFiguresText(locale).againstOf(playerName(locale, player));
	return pageMeta(args, {
		title: page > 1 && found ? `${title} – ${commonText(locale).pageOf(page, found.pages)}` : title,
		query: page > 1 ? `?page=${page}` : "",
		image: pathIn(locale, "/share/:kind/:id.png", { kind: "player", id: String(player.id) }),
		index: query === "" && (found?.rows.length ?? 0) > 0,
	});
};

export default function Opponents({ loaderData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = playerFiguresText(locale);
	const { player, query, page, found } = loaderData;
	const id = String(player.id);
	const name = playerName(locale, player);
	const path = pathIn(locale, "/player/:id/against", { id });
	const pathOf = (n: number) =>
		`${path}?${new URLSearchParams({ ...(query ? { q: query } : {}), ...(n > 1 ? { page: String(n) } : {}) })}`;
	return (
		<>
			<PageHeader
				crumbs={[
					useHomeCrumb(),
					{ label: clubsText(locale).title, path: pathIn(locale, "/teams") },
					{ label: name, path: pathIn(locale, "/player/:id", { id }) },
					{ label: t.against },
				]}
				title={t.againstOf(name)}
				lead={t.againstLead}
			/>
			<div className="wide max-w-4xl space-y-5 py-5 sm:py-8">
				<OpponentSearch id={player.id} query={query} />
				<div role="status">
					{!found && <Empty title={t.tooShort} />}
					{found?.rows.length === 0 && (
						<Empty title={query ? t.noneFound : t.noOpponents}>
							<a className="button" href={query ? path : pathIn(locale, "/player/:id", { id })}>
								{query ? t.reset : t.toPlayer}
							</a>
						</Empty>
					)}
					{found && found.rows.length > 0 && <OpponentLines id={player.id} opponents={found.rows} />}
				</div>
				{found && <Pagination page={page} pages={found.pages} pathOf={pathOf} order="list" />}
			</div>
		</>
	);
}
