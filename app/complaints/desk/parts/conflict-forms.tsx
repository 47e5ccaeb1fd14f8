import { Field } from "../../../base/ui/fields.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import type { DeskState } from "../desk-actions.ts";
import type { DeskCase } from "../desk-case.server.ts";
import { deskText } from "../text.ts";
import { DeskForm, stateOf } from "./desk-form.tsx";

/** Who has declared a conflict of interest, and the way to declare one's own. */
export function ConflictForms({ found, canLift, state }: { found: DeskCase; canLift: boolean; state?: DeskState }) {
	const t = deskText(useLocale());
	const reference = found.item.case_reference;
	const own = stateOf(state, "conflict");
	return (
		<div className="space-y-4">
			{found.conflicts.length > 0 && (
				<div id="lift">
					<p className="font-semibold">{t.declared}</p>
					<ul className="mt-2 space-y-3">
						{found.conflicts.map((conflict) => (
							<li key={conflict.account_id} className="border-s-4 border-line ps-4">
								<bdi className="font-semibold">{conflict.name || conflict.email}</bdi>
								<p dir="auto">{conflict.reason}</p>
								{canLift && (
									<DeskForm intent="lift" reference={reference} state={state} hidden={{ account: conflict.account_id }}>
										<button
											type="submit"
											aria-label={t.liftFor(conflict.name || conflict.email)}
											className="button-quiet"
										>
											{t.lift}
										</button>
									</DeskForm>
								)}
							</li>
						))}
					</ul>
				</div>
			)}
			<details id="conflict" open={own !== undefined}>
				<summary className="cursor-pointer py-1 font-semibold text-loss">{t.declare}</summary>
				<p className="mt-2 mb-3 text-soft">{t.declareText}</p>
				<DeskForm intent="conflict" reference={reference} state={state} labels={{ body: t.reason }}>
					<Field form="conflict" name="body" label={t.reason} state={own} maxLength={1000} />
					<button type="submit" className="button-danger">
						{t.declareButton}
					</button>
				</DeskForm>
			</details>
		</div>
	);
}
