import { formatDate } from "../../../../base/locale/format.ts";
import { Field } from "../../../../base/ui/fields/fields.tsx";
import { useLocale } from "../../../../base/ui/use-locale.ts";
import { caseText } from "../../../../complaints/case/text.ts";
import type { DeskState } from "../../../../complaints/handling/desk-actions.ts";
import type { DeskCase } from "../../../../complaints/handling/desk-case.server.ts";
import { ActionFold } from "./action-fold.tsx";
import { DeskForm, stateOf } from "./desk-form.tsx";
import { extendText } from "./extend-text.ts";

/** More time for the complainant to answer or to appeal, with a reason that both sides read. */
export function ExtendForm({ found, state }: { found: DeskCase; state?: DeskState }) {
	const locale = useLocale();
	const t = extendText(locale);
	const { reason } = caseText(locale);
	const own = stateOf(state, "extend");
	const { time, item } = found;
	if (!time && !own) return null;
	return (
		<ActionFold id="extend" title={t.extend} isOpen={own !== undefined}>
			{time && <p className="mb-3 text-soft">{t[time.what](formatDate(locale, time.ends_at))}</p>}
			<DeskForm intent="extend" reference={item.case_reference} state={state} labels={{ until: t.until, body: reason }}>
				<Field form="extend" name="until" label={t.until} type="date" state={own} hint={t.untilHint} />
				<Field form="extend" name="body" label={reason} rows={3} state={own} />
				<button type="submit" className="button-quiet">
					{t.extend}
				</button>
			</DeskForm>
		</ActionFold>
	);
}
