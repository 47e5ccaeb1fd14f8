import { data } from "react-router";
import { absolute } from "../../../base/config.server.ts";
import { absolutePicture } from "../../../base/files/pictures/public-picture.server.ts";
import { idParam } from "../../../base/forms/params.ts";
import { isNotFound, notFound } from "../../../base/http/http-errors.ts";
import { type Locale, localeOf, pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { plainText } from "../../../base/rich-text/rich-text.server.ts";
import { ShareBar } from "../../../base/share/share-bar.tsx";
import { pageMeta } from "../../../base/ui/head/page-meta.ts";
import { breadcrumbData } from "../../../base/ui/head/structured-data.ts";
import { Empty, Section } from "../../../base/ui/page-parts.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { bodyParts } from "../../../news/body/body-parts.server.ts";
import { frameSource, videoKey } from "../../../news/body/video.ts";
import { clubsOfArticle } from "../../../news/clubs-of-articles.server.ts";
import { withPictureWords } from "../../../news/library/picture-words.server.ts";
import { latestNews, publishedArticle } from "../../../news/news.server.ts";
import { ArticleBody } from "../../../news/parts/article-body.tsx";
import { ArticleCard } from "../../../news/parts/article-card.tsx";
import { newsText } from "../../../news/text.ts";
import { organizationReference } from "../../../settings/organization.ts";
import { siteSettings } from "../../../settings/settings.server.ts";
import { ErrorContent } from "../../../shell/parts/error-page.tsx";
import type { Route } from "./+types/article";

export const handle = { cached: ["video"], share: true };

export async function loader({ params, url }: Route.LoaderArgs) {
	const locale = localeOf(url.pathname);
	const id = idParam(params.id);
	const article = await publishedArticle(locale, id);
	if (!article) throw notFound();
	const more = await latestNews(locale, 3, id);
	const clubs = (await clubsOfArticle(id)).map((club) => ({
		id: club.id,
		name: pick(locale, club, "name"),
		logo_url: club.logo_url,
	}));
	const parts = await withPictureWords(locale, bodyParts(article.content));
	const asked = url.searchParams.get("video");
	const film = parts
		.flatMap((part) => ("video" in part ? [part.video] : []))
		.find((video) => videoKey(video) === asked);
	const t = newsText(locale);
	const description = article.excerpt || plainText(article.content, 160);
	const path = pathIn(locale, "/news/:id", { id: String(id) });
	const federation = organizationReference(locale, absolute(""), await siteSettings());
	const page = {
		...article,
		path,
		parts,
		shown: film && videoKey(film),
		clubs,
		description,
		inOtherLanguage: article.in_other_language,
		more: more.map((card) => ({ ...card, excerpt: card.excerpt || plainText(card.opening, 160) })),
		structured: [
			{
				"@type": "NewsArticle",
				headline: article.title,
				description,
				datePublished: article.date.toISOString(),
				dateModified: article.updated_at.toISOString(),
				inLanguage: locale,
				mainEntityOfPage: absolute(path),
				image: [
					absolutePicture(
						article.image_url ?? pathIn(locale, "/share/:kind/:id.png", { kind: "news", id: String(id) }),
					),
				],
				author: article.author ? { "@type": "Person", name: article.author } : federation,
				...(clubs.length > 0 ? { about: clubs.map((club) => clubData(locale, club)) } : {}),
				publisher: federation,
			},
			breadcrumbData(absolute(""), [
				{ label: t.title, path: pathIn(locale, "/news") },
				{ label: article.title, path },
			]),
		],
	};
	// Only the page of a film that was asked for may load from its provider.
	return film ? data(page, { headers: { "x-frame-source": frameSource(film) } }) : page;
}

const clubData = (locale: Locale, { id, name }: { id: number; name: string }) => ({
	"@type": "SportsTeam",
	name,
	url: absolute(pathIn(locale, "/team/:id", { id: String(id) })),
});

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export const meta: Route.MetaFunction = (args) => {
	const locale = localeOf(args.location.pathname);
	const article = args.loaderData;
	if (!article) return pageMeta(args, { title: newsText(locale).notFound, index: false });
	return [
		...pageMeta(args, {
			title: article.title,
			description: article.description,
			type: "article",
			image: pathIn(locale, "/share/:kind/:id.png", { kind: "news", id: String(article.id) }),
			alternate: article.inOtherLanguage,
			structured: article.structured,
		}),
		{ property: "article:published_time", content: article.date.toISOString() },
	];
};

export default function Article({ loaderData: article }: Route.ComponentProps) {
	const locale = useLocale();
	const t = newsText(locale);
	return (
		<>
			<ArticleBody article={article} />
			<div className="wide max-w-4xl pb-6">
				<ShareBar title={article.title} />
			</div>
			{article.more.length > 0 && (
				<Section id="more" title={t.more} more={{ label: t.backToNews, path: pathIn(locale, "/news") }}>
					<div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
						{article.more.map((card) => (
							<ArticleCard key={card.id} article={card} heading="h3" />
						))}
					</div>
				</Section>
			)}
		</>
	);
}

/** An article that is absent, or absent from this language (docs/rules/site.md#news). */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	const locale = useLocale();
	const t = newsText(locale);
	if (!isNotFound(error)) return <ErrorContent error={error} />;
	return (
		<div className="wide py-16">
			<Empty heading="h1" title={t.notFound} text={t.notFoundText}>
				<a className="button" href={pathIn(locale, "/news")}>
					{t.backToNews}
				</a>
			</Empty>
		</div>
	);
}
