import type { ComponentProps, ReactNode } from "react";
import { Alert } from "../../../accounts/parts/step-page.tsx";
import { pathIn } from "../../../base/locale/path.ts";
import { Field } from "../../../base/ui/fields/fields.tsx";
import { ErrorSummary } from "../../../base/ui/fields/form-parts.tsx";
import { UNSAVED } from "../../../base/ui/line/line.ts";
import { useSentOnce } from "../../../base/ui/line/use-sent-once.ts";
import { useLocale, useText } from "../../../base/ui/use-locale.ts";
import { finalityText } from "../../../complaints/case/flow/finality-text.ts";
import { messageText } from "../../../complaints/case/messages/message-text.ts";
import { caseText } from "../../../complaints/case/text.ts";
import { evidenceText } from "../../../complaints/evidence/text.ts";
import { type CaseIntent, type CaseState, requiresText } from "../../../complaints/my-cases/case-actions.ts";
import type { FullCase } from "../../../complaints/my-cases/cases.server.ts";
import { EvidenceStep } from "../../submit/parts/evidence-step.tsx";
import { portalText } from "../../text.ts";
import { caseFormText } from "../case-form-text.ts";
import { myCasesText } from "../text.ts";
import type { CaseView } from "./case-view.tsx";
import { FoldedForm } from "./fold.tsx";

type Props = {
	item: Omit<FullCase, "receipts">;
	may: {
		answer: boolean;
		evidence: boolean;
		withdraw: boolean;
		withdrawsAppeal: boolean;
		appeal: boolean;
		consent: boolean;
	};
	hasScanner: boolean;
	state?: CaseState;
	/** The form that the address asks to be open. */
	opened?: CaseIntent;
};

/**
 * The complainant's actions in the current status of the case, each a form of its own: what is wanted, what else there
 * is, and withdrawing.
 */
export function caseActions(given: Props): ComponentProps<typeof CaseView>["actions"] {
	const { may } = given;
	const props = { ...given, state: reachable(given) };
	return {
		answer: may.consent ? (
			<ConsentForms {...props} />
		) : may.answer ? (
			<AnswerForm {...props} />
		) : (
			may.appeal && <AppealForm {...props} />
		),
		others: <OtherForms {...props} />,
		last: may.withdraw && <WithdrawForm {...props} />,
		listsFiles: may.answer || (may.evidence && !may.appeal),
	};
}

/**
 * The case has changed and no longer has the form that was sent: its text goes on in the message form, with the reason
 * why.
 */
function reachable({ state, may }: Props): CaseState | undefined {
	if (!state || state.intent === "message") return state;
	const evidence = may.evidence && !may.answer && !may.appeal;
	const isThere = { ...may, evidence, "refuse-consent": may.consent }[state.intent];
	return isThere ? state : { ...state, intent: "message" };
}

const stateOf = (state: CaseState | undefined, intent: CaseIntent) => (state?.intent === intent ? state : undefined);

function Evidence({ item, hasScanner, state, intent }: Props & { intent: CaseIntent }) {
	return (
		<EvidenceStep
			form={intent}
			caseId={item.id}
			evidence={item.evidence}
			problems={stateOf(state, intent)?.files}
			hasScanner={hasScanner}
			uploads={intent === "evidence" ? "evidence" : undefined}
			downloads="/complaints/evidence/:id"
		/>
	);
}

/** Open under the question: it is what the page is for. */
function AnswerForm(props: Props) {
	const t = useText(caseFormText);
	const { item, state } = props;
	return (
		<CaseForm bare intent="answer" item={item} state={stateOf(state, "answer")} field={t.answer} button={t.sendAnswer}>
			<Evidence {...props} intent="answer" />
		</CaseForm>
	);
}

/** Agreeing that a withdrawn case goes on, and refusing. */
function ConsentForms({ item, state }: Props) {
	const t = useText(finalityText);
	return (
		<>
			<p id="answer" className="mt-3">
				{t.consentText}
			</p>
			<div className="flex flex-wrap gap-3">
				<CaseForm bare intent="consent" item={item} state={stateOf(state, "consent")} button={t.agree} />
				<CaseForm bare intent="refuse-consent" item={item} state={stateOf(state, "refuse-consent")} button={t.refuse} />
			</div>
		</>
	);
}

