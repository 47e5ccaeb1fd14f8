import { useLocation } from "react-router";
import { pathIn } from "../../../base/locale/path.ts";
import { Picture } from "../../../base/ui/picture/picture.tsx";
import { RowLink } from "../../../base/ui/row-link.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import type { articlesShowing, LibraryLine } from "../../../news/library/library.server.ts";
import { recordsText } from "../../../records/text.ts";
import { libraryText } from "../library-text.ts";
import { manageNewsText } from "../text.ts";

type Uses = Awaited<ReturnType<typeof articlesShowing>>;
type Props = { pictures: LibraryLine[]; articles: Uses };

/** The pictures of the library, each with its words in both languages, who took it, and the articles that show it. */
export function PictureTiles({ pictures, articles }: Props) {
	return (
		<ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
			{pictures.map((picture) => (
				<Tile
					key={picture.id}
					picture={picture}
					articles={articles.filter(({ library_picture_id }) => library_picture_id === picture.id)}
				/>
			))}
		</ul>
	);
}

function Tile({ picture, articles }: { picture: LibraryLine; articles: Uses }) {
	const locale = useLocale();
	const t = libraryText(locale);
	const a = recordsText(locale);
	const { search } = useLocation();
	const id = String(picture.id);
	const name = nameOf(locale, picture) ?? t.picture(picture.id);
	return (
		<li className="card flex flex-col overflow-hidden">
			<Picture
				url={picture.image_url}
				alt={name}
				sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 100vw"
				className="aspect-[3/2] w-full bg-sunken object-contain"
			/>
			<div className="flex flex-1 flex-col gap-2 p-4">
				<Words lang="ar" alt={picture.alt_ar} caption={picture.caption_ar} />
				<Words lang="en" alt={picture.alt} caption={picture.caption} />
				<p className="flex flex-wrap gap-2 text-sm">
					<span className="rounded-full bg-sunken px-3 py-0.5 font-semibold">
						<bdi>
							{(locale === "ar" ? picture.credit_ar : picture.credit) ??
								picture.credit ??
								picture.credit_ar ??
								t.noCredit}
						</bdi>
					</span>
					{picture.in_press && <span className="rounded-full bg-win-tint px-3 py-0.5 font-semibold">{t.press}</span>}
					{articles.length === 0 && (
						<span className="rounded-full bg-draw-tint px-3 py-0.5 font-semibold">{t.unused}</span>
					)}
				</p>
				{articles.length > 0 && (
					<p className="text-sm">
						{t.usedIn}{" "}
						{articles.map((article, i) => (
							<span key={article.id}>
								{i > 0 && manageNewsText(locale).comma}
								<a href={pathIn(locale, "/admin/news/:id", { id: String(article.id) })} className="link">
									<bdi>{titleOf(locale, article) ?? manageNewsText(locale).untitled}</bdi>
								</a>
							</span>
						))}
					</p>
				)}
				<p className="mt-auto flex flex-wrap gap-2 pt-2">
					<RowLink to={pathIn(locale, "/admin/news/pictures/:id", { id }) + search} label={a.edit} of={name} />
					<RowLink
						to={`${pathIn(locale, "/admin/news/:id", { id: "new" })}?picture=${id}`}
						label={t.newArticle}
						of={name}
					/>
					{articles.length === 0 && (
						<RowLink
							to={pathIn(locale, "/admin/news/pictures/:id/delete", { id }) + search}
							label={a.delete}
							of={name}
							className="button-quiet text-loss"
						/>
					)}
				</p>
			</div>
		</li>
	);
}

/** Description and caption in one language; a line says where there is no description. */
function Words({ lang, alt, caption }: { lang: "ar" | "en"; alt: string | null; caption: string | null }) {
	const locale = useLocale();
	const t = libraryText(locale);
	const names = manageNewsText(locale);
	return (
		<p className="text-sm">
			<span className="font-semibold">{lang === "ar" ? names.arabic : names.english}:</span>{" "}
			{alt || caption ? (
				<bdi lang={lang}>{[alt, caption].filter(Boolean).join(" — ")}</bdi>
			) : (
				<span className="text-soft">{t.noAlt}</span>
			)}
		</p>
	);
}

const nameOf = (locale: "ar" | "en", { alt, alt_ar, caption, caption_ar }: LibraryLine) =>
	(locale === "ar" ? [alt_ar, caption_ar, alt, caption] : [alt, caption, alt_ar, caption_ar]).find(Boolean);

const titleOf = (locale: "ar" | "en", { title, title_ar }: Uses[number]) =>
	(locale === "ar" ? [title_ar, title] : [title, title_ar]).find(Boolean);
