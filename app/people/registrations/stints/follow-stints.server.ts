import { sql } from "kysely";
import { db } from "../../../base/db/client.server.ts";
import type { JobKind } from "../../../base/jobs/job-kind.ts";

/** Gives players the club of today where a stint began or ended since. Returns how many changed. */
export async function followStints(): Promise<number> {
	const changed = await sql`
		update players p set team_id = now.club
		from (select player_id, max(club_id) filter (where daterange(from_on, until_on, '[]') @> day_of_stints()) as club
			from stints where kind = 'own' group by player_id) as now
		where p.id = now.player_id and p.team_id is distinct from now.club`.execute(db());
	return Number(changed.numAffectedRows ?? 0);
}

/** Soon after midnight, and each hour for a process that was not there then. */
export const followStintsJob: JobKind<object> = {
	name: "follow-stints",
	cron: "1 * * * *",
	retryLimit: 5,
	retryDelay: 60,
	run: async () => {
		await followStints();
	},
};
