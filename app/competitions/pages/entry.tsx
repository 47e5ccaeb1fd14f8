import { requires } from "../../accounts/sign-in/guards.server.ts";
import { idParam } from "../../base/forms/params.ts";
import { localeOf } from "../../base/locale/locale.ts";
import { pathIn } from "../../base/locale/path.ts";
import { Field, SelectField } from "../../base/ui/fields.tsx";
import { useLocale } from "../../base/ui/use-locale.ts";
import { draftName } from "../../records/drafts.server.ts";
import { editorState, withoutDraft } from "../../records/editor-state.server.ts";
import { fieldProps } from "../../records/parts/field-props.ts";
import { Panel } from "../../records/parts/panel.tsx";
import { RecordForm } from "../../records/parts/record-form.tsx";
import { recordAction } from "../../records/record-action.server.ts";
import { changeEntry } from "../edit-entries.server.ts";
import { entryForm, entryResults, entryStates } from "../entry-form.ts";
import { groupText } from "../group-text.ts";
import { entryRow } from "../managed-competitions.server.ts";
import type { Route } from "./+types/entry";

export const middleware = [requires("league.manage")];
export const handle = { js: true };

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
	const id = idParam(params.entry);
	const editor = await editorState({ request, url, context }, draftName("entry", id), entryRow(id));
	return { ...editor, group: params.id };
}

export function action(args: Route.ActionArgs) {
	const id = idParam(args.params.entry);
	const path = pathIn(localeOf(args.url.pathname), "/admin/league/groups/:id/teams", { id: args.params.id });
	return recordAction(args, {
		schema: entryForm,
		subject: `entry:${id}`,
		draft: draftName("entry", id),
		save: (values, version, actor) => changeEntry(actor, id, version, values),
		done: { message: "saved", path: path + withoutDraft(args.url) },
	});
}

const names = ["seed", "start_points", "state", "since", "results"] as const;

export default function EditEntry({ loaderData, actionData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = groupText(locale);
	const close = pathIn(locale, "/admin/league/groups/:id/teams", { id: loaderData.group }) + loaderData.close;
	return (
		<Panel title={t.editEntry} close={close}>
			<RecordForm
				form="entry"
				schema={entryForm}
				state={actionData ?? loaderData.state}
				labels={Object.fromEntries(names.map((name) => [name, t[name]]))}
				close={close}
				draft={loaderData.draft}
			>
				{(state) => {
					const field = fieldProps<(typeof names)[number]>("entry", state, t);
					return (
						<div className="grid gap-5 sm:grid-cols-2">
							<SelectField {...field("state")} options={entryStates.map((value) => ({ value, label: t[value] }))} />
							<Field {...field("since", false)} type="date" />
							<SelectField {...field("results")} options={entryResults.map((value) => ({ value, label: t[value] }))} />
							<Field {...field("start_points")} maxLength={6} />
							<Field {...field("seed", false)} numeric maxLength={3} />
						</div>
					);
				}}
			</RecordForm>
		</Panel>
	);
}
