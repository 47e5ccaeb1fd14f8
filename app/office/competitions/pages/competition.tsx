import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { newOrId, numberParam } from "../../../base/forms/params.ts";
import { keysOf } from "../../../base/literals.ts";
import { type Locale, pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { Field, SelectField } from "../../../base/ui/fields/fields.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { allClasses } from "../../../league/classes/classes.server.ts";
import { competitionForm, competitionKinds } from "../../../league/competitions/competition-form.ts";
import { changeCompetition, createCompetition } from "../../../league/competitions/edit-competitions.server.ts";
import { competitionById } from "../../../league/competitions/managed-competitions.server.ts";
import { OPEN } from "../../../people/squads/squad-name.ts";
import { formValues } from "../../../records/editing/form-values.ts";
import { recordPage } from "../../../records/editing/record-page.server.ts";
import { RecordPanel } from "../../../records/parts/record-panel.tsx";
import { competitionsText } from "../text.ts";
import type { Route } from "./+types/competition";

export const middleware = [requires("league.manage")];
export const handle = {
	js: true,
	title: (locale: Locale, isNew: boolean) => competitionsText(locale)[isNew ? "add" : "edit"],
};

/** The kind, class and sponsor of the competition that is copied, without its names; the usual ones without a copy. */
async function blankOf(copied: number | undefined): Promise<Record<string, string>> {
	const found = copied === undefined ? undefined : await competitionById(copied);
	if (!found) return { kind: "league", class: OPEN };
	const { kind, class: of, sponsor, sponsor_ar } = found;
	return formValues({ kind, class: of, sponsor, sponsor_ar });
}

const record = recordPage({
	kind: "competition",
	schema: competitionForm,
	id: ({ id }: Route.LoaderArgs["params"]) => newOrId(id),
	back: ({ locale, query }) => pathIn(locale, "/admin/league") + query,
	read: competitionById,
	blank: ({ url }) => blankOf(numberParam(url, "copy")),
	save: (input, { id, version, actor }) =>
		id === undefined ? createCompetition(actor, input) : changeCompetition(actor, id, version, input),
});
export const loader = async (args: Route.LoaderArgs) => ({
	classes: await allClasses(),
	...(await record.loader(args)),
});
export const action = record.action;

const names = keysOf(competitionForm.shape);

export default function EditCompetition(page: Route.ComponentProps) {
	const locale = useLocale();
	const t = competitionsText(locale);
	const { isNew } = page.loaderData;
	const classes = page.loaderData.classes.map((each) => ({ value: each.code, label: pick(locale, each, "name") }));
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
					<SelectField {...field("class")} options={classes} hint={isNew ? undefined : t.classHint} />
					<Field {...field("sponsor_ar", false)} maxLength={80} />
					<Field {...field("sponsor", false)} maxLength={80} />
				</div>
			)}
		</RecordPanel>
	);
}
