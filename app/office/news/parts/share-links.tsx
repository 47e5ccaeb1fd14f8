import { CopyLink } from "../../../base/share/copy-link.tsx";
import { shareLinks } from "../../../base/share/share-links.ts";
import { shareText } from "../../../base/share/text.ts";
import { Moment } from "../../../base/ui/moment.tsx";
import { Ltr } from "../../../base/ui/page-parts.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import type { ArticleWay } from "../../../news/newsletter/article-ways.server.ts";
import { manageNewsText } from "../text.ts";

type Props = { way: Pick<ArticleWay, "language" | "title" | "path" | "url" | "at" | "isLive"> };

/** An article in one language: the way to it, its address, and ways to pass it on. One ahead of its date says when. */
export function ShareLinks({ way: { language, title, path, url, at, isLive } }: Props) {
	const locale = useLocale();
	const t = manageNewsText(locale);
	const share = shareText(locale);
	const name = language === "ar" ? t.arabic : t.english;
	return (
		<div className="space-y-2">
			{!isLive && at && (
				<p>
					{t.opensAt} <Moment at={at} />
				</p>
			)}
			<p className="flex flex-wrap items-center gap-2">
				{isLive && (
					<a href={path} hrefLang={language} target="_blank" rel="noopener" className="button-quiet">
						{language === "ar" ? t.openArabic : t.openEnglish}
					</a>
				)}
				{isLive &&
					shareLinks(share, title ?? "", url).map((link) => (
						<a
							key={link.name}
							href={link.href}
							aria-label={`${link.name}: ${name}`}
							target="_blank"
							rel="noopener nofollow"
							className="chip"
						>
							{link.name}
						</a>
					))}
				<CopyLink url={url} />
			</p>
			<p className="text-sm break-all text-soft">
				<Ltr>{url}</Ltr>
			</p>
		</div>
	);
}
