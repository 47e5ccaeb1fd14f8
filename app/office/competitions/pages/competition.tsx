import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { newOrId } from "../../../base/forms/params.ts";
import type { Locale } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { Field, SelectField } from "../../../base/ui/fields/fields.tsx";
import { useText } from "../../../base/ui/use-locale.ts";
import { competitionForm, competitionKinds, competitionSexes } from "../../../league/competitions/competition-form.ts";
import { changeCompetition, createCompetition } from "../../../league/competitions/edit-competitions.server.ts";
import { competitionById } from "../../../league/competitions/managed-competitions.server.ts";
import { recordPage } from "../../../records/editing/record-page.server.ts";
import { RecordPanel } from "../../../records/parts/record-panel.tsx";
import { competitionsText } from "../text.ts";
import type { Route } from "./+types/competition";

export const middleware = [requires("league.manage")];
export const handle = {
	js: true,
	title: (locale: Locale, isNew: boolean) => competitionsText(locale)[isNew ? "add" : "edit"],
};

const record = recordPage({
	kind: "competition",
	schema: competitionForm,
	id: ({ id }: Route.LoaderArgs["params"]) => newOrId(id),
	back: ({ locale, query }) => pathIn(locale, "/admin/league") + query,
	read: competitionById,
	blank: () => ({ kind: "league", sex: "open" }),
	save: (input, { id, version, actor }) =>
		id === undefined ? createCompetition(actor, input) : changeCompetition(actor, id, version, input),
});
export const loader = record.loader;
export const action = record.action;

const names = [
	...(["name_ar", "name", "kind", "sex", "age_class_ar", "age_class", "age_from", "age_under"] as const),
	...(["sponsor_ar", "sponsor"] as const),
];

export default function EditCompetition(page: Route.ComponentProps) {
	const t = useText(competitionsText);
	const { isNew } = page.loaderData;
	return (
		<RecordPanel
			page={page}
			form="competition"
			schema={competitionForm}
			title={isNew ? t.add : t.edit}
			names={names}
			text={t}
		>
			{(field) => (
				<div className="grid gap-5 sm:grid-cols-2">
					<Field {...field("name_ar")} maxLength={60} />
					<Field {...field("name")} maxLength={60} hint={isNew ? t.slugNew : undefined} />
					<SelectField {...field("kind")} options={competitionKinds.map((value) => ({ value, label: t[value] }))} />
					<SelectField {...field("sex")} options={competitionSexes.map((value) => ({ value, label: t[value] }))} />
					<Field {...field("age_class_ar", false)} maxLength={40} />
					<Field {...field("age_class", false)} maxLength={40} />
					<Field {...field("age_from", false)} numeric maxLength={3} hint={t.ageHint} />
					<Field {...field("age_under", false)} numeric maxLength={3} />
					<Field {...field("sponsor_ar", false)} maxLength={80} />
					<Field {...field("sponsor", false)} maxLength={80} />
				</div>
			)}
		</RecordPanel>
	);
}
