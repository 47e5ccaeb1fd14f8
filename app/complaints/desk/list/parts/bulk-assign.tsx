import { useLocation } from "react-router";
import type { StaffMember } from "../../../../accounts/guests/access-links.server.ts";
import { useText } from "../../../../base/ui/use-locale.ts";
import { deskText } from "../../text.ts";
import { listText } from "../text.ts";

/** Assigns the ticked cases to one officer; the checkboxes name this form by id. */
export function BulkAssign({ staff }: { staff: StaffMember[] }) {
	const t = useText(listText);
	const desk = useText(deskText);
	const { search } = useLocation();
	return (
		<form id="bulk" method="post" action={`?${search.slice(1)}`} className="mt-4 flex flex-wrap items-center gap-3">
			<input type="hidden" name="intent" value="assign" />
			<span className="font-semibold">{t.bulk}</span>
			<label htmlFor="bulk-officer" className="sr-only">
				{t.bulkTo}
			</label>
			<div className="w-64">
				<select id="bulk-officer" name="officer" className="control">
					<option value="">{desk.unassigned}</option>
					{staff.map(({ id, name, email }) => (
						<option key={id} value={id}>
							{name || email}
						</option>
					))}
				</select>
			</div>
			<button type="submit" className="button-quiet">
				{desk.assign}
			</button>
		</form>
	);
}
