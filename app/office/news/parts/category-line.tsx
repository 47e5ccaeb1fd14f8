import { pathIn } from "../../../base/locale/path.ts";
import { RowLink } from "../../../base/ui/row-link.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import type { Category } from "../../../news/categories/categories.server.ts";
import { DEFAULT_CATEGORY, nameIn } from "../../../news/categories/category.ts";
import { OrderButtons } from "../../../records/order/parts/order-buttons.tsx";
import { recordsText } from "../../../records/text.ts";
import { categoriesText } from "../categories-text.ts";

type Props = { category: Category & { articles: number }; isFirst: boolean; isLast: boolean };

/** A category as editors see it: both names, what it is used for, its place in the list. */
export function CategoryLine({ category, isFirst, isLast }: Props) {
	const locale = useLocale();
	const t = categoriesText(locale);
	const a = recordsText(locale);
	const id = String(category.id);
	const edit = pathIn(locale, "/admin/news/categories/:id", { id });
	const name = nameIn(locale, category) ?? category.name;
	const others = [category.name_ar, category.name].filter((each) => each && each !== name);
	return (
		<li className="flex flex-wrap items-center gap-x-3 gap-y-2 p-3">
			<div className="min-w-0 flex-1 basis-48">
				<p className="font-semibold">
					<bdi>{name}</bdi>
				</p>
				<p className="text-sm text-soft">
					{others.map((each) => (
						<span key={each}>
							<bdi>{each}</bdi> ·{" "}
						</span>
					))}
					{t.articles(category.articles)}
				</p>
				{!category.name_ar && (
					<p className="mt-1 rounded-lg bg-draw-tint px-3 py-1 text-sm">
						<strong>{t.noArabic}.</strong> {t.noArabicText}{" "}
						<a href={edit} className="link">
							{t.addArabic}
						</a>
					</p>
				)}
			</div>
			<OrderButtons id={category.id} name={name} isFirst={isFirst} isLast={isLast} />
			<a href={edit} aria-label={`${a.edit}: ${name}`} className="button-quiet">
				{a.edit}
			</a>
			{category.slug !== DEFAULT_CATEGORY && (
				<RowLink
					to={pathIn(locale, "/admin/news/categories/:id/delete", { id })}
					label={a.delete}
					of={name}
					className="button-quiet text-loss"
				/>
			)}
		</li>
	);
}
