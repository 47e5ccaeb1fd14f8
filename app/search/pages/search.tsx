import { pageParam } from "../../base/forms/params.ts";
import { notFound } from "../../base/http/http-errors.ts";
import { formatDate } from "../../base/locale/format.ts";
import { localeOf, pick } from "../../base/locale/locale.ts";
import { pathIn } from "../../base/locale/path.ts";
import { pageMeta } from "../../base/ui/page-meta.ts";
import { Empty, PageHeader, useHomeCrumb } from "../../base/ui/page-parts.tsx";
import { Picture } from "../../base/ui/picture.tsx";
import { useLocale } from "../../base/ui/use-locale.ts";
import { Crest } from "../../clubs/parts/crest.tsx";
import { playerName } from "../../clubs/player-name.ts";
import { site } from "../../installation/site.ts";
import { type Results, search, suggest } from "../search.server.ts";
import { kinds, MAX_PAGES, type SearchKind, SHOWN } from "../search-kinds.ts";
import { resultCount, searchText } from "../text.ts";
import type { Route } from "./+types/search";

export async function loader({ url }: Route.LoaderArgs) {
	const query = (url.searchParams.get("q") ?? "").trim().slice(0, 200);
	const kind = kinds.find((known) => known === url.searchParams.get("kind"));
	const page = kind ? pageParam(url) : 1;
	if (page > MAX_PAGES) throw notFound();
	const locale = localeOf(url.pathname);
	const results = query ? await search(locale, query, { kind, page }) : undefined;
	const suggestions = results?.total === 0 && page === 1 ? await suggest(query) : [];
	return { query, kind, page, shown: SHOWN, results, suggestions };
}

export const meta: Route.MetaFunction = (args) => {
	const locale = localeOf(args.location.pathname);
	const t = searchText(locale);
	return pageMeta(args, { title: t.title, description: t.description, siteName: site.name[locale], index: false });
};

export default function Search({ loaderData }: Route.ComponentProps) {
	const { query, kind, results } = loaderData;
	const locale = useLocale();
	const t = searchText(locale);
	return (
		<>
			<PageHeader crumbs={[useHomeCrumb(), { label: t.title }]} title={t.title}>
				<search>
					<form method="get" action={pathIn(locale, "/search")} className="mt-3 flex max-w-2xl gap-2">
						{kind && <input type="hidden" name="kind" value={kind} />}
						<label htmlFor="q" className="sr-only">
							{t.label}
						</label>
						<input
							id="q"
							name="q"
							type="search"
							dir="auto"
							defaultValue={query}
							placeholder={t.label}
							maxLength={200}
							className="control"
						/>
						<button type="submit" className="button-ball">
							{t.button}
						</button>
					</form>
				</search>
			</PageHeader>
			<div className="wide max-w-4xl space-y-8 py-5 sm:py-8" role="status">
				{query && !results && <Empty title={t.tooShort} />}
				{results?.total === 0 && <Nothing query={query} suggestions={loaderData.suggestions} />}
				{results && results.total > 0 && <Found {...loaderData} results={results} />}
			</div>
		</>
	);
}

type Data = Route.ComponentProps["loaderData"];

function Nothing({ query, suggestions }: Pick<Data, "query" | "suggestions">) {
	const locale = useLocale();
	const t = searchText(locale);
	const browse = [
		{ label: t.news, path: pathIn(locale, "/news") },
		{ label: t.clubs, path: pathIn(locale, "/teams") },
		{ label: t.table, path: pathIn(locale, "/leagues") },
	];
	const names = [...new Set(suggestions.map((found) => pick(locale, found, "name")))];
	return (
		<Empty title={t.nothing(query)} text={t.nothingText}>
			{names.length > 0 && (
				<p className="flex w-full flex-wrap items-center justify-center gap-2">
					<span>{t.didYouMean}</span>
					{names.map((name) => (
						<a key={name} href={`${pathIn(locale, "/search")}?${new URLSearchParams({ q: name })}`} className="chip">
							{name}
						</a>
					))}
				</p>
			)}
			<p className="flex flex-wrap items-center justify-center gap-x-4 gap-y-1">
				<span className="text-soft">{t.elsewhere}</span>
				{browse.map(({ label, path }) => (
					<a key={path} href={path} className="link">
						{label}
					</a>
				))}
			</p>
		</Empty>
	);
}

