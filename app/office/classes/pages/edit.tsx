import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { newOrId } from "../../../base/forms/params.ts";
import { keysOf } from "../../../base/literals.ts";
import type { Locale } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { CheckField, Field, SelectField } from "../../../base/ui/fields/fields.tsx";
import { useText } from "../../../base/ui/use-locale.ts";
import { classForm, classSexes } from "../../../league/classes/class-form.ts";
import { classById } from "../../../league/classes/classes.server.ts";
import { classList } from "../../../league/classes/edit-classes.server.ts";
import { recordPage } from "../../../records/editing/record-page.server.ts";
import { RecordPanel } from "../../../records/parts/record-panel.tsx";
import { classesText } from "../text.ts";
import type { Route } from "./+types/edit";

export const middleware = [requires("league.manage")];
export const handle = {
	js: true,
	title: (locale: Locale, isNew: boolean) => classesText(locale)[isNew ? "add" : "edit"],
};

const record = recordPage({
	kind: "class",
	schema: classForm,
	id: ({ id }: Route.LoaderArgs["params"]) => newOrId(id),
	back: ({ locale, query }) => pathIn(locale, "/admin/league/classes") + query,
	read: classById,
	blank: () => ({ sex: "open" }),
	save: (input, { id, version, actor }) => classList.save(actor, id, version, input),
});
export const loader = record.loader;
export const action = record.action;

const names = keysOf(classForm.shape);

export default function EditClass(page: Route.ComponentProps) {
	const t = useText(classesText);
	const { isNew } = page.loaderData;
	return (
		<RecordPanel page={page} form="class" schema={classForm} title={isNew ? t.add : t.edit} names={names} text={t}>
			{(field) => (
				<div className="grid gap-5 sm:grid-cols-2">
					<Field {...field("name_ar")} maxLength={60} />
					<Field {...field("name")} maxLength={60} hint={isNew ? t.nameHint : undefined} />
					<SelectField {...field("sex")} options={classSexes.map((value) => ({ value, label: t[value] }))} />
					<CheckField {...field("admits_women")} />
					<Field {...field("age_from", false)} numeric maxLength={3} hint={t.ageHint} />
					<Field {...field("age_under", false)} numeric maxLength={3} />
				</div>
			)}
		</RecordPanel>
	);
}
