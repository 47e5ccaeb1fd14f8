import type { StaffMember } from "../../../accounts/guests/access-links.server.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { Fold } from "../../../base/ui/fold.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { disputeTypes, priorities } from "../../../complaints/case/complaint.ts";
import { complaintText } from "../../../complaints/case/complaint-text.ts";
import { caseText } from "../../../complaints/case/text.ts";
import {
	type DeskFilter,
	isNarrowed,
	sorts,
	submittedStatuses,
	urgencies,
	withoutPlace,
} from "../../../complaints/case-list/desk-filter.ts";
import { Filter } from "../../../records/list/parts/list-tools.tsx";
import { linkedText } from "../../linked-text.ts";
import { deskText } from "../../text.ts";
import { filterText } from "../filter-text.ts";

/** How many things narrow the list, searched words aside. */
function countOf(filter: DeskFilter) {
	const { sort: _, search: __, ...rest } = withoutPlace(filter);
	return Object.values(rest).filter(Boolean).length;
}

type Props = { filter: DeskFilter; words?: string; staff: StaffMember[] };

/** Search and filters. The form is posted: words that name people are stored on the server and not in the address. */
export function DeskFilters({ filter, words, staff }: Props) {
	const locale = useLocale();
	const t = filterText(locale);
	const desk = deskText(locale);
	const c = caseText(locale);
	const path = pathIn(locale, "/complaints/admin");
	const sortLabels = { created: t.sortCreated, due: t.sortDue, priority: t.sortPriority, updated: t.sortUpdated };
	const people = staff.map(({ id, name, email }) => ({ value: id, label: name || email }));
	const hidden = filter.priority || filter.assigned || filter.from || filter.until || filter.dispute_type;
	return (
		<search>
			<form method="post" action={path} data-filter="" className="mb-3">
				<input type="hidden" name="intent" value="filter" />
				{filter.linked && (
					<p className="mb-3 font-semibold">
						<input type="hidden" name="linked" value={filter.linked} />
						{linkedText(locale).filtered(filter.linked)}
					</p>
				)}
				<div className="flex flex-wrap items-end gap-3">
					<div className="min-w-40 flex-1">
						<label htmlFor="desk-q" className="mb-1 block text-sm font-semibold">
							{t.searchLabel}
						</label>
						<input
							id="desk-q"
							name="q"
							type="search"
							defaultValue={words}
							maxLength={100}
							dir="auto"
							className="control"
						/>
					</div>
					<Fold id="desk-filters" label={t.apply} marks={countOf(filter)} inline>
						<Filter
							name="status"
							label={c.status}
							value={filter.status}
							all={t.anyStatus}
							options={submittedStatuses.map((value) => ({ value, label: c[value] }))}
						/>
						<Filter
							name="due"
							label={t.due}
							value={filter.due}
							all={t.anyDue}
							options={urgencies.map((value) => ({ value, label: t[value] }))}
						/>
						<Filter
							name="unread"
							label={t.arrived}
							value={filter.unread}
							all={t.readOrNot}
							options={[{ value: "yes", label: t.unread }]}
						/>
						<Filter
							name="sort"
							label={t.sort}
							value={filter.sort === sorts[0] ? undefined : filter.sort}
							all={t.sortDue}
							options={sorts.slice(1).map((value) => ({ value, label: sortLabels[value] }))}
						/>
						<button type="submit" className="button">
							{t.apply}
						</button>
						{isNarrowed(filter) && (
							<a href={path} className="button-quiet">
								{t.clear}
							</a>
						)}
						<details open={Boolean(hidden)} className="open:basis-full max-sm:basis-full">
							<summary className="w-fit cursor-pointer py-2.5 font-semibold text-brand">{t.more}</summary>
							<div className="mt-2 flex flex-wrap items-end gap-3">
								<Filter
									name="dispute_type"
									label={complaintText(locale).dispute_type}
									value={filter.dispute_type}
									all={t.anyType}
									options={disputeTypes.map((value) => ({ value, label: c[value] }))}
								/>
								<Filter
									name="priority"
									label={c.priority}
									value={filter.priority}
									all={t.anyPriority}
									options={[...priorities].reverse().map((value) => ({ value, label: c[value] }))}
								/>
								<Filter
									name="assigned"
									label={desk.assignedTo}
									value={filter.assigned}
									all={t.anybody}
									options={[{ value: "me", label: t.me }, { value: "none", label: desk.unassigned }, ...people]}
								/>
								{(["from", "until"] as const).map((name) => (
									<div key={name}>
										<label htmlFor={`desk-${name}`} className="mb-1 block text-sm font-semibold">
											{t[name]}
										</label>
										<input
											id={`desk-${name}`}
											name={name}
											type="date"
											defaultValue={filter[name]}
											className="control"
										/>
									</div>
								))}
							</div>
						</details>
					</Fold>
				</div>
			</form>
		</search>
	);
}
