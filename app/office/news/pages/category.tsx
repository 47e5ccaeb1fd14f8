import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { idParam, newOrId } from "../../../base/forms/params.ts";
import type { Locale } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { Field } from "../../../base/ui/fields/fields.tsx";
import { useText } from "../../../base/ui/use-locale.ts";
import { categoryById } from "../../../news/categories/categories.server.ts";
import { MAX_NAME } from "../../../news/categories/category.ts";
import { categoryForm } from "../../../news/categories/category-form.ts";
import { createCategory, renameCategory } from "../../../news/categories/edit-categories.server.ts";
import { recordPage } from "../../../records/editing/record-page.server.ts";
import { RecordPanel } from "../../../records/parts/record-panel.tsx";
import { categoriesText } from "../categories-text.ts";
import type { Route } from "./+types/category";

export const middleware = [requires("news.manage")];
export const handle = {
	js: true,
	title: (locale: Locale, isNew: boolean) => categoriesText(locale)[isNew ? "add" : "editTitle"],
};

const record = recordPage({
	kind: "category",
	schema: categoryForm,
	id: ({ id }: Route.LoaderArgs["params"]) => newOrId(id),
	back: ({ locale }) => pathIn(locale, "/admin/news/categories"),
	read: categoryById,
	save: (input, { id, version, actor }) =>
		id === undefined ? createCategory(actor, input) : renameCategory(actor, id, version, input),
});

export async function loader(args: Route.LoaderArgs) {
	const editor = await record.loader(args);
	return { ...editor, slug: editor.isNew ? undefined : (await categoryById(idParam(args.params.id)))?.slug };
}

export const action = record.action;

const names = ["name_ar", "name"] as const;

export default function EditCategory(page: Route.ComponentProps) {
	const t = useText(categoriesText);
	const { slug } = page.loaderData;
	return (
		<RecordPanel
			page={page}
			form="category"
			schema={categoryForm}
			title={slug ? t.editTitle : t.add}
			names={names}
			text={t}
		>
			{(field) => (
				<>
					<Field {...field("name_ar")} maxLength={MAX_NAME} />
					<Field {...field("name")} maxLength={MAX_NAME} hint={slug ? t.slugKept(slug) : t.slugNew} />
				</>
			)}
		</RecordPanel>
	);
}
