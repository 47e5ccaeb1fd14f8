import { confirmFirst } from "../../../accounts/second-factor/step-up.server.ts";
import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { idParam, newOrId } from "../../../base/forms/params.ts";
import { riyadhDay } from "../../../base/locale/format.ts";
import { localeOf, pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { Field, SelectField } from "../../../base/ui/fields/fields.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { entriesOf } from "../../../league/competitions/competitions.server.ts";
import { saveAdjustment } from "../../../league/competitions/entries/edit-entries.server.ts";
import { adjustmentForm } from "../../../league/competitions/entries/entry-form.ts";
import { groupText } from "../../../league/competitions/groups/group-text.ts";
import { adjustmentRow } from "../../../league/competitions/managed-competitions.server.ts";
import { squadName } from "../../../people/squads/squad-name.ts";
import { draftName } from "../../../records/editing/drafts.server.ts";
import { editorState, withoutDraft } from "../../../records/editing/editor-state.server.ts";
import { recordAction } from "../../../records/editing/record-action.server.ts";
import { fieldProps } from "../../../records/parts/field-props.ts";
import { Panel } from "../../../records/parts/panel.tsx";
import { RecordForm } from "../../../records/parts/record-form.tsx";
import type { Route } from "./+types/adjustment";

export const middleware = [requires("league.manage")];
export const handle = { js: true };

/** A new one has a draft of its own in each group. */
const draftOf = (params: { id: string; adjustment: string }) =>
	draftName("adjustment", newOrId(params.adjustment) ?? `${idParam(params.id)}-new`);

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
	const id = newOrId(params.adjustment);
	const row = id === undefined ? undefined : adjustmentRow(id);
	const blank = { decided_on: riyadhDay(new Date()) };
	const editor = await editorState({ request, url, context }, draftOf(params), row, blank);
	const squads = (await entriesOf(idParam(params.id))).map((entry) => ({ id: entry.squad_id, ...squadName(entry) }));
	return { ...editor, isNew: id === undefined, squads, group: params.id };
}

export function action(args: Route.ActionArgs) {
	const id = newOrId(args.params.adjustment);
	const groupId = idParam(args.params.id);
	const path = pathIn(localeOf(args.url.pathname), "/admin/league/groups/:id/teams", { id: args.params.id });
	return recordAction(args, {
		schema: adjustmentForm,
		subject: `adjustment:${id}`,
		draft: draftOf(args.params),
		before: async () => confirmFirst(args),
		save: (values, version, actor) => saveAdjustment(actor, { groupId, id, version }, values),
		done: { message: id === undefined ? "created" : "saved", path: path + withoutDraft(args.url) },
	});
}

export default function EditAdjustment({ loaderData, actionData }: Route.ComponentProps) {
	const locale = useLocale();
	const words = groupText(locale);
	const t = { ...words, points: words.adjustment };
	const { squads, group, isNew } = loaderData;
	const close = pathIn(locale, "/admin/league/groups/:id/teams", { id: group }) + loaderData.close;
	const names = ["squad_id", "points", "decided_on", "reason_ar", "reason", "case_reference"] as const;
	return (
		<Panel title={isNew ? t.addAdjustment : t.editAdjustment} close={close}>
			<RecordForm
				form="adjustment"
				schema={adjustmentForm}
				state={actionData ?? loaderData.state}
				labels={Object.fromEntries(names.map((name) => [name, t[name]]))}
				close={close}
				draft={loaderData.draft}
			>
				{(state) => {
					const field = fieldProps<(typeof names)[number]>("adjustment", state, t);
					const options = squads.map((squad) => ({ value: String(squad.id), label: pick(locale, squad, "name") }));
					return (
						<div className="grid gap-5 sm:grid-cols-2">
							<SelectField {...field("squad_id")} options={options} empty={t.choose} />
							<Field {...field("points")} maxLength={6} hint={t.adjustmentHint} />
							<Field {...field("decided_on")} type="date" />
							<Field {...field("case_reference", false)} maxLength={40} />
							<Field {...field("reason_ar")} rows={3} maxLength={500} hint={t.published} />
							<Field {...field("reason")} rows={3} maxLength={500} />
						</div>
					);
				}}
			</RecordForm>
		</Panel>
	);
}
