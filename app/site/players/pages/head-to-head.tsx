import { absolute } from "../../../base/config.server.ts";
import { idParam, pageParam } from "../../../base/forms/params.ts";
import { notFound } from "../../../base/http/http-errors.ts";
import { localeOf } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { ShareBar } from "../../../base/share/share-bar.tsx";
import { pageMeta } from "../../../base/ui/head/page-meta.ts";
import { breadcrumbData } from "../../../base/ui/head/structured-data.ts";
import { Empty } from "../../../base/ui/page-parts.tsx";
import { Pagination } from "../../../base/ui/pagination.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { queryOf } from "../../../league/figures/asked-rubbers.ts";
import { inOneOrder } from "../../../league/figures/one-order.ts";
import { headToHead } from "../../../league/figures/player/head-to-head.server.ts";
import { playerFiguresText } from "../../../league/figures/player/player-figures-text.ts";
import { linesOf, RUBBERS_ON_PAGE } from "../../../league/figures/rubber-lines.server.ts";
import { figuresText } from "../../../league/figures/text.ts";
import { movedPlayer } from "../../../people/players/merging/moved-player.server.ts";
import { playerName } from "../../../people/players/player-name.ts";
import { clubsText } from "../../clubs/text.ts";
import { RubberLines } from "../../parts/rubber-lines.tsx";
import { HeadToHeadHeader } from "../parts/head-to-head-header.tsx";
import { OpponentSearch } from "../parts/opponent-lines.tsx";
import type { Route } from "./+types/head-to-head";

export const handle = { cached: ["page"], share: true };

export async function loader({ params, url }: Route.LoaderArgs) {
	const found = await headToHead(idParam(params.id), idParam(params.other));
	if (!found) throw await movedPlayer(url);
	const { rubbers, ...shown } = found;
	const page = pageParam(url);
	const pages = Math.max(1, Math.ceil(rubbers.length / RUBBERS_ON_PAGE));
	if (page > pages) throw notFound();
	const locale = localeOf(url.pathname);
	const { player, other } = shown;
	const [name, otherName] = [playerName(locale, player), playerName(locale, other)];
	const t = playerFiguresText(locale);
	const id = String(player.id);
	return {
		...shown,
		page,
		pages,
		lines: await linesOf(player.id, rubbers.slice((page - 1) * RUBBERS_ON_PAGE, page * RUBBERS_ON_PAGE)),
		structured: breadcrumbData(absolute(""), [
			{ label: clubsText(locale).title, path: pathIn(locale, "/teams") },
			{ label: name, path: pathIn(locale, "/player/:id", { id }) },
			{
				label: t.versus(name, otherName),
				path: pathIn(locale, "/player/:id/against/:other", { id, other: String(other.id) }),
			},
		]),
	};
}

export const meta: Route.MetaFunction = (args) => {
	const locale = localeOf(args.location.pathname);
	const { loaderData } = args;
	if (!loaderData) return [];
	const { player, other, page, tally, structured } = loaderData;
	const t = playerFiguresText(locale);
	const names = [playerName(locale, player), playerName(locale, other)] as const;
	const pair = inOneOrder(player.id, other.id);
	return pageMeta(args, {
		title: t.versus(...names),
		description: t.versusDescription(...names),
		path: pathIn(locale, "/player/:id/against/:other", pair),
		query: queryOf({}, page),
		image: pathIn(locale, "/share/:kind/:id.png", { kind: "against", id: `${pair.id}-${pair.other}` }),
		index: tally.played > 0,
		structured: [structured],
	});
};

export default function HeadToHead({ loaderData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = playerFiguresText(locale);
	const { player, other, tally, together, lines, page, pages } = loaderData;
	const path = pathIn(locale, "/player/:id/against/:other", { id: String(player.id), other: String(other.id) });
	return (
		<>
			<HeadToHeadHeader {...{ player, other, tally }} />
			<div className="wide max-w-4xl space-y-7 py-6 sm:py-10">
				{lines.length === 0 ? (
					<Empty title={t.neverMet} />
				) : (
					<section aria-labelledby="meetings">
						<h2 id="meetings" className="mb-3 text-xl">
							{t.meetings}
						</h2>
						<RubberLines lines={lines} />
						<Pagination page={page} pages={pages} pathOf={(n) => path + queryOf({}, n)} />
					</section>
				)}
				{together.won + together.lost > 0 && (
					<p>
						<a
							className="link"
							href={pathIn(locale, "/player/:id/rubbers", { id: String(player.id) }) + queryOf({ partner: other.id })}
						>
							{t.together}
						</a>
						{": "}
						{figuresText(locale).balance(together.won, together.lost)}
					</p>
				)}
				<OpponentSearch id={player.id} />
				<ShareBar title={t.versus(playerName(locale, player), playerName(locale, other))} />
			</div>
		</>
	);
}
