import type { ReactNode } from "react";
import { actorOf } from "../../accounts/sessions/session.server.ts";
import { requires } from "../../accounts/sign-in/guards.server.ts";
import { riyadhDay } from "../../base/locale/format.ts";
import { type Locale, pick } from "../../base/locale/locale.ts";
import { type Page, pathIn } from "../../base/locale/path.ts";
import { Empty } from "../../base/ui/page-parts.tsx";
import { useLocale } from "../../base/ui/use-locale.ts";
import { playerName } from "../../people/players/player-name.ts";
import { tabText } from "../../records/tab-text.ts";
import { type FoundRecords, find } from "../find.server.ts";
import { findText } from "../find-text.ts";
import { FindField } from "../parts/find-field.tsx";
import { StaffTies } from "../ties/parts/staff-ties.tsx";
import type { Route } from "./+types/find";

export const middleware = [requires("dashboard.open")];
export const handle = { js: true, title: (locale: Locale) => findText(locale).title };

const MAX_QUERY = 200;

export async function loader({ url, context }: Route.LoaderArgs) {
	const query = (url.searchParams.get("q") ?? "").trim().slice(0, MAX_QUERY);
	const now = new Date();
	return { query, today: riyadhDay(now), found: await find(actorOf(context), query, now) };
}

export default function Find({ loaderData: { query, today, found } }: Route.ComponentProps) {
	const t = findText(useLocale());
	const isEmpty = found && Object.values(found).every((rows) => rows.length === 0);
	return (
		<div className="max-w-4xl">
			<h2 className="mb-3 text-2xl">{t.title}</h2>
			<FindField id="find" query={query} />
			<p className="mt-1 mb-6 text-sm text-soft">{t.hint}</p>
			<div role="status">
				{query && !found && <Empty title={t.tooShort} />}
				{isEmpty && <Empty title={t.nothing(query)} text={t.nothingText} />}
				{found && <Kinds found={found} today={today} />}
			</div>
		</div>
	);
}

function Kinds({ found, today }: { found: FoundRecords; today: string }) {
	const locale = useLocale();
	const tabs = tabText(locale);
	const titleOf = (article: { title: string | null; title_ar: string | null }) =>
		pick(locale, article, "title") || article.title_ar || article.title || findText(locale).untitled;
	const record = (
		page: "/admin/teams/:id" | "/admin/players/:id" | "/admin/league/competitions/:id" | "/admin/news/:id",
		id: number,
		name: string,
	) => (
		<li key={id}>
			<a
				href={pathIn(locale, page, { id: String(id) })}
				className="block px-4 py-3 font-semibold -outline-offset-3 hover:bg-sunken"
			>
				<span dir="auto">{name}</span>
			</a>
		</li>
	);
	return (
		<>
			<Kind id="ties" title={tabs.matches} page="/admin/matches" count={found.ties.length}>
				<StaffTies ties={found.ties} today={today} search="" />
			</Kind>
			<Kind id="clubs" title={tabs.teams} page="/admin/teams" count={found.clubs.length}>
				<Links>{found.clubs.map((club) => record("/admin/teams/:id", club.id, pick(locale, club, "name")))}</Links>
			</Kind>
			<Kind id="players" title={tabs.players} page="/admin/players" count={found.players.length}>
				<Links>{found.players.map((one) => record("/admin/players/:id", one.id, playerName(locale, one)))}</Links>
			</Kind>
			<Kind id="competitions" title={tabs.league} page="/admin/league" count={found.competitions.length}>
				<Links>
					{found.competitions.map((one) => record("/admin/league/competitions/:id", one.id, pick(locale, one, "name")))}
				</Links>
			</Kind>
			<Kind id="articles" title={tabs.news} page="/admin/news" count={found.articles.length}>
				<Links>{found.articles.map((article) => record("/admin/news/:id", article.id, titleOf(article)))}</Links>
			</Kind>
		</>
	);
}

const Links = ({ children }: { children: ReactNode }) => (
	<ul className="card divide-y divide-line overflow-hidden">{children}</ul>
);

type KindProps = { id: string; title: string; page: Page; count: number; children: ReactNode };

function Kind({ id, title, page, count, children }: KindProps) {
	const locale = useLocale();
	if (count === 0) return null;
	return (
		<section aria-labelledby={id} className="mb-6">
			<div className="mb-2 flex items-baseline justify-between gap-4">
				<h3 id={id} className="text-lg">
					{title}
				</h3>
				<a href={pathIn(locale, page)} aria-describedby={id} className="link text-sm">
					{findText(locale).allOf}
				</a>
			</div>
			{children}
		</section>
	);
}
