import { formatDate } from "../../../../base/locale/format.ts";
import { pathIn } from "../../../../base/locale/path.ts";
import { Ltr } from "../../../../base/ui/page-parts.tsx";
import { useLocale, useText } from "../../../../base/ui/use-locale.ts";
import { waitsForComplainant } from "../../../case/complaint.ts";
import { complaintText } from "../../../case/complaint-text.ts";
import type { Transition } from "../../../case/flow/case-flow.ts";
import { StatusBadge } from "../../../case/parts/status-badge.tsx";
import { caseText } from "../../../case/text.ts";
import { type DeskFilter, withoutPlace, writeFilter } from "../../filter/desk-filter.ts";
import { Deadline } from "../../parts/deadline.tsx";
import { deskText } from "../../text.ts";
import type { DeskRow } from "../desk-list.server.ts";
import { listText } from "../text.ts";
import { StatusSelector } from "./status-selector.tsx";

type Row = DeskRow & { urgency?: "late" | "near"; transitions: Transition[] };
type Props = {
	rows: Row[];
	filter: DeskFilter;
	handles: boolean;
	/** Ids of the cases that the page opened with ticked. */
	opened: string[];
};

/** All cases (docs/rules.md#desk); on a phone each is a card. A press anywhere on a row opens its case. */
export function DeskTable({ rows, ...props }: Props) {
	const t = useText(listText);
	const words = useText(caseText);
	const labels = useText(complaintText);
	const heads = [words.caseId, t.colUser, labels.dispute_type, words.status, t.colDue, t.colCreated, t.colActions];
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
				<tbody className="divide-y divide-line max-lg:block max-lg:space-y-3 max-lg:divide-y-0">
					{rows.map((row, i) => (
						<CaseRow key={row.id} row={row} isFirst={i === 0} {...props} />
					))}
				</tbody>
			</table>
		</div>
	);
}

/** The edge of a row repeats how urgent it is; the words are in its column. */
const edges = { late: "border-s-4 border-loss", near: "border-s-4 border-double border-draw" } as const;

type RowProps = Omit<Props, "rows"> & { row: Row; isFirst: boolean };

function CaseRow({ row, filter, handles, opened, isFirst }: RowProps) {
	const locale = useLocale();
	const t = listText(locale);
	const desk = deskText(locale);
	const c = caseText(locale);
	const caseReference = row.case_reference ?? "";
	const list = pathIn(locale, "/complaints/admin") + writeFilter(filter);
	const page =
		pathIn(locale, "/complaints/admin/case/:caseReference", { caseReference }) + writeFilter(withoutPlace(filter));
	const details = pathIn(locale, "/complaints/admin/details/:caseReference", { caseReference }) + writeFilter(filter);
	const cell = "px-3 py-3 align-top max-lg:block max-lg:px-0 max-lg:py-1";
	const wide = "max-lg:col-span-2";
	const names = locale === "ar" ? [row.full_name_ar, row.full_name] : [row.full_name, row.full_name_ar];
	return (
		<tr
			data-case={caseReference}
			data-urgency={row.urgency}
			className="relative scroll-my-28 focus-within:bg-paper hover:bg-paper max-lg:card max-lg:grid max-lg:grid-cols-[minmax(0,1fr)_auto] max-lg:gap-x-3 max-lg:p-4"
		>
			<th
				scope="row"
				className={`${cell} text-start font-bold whitespace-nowrap ${row.urgency ? `max-lg:ps-3 ${edges[row.urgency]}` : ""}`}
			>
				<span className="flex min-h-8 items-center gap-3">
					{handles && (
						<input
							type="checkbox"
							id={isFirst ? "bulk-case" : undefined}
							name="case"
							value={`${row.id}:${row.version}`}
							form="bulk"
							defaultChecked={opened.includes(row.id)}
							aria-label={t.select(caseReference)}
							className="relative z-10 size-5 accent-brand"
						/>
					)}
					<a href={page} data-open="" className="link after:absolute after:inset-0">
						<Ltr>{caseReference}</Ltr>
					</a>
				</span>
				{row.priority !== "medium" && (
					<span className={`text-sm font-semibold ${row.priority === "low" ? "text-soft" : "text-loss"}`}>
						{c[row.priority]}
					</span>
				)}
			</th>
			<td className={`${cell} ${wide} lg:max-w-60 xl:min-w-44 min-[88rem]:min-w-48 max-lg:order-1`}>
				<p className="font-semibold break-words" dir="auto">
					{names.find(Boolean)}
				</p>
				<Ltr className="relative z-10 text-soft [overflow-wrap:anywhere] max-lg:hidden">{row.email}</Ltr>
			</td>
			<td className={`${cell} ${wide} max-lg:order-2`}>{c[row.dispute_type]}</td>
			<td className={`${cell} max-lg:text-end`}>
				<StatusBadge status={row.status} />
				<p className="mt-1 text-soft">{row.officer ? <bdi>{row.officer}</bdi> : desk.unassigned}</p>
			</td>
			<td className={`${cell} ${wide} max-lg:order-3`}>
				<span className="text-soft lg:hidden">{t.colDue}: </span>
				<Deadline due={row.due_at} urgency={row.urgency} waits={waitsForComplainant(row.status)} />
			</td>
			<td className={`${cell} ${wide} text-soft min-[88rem]:whitespace-nowrap max-lg:order-4`}>
				<span className="lg:hidden">{t.colCreated}: </span>
				{formatDate(locale, row.created_at)}
			</td>
			<td className={`${cell} ${wide} max-lg:order-5`}>
				<div className="relative z-10 flex w-fit flex-wrap items-center gap-2 xl:flex-nowrap">
					<a href={details} aria-label={t.viewCase(caseReference)} className="button-quiet px-3">
						{t.view}
					</a>
					<StatusSelector reference={caseReference} version={row.version} transitions={row.transitions} back={list} />
				</div>
			</td>
		</tr>
	);
}
