import { formatDate } from "../../base/locale/format.ts";
import { pathIn } from "../../base/locale/path.ts";
import { useHomeCrumb } from "../../base/ui/page-parts.tsx";
import { Picture } from "../../base/ui/picture.tsx";
import { useLocale } from "../../base/ui/use-locale.ts";
import { newsText } from "../text.ts";
import { CategoryBadge } from "./article-card.tsx";

type Props = { article: { title: string; category: string; date: Date; image_url: string | null; body: string } };

/** An article as the public reads it. `body` is HTML that was made safe. */
export function ArticleBody({ article }: Props) {
	const locale = useLocale();
	const home = useHomeCrumb();
	return (
		<article>
			<header className="wide max-w-3xl pt-8 sm:pt-12">
				<p className="text-sm text-soft">
					<a className="hover:underline" href={home.path}>
						{home.label}
					</a>
					<span aria-hidden="true"> / </span>
					<a className="hover:underline" href={pathIn(locale, "/news")}>
						{newsText(locale).title}
					</a>
				</p>
				<h1 dir="auto" className="mt-4 text-3xl">
					{article.title}
				</h1>
				<p className="mt-4 flex flex-wrap items-center gap-3">
					<CategoryBadge category={article.category} />
					<time dateTime={article.date.toISOString()} className="text-soft">
						{formatDate(locale, article.date)}
					</time>
				</p>
			</header>
			{article.image_url && (
				<div className="wide mt-8 max-w-4xl">
					<Picture
						url={article.image_url}
						sizes="(min-width: 60rem) 56rem, 100vw"
						className="aspect-video w-full rounded-2xl object-cover"
						eager
					/>
				</div>
			)}
			{/* biome-ignore lint/security/noDangerouslySetInnerHtml: safeHtml let it through */}
			<div className="prose wide mt-8 max-w-3xl pb-6" dangerouslySetInnerHTML={{ __html: article.body }} />
		</article>
	);
}
