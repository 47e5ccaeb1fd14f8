import { Field } from "../../../base/ui/fields/fields.tsx";
import { Ltr } from "../../../base/ui/page-parts.tsx";
import { useText } from "../../../base/ui/use-locale.ts";
import { caseText } from "../../../complaints/case/text.ts";
import type { DeskState } from "../../../complaints/handling/desk-actions.ts";
import { retainedText } from "../../../complaints/privacy/kept/text.ts";
import { deskCaseText } from "../text.ts";
import { DeskForm, stateOf } from "./actions/desk-form.tsx";

type Props = { reference: string; isIdentity: boolean; state?: DeskState };

/**
 * The ID number in full, or who an erased complainant was, for a reason; it is shown once and gone with the next page.
 */
export function RevealForm({ reference, isIdentity, state }: Props) {
	const t = useText(deskCaseText);
	const sealed = useText(retainedText);
	const title = isIdentity ? sealed.revealIdentity : t.reveal;
	const words = useText(caseText);
	const own = stateOf(state, "reveal");
	if (own?.revealed)
		return (
			<div id="reveal" role="status" className="rounded-xl border-2 border-ball bg-draw-tint p-4">
				<dt className="text-sm">{isIdentity ? sealed.identity : t.revealed}</dt>
				<dd className="text-xl font-bold whitespace-pre-line">
					{isIdentity ? <bdi>{own.revealed}</bdi> : <Ltr>{own.revealed}</Ltr>}
				</dd>
			</div>
		);
	return (
		<div id="reveal">
			<dt className="sr-only">{title}</dt>
			<dd>
				<details open={own !== undefined}>
					<summary className="cursor-pointer py-1 font-semibold text-brand">{title}</summary>
					<p className="mt-2 mb-3 text-soft">{t.revealText}</p>
					<DeskForm intent="reveal" reference={reference} state={state} labels={{ body: words.reason }}>
						<Field form="reveal" name="body" label={words.reason} state={own} maxLength={1000} />
						<button type="submit" className="button-quiet">
							{title}
						</button>
					</DeskForm>
				</details>
			</dd>
		</div>
	);
}
