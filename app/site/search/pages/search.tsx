import { pageParam } from "../../../base/forms/params.ts";
import { notFound } from "../../../base/http/http-errors.ts";
import { riyadhDay } from "../../../base/locale/format.ts";
import { localeOf } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { searchedWords } from "../../../base/search/words.ts";
import { pageMeta } from "../../../base/ui/head/page-meta.ts";
import { Empty, PageHeader, useHomeCrumb } from "../../../base/ui/page-parts.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { isolated } from "../../../records/parts/isolated.ts";
import { ResultRows } from "../parts/result-rows.tsx";
import { type Group, search } from "../search.server.ts";
import { kinds, MAX_PAGES, SHOWN } from "../search-kinds.ts";
import { resultCount, searchText } from "../text.ts";
import type { Route } from "./+types/search";

export async function loader({ url }: Route.LoaderArgs) {
	const query = (url.searchParams.get("q") ?? "").trim().slice(0, 200);
	const kind = kinds.find((known) => known === url.searchParams.get("kind"));
	const page = kind ? pageParam(url) : 1;
	if (page > MAX_PAGES) throw notFound();
	const locale = localeOf(url.pathname);
	const results = query ? await search(locale, query, { kind, page, today: riyadhDay(new Date()) }) : undefined;
	if (page > 1 && results?.groups.length === 0) throw notFound();
	return { query, kind, page, results };
}

export const meta: Route.MetaFunction = (args) => {
	const locale = localeOf(args.location.pathname);
	const t = searchText(locale);
	return pageMeta(args, { title: t.title, description: t.description, index: false });
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
							placeholder={t.hint}
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
				{!query && <Browse />}
				{query && !results && <Empty title={t.tooShort} />}
				{results?.groups.length === 0 && <Nothing query={query} />}
				{results?.isSimilar && <p className="text-lg">{t.similar(isolated(query))}</p>}
				{results?.groups.map((group) => (
					<Kind key={group.kind} group={group} {...results} {...loaderData} />
				))}
			</div>
		</>
	);
}

/** Words of a query without results that are offered one by one. */
const MOST_WORDS = 4;

type Data = Route.ComponentProps["loaderData"];

function Nothing({ query }: Pick<Data, "query">) {
	const locale = useLocale();
	const t = searchText(locale);
	const words = [...new Set(query.split(/\s+/))].filter((word) => searchedWords(word)).slice(0, MOST_WORDS);
	return (
		<Empty title={t.nothing(isolated(query))} text={t.nothingText}>
			{words.length > 1 && (
				<p className="flex w-full flex-wrap items-center justify-center gap-2">
					<span>{t.oneWord}</span>
					{words.map((word) => (
						<a key={word} href={`${pathIn(locale, "/search")}?${new URLSearchParams({ q: word })}`} className="chip">
							<bdi>{word}</bdi>
						</a>
					))}
				</p>
			)}
			<Browse />
		</Empty>
	);
}

/** Ways to what can be found without words. */
function Browse() {
	const locale = useLocale();
	const t = searchText(locale);
	const ways = [
		{ label: t.news, path: pathIn(locale, "/news") },
		{ label: t.clubs, path: pathIn(locale, "/teams") },
		{ label: t.table, path: pathIn(locale, "/leagues") },
	];
	return (
		<p className="flex flex-wrap items-center justify-center gap-x-4 gap-y-1">
			<span className="text-soft">{t.elsewhere}</span>
			{ways.map(({ label, path }) => (
				<a key={path} href={path} className="link">
					{label}
				</a>
			))}
		</p>
	);
}

type KindProps = Pick<Data, "query" | "kind" | "page"> & { group: Group; words: string[]; isSimilar: boolean };

/** The results of one kind: the first of them with a way to the rest, or a page of them between its neighbours. */
function Kind({ group, words, isSimilar, query, kind, page }: KindProps) {
	const locale = useLocale();
	const t = searchText(locale);
	const { kind: id, total } = group;
	const path = (more: Record<string, string>) =>
		`${pathIn(locale, "/search")}?${new URLSearchParams({ q: query, ...more })}`;
	return (
		<section aria-labelledby={id}>
			<div className="mb-3 flex items-baseline gap-3">
				<h2 id={id} className="text-xl">
					{t[id]}
				</h2>
				{!isSimilar && <p className="text-sm text-soft">{resultCount(locale, total, MAX_PAGES * SHOWN)}</p>}
			</div>
			<ul className="card divide-y divide-line overflow-hidden">
				<ResultRows group={group} words={isSimilar ? [] : words} />
			</ul>
			<p className="mt-3 flex flex-wrap gap-3 empty:hidden">
				{kind && page > 1 && (
					<a rel="prev" className="button-quiet" href={path({ kind, page: String(page - 1) })}>
						{t.previous}
					</a>
				)}
				{kind && total > page * SHOWN && page < MAX_PAGES && (
					<a rel="next" className="button-quiet" href={path({ kind, page: String(page + 1) })}>
						{t.next}
					</a>
				)}
				{!kind && total > SHOWN && (
					<a className="button-quiet" href={path({ kind: id })}>
						{t.allOf(t[id])}
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
