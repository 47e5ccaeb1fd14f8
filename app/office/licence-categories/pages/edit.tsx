import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { newOrId } from "../../../base/forms/params.ts";
import { keysOf } from "../../../base/literals.ts";
import type { Locale } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { Field } from "../../../base/ui/fields/fields.tsx";
import { useText } from "../../../base/ui/use-locale.ts";
import { categoryById, categoryList } from "../../../people/registrations/categories/categories.server.ts";
import { licenceCategoryForm } from "../../../people/registrations/categories/category-form.ts";
import { recordPage } from "../../../records/editing/record-page.server.ts";
import { RecordPanel } from "../../../records/parts/record-panel.tsx";
import { licenceCategoriesText } from "../text.ts";
import type { Route } from "./+types/edit";

export const middleware = [requires("registration.manage")];
export const handle = {
	js: true,
	title: (locale: Locale, isNew: boolean) => licenceCategoriesText(locale)[isNew ? "add" : "edit"],
};

const record = recordPage({
	kind: "licence-category",
	schema: licenceCategoryForm,
	id: ({ id }: Route.LoaderArgs["params"]) => newOrId(id),
	back: ({ locale, query }) => pathIn(locale, "/admin/registrations/categories") + query,
	read: categoryById,
	blank: () => ({}),
	save: (input, { id, version, actor }) => categoryList.save(actor, id, version, input),
});
export const loader = record.loader;
export const action = record.action;

const names = keysOf(licenceCategoryForm.shape);

export default function EditLicenceCategory(page: Route.ComponentProps) {
	const t = useText(licenceCategoriesText);
	const { isNew } = page.loaderData;
	return (
		<RecordPanel
			page={page}
			form="licence-category"
			schema={licenceCategoryForm}
			title={isNew ? t.add : t.edit}
			names={names}
			text={t}
		>
			{(field) => (
				<div className="grid gap-5 sm:grid-cols-2">
					<Field {...field("name_ar")} maxLength={60} />
					<Field {...field("name")} maxLength={60} hint={isNew ? t.nameHint : undefined} />
				</div>
			)}
		</RecordPanel>
	);
}
