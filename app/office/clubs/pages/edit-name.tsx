import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { idParam, newOrId } from "../../../base/forms/params.ts";
import { localeOf } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { Field } from "../../../base/ui/fields/fields.tsx";
import { Problems } from "../../../base/ui/fields/problem-text.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { formerNameById } from "../../../people/clubs/former-names/former-names.server.ts";
import { saveFormerName } from "../../../people/clubs/renaming/edit-former-names.server.ts";
import { formerNameForm } from "../../../people/clubs/renaming/former-name-form.ts";
import { draftName } from "../../../records/editing/drafts.server.ts";
import { editorState, withoutDraft } from "../../../records/editing/editor-state.server.ts";
import { recordAction } from "../../../records/editing/record-action.server.ts";
import { fieldProps } from "../../../records/parts/field-props.ts";
import { Panel } from "../../../records/parts/panel.tsx";
import { RecordForm } from "../../../records/parts/record-form.tsx";
import { renamingProblems, renamingText } from "../names-text.ts";
import type { Route } from "./+types/edit-name";

export const middleware = [requires("team.manage")];
export const handle = { js: true };

const ofClub = async (id: number, club: number) => {
	const name = await formerNameById(id);
	return name?.club_id === club ? name : undefined;
};

/** A new one has a draft of its own at each club. */
const draftOf = (params: { id: string; name: string }) =>
	draftName("former-name", newOrId(params.name) ?? `${idParam(params.id)}-new`);

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
	const id = newOrId(params.name);
	const row = id === undefined ? undefined : ofClub(id, idParam(params.id));
	const editor = await editorState({ request, url, context }, draftOf(params), row);
	return { ...editor, isNew: id === undefined, club: params.id };
}

export function action(args: Route.ActionArgs) {
	const [clubId, id] = [idParam(args.params.id), newOrId(args.params.name)];
	const path = pathIn(localeOf(args.url.pathname), "/admin/teams/:id/names", { id: args.params.id });
	return recordAction(args, {
		schema: formerNameForm,
		subject: `former-name:${id}`,
		draft: draftOf(args.params),
		async save(values, version, actor) {
			if (id !== undefined && !(await ofClub(id, clubId))) return { ok: false, gone: true };
			return saveFormerName(actor, { clubId, id, version }, values);
		},
		done: { message: id === undefined ? "created" : "saved", path: path + withoutDraft(args.url) },
	});
}

const names = ["name_ar", "name", "until_on"] as const;

export default function EditFormerName({ loaderData, actionData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = renamingText(locale);
	const close = pathIn(locale, "/admin/teams/:id/names", { id: loaderData.club }) + loaderData.close;
	return (
		<Problems of={[renamingProblems]}>
			<Panel title={loaderData.isNew ? t.add : t.edit} close={close}>
				<RecordForm
					form="former-name"
					schema={formerNameForm}
					state={actionData ?? loaderData.state}
					draft={loaderData.draft}
					labels={Object.fromEntries(names.map((name) => [name, t[name]]))}
					close={close}
				>
					{(state) => {
						const field = fieldProps<(typeof names)[number]>("former-name", state, t);
						return (
							<div className="grid gap-5 sm:grid-cols-2">
								<Field {...field("name_ar")} />
								<Field {...field("name")} />
								<Field {...field("until_on")} type="date" />
							</div>
						);
					}}
				</RecordForm>
			</Panel>
		</Problems>
	);
}
