import type { ReactNode } from "react";
import { formatDate } from "../../../base/locale/format.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { complaintText } from "../../../complaints/case/complaint-text.ts";
import { emptiedBy } from "../../../complaints/case/emptied/emptied.ts";
import { emptiedText } from "../../../complaints/case/emptied/emptied-text.ts";
import { messageText } from "../../../complaints/case/messages/message-text.ts";
import { Decisions } from "../../../complaints/case/parts/decisions.tsx";
import { Fact } from "../../../complaints/case/parts/fact.tsx";
import { MessageList } from "../../../complaints/case/parts/messages.tsx";
import { OwnCase } from "../../../complaints/case/parts/own-case.tsx";
import { Statement } from "../../../complaints/case/parts/statement.tsx";
import { questionText } from "../../../complaints/case/question-text.ts";
import { caseText } from "../../../complaints/case/text.ts";
import { FileList } from "../../../complaints/evidence/file-list.tsx";
import { evidenceText } from "../../../complaints/evidence/text.ts";
import type { FullCase } from "../../../complaints/my-cases/cases.server.ts";
import type { Turn } from "../../../complaints/my-cases/turn.ts";
import { FoldedPart } from "./fold.tsx";
import { NextStep } from "./next-step.tsx";
import { Timeline } from "./timeline.tsx";

type Props = {
	item: Omit<FullCase, "receipts">;
	turn: Turn;
	/** The reader's actions; a guest has none. */
	actions?: {
		/** The form that answers the open question. */
		answer?: ReactNode;
		others: ReactNode;
		/** Withdrawing, at the very end. */
		last?: ReactNode;
		/** Whether an open form lists the files already. */
		listsFiles: boolean;
	};
	/** Documents of the case. */
	documents?: ReactNode;
};

/**
 * A case whole: what happens next and what to do about it, what was decided, what happened when, and the rest folded.
 */
export function CaseView({ item, turn, actions, documents }: Props) {
	const locale = useLocale();
	const t = caseText(locale);
	const emptied = emptiedBy(item);
	return (
		<div className="grid gap-5 lg:grid-cols-[1.7fr_1fr] lg:grid-rows-[auto_1fr] lg:gap-x-8">
			<div className="min-w-0 space-y-5">
				<OwnCase since={item.own_case_at} />
				<NextStep turn={turn}>
					{actions ? actions.answer : turn.wanted && <SignInToAnswer reference={item.case_reference} />}
				</NextStep>
				<Decisions item={item} document={actions ? "/complaints/decision/:id" : undefined} />
			</div>
			<aside className="min-w-0 lg:row-span-2">
				<Timeline item={item} />
			</aside>
			<div className="min-w-0 space-y-5">
				{actions && <div className="flex flex-wrap gap-3 print:hidden">{actions.others}</div>}
				<Said messages={item.messages} isAsked={turn.wanted !== undefined} />
				{!actions?.listsFiles && <Files item={item} mayDownload={actions !== undefined} />}
				<FoldedPart title={t.description}>
					<Facts item={item} />
					{emptied ? <p>{emptiedText(locale)[emptied]}</p> : <Statement values={item} />}
				</FoldedPart>
				{documents}
				{actions?.last}
			</div>
		</div>
	);
}

function SignInToAnswer({ reference }: { reference: string }) {
	const locale = useLocale();
	return (
		<p className="mt-3">
			<a href={pathIn(locale, "/complaints/case/:caseReference", { caseReference: reference })} className="button">
				{questionText(locale).signInToAnswer}
			</a>
		</p>
	);
}

/** Open while the last word is the officers', unless that is the question above. */
function Said({ messages, isAsked }: { messages: Props["item"]["messages"]; isAsked: boolean }) {
	const t = messageText(useLocale());
	if (messages.length === 0) return null;
	return (
		<FoldedPart
			title={t.messages}
			note={String(messages.length)}
			open={!isAsked && messages.at(-1)?.author_role !== "complainant"}
		>
			<MessageList messages={messages} />
		</FoldedPart>
	);
}

function Files({ item, mayDownload }: { item: Props["item"]; mayDownload: boolean }) {
	const t = evidenceText(useLocale());
	if (item.evidence.length === 0) return null;
	return (
		<FoldedPart title={t.evidence} note={t.files(item.evidence.length)}>
			<FileList files={item.evidence} downloads={mayDownload ? "/complaints/evidence/:id" : undefined} />
		</FoldedPart>
	);
}

/** The type is with the statement, in which it was chosen; one without words has no statement. */
function Facts({ item }: { item: Props["item"] }) {
	const locale = useLocale();
	const t = caseText(locale);
	const labels = complaintText(locale);
	return (
		<dl className="mb-5 grid grid-cols-2 gap-4 border-b border-line pb-5 sm:grid-cols-3">
			{emptiedBy(item) && <Fact label={labels.dispute_type}>{t[item.dispute_type]}</Fact>}
			<Fact label={t.priority}>{t[item.priority]}</Fact>
			<Fact label={t.created}>{formatDate(locale, item.created_at)}</Fact>
			<Fact label={t.updated}>{formatDate(locale, item.last_updated_at)}</Fact>
		</dl>
	);
}
