import { absolute } from "../../../base/config.server.ts";
import { SHORT_FORM } from "../../../base/limits/short-form.ts";
import { formatCount, riyadhDay } from "../../../base/locale/format.ts";
import { localeOf, pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { plainText } from "../../../base/rich-text/rich-text.server.ts";
import { pageMeta } from "../../../base/ui/head/page-meta.ts";
import { Empty, Ltr, Section } from "../../../base/ui/page-parts.tsx";
import { commonText } from "../../../base/ui/text.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { contactAction } from "../../../contact/contact-action.server.ts";
import { competitionLinks, defaultCompetitionGroups } from "../../../league/competitions/competitions.server.ts";
import { nightOf } from "../../../league/nights/night.server.ts";
import { leagueTable } from "../../../league/season-table/league.server.ts";
import { lastResults, nextTies } from "../../../league/ties/ties.server.ts";
import { ARTICLES_ON_HOME } from "../../../news/article/article.ts";
import { latestNews } from "../../../news/news.server.ts";
import { ArticleCard } from "../../../news/parts/article-card.tsx";
import { newsText } from "../../../news/text.ts";
import { regionsOf } from "../../../people/clubs/club-list.ts";
import { allClubs } from "../../../people/clubs/clubs.server.ts";
import type { Settings } from "../../../settings/defaults.ts";
import { organizationData } from "../../../settings/organization.ts";
import { partnersOn, titlePartner } from "../../../settings/partners.ts";
import { siteSettings } from "../../../settings/settings.server.ts";
import { ContactForm } from "../../contact/parts/contact-form.tsx";
import { contactText } from "../../contact/text.ts";
import { ClubsNear } from "../parts/clubs-near.tsx";
import { ComplaintsDoor } from "../parts/complaints-door.tsx";
import { Hero } from "../parts/hero.tsx";
import { Live } from "../parts/live.tsx";
import { NightStrip } from "../parts/night-strip.tsx";
import { Partners } from "../parts/partners.tsx";
import { homeText } from "../text.ts";
import type { Route } from "./+types/home";

export const handle = { cached: [], maxBody: SHORT_FORM };

const TIES_ON_HOME = 4;
/** The most ties of a day, which a night shows apart. */
const TIES_OF_A_DAY = 60;

export async function loader({ url }: Route.LoaderArgs) {
	const locale = localeOf(url.pathname);
	const news = await latestNews(locale, ARTICLES_ON_HOME);
	const settings = await siteSettings();
	const { season } = settings;
	const now = new Date();
	const night = await nightOf(now, locale);
	const table = await leagueTable(season, locale);
	const groupIds = await defaultCompetitionGroups(season);
	const ahead = await nextTies(season, TIES_ON_HOME + (night ? TIES_OF_A_DAY : 0), now, { groupIds });
	return {
		news: news.map((card) => ({ ...card, excerpt: card.excerpt || plainText(card.opening, 160) })),
		night,
		leaders: table?.hasTies ? table.rows.slice(0, 5) : [],
		ties: ahead.filter(({ match_date }) => !night || match_date > riyadhDay(now)).slice(0, TIES_ON_HOME),
		results: await lastResults(season, TIES_ON_HOME, groupIds),
		competitions: await competitionLinks(season, season),
		regions: regionsOf(await allClubs(), locale),
		lead: pick(locale, settings, "lead"),
		hero: { url: settings.hero_url, focus: { x: settings.hero_focus_x, y: settings.hero_focus_y } },
		description: pick(locale, settings, "description"),
		about: pick(locale, settings, "about"),
		stats: { members: settings.members, clubs: settings.clubs },
		partners: partnersOn(settings.partners, riyadhDay(now)),
		structured: organizationData(locale, absolute(""), settings),
	};
}

export const action = (args: Route.ActionArgs) => contactAction(args);

export const meta: Route.MetaFunction = (args) => {
	const locale = localeOf(args.location.pathname);
	return pageMeta(args, {
		description: args.loaderData?.description,
		image: pathIn(locale, "/share/:kind.png", { kind: "home" }),
		structured: args.loaderData ? [args.loaderData.structured] : [],
	});
};

export default function Home({ loaderData, actionData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = homeText(locale);
	const contact = contactText(locale);
	const { night, news, leaders, ties, results, competitions, regions, partners } = loaderData;
	return (
		<>
			<Hero
				tie={night ? night.ties.find(({ state }) => state === "in play") : ties[0]}
				lead={loaderData.lead}
				partner={titlePartner(partners)}
				isLow={Boolean(night)}
				picture={loaderData.hero}
			/>
			{night && <NightStrip night={night} />}
			<Live
				{...{ ties, competitions }}
				results={night ? [] : results}
				leaders={night?.tables.length ? [] : leaders}
				isNight={Boolean(night)}
			/>
			<Section
				id="latest-news"
				title={t.latestNews}
				more={{ label: commonText(locale).viewAll, path: pathIn(locale, "/news") }}
			>
				{news.length === 0 ? (
					<Empty title={newsText(locale).empty} />
				) : (
					// On a phone the newest has its picture, the others their titles.
					<div className="grid gap-4 sm:grid-cols-2 sm:gap-6 lg:grid-cols-3 max-sm:[&>article:not(:first-child)>div:first-child]:hidden max-sm:[&>article:not(:first-child)_p:not(:first-child)]:hidden">
						{news.map((article) => (
							<ArticleCard key={article.id} article={article} heading="h3" />
						))}
					</div>
				)}
			</Section>
			<ClubsNear regions={regions} />
			<div className="wide grid gap-x-8 pt-10 sm:pt-14 lg:grid-cols-[1.4fr_1fr] [&>section]:p-0 max-lg:[&>section+section]:pt-10">
				<About text={loaderData.about} stats={loaderData.stats} />
				<ComplaintsDoor />
			</div>
			<Section id="contact" title={contact.contactTitle}>
				<div className="grid gap-8 lg:grid-cols-[1fr_1.6fr]">
					<p className="text-lg text-soft">{contact.contactLead}</p>
					<ContactForm state={actionData} action={pathIn(locale, "/")} />
				</div>
			</Section>
			<Partners partners={partners} />
		</>
	);
}

type AboutProps = { text: string; stats: Pick<Settings, "members" | "clubs"> };

/** The federation's introduction and figures; nothing where it has told none. */
function About({ text, stats: { members, clubs } }: AboutProps) {
	const locale = useLocale();
	const t = homeText(locale);
	const stats = [
		{ value: members, label: t.members(members) },
		{ value: clubs, label: t.clubs(clubs) },
	].filter(({ value }) => value > 0);
	if (!text && stats.length === 0) return null;
	return (
		<Section id="about" title={t.aboutTitle}>
			<div className="space-y-4">
				<p className="max-w-prose">{text}</p>
				<dl className="flex flex-wrap gap-x-8 gap-y-2">
					{stats.map(({ value, label }) => (
						<div key={label} className="flex flex-row-reverse items-baseline gap-2">
							<dt className="text-soft">{label}</dt>
							<dd className="text-2xl font-bold text-brand">
								<Ltr>{formatCount(value)}+</Ltr>
							</dd>
						</div>
					))}
				</dl>
				<p>
					<a href={pathIn(locale, "/about")} className="link">
						{t.aboutMore}
					</a>
				</p>
			</div>
		</Section>
	);
}
