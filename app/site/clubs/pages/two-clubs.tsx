import { absolute } from "../../../base/config.server.ts";
import { idParam, pageParam } from "../../../base/forms/params.ts";
import { notFound } from "../../../base/http/http-errors.ts";
import { localeOf, pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { ShareBar } from "../../../base/share/share-bar.tsx";
import { pageMeta } from "../../../base/ui/head/page-meta.ts";
import { breadcrumbData } from "../../../base/ui/head/structured-data.ts";
import { Empty, Ltr } from "../../../base/ui/page-parts.tsx";
import { Pagination } from "../../../base/ui/pagination.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { queryOf } from "../../../league/figures/asked-rubbers.ts";
import { twoClubs } from "../../../league/figures/club/two-clubs.server.ts";
import { inOneOrder } from "../../../league/figures/one-order.ts";
import { TieList } from "../../ties/parts/tie-list.tsx";
import { clubFiguresText } from "../figures-text.ts";
import { TwoClubsHeader } from "../parts/two-clubs-header.tsx";
import { clubsText } from "../text.ts";
import type { Route } from "./+types/two-clubs";

export const handle = { cached: ["page"], share: true };

const ON_PAGE = 40;

export async function loader({ params, url }: Route.LoaderArgs) {
	const found = await twoClubs(idParam(params.id), idParam(params.other));
	if (!found) throw notFound();
	const page = pageParam(url);
	const pages = Math.max(1, Math.ceil(found.ties.length / ON_PAGE));
	if (page > pages) throw notFound();
	const locale = localeOf(url.pathname);
	const { club, other, balance } = found;
	const [name, otherName] = [pick(locale, club, "name"), pick(locale, other, "name")];
	const id = String(club.id);
	const path = pathIn(locale, "/team/:id/against/:other", { id, other: String(other.id) });
	const shown = found.ties.slice((page - 1) * ON_PAGE, page * ON_PAGE);
	return {
		club,
		other,
		balance,
		page,
		pages,
		seasons: [...Map.groupBy(shown, ({ season }) => season)].map(([season, ties]) => ({ season, ties })),
		structured: breadcrumbData(absolute(""), [
			{ label: clubsText(locale).title, path: pathIn(locale, "/teams") },
			{ label: name, path: pathIn(locale, "/team/:id", { id }) },
			{ label: clubFiguresText(locale).versus(name, otherName), path },
		]),
	};
}

export const meta: Route.MetaFunction = (args) => {
	const locale = localeOf(args.location.pathname);
	const { loaderData } = args;
	if (!loaderData) return [];
	const { club, other, page, seasons, structured } = loaderData;
	const t = clubFiguresText(locale);
	const names = [pick(locale, club, "name"), pick(locale, other, "name")] as const;
	return pageMeta(args, {
		title: t.versus(...names),
		description: t.versusDescription(...names),
		path: pathIn(locale, "/team/:id/against/:other", inOneOrder(club.id, other.id)),
		query: queryOf({}, page),
		image: pathIn(locale, "/share/:kind/:id.png", { kind: "team", id: String(club.id) }),
		index: seasons.length > 0,
		structured: [structured],
	});
};

export default function TwoClubs({ loaderData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = clubFiguresText(locale);
	const { club, other, balance, seasons, page, pages } = loaderData;
	const id = String(club.id);
	const path = pathIn(locale, "/team/:id/against/:other", { id, other: String(other.id) });
	return (
		<>
			<TwoClubsHeader {...{ club, other, balance }} />
			<div className="wide max-w-4xl space-y-7 py-6 sm:py-10">
				{seasons.length === 0 && <Empty title={t.noMeetings} />}
				{seasons.map(({ season, ties }) => (
					<section key={season} aria-labelledby={`season-${season.slice(0, 4)}`}>
						<h2 id={`season-${season.slice(0, 4)}`} className="mb-3 text-xl">
							<Ltr>{season}</Ltr>
						</h2>
						<TieList ties={ties} dated />
					</section>
				))}
				<Pagination page={page} pages={pages} pathOf={(n) => path + queryOf({}, n)} />
				<p>
					<a className="link" href={pathIn(locale, "/team/:id/against", { id })}>
						{t.allClubs}
					</a>
				</p>
				<ShareBar title={t.versus(pick(locale, club, "name"), pick(locale, other, "name"))} />
			</div>
		</>
	);
}
