import { formatDate } from "../../base/locale/format.ts";
import { localeOf, pick } from "../../base/locale/locale.ts";
import { pathIn } from "../../base/locale/path.ts";
import { pageMeta } from "../../base/ui/page-meta.ts";
import { Empty, PageHeader, useHomeCrumb } from "../../base/ui/page-parts.tsx";
import { Picture } from "../../base/ui/picture.tsx";
import { useLocale } from "../../base/ui/use-locale.ts";
import { Crest } from "../../clubs/parts/crest.tsx";
import { site } from "../../installation/site.ts";
import { type Results, SHOWN, search } from "../search.server.ts";
import { resultCount, searchText } from "../text.ts";
import type { Route } from "./+types/search";

export async function loader({ url }: Route.LoaderArgs) {
	const query = (url.searchParams.get("q") ?? "").trim().slice(0, 200);
	return { query, shown: SHOWN, results: query ? await search(localeOf(url.pathname), query) : undefined };
}

export const meta: Route.MetaFunction = (args) => {
	const locale = localeOf(args.location.pathname);
	const t = searchText(locale);
	return pageMeta(args, { title: t.title, description: t.description, siteName: site.name[locale], index: false });
};

export default function Search({ loaderData: { query, results, shown } }: Route.ComponentProps) {
	const locale = useLocale();
	const t = searchText(locale);
	return (
		<>
			<PageHeader crumbs={[useHomeCrumb(), { label: t.title }]} title={t.title}>
				<search>
					<form method="get" action={pathIn(locale, "/search")} className="mt-6 flex max-w-2xl gap-2">
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
						<button
							type="submit"
							className="inline-flex min-h-12 items-center rounded-xl bg-ball px-5 font-semibold text-[#2a1200]"
						>
							{t.button}
						</button>
					</form>
				</search>
			</PageHeader>
			<div className="wide max-w-4xl space-y-10 py-8 sm:py-10" role="status">
				{query && !results && <Empty title={t.tooShort} />}
				{results?.total === 0 && <Empty title={t.nothing(query)} text={t.nothingText} />}
				{results && results.total > 0 && <Found results={results} shown={shown} />}
			</div>
		</>
	);
}

function Found({ results: { news, clubs, players }, shown }: { results: Results; shown: number }) {
	const locale = useLocale();
	const t = searchText(locale);
	return (
		<>
			<Kind id="news" title={t.news} count={news.length} shown={shown}>
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
			<Kind id="clubs" title={t.clubs} count={clubs.length} shown={shown}>
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
			<Kind id="players" title={t.players} count={players.length} shown={shown}>
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
	const name = pick(locale, player, "name");
	if (player.team_id === null) return <span className="font-semibold">{name}</span>;
	const club = pathIn(locale, "/team/:id", { id: String(player.team_id) });
	return (
		<a href={`${club}#player-${player.id}`} className="font-semibold after:absolute after:inset-0">
			{name}
		</a>
	);
}

type KindProps = { id: string; title: string; count: number; shown: number; children: React.ReactNode };

function Kind({ id, title, count, shown, children }: KindProps) {
	const locale = useLocale();
	if (count === 0) return null;
	return (
		<section aria-labelledby={id}>
			<div className="mb-3 flex items-baseline gap-3">
				<h2 id={id} className="text-xl">
					{title}
				</h2>
				{count <= shown && <p className="text-sm text-soft">{resultCount(locale, count)}</p>}
			</div>
			<ul className="card divide-y divide-line overflow-hidden">{children}</ul>
			{count > shown && <p className="mt-2 text-sm text-soft">{searchText(locale).more(shown)}</p>}
		</section>
	);
}
