import type { ReactNode } from "react";
import { Alert } from "../../../accounts/parts/step-page.tsx";
import { pathIn } from "../../../base/locale/path.ts";
import { Field } from "../../../base/ui/fields.tsx";
import { ErrorSummary } from "../../../base/ui/form-parts.tsx";
import { useSentOnce } from "../../../base/ui/line/use-sent-once.ts";
import { useLocale, useText } from "../../../base/ui/use-locale.ts";
import { messageText } from "../../case/message-text.ts";
import { caseText } from "../../case/text.ts";
import { EvidenceStep } from "../../evidence/parts/evidence-step.tsx";
import { FileList } from "../../evidence/parts/file-list.tsx";
import { evidenceText } from "../../evidence/text.ts";
import { portalText } from "../../portal/text.ts";
import { type CaseIntent, type CaseState, requiresText } from "../case-actions.ts";
import type { FullCase } from "../cases.server.ts";
import { myCasesText } from "../text.ts";

type Props = {
	item: Omit<FullCase, "receipt">;
	may: { answer: boolean; evidence: boolean; withdraw: boolean; withdrawsAppeal: boolean; appeal: boolean };
	hasScanner: boolean;
	state?: CaseState;
};

/** The complainant's actions in the current status of the case, each a form of its own. */
export function CaseForms({ item, may, hasScanner, state }: Props) {
	const t = useText(myCasesText);
	const words = useText(caseText);
	const texts = useText(messageText);
	const stateOf = (intent: CaseIntent) => (state?.intent === intent ? state : undefined);
	const evidence = (intent: CaseIntent) => (
		<EvidenceStep
			form={intent}
			caseId={item.id}
			evidence={item.evidence}
			problems={stateOf(intent)?.files}
			hasScanner={hasScanner}
			uploads={intent === "evidence" ? "evidence" : undefined}
			downloads="/complaints/evidence/:id"
		/>
	);
	const isAlone = !may.answer && !may.appeal;
	return (
		<>
			{may.answer && (
				<CaseForm
					intent="answer"
					item={item}
					state={stateOf("answer")}
					title={t.answerTitle}
					field={t.answer}
					button={t.sendAnswer}
				>
					{evidence("answer")}
				</CaseForm>
			)}
			{may.evidence && isAlone && (
				<CaseForm intent="evidence" item={item} state={stateOf("evidence")} title={t.addEvidence}>
					{evidence("evidence")}
				</CaseForm>
			)}
			{may.appeal && (
				<CaseForm
					intent="appeal"
					item={item}
					state={stateOf("appeal")}
					title={t.appealTitle}
					lead={t.appealText}
					field={words.grounds}
					button={t.sendAppeal}
				>
					{evidence("appeal")}
				</CaseForm>
			)}
			{!may.evidence && <Files files={item.evidence} />}
			<CaseForm
				intent="message"
				item={item}
				state={stateOf("message")}
				title={t.writeTitle}
				field={t.message}
				button={texts.send}
			/>
			{may.withdraw && (
				<details id="withdraw" open={state?.intent === "withdraw"} className="card p-6">
					<summary className="cursor-pointer font-semibold text-loss">
						{may.withdrawsAppeal ? t.withdrawAppeal : t.withdraw}
					</summary>
					<div className="mt-4">
						<CaseForm
							bare
							intent="withdraw"
							item={item}
							state={stateOf("withdraw")}
							title={may.withdrawsAppeal ? t.withdrawAppeal : t.withdrawTitle}
							lead={may.withdrawsAppeal ? t.withdrawAppealText : t.withdrawText}
							field={words.reason}
							button={may.withdrawsAppeal ? t.confirmWithdrawAppeal : t.confirmWithdraw}
							danger
						/>
					</div>
				</details>
			)}
		</>
	);
}

function Files({ files }: { files: Props["item"]["evidence"] }) {
	const t = useText(evidenceText);
	return (
		<section aria-labelledby="files" className="card space-y-4 p-6">
			<h2 id="files" className="text-xl">
				{t.evidence}
			</h2>
			<FileList files={files} downloads="/complaints/evidence/:id" />
		</section>
	);
}

type FormProps = {
	intent: CaseIntent;
	item: { case_reference: string; version: number };
	state?: CaseState;
	title: string;
	lead?: string;
	/** Label of the text, where one is written. */
	field?: string;
	button?: string;
	danger?: boolean;
	bare?: boolean;
	children?: ReactNode;
};

function CaseForm({ intent, item, state, title, lead, field, button, danger, bare, children }: FormProps) {
	const locale = useLocale();
	const t = myCasesText(locale);
	const portal = portalText(locale);
	const evidenceWords = evidenceText(locale);
	const path = pathIn(locale, "/complaints/case/:caseReference", { caseReference: item.case_reference });
	const isEvidenceOnly = intent === "evidence";
	const { onSubmit } = useSentOnce();
	return (
		<section id={intent} aria-labelledby={`${intent}-title`} className={bare ? "" : "card p-6"}>
			<h2 id={`${intent}-title`} className="text-xl">
				{title}
			</h2>
			{lead && <p className="mt-1 text-soft">{lead}</p>}
			<form
				method="post"
				action={`${path}#${intent}`}
				encType="multipart/form-data"
				noValidate
				onSubmit={onSubmit}
				className="mt-4 space-y-5"
			>
				<input type="hidden" name="intent" value={intent} />
				<input type="hidden" name="version" value={item.version} />
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
					/>
				)}
				{children}
				{!isEvidenceOnly && (
					<button type="submit" className={danger ? "button-danger" : "button"}>
						{button ?? title}
					</button>
				)}
			</form>
		</section>
	);
}
