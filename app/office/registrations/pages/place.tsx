import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { idParam } from "../../../base/forms/params.ts";
import { localeOf } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { Field } from "../../../base/ui/fields/fields.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { savePlace } from "../../../people/registrations/rosters/edit-rosters.server.ts";
import { placeForm } from "../../../people/registrations/rosters/place-form.ts";
import { placeById } from "../../../people/registrations/rosters/rosters.server.ts";
import { rostersText } from "../../../people/registrations/rosters/text.ts";
import { draftName } from "../../../records/editing/drafts.server.ts";
import { editorState, withoutDraft } from "../../../records/editing/editor-state.server.ts";
import { recordAction } from "../../../records/editing/record-action.server.ts";
import { fieldProps } from "../../../records/parts/field-props.ts";
import { Panel } from "../../../records/parts/panel.tsx";
import { RecordForm } from "../../../records/parts/record-form.tsx";
import type { Route } from "./+types/place";

export const middleware = [requires("registration.manage")];
export const handle = { js: true };

const ofSquad = async (id: number, squad: number) => {
	const place = await placeById(id);
	return place?.squad_id === squad ? place : undefined;
};

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
	const id = idParam(params.place);
	const row = ofSquad(id, idParam(params.squad));
	const editor = await editorState({ request, url, context }, draftName("squad-player", id), row);
	return { ...editor, squad: params.squad };
}

export function action(args: Route.ActionArgs) {
	const [squadId, id] = [idParam(args.params.squad), idParam(args.params.place)];
	const path = pathIn(localeOf(args.url.pathname), "/admin/registrations/squads/:squad", { squad: args.params.squad });
	return recordAction(args, {
		schema: placeForm,
		subject: `squad-player:${id}`,
		draft: draftName("squad-player", id),
		save: (values, version, actor) => savePlace(actor, { squadId, id, version }, values),
		done: { message: "saved", path: path + withoutDraft(args.url) },
	});
}

export default function EditPlace({ loaderData, actionData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = rostersText(locale);
	const path = pathIn(locale, "/admin/registrations/squads/:squad", { squad: loaderData.squad });
	const close = path + loaderData.close;
	return (
		<Panel title={t.edit} close={close}>
			<RecordForm
				form="squad-player"
				schema={placeForm}
				state={actionData ?? loaderData.state}
				labels={{ from_on: t.from_on, until_on: t.until_on }}
				close={close}
				draft={loaderData.draft}
			>
				{(state) => {
					const field = fieldProps<"from_on" | "until_on">("squad-player", state, t);
					return (
						<div className="grid gap-5 sm:grid-cols-2">
							<Field {...field("from_on", false)} type="date" hint={t.openDays} />
							<Field {...field("until_on", false)} type="date" />
						</div>
					);
				}}
			</RecordForm>
		</Panel>
	);
}
