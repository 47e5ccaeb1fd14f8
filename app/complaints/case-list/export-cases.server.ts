import type { Actor } from "../../access/actor.ts";
import { authorize } from "../../access/authorize.ts";
import { asStaff } from "../../access/case-access.server.ts";
import { audit } from "../../audit/audit.server.ts";
import { asKind } from "../../base/db/waiting/time-limits.server.ts";
import { writeCsv } from "../../records/row-files/csv.server.ts";
import { siteSettings } from "../../settings/settings.server.ts";
import type { DeskFilter } from "./desk-filter.ts";
import { casesForExport } from "./desk-list.server.ts";

const columns = [
	"case_reference",
	"status",
	"dispute_type",
	"priority",
	"full_name",
	"full_name_ar",
	"email",
	"created_at",
	"submitted_at",
	"due_at",
	"assigned_to",
	"last_updated_at",
] as const;

/**
 * The cases that a filter lets through, the newest first, as a CSV file without formulas. That it was taken is written
 * to the log.
 */
export async function exportCases(actor: Actor, filter: DeskFilter, now = new Date()): Promise<string> {
	authorize(actor, "case.handle");
	const { holidays } = await siteSettings();
	const rows = await asKind("report", () =>
		asStaff(actor, async () => {
			const found = await casesForExport(actor, filter, holidays, now);
			await audit(actor, "list.exported", "list:complaints", { rows: found.length });
			return found;
		}),
	);
	return writeCsv(columns, rows);
}
