import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { idParam } from "../../../base/forms/params.ts";
import { notFound } from "../../../base/http/http-errors.ts";
import { keysOf } from "../../../base/literals.ts";
import { pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { CheckField, SelectField } from "../../../base/ui/fields/fields.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { depths } from "../../../league/competitions/depth.ts";
import { changeEdition } from "../../../league/competitions/edit-competitions.server.ts";
import { editionForm, editionStates } from "../../../league/competitions/edition-form.ts";
import { editionById, editionRow } from "../../../league/competitions/managed-competitions.server.ts";
import { allLicenceCategories } from "../../../people/registrations/categories/categories.server.ts";
import { checksText } from "../../../people/registrations/eligibility/checks-text.ts";
import { recordPage } from "../../../records/editing/record-page.server.ts";
import { RecordPanel } from "../../../records/parts/record-panel.tsx";
import { editionText } from "../edition-text.ts";
import { CheckFields, useQuotaLabels } from "../parts/check-fields.tsx";
import type { Route } from "./+types/edition";

export const middleware = [requires("league.manage")];
export const handle = { js: true };

const record = recordPage({
	kind: "edition",
	schema: editionForm,
	id: ({ id }: Route.LoaderArgs["params"]) => idParam(id),
	back: ({ locale, query }) => pathIn(locale, "/admin/league") + query,
	read: editionRow,
	save: (input, { id, version, actor }) => changeEdition(actor, id, version, input),
});

export async function loader(args: Route.LoaderArgs) {
	const edition = await editionById(idParam(args.params.id));
	if (!edition) throw notFound();
	return { edition, categories: await allLicenceCategories(), ...(await record.loader(args)) };
}

export const action = record.action;

const names = keysOf(editionForm.shape);

export default function EditEdition(page: Route.ComponentProps) {
	const locale = useLocale();
	const t = { ...editionText(locale), ...checksText(locale), ...useQuotaLabels() };
	const { edition, categories } = page.loaderData;
	return (
		<RecordPanel
			page={page}
			form="edition"
			schema={editionForm}
			title={t.title(pick(locale, edition, "name"), edition.season)}
			names={names}
			text={t}
		>
			{(field, shown) => (
				<>
					<SelectField {...field("state")} options={editionStates.map((value) => ({ value, label: t[value] }))} />
					<SelectField
						{...field("depth")}
						options={depths.map((value) => ({ value, label: t[value] }))}
						hint={t.depthHint}
					/>
					<CheckField {...field("keeps_half", false)} />
					<fieldset className="space-y-2">
						<legend className="mb-1 font-semibold">{t.checks}</legend>
						<p className="text-sm text-soft">{t.checksHint}</p>
						<CheckFields field={field} state={shown} categories={categories} />
					</fieldset>
				</>
			)}
		</RecordPanel>
	);
}
