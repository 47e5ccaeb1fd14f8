import { formatDate } from "../../base/locale/format.ts";
import { pathIn } from "../../base/locale/path.ts";
import { Picture } from "../../base/ui/picture/picture.tsx";
import { commonText } from "../../base/ui/text.ts";
import { useLocale } from "../../base/ui/use-locale.ts";

export type Card = {
	id: number;
	title: string;
	excerpt: string | null;
	image_url: string | null;
	focus_x: number | null;
	focus_y: number | null;
	/** The category in the language of the page; one without a name in it is not shown. */
	category_name: string | null;
	date: Date;
};

export function CategoryBadge({ name }: { name: string | null }) {
	if (!name) return null;
	return (
		<span dir="auto" className="rounded-full bg-win-tint px-2.5 py-0.5 text-sm font-semibold text-win">
			{name}
		</span>
	);
}

/** The point that crops of an article's picture keep; undefined for the middle, or outside the library. */
export const focusOf = ({ focus_x, focus_y }: Pick<Card, "focus_x" | "focus_y">) =>
	focus_x === null || focus_y === null || (focus_x === 50 && focus_y === 50) ? undefined : { x: focus_x, y: focus_y };

/** An article in a list; the whole card leads to it. */
export function ArticleCard({
	article,
	heading: Heading = "h2",
	eager,
}: {
	article: Card;
	heading?: "h2" | "h3";
	eager?: boolean;
}) {
	const locale = useLocale();
	const { id, title, excerpt, image_url, category_name, date } = article;
	const focus = focusOf(article);
	return (
		<article className="card group relative flex flex-col overflow-hidden focus-within:shadow-card hover:shadow-card">
			<div className="court aspect-video overflow-hidden">
				<Picture
					url={image_url}
					sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 100vw"
					className="size-full object-cover"
					eager={eager}
					focus={focus}
				/>
			</div>
			<div className="flex flex-1 flex-col gap-3 p-5">
				<p className="flex flex-wrap items-center gap-x-3 gap-y-1">
					<CategoryBadge name={category_name} />
					<time dateTime={date.toISOString()} className="text-sm text-soft">
						{formatDate(locale, date)}
					</time>
				</p>
				<Heading dir="auto" className="text-lg font-semibold leading-snug">
					<a
						href={pathIn(locale, "/news/:id", { id: String(id) })}
						className="after:absolute after:inset-0 group-hover:underline underline-offset-4"
					>
						{title}
					</a>
				</Heading>
				<p dir="auto" className="line-clamp-3 text-soft">
					{excerpt}
				</p>
				<p aria-hidden="true" className="mt-auto pt-1 font-semibold text-brand">
					{commonText(locale).readMore}
				</p>
			</div>
		</article>
	);
}
