import { data } from "react-router";
import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { receiveForm } from "../../../base/forms/receive-form.server.ts";
import { type Locale, localeOf } from "../../../base/locale/locale.ts";
import { useText } from "../../../base/ui/use-locale.ts";
import { tablesUnder } from "../../../league/group-tables/tables-under.server.ts";
import { ruleSetForm, ruleSetValuesOf } from "../../../league/rule-sets/rule-set-form.ts";
import { editorForm } from "../../../records/editing/record-action.server.ts";
import { siteSettings } from "../../../settings/settings.server.ts";
import { TableUnderRule } from "../parts/table-under.tsx";
import { previewText } from "../preview-text.ts";
import type { Route } from "./+types/preview";

export const middleware = [requires("league.manage")];
export const handle = { js: true, title: (locale: Locale) => previewText(locale).title };

/** A rule in the making has no need of names. */
const named = { name: "1", name_ar: "1" };

/** This season's tables of the groups with the rule set `of`, by the rule of the form. Nothing is stored. */
export async function action({ request, url }: Route.ActionArgs) {
	const values = await receiveForm(request, { ...editorForm, withoutFiles: true }, async (posted) => posted.values);
	const parsed = ruleSetForm.safeParse({ ...values, ...named });
	if (!parsed.success) return data({ tables: undefined }, 422);
	const { season } = await siteSettings();
	const rule = ruleSetValuesOf(parsed.data);
	return data({ tables: await tablesUnder(localeOf(url.pathname), rule, { code: values.of ?? "", season }) });
}

export default function Preview({ actionData }: Route.ComponentProps) {
	const t = useText(previewText);
	const tables = actionData?.tables;
	return (
		<div className="max-w-3xl">
			<h2 className="text-2xl font-bold">{t.title}</h2>
			<p role="status" className="mt-3 rounded-xl bg-draw-tint p-4 font-semibold">
				{actionData === undefined ? t.nothing : tables === undefined ? t.wrong : t.note}
			</p>
			{tables?.length === 0 && <p className="mt-6">{t.noGroup}</p>}
			{tables?.map((table) => (
				<TableUnderRule key={table.id} table={table} />
			))}
		</div>
	);
}
