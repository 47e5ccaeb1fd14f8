import { actorOf } from "../../accounts/sessions/session.server.ts";
import { requires } from "../../accounts/sign-in/guards.server.ts";
import { newOrId } from "../../base/forms/params.ts";
import { keysOf } from "../../base/literals.ts";
import { localeOf } from "../../base/locale/locale.ts";
import { pathIn } from "../../base/locale/path.ts";
import { Field, SelectField } from "../../base/ui/fields/fields.tsx";
import { useLocale } from "../../base/ui/use-locale.ts";
import { blankTemplate, placeholders, templateForm, templateUses } from "../../complaints/templates/template.ts";
import { saveTemplate, templateById } from "../../complaints/templates/templates.server.ts";
import { templateText } from "../../complaints/templates/text.ts";
import { draftName } from "../../records/editing/drafts.server.ts";
import { editorState } from "../../records/editing/editor-state.server.ts";
import { recordAction } from "../../records/editing/record-action.server.ts";
import { Panel } from "../../records/parts/panel.tsx";
import { RecordForm } from "../../records/parts/record-form.tsx";
import type { Route } from "./+types/edit-template";

export const middleware = [requires("case.handle")];
export const handle = { js: true };

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
	const id = newOrId(params.id);
	const row = id === undefined ? undefined : templateById(actorOf(context), id);
	const of = draftName("answer-template", id);
	return { isNew: id === undefined, ...(await editorState({ request, url, context }, of, row, blankTemplate)) };
}

export function action(args: Route.ActionArgs) {
	const id = newOrId(args.params.id);
	return recordAction(args, {
		schema: templateForm,
		subject: `answer-template:${id}`,
		draft: draftName("answer-template", id),
		save: (template, version, actor) => saveTemplate(actor, id, version, template),
		done: { message: "template-saved", path: pathIn(localeOf(args.url.pathname), "/complaints/admin/templates") },
	});
}

export default function EditTemplate({ loaderData, actionData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = templateText(locale);
	const labels = Object.fromEntries(keysOf(templateForm.shape).map((name) => [name, t[name]]));
	return (
		<Panel title={loaderData.isNew ? t.add : t.edit} close={pathIn(locale, "/complaints/admin/templates")}>
			<RecordForm
				form="template"
				schema={templateForm}
				state={actionData ?? loaderData.state}
				labels={labels}
				close={pathIn(locale, "/complaints/admin/templates")}
				draft={loaderData.draft}
			>
				{(state) => (
					<>
						<Field form="template" name="title" label={t.title} state={state} maxLength={100} dir="auto" />
						<SelectField
							form="template"
							name="used_for"
							label={t.used_for}
							state={state}
							options={templateUses.map((value) => ({ value, label: t[value] }))}
						/>
						<Field
							form="template"
							name="body_ar"
							label={t.body_ar}
							rows={6}
							maxLength={5000}
							dir="rtl"
							state={state}
							hint={t.hint(placeholders.ar.join(" "))}
						/>
						<Field
							form="template"
							name="body"
							label={t.body}
							rows={6}
							maxLength={5000}
							dir="ltr"
							state={state}
							hint={t.hint(placeholders.en.join(" "))}
						/>
					</>
				)}
			</RecordForm>
		</Panel>
	);
}
