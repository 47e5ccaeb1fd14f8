import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { newOrId } from "../../../base/forms/params.ts";
import { localeOf, pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { Field, SelectField } from "../../../base/ui/fields/fields.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { saveVenue } from "../../../league/venues/edit-venues.server.ts";
import { venueForm } from "../../../league/venues/venue-form.ts";
import { venueById } from "../../../league/venues/venues.server.ts";
import { clubNames } from "../../../people/clubs/clubs.server.ts";
import { draftName } from "../../../records/editing/drafts.server.ts";
import { editorState, withoutDraft } from "../../../records/editing/editor-state.server.ts";
import { recordAction } from "../../../records/editing/record-action.server.ts";
import { fieldProps } from "../../../records/parts/field-props.ts";
import { Panel } from "../../../records/parts/panel.tsx";
import { RecordForm } from "../../../records/parts/record-form.tsx";
import { venuesText } from "../text.ts";
import type { Route } from "./+types/edit";

export const middleware = [requires("league.manage")];
export const handle = { js: true };

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
	const id = newOrId(params.id);
	const row = id === undefined ? undefined : venueById(id);
	return {
		isNew: id === undefined,
		clubs: [...(await clubNames()).values()],
		...(await editorState({ request, url, context }, draftName("venue", id), row)),
	};
}

export function action(args: Route.ActionArgs) {
	const id = newOrId(args.params.id);
	return recordAction(args, {
		schema: venueForm,
		subject: `venue:${id}`,
		draft: draftName("venue", id),
		save: (values, version, actor) => saveVenue(actor, id, version, values),
		done: {
			message: id === undefined ? "created" : "saved",
			path: pathIn(localeOf(args.url.pathname), "/admin/league/venues") + withoutDraft(args.url),
		},
	});
}

const names = ["name_ar", "name", "club_id", "tables", "address_ar", "address", "location"] as const;

export default function EditVenue({ loaderData, actionData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = venuesText(locale);
	const close = pathIn(locale, "/admin/league/venues") + loaderData.close;
	const clubs = loaderData.clubs.map((club) => ({ value: String(club.id), label: pick(locale, club, "name") }));
	return (
		<Panel title={loaderData.isNew ? t.add : t.edit} close={close}>
			<RecordForm
				form="venue"
				schema={venueForm}
				state={actionData ?? loaderData.state}
				labels={Object.fromEntries(names.map((name) => [name, t[name]]))}
				close={close}
				draft={loaderData.draft}
			>
				{(state) => {
					const field = fieldProps<(typeof names)[number]>("venue", state, t);
					return (
						<div className="grid gap-5 sm:grid-cols-2">
							<Field {...field("name_ar")} />
							<Field {...field("name")} />
							<SelectField {...field("club_id", false)} options={clubs} empty={t.noClub} />
							<Field {...field("tables", false)} numeric maxLength={3} />
							<Field {...field("address_ar", false)} maxLength={200} />
							<Field {...field("address", false)} maxLength={200} />
							<Field {...field("location", false)} maxLength={60} hint={t.locationHint} />
						</div>
					);
				}}
			</RecordForm>
		</Panel>
	);
}
