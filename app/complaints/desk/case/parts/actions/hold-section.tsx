import { formatDate } from "../../../../../base/locale/format.ts";
import { Field } from "../../../../../base/ui/fields/fields.tsx";
import { useLocale } from "../../../../../base/ui/use-locale.ts";
import { caseText } from "../../../../case/text.ts";
import { holdText } from "../../../../holds/text.ts";
import type { DeskState } from "../../desk-actions.ts";
import type { DeskCase } from "../../desk-case.server.ts";
import { ActionFold } from "./action-fold.tsx";
import { DeskForm, stateOf } from "./desk-form.tsx";

type Props = { found: DeskCase; canHold: boolean; state?: DeskState };

/** The hold on the case, if there is one; forms of heads to place it and to lift it. */
export function HoldSection({ found, canHold, state }: Props) {
	const locale = useLocale();
	const t = holdText(locale);
	const words = caseText(locale);
	const reference = found.item.case_reference;
	const own = stateOf(state, "hold");
	const { hold } = found;
	if (hold)
		return (
			<section id="lift-hold" aria-labelledby="hold-title" className="space-y-3 border-t border-line py-5">
				<h3 id="hold-title" className="text-xl">
					{t.title}
				</h3>
				<p className="font-semibold">
					{t.held(formatDate(locale, hold.placed_at), hold.name || hold.email || t.formerAccount)}
				</p>
				<p dir="auto">{hold.reason}</p>
				<p className="text-soft">{t.heldText}</p>
				{canHold && (
					<DeskForm intent="lift-hold" reference={reference} state={state}>
						<button type="submit" className="button-quiet">
							{t.lift}
						</button>
					</DeskForm>
				)}
			</section>
		);
	if (!canHold) return null;
	return (
		<ActionFold id="hold" title={t.place} isOpen={own !== undefined}>
			<p className="mb-3 text-soft">{t.placeText}</p>
			<DeskForm intent="hold" reference={reference} state={state} labels={{ body: words.reason }}>
				<Field form="hold" name="body" label={words.reason} state={own} maxLength={1000} />
				<button type="submit" className="button">
					{t.placeButton}
				</button>
			</DeskForm>
		</ActionFold>
	);
}
