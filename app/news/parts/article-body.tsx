import { formatDate } from "../../base/locale/format.ts";
import { pathIn } from "../../base/locale/path.ts";
import { Breadcrumbs, useHomeCrumb } from "../../base/ui/page-parts.tsx";
import { Picture } from "../../base/ui/picture/picture.tsx";
import { useLocale } from "../../base/ui/use-locale.ts";
import { Crest } from "../../people/clubs/parts/crest.tsx";
import type { BodyPart } from "../body/body-parts.server.ts";
import { videoKey } from "../body/video.ts";
import { newsText } from "../text.ts";
import { CategoryBadge, focusOf } from "./article-card.tsx";
import { BodyPictures, PictureLine } from "./body-pictures.tsx";
import { VideoFrame } from "./video-frame.tsx";

type Article = {
	title: string;
	category_name: string | null;
	date: Date;
	author: string | null;
	image_url: string | null;
	image_alt: string | null;
	image_caption: string | null;
	image_credit?: string;
	focus_x: number | null;
	focus_y: number | null;
	parts: BodyPart[];
	clubs: { id: number; name: string; logo_url: string | null }[];
	/** Its address, where it has one, and the film of it that the reader asked for. */
	path?: string;
	shown?: string;
};

/** An article as the public reads it: title, picture and text begin at one edge. */
export function ArticleBody({ article }: { article: Article }) {
	const locale = useLocale();
	const t = newsText(locale);
	const home = useHomeCrumb();
	return (
		<article className="wide max-w-4xl pt-4 sm:pt-8">
			<header>
				<Breadcrumbs crumbs={[home, { label: t.title, path: pathIn(locale, "/news") }]} />
				<h1 className="mt-2 text-2xl sm:text-3xl">
					<bdi>{article.title}</bdi>
				</h1>
				<p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
					<CategoryBadge name={article.category_name} />
					<time dateTime={article.date.toISOString()} className="text-soft">
						{formatDate(locale, article.date)}
					</time>
					{article.author && <span>{t.by(article.author)}</span>}
				</p>
			</header>
			{article.image_url && (
				<figure className="mt-4 sm:mt-6">
					<Picture
						url={article.image_url}
						alt={article.image_alt ?? ""}
						sizes="(min-width: 60rem) 56rem, 100vw"
						className="aspect-video w-full rounded-2xl object-cover"
						focus={focusOf(article)}
						eager
					/>
					<PictureLine caption={article.image_caption} credit={article.image_credit} />
				</figure>
			)}
			<div className="mt-6 max-w-3xl pb-6">
				<Body article={article} />
				<Clubs clubs={article.clubs} />
			</div>
		</article>
	);
}

function Body({ article: { parts, path, shown } }: { article: Article }) {
	return parts.map((part) => {
		if ("video" in part)
			return <VideoFrame key={part.at} {...part} path={path} shown={videoKey(part.video) === shown} />;
		if ("pictures" in part) return <BodyPictures key={part.at} pictures={part.pictures} />;
		// biome-ignore lint/security/noDangerouslySetInnerHtml: safeHtml let it through
		return <div key={part.at} className="prose" dangerouslySetInnerHTML={{ __html: part.html }} />;
	});
}

function Clubs({ clubs }: Pick<Article, "clubs">) {
	const locale = useLocale();
	if (clubs.length === 0) return null;
	return (
		<aside aria-labelledby="clubs-of-article" className="mt-8 border-t border-line pt-4">
			<h2 id="clubs-of-article" className="text-lg">
				{newsText(locale).clubs}
			</h2>
			<ul className="mt-3 flex flex-wrap gap-3">
				{clubs.map(({ id, name, logo_url }) => (
					<li key={id}>
						<a href={pathIn(locale, "/team/:id", { id: String(id) })} className="button-quiet gap-2">
							<Crest url={logo_url} size={28} />
							{name}
						</a>
					</li>
				))}
			</ul>
		</aside>
	);
}
