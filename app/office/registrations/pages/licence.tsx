import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { idParam, newOrId } from "../../../base/forms/params.ts";
import { type Locale, pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { Field, SelectField } from "../../../base/ui/fields/fields.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { allLicenceCategories } from "../../../people/registrations/categories/categories.server.ts";
import { USUAL_CATEGORY } from "../../../people/registrations/categories/category-form.ts";
import { saveLicence } from "../../../people/registrations/licences/edit-licences.server.ts";
import { licenceStates } from "../../../people/registrations/licences/licence.ts";
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
	blank: async () => ({ season: (await siteSettings()).season, category: USUAL_CATEGORY, state: "approved" }),
	save: (input, { params, id, version, actor }) =>
		saveLicence(actor, { playerId: idParam(params.id), id, version }, input, new Date()),
});

export async function loader(args: Route.LoaderArgs) {
	const editor = await record.loader(args);
	const { season } = await siteSettings();
	const categories = await allLicenceCategories();
	return { ...editor, categories, seasons: withSeason(await seasonNames(), editor.state.values.season || season) };
}

export const action = record.action;

const names = ["season", "category", "state", "number", "valid_from", "valid_until", "reason"] as const;

export default function EditLicence(page: Route.ComponentProps) {
	const { isNew, seasons, categories } = page.loaderData;
	const locale = useLocale();
	const t = licencesText(locale);
	const named = categories.map((each) => ({ value: each.code, label: pick(locale, each, "name") }));
	return (
		<RecordPanel page={page} form="licence" schema={licenceForm} title={isNew ? t.add : t.edit} names={names} text={t}>
			{(field) => (
				<div className="grid gap-5 sm:grid-cols-2">
					<SelectField {...field("season")} options={seasons.map((value) => ({ value, label: value }))} />
					<SelectField {...field("category")} options={named} />
					<SelectField {...field("state")} options={licenceStates.map((value) => ({ value, label: t[value] }))} />
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
