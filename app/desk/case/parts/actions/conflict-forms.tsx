import { Field, SelectField } from "../../../../base/ui/fields/fields.tsx";
import { useText } from "../../../../base/ui/use-locale.ts";
import { Written } from "../../../../base/ui/written.tsx";
import { hasJudged } from "../../../../complaints/case/flow/case-flow.ts";
import { caseText } from "../../../../complaints/case/text.ts";
import type { DeskState } from "../../../../complaints/handling/desk-actions.ts";
import type { DeskCase } from "../../../../complaints/handling/desk-case.server.ts";
import { recusalText } from "../../recusal-text.ts";
import { ActionFold } from "./action-fold.tsx";
import { DeskForm, stateOf } from "./desk-form.tsx";

/** Why a person takes no part. */
const because = { declared: "byDeclared", ordered: "byOrdered", party: "byParty", side: "bySide" } as const;

type Props = { found: DeskCase; me: string; canRecuse: boolean; state?: DeskState };

/** Recused accounts and the reasons; forms to declare a conflict of interest and, for heads, to recuse others. */
export function ConflictForms({ found, me, canRecuse, state }: Props) {
	const t = useText(recusalText);
	const words = useText(caseText);
	const reference = found.item.case_reference;
	const own = stateOf(state, "conflict");
	const mayRecuse = canRecuse && !hasJudged(found.item, me);
	return (
		<>
			{found.conflicts.length > 0 && (
				<div id="lift" className="border-t border-line py-4">
					<p className="font-semibold">{t.declared}</p>
					<ul className="mt-2 space-y-3">
						{found.conflicts.map((conflict) => (
							<li key={conflict.account_id} className="border-s-4 border-line ps-4">
								<bdi className="font-semibold">{conflict.name || conflict.email}</bdi>
								<p className="text-soft">{t[because[conflict.kind]]}</p>
								{conflict.reason && <Written>{conflict.reason}</Written>}
								{mayRecuse && (
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
			{(mayRecuse || stateOf(state, "recuse")) && <RecuseForm found={found} me={me} state={state} />}
			<ActionFold id="conflict" title={t.declare} isOpen={own !== undefined} isDanger>
				<p className="mb-3 text-soft">{t.declareText}</p>
				<DeskForm intent="conflict" reference={reference} state={state} labels={{ body: words.reason }}>
					<Field form="conflict" name="body" label={words.reason} state={own} maxLength={1000} />
					<button type="submit" className="button-danger">
						{t.declareButton}
					</button>
				</DeskForm>
			</ActionFold>
		</>
	);
}

function RecuseForm({ found, me, state }: Omit<Props, "canRecuse">) {
	const t = useText(recusalText);
	const words = useText(caseText);
	const own = stateOf(state, "recuse");
	const others = found.colleagues.filter(({ id }) => id !== me);
	return (
		<ActionFold id="recuse" title={t.recuse} isOpen={own !== undefined} isDanger>
			<p className="mb-3 text-soft">{t.recuseText}</p>
			<DeskForm
				intent="recuse"
				reference={found.item.case_reference}
				state={state}
				labels={{ account: t.recuseWhom, body: words.reason }}
			>
				<SelectField
					form="recuse"
					name="account"
					label={t.recuseWhom}
					state={own}
					empty={t.chooseOfficer}
					options={others.map(({ id, name, email }) => ({ value: id, label: name || email }))}
				/>
				<Field form="recuse" name="body" label={words.reason} state={own} maxLength={1000} />
				<button type="submit" className="button-danger">
					{t.recuseButton}
				</button>
			</DeskForm>
		</ActionFold>
	);
}
