import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { idParam } from "../../../base/forms/params.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { Field } from "../../../base/ui/fields/fields.tsx";
import { useText } from "../../../base/ui/use-locale.ts";
import { savePlace } from "../../../people/registrations/rosters/edit-rosters.server.ts";
import { placeForm } from "../../../people/registrations/rosters/place-form.ts";
import { placeById } from "../../../people/registrations/rosters/rosters.server.ts";
import { rostersText } from "../../../people/registrations/rosters/text.ts";
import { recordPage } from "../../../records/editing/record-page.server.ts";
import { RecordPanel } from "../../../records/parts/record-panel.tsx";
import type { Route } from "./+types/place";

export const middleware = [requires("registration.manage")];
export const handle = { js: true };

const ofSquad = async (id: number, squad: number) => {
	const place = await placeById(id);
	return place?.squad_id === squad ? place : undefined;
};

const record = recordPage({
	kind: "squad-player",
	schema: placeForm,
	id: ({ place }: Route.LoaderArgs["params"]) => idParam(place),
	back: ({ locale, params, query }) => pathIn(locale, "/admin/registrations/squads/:squad", params) + query,
	read: (id, { params }) => ofSquad(id, idParam(params.squad)),
	save: (input, { params, id, version, actor }) =>
		savePlace(actor, { squadId: idParam(params.squad), id, version }, input),
});
export const loader = record.loader;
export const action = record.action;

const names = ["from_on", "until_on"] as const;

export default function EditPlace(page: Route.ComponentProps) {
	const t = useText(rostersText);
	return (
		<RecordPanel page={page} form="squad-player" schema={placeForm} title={t.edit} names={names} text={t}>
			{(field) => (
				<div className="grid gap-5 sm:grid-cols-2">
					<Field {...field("from_on", false)} type="date" hint={t.openDays} />
					<Field {...field("until_on", false)} type="date" />
				</div>
			)}
		</RecordPanel>
	);
}
