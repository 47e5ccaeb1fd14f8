import { formatDate } from "../../../base/locale/format.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { Ltr } from "../../../base/ui/page-parts.tsx";
import { useLocale, useText } from "../../../base/ui/use-locale.ts";
import { complaintText } from "../../../complaints/case/complaint-text.ts";
import type { Transition } from "../../../complaints/case/flow/case-flow.ts";
import { StatusBadge } from "../../../complaints/case/parts/status-badge.tsx";
import { caseText } from "../../../complaints/case/text.ts";
import { type DeskFilter, withoutPlace, writeFilter } from "../../../complaints/case-list/desk-filter.ts";
import type { DeskRow } from "../../../complaints/case-list/desk-list.server.ts";
import { Deadline } from "../../parts/deadline.tsx";
import { deskText } from "../../text.ts";
import { listText } from "../text.ts";
import { LinkedCount } from "./linked-count.tsx";
import { MinorMark } from "./minor-mark.tsx";
import { StatusSelector } from "./status-selector.tsx";
import { UnreadMark } from "./unread-mark.tsx";

type Row = DeskRow & { urgency?: "late" | "near"; transitions: Transition[] };
type Props = {
	rows: Row[];
	filter: DeskFilter;
	handles: boolean;
	/** Ids of the cases that the page opened with ticked. */
	opened: string[];
};

/**
 * All cases (docs/rules/complaints.md#desk), two lines a row; on a phone each is a card that leads to its page, where
 * its status is changed. A press anywhere on a row opens its case.
 */
export function DeskTable({ rows, ...props }: Props) {
	const t = useText(listText);
	const words = useText(caseText);
	const labels = useText(complaintText);
	const heads = [words.caseId, t.colUser, labels.dispute_type, words.status, t.colDue, t.colCreated, t.colActions];
	return (
		<div className="card overflow-x-auto max-lg:border-0 max-lg:bg-transparent">
			<table className="w-full text-sm max-lg:block">
				<thead className="bg-sunken max-lg:sr-only">
					<tr>
						{heads.map((head) => (
							<th key={head} scope="col" className="px-3 py-1.5 text-start font-semibold">
								{head}
							</th>
						))}
					</tr>
				</thead>
				<tbody className="divide-y divide-line max-lg:block max-lg:space-y-2 max-lg:divide-y-0">
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
	const cell = "px-3 py-0.5 leading-5 max-lg:block max-lg:px-0";
	const wide = "max-lg:col-span-2";
	const names = locale === "ar" ? [row.full_name_ar, row.full_name] : [row.full_name, row.full_name_ar];
	return (
		<tr
			data-case={caseReference}
			data-urgency={row.urgency}
			data-unread={row.is_unread || undefined}
			className="relative scroll-my-28 focus-within:bg-paper hover:bg-paper max-lg:card max-lg:grid max-lg:grid-cols-[minmax(0,1fr)_auto] max-lg:gap-x-3 max-lg:p-3"
		>
			<th
				scope="row"
				className={`${cell} text-start font-bold whitespace-nowrap ${row.urgency ? `max-lg:ps-3 ${edges[row.urgency]}` : ""}`}
			>
				<span className="flex min-h-7 items-center gap-3">
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
					<span className="flex flex-col max-lg:flex-row max-lg:flex-wrap max-lg:items-center max-lg:gap-x-2">
						<a href={page} data-open="" className="link after:absolute after:inset-0">
							<Ltr>{caseReference}</Ltr>
						</a>
						{(row.is_unread || row.is_minor || row.linked > 0 || row.priority !== "medium") && (
							<span className="flex items-center gap-2 text-xs max-lg:flex-wrap max-lg:gap-y-1">
								{row.is_unread && <UnreadMark />}
								{row.is_minor && <MinorMark />}
								{row.priority !== "medium" && (
									<span className={`font-semibold ${row.priority === "low" ? "text-soft" : "text-loss"}`}>
										{c[row.priority]}
									</span>
								)}
								{row.linked > 0 && <LinkedCount count={row.linked} />}
							</span>
						)}
					</span>
				</span>
			</th>
			<td className={`${cell} lg:max-w-44 xl:max-w-52 max-lg:order-1`}>
				<p
					className={`line-clamp-2 break-words max-lg:line-clamp-1 ${row.is_unread ? "font-bold" : "font-semibold"}`}
					dir="auto"
				>
					{names.find(Boolean)}{" "}
					{row.represented_name && <span className="font-normal text-soft">{t.filedFor(row.represented_name)}</span>}
				</p>
			</td>
			<td className={`${cell} lg:max-w-36 max-lg:order-2 max-lg:text-end`}>{c[row.dispute_type]}</td>
			<td className={`${cell} lg:max-w-52 max-lg:text-end`}>
				<StatusBadge status={row.status} />
				<span className="block truncate text-soft max-lg:hidden">
					{row.officer ? <bdi>{row.officer}</bdi> : desk.unassigned}
				</span>
			</td>
			<td className={`${cell} ${wide} lg:max-w-40 max-lg:order-3 max-lg:flex max-lg:flex-wrap max-lg:gap-x-2`}>
				{row.due_at && !row.urgency && <span className="text-soft lg:hidden">{t.colDue}</span>}
				<Deadline due={row.due_at} urgency={row.urgency} answerDue={row.answer_due_at} />
				<span className="text-soft lg:hidden">{row.officer ? <bdi>{row.officer}</bdi> : desk.unassigned}</span>
			</td>
			<td className={`${cell} text-soft max-lg:hidden`}>{formatDate(locale, row.created_at)}</td>
			<td className={`${cell} max-lg:hidden`}>
				<div className="relative z-10 flex w-fit items-center gap-2">
					<a href={details} aria-label={t.viewCase(caseReference)} className="button-quiet min-h-9 px-3 py-1">
						{t.view}
					</a>
					<StatusSelector reference={caseReference} version={row.version} transitions={row.transitions} back={list} />
				</div>
			</td>
		</tr>
	);
}
