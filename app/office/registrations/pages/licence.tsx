import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { idParam, newOrId } from "../../../base/forms/params.ts";
import { localeOf } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { Field, SelectField } from "../../../base/ui/fields/fields.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { saveLicence } from "../../../people/registrations/licences/edit-licences.server.ts";
import { licenceCategories, licenceStates } from "../../../people/registrations/licences/licence.ts";
import { licenceForm } from "../../../people/registrations/licences/licence-form.ts";
import { licenceById } from "../../../people/registrations/licences/licences.server.ts";
import { licencesText } from "../../../people/registrations/licences/text.ts";
import { draftName } from "../../../records/editing/drafts.server.ts";
import { editorState, withoutDraft } from "../../../records/editing/editor-state.server.ts";
import { recordAction } from "../../../records/editing/record-action.server.ts";
import { fieldProps } from "../../../records/parts/field-props.ts";
import { Panel } from "../../../records/parts/panel.tsx";
import { RecordForm } from "../../../records/parts/record-form.tsx";
import { seasonNames, withSeason } from "../../../settings/seasons.server.ts";
import { siteSettings } from "../../../settings/settings.server.ts";
import type { Route } from "./+types/licence";

export const middleware = [requires("registration.manage")];
export const handle = { js: true };

const ofPlayer = async (id: number, player: number) => {
	const licence = await licenceById(id);
	return licence?.player_id === player ? licence : undefined;
};

/** A new one that is being written belongs to its player. */
const draftOf = (params: { id: string; licence: string }) =>
	draftName("licence", newOrId(params.licence) ?? `${idParam(params.id)}-new`);

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
	const id = newOrId(params.licence);
	const row = id === undefined ? undefined : ofPlayer(id, idParam(params.id));
	const { season } = await siteSettings();
	const blank = { season, category: "senior", state: "approved" };
	const editor = await editorState({ request, url, context }, draftOf(params), row, blank);
	const seasons = withSeason(await seasonNames(), editor.state.values.season || season);
	return { ...editor, isNew: id === undefined, player: params.id, seasons };
}

export function action(args: Route.ActionArgs) {
	const [playerId, id] = [idParam(args.params.id), newOrId(args.params.licence)];
	const path = pathIn(localeOf(args.url.pathname), "/admin/players/:id/licences", { id: args.params.id });
	return recordAction(args, {
		schema: licenceForm,
		subject: `licence:${id}`,
		draft: draftOf(args.params),
		save: (values, version, actor) => saveLicence(actor, { playerId, id, version }, values, new Date()),
		done: { message: id === undefined ? "created" : "saved", path: path + withoutDraft(args.url) },
	});
}

const names = ["season", "category", "state", "number", "valid_from", "valid_until", "reason"] as const;

export default function EditLicence({ loaderData, actionData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = licencesText(locale);
	const close = pathIn(locale, "/admin/players/:id/licences", { id: loaderData.player }) + loaderData.close;
	const named = <V extends keyof typeof t>(values: readonly V[]) =>
		values.map((value) => ({ value, label: String(t[value]) }));
	return (
		<Panel title={loaderData.isNew ? t.add : t.edit} close={close}>
			<RecordForm
				form="licence"
				schema={licenceForm}
				state={actionData ?? loaderData.state}
				labels={Object.fromEntries(names.map((name) => [name, t[name]]))}
				close={close}
				draft={loaderData.draft}
			>
				{(state) => {
					const field = fieldProps<(typeof names)[number]>("licence", state, t);
					return (
						<div className="grid gap-5 sm:grid-cols-2">
							<SelectField
								{...field("season")}
								options={loaderData.seasons.map((value) => ({ value, label: value }))}
							/>
							<SelectField {...field("category")} options={named(licenceCategories)} />
							<SelectField {...field("state")} options={named(licenceStates)} />
							<Field {...field("number", false)} maxLength={40} hint={t.numberHint} />
							<Field {...field("valid_from", false)} type="date" hint={t.validHint} />
							<Field {...field("valid_until", false)} type="date" />
							<div className="sm:col-span-2">
								<Field {...field("reason", false)} dir="auto" rows={3} maxLength={500} hint={t.reasonHint} />
							</div>
						</div>
					);
				}}
			</RecordForm>
		</Panel>
	);
}
