import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { newOrId } from "../../../base/forms/params.ts";
import type { Locale } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { Field, SelectField } from "../../../base/ui/fields/fields.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { allClasses } from "../../../league/classes/classes.server.ts";
import { changeFormat, createFormat } from "../../../league/formats/edit-formats.server.ts";
import { bestOfChoices, fieldsOfFormat, formatForm, formatValuesOf } from "../../../league/formats/format-form.ts";
import { formatByCode, formatRow } from "../../../league/formats/formats.server.ts";
import { positionNames } from "../../../league/formats/position-fields.ts";
import { formValues } from "../../../records/editing/form-values.ts";
import { recordPage } from "../../../records/editing/record-page.server.ts";
import { RecordPanel } from "../../../records/parts/record-panel.tsx";
import { PositionFields, usePositionLabels } from "../parts/position-fields.tsx";
import { formatsText } from "../text.ts";
import type { Route } from "./+types/edit";

export const middleware = [requires("league.manage")];
export const handle = {
	js: true,
	title: (locale: Locale, isNew: boolean) => formatsText(locale)[isNew ? "add" : "edit"],
};

/** The rules of the format that is copied, without its names; the usual ones without a copy. */
async function blankOf(copied: string | null): Promise<Record<string, string>> {
	const found = await formatByCode(copied);
	if (!found) return { best_of: "5", points_to: "11", min_players: "3", max_players: "3" };
	const { rules, code, name, name_ar, source, ...copy } = found;
	return formValues(fieldsOfFormat(copy));
}

/** The fields of a row. */
async function read(id: number) {
	const row = await formatRow(id);
	return row && fieldsOfFormat(row);
}

const record = recordPage({
	kind: "format",
	schema: formatForm,
	id: ({ id }: Route.LoaderArgs["params"]) => newOrId(id),
	back: ({ locale }) => pathIn(locale, "/admin/league/formats"),
	read,
	blank: ({ url }) => blankOf(url.searchParams.get("copy")),
	save: (input, { id, version, actor }) =>
		id === undefined
			? createFormat(actor, formatValuesOf(input))
			: changeFormat(actor, id, version, formatValuesOf(input)),
});
export const loader = async (args: Route.LoaderArgs) => ({
	...(await record.loader(args)),
	classes: await allClasses(),
});
export const action = record.action;

const names = [
	"name_ar",
	"name",
	"order_of_play",
	"wins_needed",
	"best_of",
	"points_to",
	"min_players",
	"max_players",
	"most_rubbers",
	"source",
	...positionNames,
] as const;

export default function EditFormat(page: Route.ComponentProps) {
	const { isNew, classes } = page.loaderData;
	const locale = useLocale();
	const t = { ...formatsText(locale), ...usePositionLabels() };
	return (
		<RecordPanel page={page} form="format" schema={formatForm} title={isNew ? t.add : t.edit} names={names} text={t}>
			{(field, shown) => (
				<div className="grid gap-5 sm:grid-cols-2">
					<Field {...field("name_ar")} maxLength={80} />
					<Field {...field("name")} maxLength={80} />
					<div className="sm:col-span-2">
						<Field {...field("order_of_play")} maxLength={200} dir="ltr" hint={t.orderHint} />
					</div>
					<Field {...field("wins_needed", false)} numeric maxLength={2} hint={t.winsHint} />
					<SelectField
						{...field("best_of")}
						options={bestOfChoices.map((value) => ({ value, label: t.bestOf(Number(value)) }))}
					/>
					<Field {...field("min_players")} numeric maxLength={2} />
					<Field {...field("max_players")} numeric maxLength={2} />
					<Field {...field("most_rubbers", false)} numeric maxLength={2} />
					<Field {...field("points_to")} numeric maxLength={2} />
					<div className="sm:col-span-2">
						<Field {...field("source", false)} maxLength={80} />
					</div>
					<PositionFields field={field} state={shown} classes={classes} />
				</div>
			)}
		</RecordPanel>
	);
}