type FoundProps = Pick<Data, "query" | "kind" | "page" | "shown"> & { results: Results };

function Found({ results: { news, clubs, players }, ...asked }: FoundProps) {
	const locale = useLocale();
	const t = searchText(locale);
	const { shown } = asked;
	return (
		<>
			<Kind id="news" title={t.news} count={news.length} {...asked}>
				{news.slice(0, shown).map(({ id, title, date }) => (
					<li key={id} className="relative px-4 py-3.5 hover:bg-sunken">
						<a
							dir="auto"
							href={pathIn(locale, "/news/:id", { id: String(id) })}
							className="block font-semibold after:absolute after:inset-0"
						>
							{title}
						</a>
						<time dateTime={date.toISOString()} className="text-sm text-soft">
							{formatDate(locale, date)}
						</time>
					</li>
				))}
			</Kind>
			<Kind id="clubs" title={t.clubs} count={clubs.length} {...asked}>
				{clubs.slice(0, shown).map((club) => (
					<li key={club.id} className="relative flex items-center gap-3 px-4 py-3.5 hover:bg-sunken">
						<Crest url={club.logo_url} size={40} />
						<a
							href={pathIn(locale, "/team/:id", { id: String(club.id) })}
							className="font-semibold after:absolute after:inset-0"
						>
							{pick(locale, club, "name")}
						</a>
						<span className="text-sm text-soft">{pick(locale, club, "region")}</span>
					</li>
				))}
			</Kind>
			<Kind id="players" title={t.players} count={players.length} {...asked}>
				{players.slice(0, shown).map((player) => (
					<li key={player.id} className="relative flex items-center gap-3 px-4 py-3.5 hover:bg-sunken">
						<span className="silhouette block size-10 shrink-0 overflow-hidden rounded-full">
							<Picture url={player.photo_url} sizes="40px" className="size-full object-cover" />
						</span>
						<PlayerName player={player} />
						<span className="text-sm text-soft">
							{pick(locale, { name: player.team_name, name_ar: player.team_name_ar }, "name") || t.noClub}
						</span>
					</li>
				))}
			</Kind>
		</>
	);
}

/** A player is shown on the club's page; one without a club has no page. */
function PlayerName({ player }: { player: Results["players"][number] }) {
	const locale = useLocale();
	const name = playerName(locale, player);
	if (player.team_id === null) return <span className="font-semibold">{name}</span>;
	const club = pathIn(locale, "/team/:id", { id: String(player.team_id) });
	return (
		<a href={`${club}#player-${player.id}`} className="font-semibold after:absolute after:inset-0">
			{name}
		</a>
	);
}

type KindProps = Pick<Data, "query" | "kind" | "page" | "shown"> & {
	id: SearchKind;
	title: string;
	count: number;
	children: React.ReactNode;
};

/** The results of one kind: the first of it with a way to the rest, or a page of it between its neighbours. */
function Kind({ id, title, count, query, kind, page, shown, children }: KindProps) {
	const locale = useLocale();
	const t = searchText(locale);
	if (count === 0) return null;
	const path = (more: Record<string, string>) =>
		`${pathIn(locale, "/search")}?${new URLSearchParams({ q: query, ...more })}`;
	const isMore = count > shown;
	return (
		<section aria-labelledby={id}>
			<div className="mb-3 flex items-baseline gap-3">
				<h2 id={id} className="text-xl">
					{title}
				</h2>
				{!isMore && page === 1 && <p className="text-sm text-soft">{resultCount(locale, count)}</p>}
			</div>
			<ul className="card divide-y divide-line overflow-hidden">{children}</ul>
			<p className="mt-3 flex flex-wrap gap-3 empty:hidden">
				{kind && page > 1 && (
					<a rel="prev" className="button-quiet" href={path({ kind, page: String(page - 1) })}>
						{t.previous}
					</a>
				)}
				{kind && isMore && page < MAX_PAGES && (
					<a rel="next" className="button-quiet" href={path({ kind, page: String(page + 1) })}>
						{t.next}
					</a>
				)}
				{!kind && isMore && (
					<a className="button-quiet" href={path({ kind: id })}>
						{t.allOf(title)}
					</a>
				)}
				{kind && (
					<a className="link self-center" href={path({})}>
						{t.allKinds}
					</a>
				)}
			</p>
		</section>
	);
}
