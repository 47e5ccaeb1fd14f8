import { useLocation } from "react-router";
import { pathIn } from "../../../base/locale/path.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import type { articleWays } from "../../../news/newsletter/article-ways.server.ts";
import { manageNewsText } from "../text.ts";
import { ShareLinks } from "./share-links.tsx";

/** The article that was just published or scheduled, with what comes next: open it, pass it on, send it to readers. */
export function SavedArticle({ saved }: { saved: Awaited<ReturnType<typeof articleWays>> }) {
	const locale = useLocale();
	const t = manageNewsText(locale);
	const { search } = useLocation();
	if (!saved) return null;
	const shown = saved.languages.filter(({ at }) => at);
	const isLive = shown.some((way) => way.isLive);
	return (
		<section
			aria-labelledby="saved-article"
			data-saved={saved.id}
			className="mb-6 rounded-xl border border-win bg-win-tint p-4"
		>
			<h2 id="saved-article" role="status" className="text-lg">
				{isLive ? t.isPublished : t.isScheduled}
			</h2>
			<ul className="mt-3 grid gap-x-8 gap-y-4 lg:grid-cols-2">
				{shown.map((way) => (
					<li key={way.language}>
						<p className="mb-2 font-semibold">
							{way.language === "ar" ? t.arabic : t.english}: <bdi lang={way.language}>{way.title}</bdi>
						</p>
						<ShareLinks way={way} />
					</li>
				))}
			</ul>
			{shown.some((way) => way.isLive && !way.sent && way.readers > 0) && (
				<p className="mt-4">
					<a href={pathIn(locale, "/admin/news/:id/send", { id: String(saved.id) }) + search} className="button">
						{t.sendNext}
					</a>
				</p>
			)}
		</section>
	);
}