/** Behind a button under the next step, which says until when. */
function AppealForm(props: Props) {
	const { item, state, opened } = props;
	const t = useText(caseFormText);
	const mine = useText(myCasesText);
	const words = useText(caseText);
	const own = stateOf(state, "appeal");
	return (
		<div className="mt-3">
			<FoldedForm title={mine.appealTitle} open={opened === "appeal" || own !== undefined}>
				<CaseForm
					bare
					intent="appeal"
					item={item}
					state={own}
					lead={mine.appealText}
					field={words.grounds}
					button={t.sendAppeal}
				>
					<Evidence {...props} intent="appeal" />
				</CaseForm>
			</FoldedForm>
		</div>
	);
}

function OtherForms(props: Props) {
	const { item, may, state, opened } = props;
	const t = useText(caseFormText);
	const mine = useText(myCasesText);
	const files = useText(evidenceText);
	const { send } = useText(messageText);
	const isOpen = (intent: CaseIntent) => opened === intent || state?.intent === intent;
	const count = item.evidence.length;
	return (
		<>
			{may.evidence && !may.answer && !may.appeal && (
				<FoldedForm title={t.attachFile} note={count > 0 ? files.files(count) : undefined} open={isOpen("evidence")}>
					<CaseForm intent="evidence" item={item} state={stateOf(state, "evidence")}>
						<Evidence {...props} intent="evidence" />
					</CaseForm>
				</FoldedForm>
			)}
			<FoldedForm title={t.sendMessage} open={isOpen("message")}>
				<CaseForm intent="message" item={item} state={stateOf(state, "message")} field={mine.message} button={send} />
			</FoldedForm>
		</>
	);
}

function WithdrawForm({ item, may, state }: Props) {
	const t = useText(myCasesText);
	const words = useText(caseText);
	const own = stateOf(state, "withdraw");
	return (
		<FoldedForm title={may.withdrawsAppeal ? t.withdrawAppeal : t.withdraw} open={own !== undefined} danger>
			<CaseForm
				intent="withdraw"
				item={item}
				state={own}
				lead={may.withdrawsAppeal ? t.withdrawAppealText : t.withdrawText}
				field={words.reason}
				button={may.withdrawsAppeal ? t.confirmWithdrawAppeal : t.confirmWithdraw}
				danger
			/>
		</FoldedForm>
	);
}

type FormProps = {
	intent: CaseIntent;
	item: { case_reference: string; version: number; messages: readonly unknown[] };
	state?: CaseState;
	lead?: string;
	/** Label of the text, where one is written. */
	field?: string;
	/** Files alone go as they are chosen, or with the button beside them. */
	button?: string;
	danger?: boolean;
	/** Without a card: it is in one. */
	bare?: boolean;
	children?: ReactNode;
};

function CaseForm({ intent, item, state, lead, field, button, danger, bare, children }: FormProps) {
	const locale = useLocale();
	const t = myCasesText(locale);
	const portal = portalText(locale);
	const evidenceWords = evidenceText(locale);
	const path = pathIn(locale, "/complaints/case/:caseReference", { caseReference: item.case_reference });
	const { onSubmit } = useSentOnce();
	return (
		<div id={intent} className={bare ? "mt-4" : "card p-5"}>
			{lead && <p className="mb-4 text-soft">{lead}</p>}
			<form
				method="post"
				action={`${path}#${intent}`}
				encType="multipart/form-data"
				noValidate
				onSubmit={onSubmit}
				{...{ [UNSAVED]: state?.values.body ? "" : undefined }}
				className="space-y-5"
			>
				<input type="hidden" name="intent" value={intent} />
				<input type="hidden" name="version" value={item.version} />
				{intent === "message" && <input type="hidden" name="shown" value={item.messages.length} />}
				{state?.refused && <Alert>{state.refused === "conflict" ? t.changedMeanwhile : t.notPossible}</Alert>}
				<ErrorSummary
					form={intent}
					state={state}
					labels={{ body: field ?? "", evidence: evidenceWords.evidence }}
					failed={{ title: portal.unexpected }}
				/>
				{field && (
					<Field
						form={intent}
						name="body"
						label={field}
						rows={intent === "appeal" ? 6 : 4}
						state={state}
						required={requiresText(intent)}
						labelSaysOptional={intent === "answer"}
					/>
				)}
				{children}
				{button && (
					<button type="submit" className={danger ? "button-danger" : "button"}>
						{button}
					</button>
				)}
			</form>
		</div>
	);
}
