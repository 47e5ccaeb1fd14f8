import { absolute } from "../../../base/config.server.ts";
import { pageParam } from "../../../base/forms/params.ts";
import { notFound } from "../../../base/http/http-errors.ts";
import { isOneOf } from "../../../base/literals.ts";
import { localeOf, pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { pageMeta } from "../../../base/ui/head/page-meta.ts";
import { breadcrumbData } from "../../../base/ui/head/structured-data.ts";
import { Empty, Ltr, PageHeader, useHomeCrumb } from "../../../base/ui/page-parts.tsx";
import { Pagination } from "../../../base/ui/pagination.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { shownEditions } from "../../../league/competitions/competitions.server.ts";
import { lastDayOfEdition, leadersOf } from "../../../league/figures/leaders/leader-figures.server.ts";
import { type Board, boards, leadersBy, leastRubbers } from "../../../league/figures/leaders/leaders.ts";
import { leagueText } from "../../../league/season-table/text.ts";
import { clubIn, clubNames } from "../../../people/clubs/clubs.server.ts";
import { formerNames } from "../../../people/clubs/former-names/former-names.server.ts";
import { namesOn } from "../../../people/clubs/former-names/names-on.ts";
import { leadersText } from "../leaders-text.ts";
import { BoardLinks, LeadersTable } from "../parts/leaders-table.tsx";
import type { Route } from "./+types/leaders";

export const handle = { cached: ["by", "page"] };

const ON_PAGE = 50;

export async function loader({ params, url }: Route.LoaderArgs) {
	const season = params.season.replace("-", "/");
	const edition = (await shownEditions()).find((one) => one.slug === params.competition && one.season === season);
	if (!edition || !/^\d{4}-\d{4}$/.test(params.season)) throw notFound();
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
	const { slug, name, name_ar } = edition;
	return {
		slug,
		season,
		name,
		name_ar,
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
		structured: breadcrumbData(absolute(""), [
			{ label: leagueText(locale).title, path: pathIn(locale, "/leagues") },
			{ label: pick(locale, edition, "name"), path: pathIn(locale, "/leagues/:competition/:season", params) },
			{ label: leadersText(locale).title, path: pathIn(locale, "/leagues/:competition/:season/leaders", params) },
		]),
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
	const { season, board, boards, page, hasAny, structured } = loaderData;
	const name = pick(locale, loaderData, "name");
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
	const { slug, season, board, boards, page, pages, least, hasAny, lines } = loaderData;
	const params = { competition: slug, season: season.replace("/", "-") };
	const name = pick(locale, loaderData, "name");
	const edition = pathIn(locale, "/leagues/:competition/:season", params);
	const path = pathIn(locale, "/leagues/:competition/:season/leaders", params);
	return (
		<>
			<PageHeader
				crumbs={[
					useHomeCrumb(),
					{ label: leagueText(locale).title, path: pathIn(locale, "/leagues") },
					{ label: name, path: edition },
					{ label: t.title },
				]}
				title={`${t.title}: ${name}`}
			>
				<p className="mt-1 text-soft">
					{leagueText(locale).season} <Ltr className="font-semibold text-ink">{season}</Ltr>
				</p>
			</PageHeader>
			<div className="wide max-w-4xl space-y-5 py-5 sm:py-8">
				{hasAny ? (
					<>
						<BoardLinks shown={board} boards={boards} pathOf={(of) => path + queryFor(of)} />
						{lines.length > 0 ? <LeadersTable {...{ lines, board, slug, season }} /> : <Empty title={t.noneOfBoard} />}
						<p className="text-sm text-soft">
							{board === "ratio" && `${t.least(least)} `}
							{t.shared}
						</p>
						<Pagination page={page} pages={pages} pathOf={(n) => path + queryFor(board, n)} order="list" />
					</>
				) : (
					<Empty title={t.none} text={t.noneText}>
						<a className="button" href={edition}>
							{t.table}
						</a>
					</Empty>
				)}
			</div>
		</>
	);
}
