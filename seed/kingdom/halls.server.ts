import { sql } from "kysely";
import { operator } from "../../app/access/actor.ts";
import { db } from "../../app/base/db/client.server.ts";
import { riyadhDay } from "../../app/base/locale/format.ts";
import { addClosure, saveVenue } from "../../app/league/venues/edit-venues.server.ts";
import { dayAfter } from "../../app/people/registrations/day.ts";
import { detailsOf } from "../club-details.ts";
import type { DemoClub } from "../clubs.ts";
import { must } from "./must.ts";

/**
 * The halls of clubs, one of them closed for some days. Their squads are at home there, and the ties that these groups
 * have ahead are played there.
 */
export async function addHalls(clubs: readonly DemoClub[], season: string, groups: readonly number[], now: Date) {
	for (const [nth, club] of clubs.entries()) {
		const { id } = await db().selectFrom("teams").select("id").where("name", "=", club.name).executeTakeFirstOrThrow();
		const { address, address_ar, location } = detailsOf(club, nth);
		const hall = {
			name: `${club.name} Hall`,
			name_ar: `صالة نادي ${club.name_ar}`,
			club_id: id,
			address,
			address_ar,
			location,
			tables: 4 + (nth % 3) * 2,
		};
		must(await saveVenue(operator, undefined, 0, hall), `hall ${hall.name}`);
	}
	const today = riyadhDay(now);
	const closed = await db().selectFrom("venues").select("id").orderBy("id").executeTakeFirstOrThrow();
	const closure = {
		from_on: dayAfter(today, 10),
		until_on: dayAfter(today, 12),
		reason: "New floor",
		reason_ar: "تغيير الأرضية",
	};
	must(await addClosure(operator, closed.id, closure), "closure");
	await sql`update squads s set venue_id = v.id, home_day = 5, home_time = '18:30' from venues v
		where v.club_id = s.club_id and s.season = ${season}
		and exists (select from entries n where n.squad_id = s.id and n.group_id = any(${groups}))`.execute(db());
	await sql`update matches m set venue_id = s.venue_id from squads s
		where s.id = m.home_squad_id and m.group_id = any(${groups})`.execute(db());
}
