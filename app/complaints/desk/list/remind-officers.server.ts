import { sql } from "kysely";
import { absolute } from "../../../base/config.server.ts";
import { db } from "../../../base/db/client.server.ts";
import { riyadhDay } from "../../../base/locale/format.ts";
import type { Locale } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { sendEmail } from "../../../base/mail/mail.server.ts";
import { siteSettings } from "../../../settings/settings.server.ts";
import { asSystem } from "../../case/access/case-access.server.ts";
import { deadlinesEmail } from "../../case/emails.ts";
import { NEAR_DAYS } from "../../deadlines/deadlines.ts";
import { endOfWorkingDays, isWorkingDay } from "../../deadlines/working-calendar.ts";
import { writeFilter } from "../filter/desk-filter.ts";

type Due = { email: string; language: Locale; late: number; near: number };

/**
 * One mail to each officer whose cases are overdue or soon will be, and to each head about unassigned ones. It holds the numbers and a
 * link to the list; none is sent on a holiday.
 */
export async function remindOfficersAt(now: Date) {
	const { holidays } = await siteSettings();
	if (!isWorkingDay(riyadhDay(now), holidays)) return;
	const soon = endOfWorkingDays(now, NEAR_DAYS, holidays);
	const counts = sql`count(*) filter (where c.due_at < ${now})::int as late, count(*) filter (where c.due_at >= ${now})::int as near`;
	await asSystem(async () => {
		const { rows: assigned } = await sql<Due>`
			select a.email, a.language, ${counts} from complaints c join accounts a on a.id = c.assigned_to_id
			where c.due_at <= ${soon} and a.disabled_at is null and not is_recused(c.id, a.id) group by a.id`.execute(db());
		const { rows: unassigned } = await sql<Due>`
			select a.email, a.language, ${counts} from complaints c, accounts a join account_roles r on r.account_id = a.id and r.role = 'head'
			where c.due_at <= ${soon} and c.assigned_to_id is null and a.disabled_at is null and not is_recused(c.id, a.id) group by a.id`.execute(
			db(),
		);
		await tell(assigned, "me");
		await tell(unassigned, "none");
	});
}

async function tell(people: Due[], assigned: "me" | "none") {
	for (const { email, language, ...count } of people) {
		const url = absolute(pathIn(language, "/complaints/admin") + writeFilter({ assigned }));
		await sendEmail(deadlinesEmail(language, count, url), { to: email });
	}
}
