import { requires } from "../../accounts/sign-in/guards.server.ts";
import { newOrId } from "../../base/forms/params.ts";
import { keysOf } from "../../base/literals.ts";
import { pathIn } from "../../base/locale/path.ts";
import { Field, SelectField } from "../../base/ui/fields/fields.tsx";
import { useText } from "../../base/ui/use-locale.ts";
import { blankTemplate, placeholders, templateForm, templateUses } from "../../complaints/templates/template.ts";
import { saveTemplate, templateById } from "../../complaints/templates/templates.server.ts";
import { templateText } from "../../complaints/templates/text.ts";
import { recordPage } from "../../records/editing/record-page.server.ts";
import { RecordPanel } from "../../records/parts/record-panel.tsx";
import type { Route } from "./+types/edit-template";

export const middleware = [requires("case.handle")];
export const handle = { js: true };

const record = recordPage({
	kind: "answer-template",
	schema: templateForm,
	id: ({ id }: Route.LoaderArgs["params"]) => newOrId(id),
	back: ({ locale }) => pathIn(locale, "/complaints/admin/templates"),
	read: (id, { actor }) => templateById(actor, id),
	blank: () => blankTemplate,
	save: (input, { id, version, actor }) => saveTemplate(actor, id, version, input),
	message: "template-saved",
});
export const loader = record.loader;
export const action = record.action;

const names = keysOf(templateForm.shape);

export default function EditTemplate(page: Route.ComponentProps) {
	const { isNew } = page.loaderData;
	const t = useText(templateText);
	return (
		<RecordPanel
			page={page}
			form="template"
			schema={templateForm}
			title={isNew ? t.add : t.edit}
			names={names}
			text={t}
		>
			{(field) => (
				<>
					<Field {...field("title")} maxLength={100} dir="auto" />
					<SelectField {...field("used_for")} options={templateUses.map((value) => ({ value, label: t[value] }))} />
					<Field {...field("body_ar")} rows={6} maxLength={5000} hint={t.hint(placeholders.ar.join(" "))} />
					<Field {...field("body")} rows={6} maxLength={5000} hint={t.hint(placeholders.en.join(" "))} />
				</>
			)}
		</RecordPanel>
	);
}
