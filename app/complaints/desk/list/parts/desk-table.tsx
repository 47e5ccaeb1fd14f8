import { formatDate } from "../../../../base/locale/format.ts";
import { pathIn } from "../../../../base/locale/path.ts";
import { Ltr } from "../../../../base/ui/page-parts.tsx";
import { useLocale, useText } from "../../../../base/ui/use-locale.ts";
import type { Transition } from "../../../case/case-flow.ts";
import { waitsForComplainant } from "../../../case/complaint.ts";
import { complaintText } from "../../../case/complaint-text.ts";
import { StatusBadge } from "../../../case/parts/status-badge.tsx";
import { caseText } from "../../../case/text.ts";
import { Deadline } from "../../parts/deadline.tsx";
import { deskText } from "../../text.ts";
import { type DeskFilter, writeFilter } from "../desk-filter.ts";
import type { DeskRow } from "../desk-list.server.ts";
import { listText } from "../text.ts";
import { StatusSelector } from "./status-selector.tsx";

type Row = DeskRow & { urgency?: "late" | "near"; transitions: Transition[] };
type Props = { rows: Row[]; filter: DeskFilter; handles: boolean };

/** All cases (docs/rules.md#desk); on a phone each is a card. */
export function DeskTable({ rows, filter, handles }: Props) {
	const t = useText(listText);
	const words = useText(caseText);
	const labels = useText(complaintText);
	const heads = [words.caseId, t.colUser, labels.dispute_type, words.status, t.colCreated, t.colActions];
	return (
		<div className="card overflow-x-auto max-lg:border-0 max-lg:bg-transparent max-lg:shadow-none">
			<table className="w-full text-sm max-lg:block">
				<thead className="bg-sunken max-lg:sr-only">
					<tr>
						{heads.map((head) => (
							<th key={head} scope="col" className="px-3 py-3 text-start font-semibold">
								{head}
							</th>
						))}
					</tr>
				</thead>
				<tbody className="divide-y divide-line max-lg:block max-lg:space-y-4 max-lg:divide-y-0">
					{rows.map((row) => (
						<CaseRow key={row.id} row={row} filter={filter} handles={handles} />
					))}
				</tbody>
			</table>
		</div>
	);
}

function CaseRow({ row, filter, handles }: { row: Row; filter: DeskFilter; handles: boolean }) {
	const locale = useLocale();
	const t = listText(locale);
	const desk = deskText(locale);
	const c = caseText(locale);
	const caseReference = row.case_reference ?? "";
	const list = pathIn(locale, "/complaints/admin") + writeFilter(filter);
	const details = pathIn(locale, "/complaints/admin/details/:caseReference", { caseReference }) + writeFilter(filter);
	const cell = "px-3 py-3 align-top max-lg:block max-lg:px-0 max-lg:py-1";
	const names = locale === "ar" ? [row.full_name_ar, row.full_name] : [row.full_name, row.full_name_ar];
	return (
		<tr data-case={caseReference} className="max-lg:card max-lg:block max-lg:p-5">
			<th scope="row" className={`${cell} text-start font-bold whitespace-nowrap`}>
				<span className="flex min-h-8 items-center gap-3">
					{handles && (
						<input
							type="checkbox"
							name="case"
							value={row.id}
							form="bulk"
							aria-label={t.select(caseReference)}
							className="size-5 accent-brand"
						/>
					)}
					<Ltr>{caseReference}</Ltr>
				</span>
				{row.priority !== "medium" && (
					<span className={`text-sm font-semibold ${row.priority === "low" ? "text-soft" : "text-loss"}`}>
						{c[row.priority]}
					</span>
				)}
			</th>
			<td className={`${cell} lg:max-w-60 xl:min-w-48`}>
				<p className="font-semibold break-words" dir="auto">
					{names.find(Boolean)}
				</p>
				<Ltr className="text-soft [overflow-wrap:anywhere]">{row.email}</Ltr>
			</td>
			<td className={cell}>{c[row.dispute_type]}</td>
			<td className={cell}>
				<StatusBadge status={row.status} />
				<p className="mt-1 text-soft">{row.officer ? <bdi>{row.officer}</bdi> : desk.unassigned}</p>
			</td>
			<td className={cell}>
				<p>
					<span className="text-soft lg:hidden">{t.colCreated}: </span>
					{formatDate(locale, row.created_at)}
				</p>
				<p className="mt-1">
					<Deadline due={row.due_at} urgency={row.urgency} waits={waitsForComplainant(row.status)} />
				</p>
			</td>
			<td className={cell}>
				<div className="flex flex-wrap items-center gap-2 xl:flex-nowrap">
					<a href={details} aria-label={t.viewCase(caseReference)} className="button-quiet">
						{t.view}
					</a>
					<StatusSelector reference={caseReference} version={row.version} transitions={row.transitions} back={list} />
				</div>
			</td>
		</tr>
	);
}
