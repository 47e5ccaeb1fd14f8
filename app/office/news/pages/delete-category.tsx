import { actorOf } from "../../../accounts/sessions/session.server.ts";
import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { formAction } from "../../../base/forms/form-action.server.ts";
import { idParam } from "../../../base/forms/params.ts";
import { notFound } from "../../../base/http/http-errors.ts";
import { localeOf } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { SelectField } from "../../../base/ui/fields/fields.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { allCategories } from "../../../news/categories/categories.server.ts";
import { DEFAULT_CATEGORY, nameIn } from "../../../news/categories/category.ts";
import { articlesIn, deleteCategory } from "../../../news/categories/edit-categories.server.ts";
import { Confirm } from "../../../records/parts/confirm.tsx";
import { categoriesText } from "../categories-text.ts";
import type { Route } from "./+types/delete-category";

export const middleware = [requires("news.manage")];
export const handle = { js: true };

export async function loader({ params, url }: Route.LoaderArgs) {
	const locale = localeOf(url.pathname);
	const id = idParam(params.id);
	const categories = await allCategories();
	const category = categories.find((each) => each.id === id);
	if (!category) throw notFound();
	return {
		name: nameIn(locale, category) ?? category.name,
		isDefault: category.slug === DEFAULT_CATEGORY,
		articles: await articlesIn(category.slug),
		others: categories
			.filter((each) => each.id !== id)
			.map((each) => ({ value: String(each.id), label: nameIn(locale, each) ?? each.name })),
	};
}

export const action = (args: Route.ActionArgs) =>
	formAction(args, async ({ values, locale }) => {
		const to = /^\d{1,9}$/.test(values.move_to ?? "") ? Number(values.move_to) : undefined;
		const outcome = await deleteCategory(actorOf(args.context), idParam(args.params.id), to);
		if (outcome.ok) return { to: pathIn(locale, "/admin/news/categories"), flash: "deleted" };
		if (outcome.reason === "gone") throw notFound();
		return outcome.reason === "used"
			? { status: 422, state: { problems: { move_to: "required" } } }
			: { status: 409, state: {} }; // the page says why
	});

export default function DeleteCategory({ loaderData, actionData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = categoriesText(locale);
	const { name, isDefault, articles, others } = loaderData;
	return (
		<Confirm
			title={name}
			close={pathIn(locale, "/admin/news/categories")}
			consequences={[articles > 0 ? t.deleteUsed(articles) : t.deleteEmpty]}
			refused={isDefault ? t.deleteDefault : undefined}
		>
			{articles > 0 && (
				<SelectField
					form="category"
					name="move_to"
					label={t.moveTo(articles)}
					options={others}
					empty={t.choose}
					state={actionData}
				/>
			)}
		</Confirm>
	);
}
