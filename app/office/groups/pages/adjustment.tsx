import { confirmFirst } from "../../../accounts/second-factor/step-up.server.ts";
import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { idParam, newOrId } from "../../../base/forms/params.ts";
import { riyadhDay } from "../../../base/locale/format.ts";
import { type Locale, pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { Field, SelectField } from "../../../base/ui/fields/fields.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { entriesOf } from "../../../league/competitions/competitions.server.ts";
import { saveAdjustment } from "../../../league/competitions/entries/edit-entries.server.ts";
import { adjustmentForm } from "../../../league/competitions/entries/entry-form.ts";
import { groupText } from "../../../league/competitions/groups/group-text.ts";
import { adjustmentRow } from "../../../league/competitions/managed-competitions.server.ts";
import { squadName } from "../../../people/squads/squad-name.ts";
import { recordPage } from "../../../records/editing/record-page.server.ts";
import { RecordPanel } from "../../../records/parts/record-panel.tsx";
import type { Route } from "./+types/adjustment";

export const middleware = [requires("league.manage")];
export const handle = {
	js: true,
	title: (locale: Locale, isNew: boolean) => groupText(locale)[isNew ? "addAdjustment" : "editAdjustment"],
};

const record = recordPage({
	kind: "adjustment",
	schema: adjustmentForm,
	id: ({ adjustment }: Route.LoaderArgs["params"]) => newOrId(adjustment),
	under: ({ params }) => idParam(params.id),
	back: ({ locale, params }) => pathIn(locale, "/admin/league/groups/:id/points", params),
	read: adjustmentRow,
	blank: () => ({ decided_on: riyadhDay(new Date()) }),
	before: async (args) => confirmFirst(args),
	save: (input, { params, id, version, actor, accepted }) =>
		saveAdjustment(actor, { groupId: idParam(params.id), id, version, accepted }, input),
});

export async function loader(args: Route.LoaderArgs) {
	const editor = await record.loader(args);
	const squads = (await entriesOf(idParam(args.params.id))).map((entry) => ({
		id: entry.squad_id,
		...squadName(entry),
	}));
	return { ...editor, squads };
}

export const action = record.action;

export default function EditAdjustment(page: Route.ComponentProps) {
	const locale = useLocale();
	const words = groupText(locale);
	const t = { ...words, points: words.adjustment };
	const { squads, isNew } = page.loaderData;
	const options = squads.map((squad) => ({ value: String(squad.id), label: pick(locale, squad, "name") }));
	const names = ["squad_id", "points", "decided_on", "reason_ar", "reason", "case_reference"] as const;
	return (
		<RecordPanel
			page={page}
			form="adjustment"
			schema={adjustmentForm}
			title={isNew ? t.addAdjustment : t.editAdjustment}
			names={names}
			text={t}
		>
			{(field) => (
				<div className="grid gap-5 sm:grid-cols-2">
					<SelectField {...field("squad_id")} options={options} empty={t.choose} />
					<Field {...field("points")} maxLength={6} hint={t.adjustmentHint} />
					<Field {...field("decided_on")} type="date" />
					<Field {...field("case_reference", false)} maxLength={40} />
					<Field {...field("reason_ar")} rows={3} maxLength={500} hint={t.published} />
					<Field {...field("reason")} rows={3} maxLength={500} />
				</div>
			)}
		</RecordPanel>
	);
}
