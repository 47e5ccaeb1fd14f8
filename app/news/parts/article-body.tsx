import { formatDate } from "../../base/locale/format.ts";
import { pathIn } from "../../base/locale/path.ts";
import { Breadcrumbs, useHomeCrumb } from "../../base/ui/page-parts.tsx";
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
			<header className="wide max-w-4xl pt-4 sm:pt-8">
				<Breadcrumbs crumbs={[home, { label: newsText(locale).title, path: pathIn(locale, "/news") }]} />
				<h1 dir="auto" className="mt-2 text-2xl sm:text-3xl">
					{article.title}
				</h1>
				<p className="mt-2 flex flex-wrap items-center gap-3">
					<CategoryBadge category={article.category} />
					<time dateTime={article.date.toISOString()} className="text-soft">
						{formatDate(locale, article.date)}
					</time>
				</p>
			</header>
			{article.image_url && (
				<div className="wide mt-4 max-w-4xl sm:mt-6">
					<Picture
						url={article.image_url}
						sizes="(min-width: 60rem) 56rem, 100vw"
						className="aspect-video w-full rounded-2xl object-cover"
						eager
					/>
				</div>
			)}
			<div className="wide mt-6 max-w-4xl pb-6 sm:mt-8">
				{/* biome-ignore lint/security/noDangerouslySetInnerHtml: safeHtml let it through */}
				<div className="prose max-w-3xl" dangerouslySetInnerHTML={{ __html: article.body }} />
			</div>
		</article>
	);
}
