import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { idParam, newOrId } from "../../../base/forms/params.ts";
import type { Locale } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { Field, SelectField } from "../../../base/ui/fields/fields.tsx";
import { useText } from "../../../base/ui/use-locale.ts";
import { saveLicence } from "../../../people/registrations/licences/edit-licences.server.ts";
import { licenceCategories, licenceStates } from "../../../people/registrations/licences/licence.ts";
import { licenceForm } from "../../../people/registrations/licences/licence-form.ts";
import { licenceById } from "../../../people/registrations/licences/licences.server.ts";
import { licencesText } from "../../../people/registrations/licences/text.ts";
import { recordPage } from "../../../records/editing/record-page.server.ts";
import { RecordPanel } from "../../../records/parts/record-panel.tsx";
import { seasonNames, withSeason } from "../../../settings/seasons.server.ts";
import { siteSettings } from "../../../settings/settings.server.ts";
import type { Route } from "./+types/licence";

export const middleware = [requires("registration.manage")];
export const handle = {
	js: true,
	title: (locale: Locale, isNew: boolean) => licencesText(locale)[isNew ? "add" : "edit"],
};

const ofPlayer = async (id: number, player: number) => {
	const licence = await licenceById(id);
	return licence?.player_id === player ? licence : undefined;
};

const record = recordPage({
	kind: "licence",
	schema: licenceForm,
	id: ({ licence }: Route.LoaderArgs["params"]) => newOrId(licence),
	under: ({ params }) => idParam(params.id),
	back: ({ locale, params, query }) => pathIn(locale, "/admin/players/:id/licences", params) + query,
	read: (id, { params }) => ofPlayer(id, idParam(params.id)),
	blank: async () => ({ season: (await siteSettings()).season, category: "senior", state: "approved" }),
	save: (input, { params, id, version, actor }) =>
		saveLicence(actor, { playerId: idParam(params.id), id, version }, input, new Date()),
});

export async function loader(args: Route.LoaderArgs) {
	const editor = await record.loader(args);
	const { season } = await siteSettings();
	return { ...editor, seasons: withSeason(await seasonNames(), editor.state.values.season || season) };
}

export const action = record.action;

const names = ["season", "category", "state", "number", "valid_from", "valid_until", "reason"] as const;

export default function EditLicence(page: Route.ComponentProps) {
	const { isNew, seasons } = page.loaderData;
	const t = useText(licencesText);
	const named = <V extends keyof typeof t>(values: readonly V[]) =>
		values.map((value) => ({ value, label: String(t[value]) }));
	return (
		<RecordPanel page={page} form="licence" schema={licenceForm} title={isNew ? t.add : t.edit} names={names} text={t}>
			{(field) => (
				<div className="grid gap-5 sm:grid-cols-2">
					<SelectField {...field("season")} options={seasons.map((value) => ({ value, label: value }))} />
					<SelectField {...field("category")} options={named(licenceCategories)} />
					<SelectField {...field("state")} options={named(licenceStates)} />
					<Field {...field("number", false)} maxLength={40} hint={t.numberHint} />
					<Field {...field("valid_from", false)} type="date" hint={t.validHint} />
					<Field {...field("valid_until", false)} type="date" />
					<div className="sm:col-span-2">
						<Field {...field("reason", false)} dir="auto" rows={3} maxLength={500} hint={t.reasonHint} />
					</div>
				</div>
			)}
		</RecordPanel>
	);
}
