import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { newOrId } from "../../../base/forms/params.ts";
import { localeOf } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { Field } from "../../../base/ui/fields/fields.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { categoryById } from "../../../news/categories/categories.server.ts";
import { MAX_NAME } from "../../../news/categories/category.ts";
import { categoryForm } from "../../../news/categories/category-form.ts";
import { createCategory, renameCategory } from "../../../news/categories/edit-categories.server.ts";
import { draftName } from "../../../records/editing/drafts.server.ts";
import { editorState } from "../../../records/editing/editor-state.server.ts";
import { recordAction } from "../../../records/editing/record-action.server.ts";
import { Panel } from "../../../records/parts/panel.tsx";
import { RecordForm } from "../../../records/parts/record-form.tsx";
import { categoriesText } from "../categories-text.ts";
import type { Route } from "./+types/category";

export const middleware = [requires("news.manage")];
export const handle = { js: true };

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
	const id = newOrId(params.id);
	const row = id === undefined ? undefined : categoryById(id);
	const editor = await editorState({ request, url, context }, draftName("category", id), row);
	return { ...editor, slug: (await row)?.slug };
}

export function action(args: Route.ActionArgs) {
	const id = newOrId(args.params.id);
	return recordAction(args, {
		schema: categoryForm,
		subject: `category:${id}`,
		draft: draftName("category", id),
		save: (input, version, actor) =>
			id === undefined ? createCategory(actor, input) : renameCategory(actor, id, version, input),
		done: {
			message: id === undefined ? "created" : "saved",
			path: pathIn(localeOf(args.url.pathname), "/admin/news/categories"),
		},
	});
}

export default function EditCategory({ loaderData, actionData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = categoriesText(locale);
	const { slug } = loaderData;
	const close = pathIn(locale, "/admin/news/categories");
	return (
		<Panel title={slug ? t.editTitle : t.add} close={close}>
			<RecordForm
				form="category"
				schema={categoryForm}
				state={actionData ?? loaderData.state}
				labels={{ name_ar: t.name_ar, name: t.name }}
				close={close}
				draft={loaderData.draft}
			>
				{(state) => (
					<>
						<Field form="category" name="name_ar" label={t.name_ar} state={state} dir="rtl" maxLength={MAX_NAME} />
						<Field
							form="category"
							name="name"
							label={t.name}
							state={state}
							hint={slug ? t.slugKept(slug) : t.slugNew}
							dir="ltr"
							maxLength={MAX_NAME}
						/>
					</>
				)}
			</RecordForm>
		</Panel>
	);
}
