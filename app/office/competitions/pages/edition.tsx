import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { idParam } from "../../../base/forms/params.ts";
import { notFound } from "../../../base/http/http-errors.ts";
import { keysOf } from "../../../base/literals.ts";
import { localeOf, pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { CheckField, Field, SelectField } from "../../../base/ui/fields/fields.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { depths } from "../../../league/competitions/depth.ts";
import { changeEdition } from "../../../league/competitions/edit-competitions.server.ts";
import { editionForm, editionStates } from "../../../league/competitions/edition-form.ts";
import { editionById, editionRow } from "../../../league/competitions/managed-competitions.server.ts";
import { draftName } from "../../../records/editing/drafts.server.ts";
import { editorState, withoutDraft } from "../../../records/editing/editor-state.server.ts";
import { recordAction } from "../../../records/editing/record-action.server.ts";
import { fieldProps } from "../../../records/parts/field-props.ts";
import { Panel } from "../../../records/parts/panel.tsx";
import { RecordForm } from "../../../records/parts/record-form.tsx";
import { editionText } from "../edition-text.ts";
import type { Route } from "./+types/edition";

export const middleware = [requires("league.manage")];
export const handle = { js: true };

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
	const id = idParam(params.id);
	const edition = await editionById(id);
	if (!edition) throw notFound();
	return {
		edition,
		...(await editorState({ request, url, context }, draftName("edition", id), editionRow(id))),
	};
}

export function action(args: Route.ActionArgs) {
	const id = idParam(args.params.id);
	return recordAction(args, {
		schema: editionForm,
		subject: `edition:${id}`,
		draft: draftName("edition", id),
		save: (input, version, actor) => changeEdition(actor, id, version, input),
		done: {
			message: "saved",
			path: pathIn(localeOf(args.url.pathname), "/admin/league") + withoutDraft(args.url),
		},
	});
}

const names = keysOf(editionForm.shape);

export default function EditEdition({ loaderData, actionData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = editionText(locale);
	const { edition, draft } = loaderData;
	const close = pathIn(locale, "/admin/league") + loaderData.close;
	return (
		<Panel title={t.title(pick(locale, edition, "name"), edition.season)} close={close}>
			<RecordForm
				form="edition"
				schema={editionForm}
				state={actionData ?? loaderData.state}
				labels={Object.fromEntries(names.map((name) => [name, t[name]]))}
				close={close}
				draft={draft}
			>
				{(state) => {
					const field = fieldProps<(typeof names)[number]>("edition", state, t);
					return (
						<>
							<SelectField {...field("state")} options={editionStates.map((value) => ({ value, label: t[value] }))} />
							<SelectField
								{...field("depth")}
								options={depths.map((value) => ({ value, label: t[value] }))}
								hint={t.depthHint}
							/>
							<fieldset className="space-y-2">
								<legend className="mb-1 font-semibold">{t.checks}</legend>
								<p className="text-sm text-soft">{t.checksHint}</p>
								<CheckField {...field("check_licence")} />
								<CheckField {...field("check_roster")} />
								<CheckField {...field("check_stint")} />
								<CheckField {...field("check_class")} hint={t.classHint} />
								<Field {...field("check_higher", false)} numeric maxLength={2} hint={t.higherHint} />
							</fieldset>
						</>
					);
				}}
			</RecordForm>
		</Panel>
	);
}
