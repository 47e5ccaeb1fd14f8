import type { ReactNode } from "react";
import { accountName } from "../../../accounts/account-name.ts";
import { formatDate } from "../../../base/locale/format.ts";
import { Field } from "../../../base/ui/fields/fields.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { Written } from "../../../base/ui/written.tsx";
import { reopeningGrounds } from "../../../complaints/case/stage.ts";
import { caseText } from "../../../complaints/case/text.ts";
import type { DeskState } from "../../../complaints/handling/desk-actions.ts";
import type { DeskCase } from "../../../complaints/handling/desk-case.server.ts";
import { transitionText } from "../transition-text.ts";
import { ActionFold } from "./actions/action-fold.tsx";
import { DeskForm, stateOf } from "./actions/desk-form.tsx";
import { GroundField } from "./actions/ground-field.tsx";
import { reopeningText } from "./actions/reopening-text.ts";

const nameOf = ({ name, email }: { name: string | null; email: string | null }) =>
	accountName({ name: name ?? "", email: email ?? "" }) ?? email ?? "";

type Props = { found: DeskCase; me: string; isHead: boolean; state?: DeskState };

/**
 * How a case goes on that ended for good: reopened after its appeal by two heads, or taken up again after it was
 * withdrawn.
 */
export function ReopeningPanel(props: Props) {
	const { found, isHead } = props;
	if (found.proposal) return <Waiting {...props} proposal={found.proposal} />;
	if (isHead && found.canBeReopened) return <Proposing {...props} />;
	return isHead && found.isWithdrawn ? <Withdrawn {...props} /> : null;
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
	return (
		<section aria-labelledby={`${id}-title`} className="card space-y-3 border-2 border-ball p-6">
			<h3 id={`${id}-title`} className="text-xl">
				{title}
			</h3>
			{children}
		</section>
	);
}

function Waiting({ found, me, isHead, state, proposal }: Props & { proposal: NonNullable<DeskCase["proposal"]> }) {
	const locale = useLocale();
	const t = reopeningText(locale);
	const day = (at: Date) => formatDate(locale, at);
	const form = { reference: found.item.case_reference, state, hidden: { proposal: proposal.id } };
	return (
		<Part id="confirm-reopening" title={t.waits}>
			<p>{t.by(nameOf(proposal), day(proposal.proposed_at), day(proposal.expires_at))}</p>
			<p className="font-semibold">{t[proposal.ground]}</p>
			<Written>{proposal.reason}</Written>
			<div className="flex flex-wrap gap-3">
				{isHead && proposal.proposed_by_id !== me && (
					<DeskForm intent="confirm-reopening" {...form}>
						<button type="submit" className="button">
							{t.confirm}
						</button>
					</DeskForm>
				)}
				{isHead && (
					<DeskForm intent="revoke-reopening" {...form}>
						<button type="submit" className="button-quiet">
							{t.revoke}
						</button>
					</DeskForm>
				)}
			</div>
		</Part>
	);
}

function Proposing({ found, state }: Props) {
	const locale = useLocale();
	const t = reopeningText(locale);
	const { reason } = caseText(locale);
	const { ground } = transitionText(locale);
	const own = stateOf(state, "propose-reopening");
	const { item, transitions } = found;
	return (
		<Part id="reopening" title={t.title}>
			<p>{t.rule(item.reopen_until ? formatDate(locale, item.reopen_until) : "")}</p>
			{transitions.some(({ to }) => to === "under_review") && <p>{t.alone}</p>}
			<ActionFold id="propose-reopening" title={t.propose} isOpen={own !== undefined}>
				<DeskForm
					intent="propose-reopening"
					reference={item.case_reference}
					state={state}
					labels={{ ground, body: reason }}
				>
					<GroundField form="propose-reopening" grounds={reopeningGrounds} state={own} />
					<Field form="propose-reopening" name="body" label={reason} rows={4} state={own} hint={t.reasonHint} />
					<button type="submit" className="button">
						{t.propose}
					</button>
				</DeskForm>
			</ActionFold>
		</Part>
	);
}

function Withdrawn({ found, state }: Props) {
	const locale = useLocale();
	const t = reopeningText(locale);
	const { reason } = caseText(locale);
	const own = stateOf(state, "ask-consent");
	const { consent_until, case_reference } = found.item;
	return (
		<Part id="withdrawn" title={t.withdrawnTitle}>
			<p>{t.withdrawnRule}</p>
			{consent_until && <p className="font-semibold">{t.asked(formatDate(locale, consent_until))}</p>}
			<ActionFold id="ask-consent" title={t.ask} isOpen={own !== undefined}>
				<DeskForm intent="ask-consent" reference={case_reference} state={state} labels={{ body: reason }}>
					<Field form="ask-consent" name="body" label={reason} rows={4} state={own} hint={t.askHint} />
					<button type="submit" className="button">
						{t.ask}
					</button>
				</DeskForm>
			</ActionFold>
		</Part>
	);
}
