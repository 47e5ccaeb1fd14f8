import type { ReactNode } from "react";
import { formatMoment } from "../../../../base/locale/format.ts";
import { pathIn } from "../../../../base/locale/path.ts";
import { ErrorSummary } from "../../../../base/ui/fields/form-parts.tsx";
import { UNSAVED } from "../../../../base/ui/line/line.ts";
import { useSentOnce } from "../../../../base/ui/line/use-sent-once.ts";
import { useLocale } from "../../../../base/ui/use-locale.ts";
import { decisionParts } from "../../../../complaints/case/decision-parts.ts";
import { eventWord, timelineText } from "../../../../complaints/case/events/timeline-text.ts";
import { caseText, roleKey } from "../../../../complaints/case/text.ts";
import type { DeskIntent, DeskState } from "../../../../complaints/handling/desk-actions.ts";
import { useCaseQuery } from "../../../list/use-list-query.ts";
import { refusalText } from "../../refusal-text.ts";

type Props = {
	/** Names the form where one intent has several on a page. */
	id?: string;
	intent: DeskIntent;
	reference: string;
	state?: DeskState;
	labels?: Record<string, string>;
	/** Values that come along unseen. */
	hidden?: Record<string, string | number>;
	files?: boolean;
	children: ReactNode;
};

/** The state of the last try, if it was of this form. */
export const stateOf = (state: DeskState | undefined, intent: DeskIntent) =>
	state?.intent === intent ? state : undefined;

/** Fields in which officers write; what comes back in one of them is stored nowhere yet. */
const texts = ["body", "text", "reasons", ...decisionParts];

/** A form about a case: problems are shown above it, and what was typed stays in it. */
export function DeskForm({ id, intent, reference, state, labels = {}, hidden = {}, files, children }: Props) {
	const locale = useLocale();
	const t = refusalText(locale);
	const path = pathIn(locale, "/complaints/admin/case/:caseReference", { caseReference: reference }) + useCaseQuery();
	const { onSubmit } = useSentOnce();
	const own = stateOf(state, intent);
	return (
		<form
			method="post"
			action={`${path}#${id ?? intent}`}
			encType={files ? "multipart/form-data" : undefined}
			noValidate
			onSubmit={onSubmit}
			{...{ [UNSAVED]: own && texts.some((name) => own.values[name]) ? "" : undefined }}
			className="space-y-4"
		>
			<input type="hidden" name="intent" value={intent} />
			{Object.entries(hidden).map(([name, value]) => (
				<input key={name} type="hidden" name={name} value={value} />
			))}
			{own && <Refusal state={own} />}
			<ErrorSummary form={id ?? intent} state={own} labels={labels} failed={{ title: t.failed, text: t.failedText }} />
			{children}
		</form>
	);
}

/** Why the action was refused, and what another officer did in between. */
function Refusal({ state }: { state: DeskState }) {
	const locale = useLocale();
	const t = refusalText(locale);
	const c = caseText(locale);
	const events = timelineText(locale);
	if (!state.refused) return null;
	const allowed = state.allowed?.map((each) => c[each]);
	const list = new Intl.ListFormat(locale, { type: "unit" });
	return (
		<div role="alert" className="rounded-xl border-2 border-loss bg-loss-tint p-4">
			<p className="font-semibold">{t[state.refused]}</p>
			{state.refused === "conflict" && state.now && <p>{t.nowIs(c[state.now])}</p>}
			{state.changes && state.changes.length > 0 && (
				<>
					<p className="mt-2">{t.conflictChanges}</p>
					<ul className="list-disc ps-5">
						{state.changes.map((change) => (
							<li key={change.id}>
								{eventWord(events, change.type)}
								{change.to_status && ` – ${c[change.to_status]}`} · {c[roleKey[change.actor_role]]} ·{" "}
								<bdi>{formatMoment(locale, new Date(change.at))}</bdi>
							</li>
						))}
					</ul>
				</>
			)}
			{allowed && (
				<p className="mt-2">
					{t.allowedNow} {allowed.length > 0 ? list.format(allowed) : t.nothingAllowed}
				</p>
			)}
		</div>
	);
}
