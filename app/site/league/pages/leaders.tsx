import { absolute } from "../../../base/config.server.ts";
import { pageParam } from "../../../base/forms/params.ts";
import { notFound } from "../../../base/http/http-errors.ts";
import { isOneOf } from "../../../base/literals.ts";
import { localeOf, pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { pageMeta } from "../../../base/ui/head/page-meta.ts";
import { breadcrumbData } from "../../../base/ui/head/structured-data.ts";
import { Empty } from "../../../base/ui/page-parts.tsx";
import { Pagination } from "../../../base/ui/pagination.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { editionAt } from "../../../league/editions/edition.server.ts";
import { lastDayOfEdition, leadersOf } from "../../../league/figures/leaders/leader-figures.server.ts";
import { type Board, boards, leadersBy, leastRubbers } from "../../../league/figures/leaders/leaders.ts";
import { clubIn, clubNames } from "../../../people/clubs/clubs.server.ts";
import { formerNames } from "../../../people/clubs/former-names/former-names.server.ts";
import { namesOn } from "../../../people/clubs/former-names/names-on.ts";
import { Ratio, WonLost } from "../../parts/figure-tiles.tsx";
import { Podium } from "../../parts/podium.tsx";
import { editionCrumbs } from "../edition-crumbs.ts";
import { viewPath } from "../edition-path.ts";
import { leadersText } from "../leaders-text.ts";
import { EditionHeader } from "../parts/edition-header.tsx";
import { BoardLinks, LeadersTable } from "../parts/leaders-table.tsx";
import type { Route } from "./+types/leaders";

export const handle = { cached: ["by", "page"] };

const ON_PAGE = 50;

export async function loader({ params, url }: Route.LoaderArgs) {
	const { groups: _, ...edition } = await editionAt(params);
	const locale = localeOf(url.pathname);
	const asked = url.searchParams.get("by") ?? undefined;
	const board: Board = isOneOf(boards, asked) ? asked : "wins";
	const all = await leadersOf(edition.id);
	const lines = leadersBy(all, board, locale);
	const page = pageParam(url);
	const pages = Math.max(1, Math.ceil(lines.length / ON_PAGE));
	if (page > pages) throw notFound();
	const [clubs, former] = [await clubNames(), await formerNames()];
	const last = await lastDayOfEdition(edition.id);
	return {
		edition,
		board,
		page,
		pages,
		least: leastRubbers(all),
		hasAny: all.length > 0,
		boards: boards.filter((each) => each !== "doubles" || each === board || all.some(({ doubles }) => doubles > 0)),
		lines: lines.slice((page - 1) * ON_PAGE, page * ON_PAGE).map(({ clubs: own, ...line }) => ({
			...line,
			clubs: own
				.map((id) => namesOn(former.get(id), clubIn(clubs, id), last))
				.map(({ id, name, name_ar }) => ({ id, name, name_ar })),
		})),
		structured: breadcrumbData(
			absolute(""),
			editionCrumbs(locale, edition, { of: "leaders", label: leadersText(locale).title }),
		),
	};
}

const queryFor = (board: Board, page = 1) => {
	const query = new URLSearchParams();
	if (board !== "wins") query.set("by", board);
	if (page > 1) query.set("page", String(page));
	return query.size > 0 ? `?${query}` : "";
};

export const meta: Route.MetaFunction = (args) => {
	const locale = localeOf(args.location.pathname);
	const { loaderData } = args;
	if (!loaderData) return [];
	const t = leadersText(locale);
	const { edition, board, boards, page, hasAny, structured } = loaderData;
	const { season } = edition;
	const name = pick(locale, edition, "name");
	return pageMeta(args, {
		title: [t.titleOf(name, season), ...(board === "wins" ? [] : [t[board]])].join(" · "),
		description: t.description(name, season, boards.includes("doubles")),
		query: queryFor(board, page),
		image: pathIn(locale, "/share/:kind.png", { kind: "leagues" }),
		index: hasAny,
		structured: [structured],
	});
};

export default function Leaders({ loaderData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = leadersText(locale);
	const { edition, board, boards, page, pages, least, hasAny, lines } = loaderData;
	const { slug, season } = edition;
	const path = viewPath(locale, edition, "leaders");
	return (
		<>
			<EditionHeader edition={edition} view="leaders" label={t.title} />
			<div className="wide space-y-5 pb-8">
				{hasAny ? (
					<>
						<BoardLinks shown={board} boards={boards} pathOf={(of) => path + queryFor(of)} />
						{page === 1 && <Podium label={t.podium} first={firstOf(lines, board)} />}
						{lines.length > 0 ? <LeadersTable {...{ lines, board, slug, season }} /> : <Empty title={t.noneOfBoard} />}
						<p className="text-sm text-soft">
							{board === "ratio" && `${t.least(least)} `}
							{t.shared}
						</p>
						<Pagination page={page} pages={pages} pathOf={(n) => path + queryFor(board, n)} order="list" />
					</>
				) : (
					<Empty title={t.none} text={t.noneText}>
						<a className="button" href={viewPath(locale, edition, "table")}>
							{t.table}
						</a>
					</Empty>
				)}
			</div>
		</>
	);
}

/** The first three with the figure that decides. */
const firstOf = (lines: Route.ComponentProps["loaderData"]["lines"], board: Board) =>
	lines.slice(0, 3).map(({ rank: place, ...line }) => {
		const [played, won] = board === "doubles" ? [line.doubles, line.doubles_won] : [line.played, line.won];
		const balance = { won, lost: played - won };
		return {
			...line,
			place,
			value: board === "ratio" ? <Ratio key={place} {...balance} /> : <WonLost key={place} {...balance} />,
		};
	});
