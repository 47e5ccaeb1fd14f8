import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { newOrId } from "../../../base/forms/params.ts";
import { type Locale, pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { Field, SelectField } from "../../../base/ui/fields/fields.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { saveVenue } from "../../../league/venues/edit-venues.server.ts";
import { venueForm } from "../../../league/venues/venue-form.ts";
import { venueById } from "../../../league/venues/venues.server.ts";
import { clubNames } from "../../../people/clubs/clubs.server.ts";
import { recordPage } from "../../../records/editing/record-page.server.ts";
import { RecordPanel } from "../../../records/parts/record-panel.tsx";
import { venuesText } from "../text.ts";
import type { Route } from "./+types/edit";

export const middleware = [requires("league.manage")];
export const handle = { js: true, title: (at: Locale, isNew: boolean) => venuesText(at)[isNew ? "add" : "edit"] };

const record = recordPage({
	kind: "venue",
	schema: venueForm,
	id: ({ id }: Route.LoaderArgs["params"]) => newOrId(id),
	back: ({ locale, query }) => pathIn(locale, "/admin/league/venues") + query,
	read: venueById,
	save: (input, { id, version, actor }) => saveVenue(actor, id, version, input),
});

export const loader = async (args: Route.LoaderArgs) => ({
	clubs: [...(await clubNames()).values()],
	...(await record.loader(args)),
});

export const action = record.action;

const names = ["name_ar", "name", "club_id", "tables", "address_ar", "address", "location"] as const;

export default function EditVenue(page: Route.ComponentProps) {
	const { isNew } = page.loaderData;
	const locale = useLocale();
	const t = venuesText(locale);
	const clubs = page.loaderData.clubs.map((club) => ({ value: String(club.id), label: pick(locale, club, "name") }));
	return (
		<RecordPanel page={page} form="venue" schema={venueForm} title={isNew ? t.add : t.edit} names={names} text={t}>
			{(field) => (
				<div className="grid gap-5 sm:grid-cols-2">
					<Field {...field("name_ar")} />
					<Field {...field("name")} />
					<SelectField {...field("club_id", false)} options={clubs} empty={t.noClub} />
					<Field {...field("tables", false)} numeric maxLength={3} />
					<Field {...field("address_ar", false)} maxLength={200} />
					<Field {...field("address", false)} maxLength={200} />
					<Field {...field("location", false)} maxLength={60} hint={t.locationHint} />
				</div>
			)}
		</RecordPanel>
	);
}
