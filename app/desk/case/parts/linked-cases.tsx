import { formatDate } from "../../../base/locale/format.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { Field } from "../../../base/ui/fields/fields.tsx";
import { Ltr } from "../../../base/ui/page-parts.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { StatusBadge } from "../../../complaints/case/parts/status-badge.tsx";
import { writeFilter } from "../../../complaints/case-list/desk-filter.ts";
import type { DeskState } from "../../../complaints/handling/desk-actions.ts";
import type { DeskCase } from "../../../complaints/handling/desk-case.server.ts";
import type { LinkedCases as Linked } from "../../../complaints/linked/linked-cases.server.ts";
import { linkedText } from "../../linked-text.ts";
import { ActionFold } from "./actions/action-fold.tsx";
import { DeskForm, stateOf } from "./actions/desk-form.tsx";

type Props = { found: DeskCase; mayJoin: boolean; state?: DeskState };

/** Cases of the same people or the same tie, and those that officers joined; a form to join one more. */
export function LinkedCases({ found, mayJoin, state }: Props) {
	const locale = useLocale();
	const t = linkedText(locale);
	const { case_reference: reference } = found.item;
	const { rows, isMore } = found.linked;
	const own = stateOf(state, "join");
	return (
		<section id="linked" aria-labelledby="linked-title" className="card px-6 pt-6 pb-1">
			<h3 id="linked-title" className="mb-3 text-xl">
				{t.title}
			</h3>
			{rows.length === 0 && <p className="mb-4 text-soft">{t.none}</p>}
			<ul className="mb-4 space-y-3">
				{rows.map((row) => (
					<LinkedCase key={row.id} row={row} mayJoin={mayJoin} reference={reference} state={state} />
				))}
			</ul>
			{isMore && (
				<p className="mb-4">
					<a href={pathIn(locale, "/complaints/admin") + writeFilter({ linked: reference })} className="link">
						{t.more}
					</a>
				</p>
			)}
			{mayJoin && (
				<ActionFold id="join" title={t.join} isOpen={own !== undefined}>
					<p className="mb-3 text-soft">{t.joinText}</p>
					<DeskForm intent="join" reference={reference} state={state} labels={{ reference: t.reference }}>
						<Field form="join" name="reference" label={t.reference} state={own} maxLength={20} dir="ltr" />
						<button type="submit" className="button-quiet">
							{t.joinButton}
						</button>
					</DeskForm>
				</ActionFold>
			)}
		</section>
	);
}

type RowProps = { row: Linked["rows"][number]; mayJoin: boolean; reference: string; state?: DeskState };

function LinkedCase({ row, mayJoin, reference, state }: RowProps) {
	const locale = useLocale();
	const t = linkedText(locale);
	const { case_reference: caseReference, status, joined_at } = row;
	const why = row.by.map((kind) => t[kind]);
	if (joined_at) why.unshift(t.joined(row.joined_by || t.formerAccount, formatDate(locale, joined_at)));
	return (
		<li data-linked={caseReference}>
			<p className="flex flex-wrap items-center gap-x-3">
				<a
					href={pathIn(locale, "/complaints/admin/case/:caseReference", { caseReference })}
					className="link font-semibold"
				>
					<Ltr>{caseReference}</Ltr>
				</a>
				{status && <StatusBadge status={status} />}
			</p>
			<p className="text-sm text-soft">
				{new Intl.ListFormat(locale, { type: "unit" }).format(status ? why : [...why, t.recused])}
			</p>
			{mayJoin && joined_at && status && (
				<DeskForm
					id={`part-${caseReference}`}
					intent="part"
					reference={reference}
					state={state?.values.other === row.id ? state : undefined}
					hidden={{ other: row.id }}
				>
					<button type="submit" className="link text-sm" aria-label={t.partFrom(caseReference)}>
						{t.part}
					</button>
				</DeskForm>
			)}
		</li>
	);
}
