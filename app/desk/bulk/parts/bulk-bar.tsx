import { useLocation } from "react-router";
import type { StaffMember } from "../../../accounts/guests/access-links.server.ts";
import { ErrorSummary } from "../../../base/ui/fields/form-parts.tsx";
import { useText } from "../../../base/ui/use-locale.ts";
import { caseText } from "../../../complaints/case/text.ts";
import { type BulkState, bulkStatuses } from "../../../complaints/handling/bulk-change.ts";
import { deskText } from "../../text.ts";
import { bulkText } from "../text.ts";

type Props = { staff: StaffMember[]; ticked?: number; all: number; state?: BulkState };

/**
 * Assigns the ticked cases, or changes their status; the checkboxes name this form by id. It stays in sight while a
 * case of the surrounding `group/cases` is ticked.
 */
export function BulkBar({ staff, ticked, all, state }: Props) {
	const t = useText(bulkText);
	const desk = useText(deskText);
	const c = useText(caseText);
	const { search } = useLocation();
	return (
		<form
			id="bulk"
			method="post"
			action={`?${search.slice(1)}`}
			aria-label={t.title}
			className="card z-20 mt-4 flex flex-wrap items-center gap-x-6 gap-y-2 p-3 group-has-[input:checked]/cases:sticky group-has-[input:checked]/cases:bottom-2 group-has-[input:checked]/cases:border-brand group-has-[input:checked]/cases:shadow-card"
		>
			<div className="-mb-4 w-full empty:hidden">
				<ErrorSummary form="bulk" state={state?.bulk ? undefined : state} labels={{}} />
			</div>
			{/* At the end of the row: its words change, and the buttons stay where they are. */}
			<p className="font-semibold sm:order-last" aria-live="polite">
				{ticked === undefined ? t.title : t.ticked(ticked, all)}
			</p>
			<div className="flex items-center gap-2 max-sm:w-full">
				<label htmlFor="bulk-officer" className="sr-only">
					{t.assignTo}
				</label>
				<div className="min-w-0 flex-1 sm:w-52">
					<select
						id="bulk-officer"
						name="officer"
						data-shortcut="a"
						defaultValue={state?.values.officer}
						aria-invalid={state?.problems.officer ? true : undefined}
						className="control"
					>
						<option value="">{t.assignTo}</option>
						{staff.map(({ id, name, email }) => (
							<option key={id} value={id}>
								{name || email}
							</option>
						))}
						<option value="none">{desk.unassigned}</option>
					</select>
				</div>
				<button type="submit" name="intent" value="assign" className="button-quiet">
					{desk.assign}
				</button>
			</div>
			<div className="flex items-center gap-2 max-sm:w-full">
				<label htmlFor="bulk-status" className="sr-only">
					{t.changeTo}
				</label>
				<div className="min-w-0 flex-1 sm:w-52">
					<select
						id="bulk-status"
						name="status"
						defaultValue={state?.values.status}
						aria-invalid={state?.problems.status ? true : undefined}
						className="control"
					>
						<option value="">{t.changeTo}</option>
						{bulkStatuses.map((status) => (
							<option key={status} value={status}>
								{c[status]}
							</option>
						))}
					</select>
				</div>
				<button type="submit" name="intent" value="change" className="button-quiet">
					{t.change}
				</button>
			</div>
		</form>
	);
}
