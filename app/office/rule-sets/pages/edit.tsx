import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { newOrId } from "../../../base/forms/params.ts";
import type { Locale } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { changeRuleSet, createRuleSet } from "../../../league/rule-sets/edit-rule-sets.server.ts";
import { fieldsOfRule, ruleSetForm, ruleSetValuesOf } from "../../../league/rule-sets/rule-set-form.ts";
import { isPlayedUnder, ruleSetRow, ruleToCopy } from "../../../league/rule-sets/rule-sets.server.ts";
import { formValues } from "../../../records/editing/form-values.ts";
import { recordPage } from "../../../records/editing/record-page.server.ts";
import { RecordPanel } from "../../../records/parts/record-panel.tsx";
import { RuleSetFields, ruleSetNames, useRuleSetLabels } from "../parts/rule-set-fields.tsx";
import { previewText } from "../preview-text.ts";
import { ruleSetsText } from "../text.ts";
import type { Route } from "./+types/edit";

export const middleware = [requires("league.manage")];
export const handle = {
	js: true,
	title: (locale: Locale, isNew: boolean) => ruleSetsText(locale)[isNew ? "add" : "edit"],
};

/** The rule of the set that is copied; that of the ITTF without a copy. */
async function blankOf(copied: string | null): Promise<Record<string, string>> {
	const rule = (await ruleToCopy(copied)) ?? (await ruleToCopy("ittf"));
	return rule ? formValues(fieldsOfRule(rule)) : {};
}

/** The fields of a row. Each change has a reason of its own. */
async function read(id: number) {
	const row = await ruleSetRow(id);
	return row && { ...fieldsOfRule(row), reason: null, reason_ar: null };
}

const record = recordPage({
	kind: "rule-set",
	schema: ruleSetForm,
	id: ({ id }: Route.LoaderArgs["params"]) => newOrId(id),
	back: ({ locale }) => pathIn(locale, "/admin/league/rule-sets"),
	read,
	blank: ({ url }) => blankOf(url.searchParams.get("copy")),
	save: (input, { id, version, actor }) =>
		id === undefined
			? createRuleSet(actor, ruleSetValuesOf(input))
			: changeRuleSet(actor, id, version, ruleSetValuesOf(input)),
});

export async function loader(args: Route.LoaderArgs) {
	const id = newOrId(args.params.id);
	const own = id === undefined ? undefined : (await ruleSetRow(id))?.code;
	return {
		...(await record.loader(args)),
		isPlayed: own !== undefined && (await isPlayedUnder(own)),
		/** Whose groups the preview shows: those of the set itself, or of the one that is copied. */
		of: own ?? args.url.searchParams.get("copy") ?? "",
	};
}
export const action = record.action;

export default function EditRuleSet(page: Route.ComponentProps) {
	const locale = useLocale();
	const t = ruleSetsText(locale);
	const labels = useRuleSetLabels();
	const { isNew, isPlayed, of } = page.loaderData;
	return (
		<RecordPanel
			page={page}
			form="rule-set"
			schema={ruleSetForm}
			title={isNew ? t.add : t.edit}
			names={ruleSetNames}
			text={labels}
			buttons={
				of && (
					<button
						type="submit"
						formAction={pathIn(locale, "/admin/league/rule-sets/preview")}
						formTarget="_blank"
						className="button-quiet"
					>
						{previewText(locale).show}
					</button>
				)
			}
		>
			{(field) => (
				<>
					<input type="hidden" name="of" value={of} />
					<RuleSetFields field={field} isPlayed={isPlayed} />
				</>
			)}
		</RecordPanel>
	);
}
