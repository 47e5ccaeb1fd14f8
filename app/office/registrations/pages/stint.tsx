import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { idParam, newOrId } from "../../../base/forms/params.ts";
import { localeOf, pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { Field, SelectField } from "../../../base/ui/fields/fields.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { clubNames } from "../../../people/clubs/clubs.server.ts";
import { saveStint } from "../../../people/registrations/stints/edit-stints.server.ts";
import { stintForm, stintKinds } from "../../../people/registrations/stints/stint-form.ts";
import { stintById } from "../../../people/registrations/stints/stints.server.ts";
import { draftName } from "../../../records/editing/drafts.server.ts";
import { editorState, withoutDraft } from "../../../records/editing/editor-state.server.ts";
import { recordAction } from "../../../records/editing/record-action.server.ts";
import { fieldProps } from "../../../records/parts/field-props.ts";
import { Panel } from "../../../records/parts/panel.tsx";
import { RecordForm } from "../../../records/parts/record-form.tsx";
import { stintsText } from "../stints-text.ts";
import type { Route } from "./+types/stint";

export const middleware = [requires("registration.manage")];
export const handle = { js: true };

const ofPlayer = async (id: number, player: number) => {
	const stint = await stintById(id);
	return stint?.player_id === player ? stint : undefined;
};

/** A new one that is being written belongs to its player. */
const draftOf = (params: { id: string; stint: string }) =>
	draftName("stint", newOrId(params.stint) ?? `${idParam(params.id)}-new`);

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
	const id = newOrId(params.stint);
	const row = id === undefined ? undefined : ofPlayer(id, idParam(params.id));
	const editor = await editorState({ request, url, context }, draftOf(params), row, { kind: "own" });
	return { ...editor, isNew: id === undefined, player: params.id, clubs: [...(await clubNames()).values()] };
}

export function action(args: Route.ActionArgs) {
	const [playerId, id] = [idParam(args.params.id), newOrId(args.params.stint)];
	const path = pathIn(localeOf(args.url.pathname), "/admin/players/:id/stints", { id: args.params.id });
	return recordAction(args, {
		schema: stintForm,
		subject: `stint:${id}`,
		draft: draftOf(args.params),
		save: (values, version, actor) => saveStint(actor, { playerId, id, version }, values),
		done: { message: id === undefined ? "created" : "saved", path: path + withoutDraft(args.url) },
	});
}

const names = ["club_id", "kind", "from_on", "until_on"] as const;

export default function EditStint({ loaderData, actionData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = stintsText(locale);
	const close = pathIn(locale, "/admin/players/:id/stints", { id: loaderData.player }) + loaderData.close;
	return (
		<Panel title={loaderData.isNew ? t.add : t.edit} close={close}>
			<RecordForm
				form="stint"
				schema={stintForm}
				state={actionData ?? loaderData.state}
				labels={Object.fromEntries(names.map((name) => [name, t[name]]))}
				close={close}
				draft={loaderData.draft}
			>
				{(state) => {
					const field = fieldProps<(typeof names)[number]>("stint", state, t);
					return (
						<div className="grid gap-5 sm:grid-cols-2">
							<SelectField
								{...field("club_id")}
								options={loaderData.clubs.map((club) => ({
									value: String(club.id),
									label: pick(locale, club, "name"),
								}))}
								empty={t.choose}
							/>
							<SelectField {...field("kind")} options={stintKinds.map((value) => ({ value, label: t[value] }))} />
							<Field {...field("from_on", false)} type="date" hint={t.fromHint} />
							<Field {...field("until_on", false)} type="date" hint={t.untilHint} />
						</div>
					);
				}}
			</RecordForm>
		</Panel>
	);
}
