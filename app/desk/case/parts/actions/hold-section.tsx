import { formatDate } from "../../../../base/locale/format.ts";
import { Field } from "../../../../base/ui/fields/fields.tsx";
import { useLocale } from "../../../../base/ui/use-locale.ts";
import { Written } from "../../../../base/ui/written.tsx";
import { caseText } from "../../../../complaints/case/text.ts";
import type { DeskState } from "../../../../complaints/handling/desk-actions.ts";
import type { DeskCase } from "../../../../complaints/handling/desk-case.server.ts";
import { holdText } from "../../../../complaints/holds/text.ts";
import { ActionFold } from "./action-fold.tsx";
import { DeskForm, stateOf } from "./desk-form.tsx";

type Props = { found: DeskCase; canHold: boolean; state?: DeskState };

/** The request to lift the hold, and what a head does about it: ask, agree, or keep the hold. */
function LiftHold({ found, canHold, state }: Props) {
	const locale = useLocale();
	const t = holdText(locale);
	const { lift, liftsByTwo } = found;
	const reference = found.item.case_reference;
	const asks = liftsByTwo && !lift;
	return (
		<>
			{lift && (
				<div className="rounded-xl bg-draw-tint p-4">
					<p className="font-semibold">{t.liftAsked(formatDate(locale, lift.at), lift.by ?? t.formerAccount)}</p>
					<Written>{lift.reason}</Written>
					{lift.isOwn && <p>{t.liftOwn}</p>}
				</div>
			)}
			{canHold && !lift?.isOwn && (
				<DeskForm intent="lift-hold" reference={reference} state={state} labels={{ body: t.liftReason }}>
					{asks && (
						<Field
							form="lift-hold"
							name="body"
							label={t.liftReason}
							state={stateOf(state, "lift-hold")}
							maxLength={1000}
							required={false}
						/>
					)}
					{!lift && <p className="text-sm text-soft">{liftsByTwo ? t.liftByTwo : t.liftAlone}</p>}
					<button type="submit" className="button-quiet">
						{lift ? t.agreeLift : asks ? t.askLift : t.lift}
					</button>
				</DeskForm>
			)}
			{canHold && lift && (
				<DeskForm intent="keep-hold" reference={reference} state={state}>
					<button type="submit" className="button-quiet">
						{lift.isOwn ? t.withdrawLift : t.keep}
					</button>
				</DeskForm>
			)}
		</>
	);
}

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
				<Written>{hold.reason}</Written>
				<p className="text-soft">{t.heldText}</p>
				<LiftHold found={found} canHold={canHold} state={state} />
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
