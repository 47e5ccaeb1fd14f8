import { sql } from "kysely";
import { db } from "../../../base/db/client.server.ts";
import type { PeopleOfCase } from "./labels.ts";

type Row = {
	id: string;
	account: string | null;
	tie: number | null;
	names: string[];
	emails: string[];
	phones: string[];
	clubs: string[];
};

/**
 * Who is in these cases, as they are stored now: the complainant, those represented, both parties, and the clubs of the
 * tie under every name that they have or had. Of an erased case the tie alone: its parties may be the complainant. Call
 * it with the system's scope.
 */
export async function peopleOfCases(ids: string[]): Promise<(PeopleOfCase & { id: string })[]> {
	const { rows } = await sql<Row>`
		select c.id, u.id as account, c.match_id as tie,
			array_remove(array[u.full_name, u.full_name_ar, p.first_party_full_name, p.second_party_full_name,
				p.represented_name], null) as names,
			array_remove(array[u.email::text], null) as emails,
			array_remove(array[u.phone, p.first_party_phone, p.second_party_phone], null) as phones,
			array_remove(array[u.organization, u.organization_ar, p.first_party_organization, p.second_party_organization]
				|| array(
					select n.name from matches m join teams t on t.id in (m.home_team_id, m.away_team_id)
					cross join lateral (
						values (t.name), (t.name_ar)
						union all select unnest(array[f.name, f.name_ar]) from former_club_names f where f.club_id = t.id
					) n (name)
					where m.id = c.match_id
					union select s.letter from matches m join squads s on s.id in (m.home_squad_id, m.away_squad_id)
					where m.id = c.match_id), null) as clubs
		from complaints c left join complaints p on p.id = c.id and p.erased_at is null
		left join complaint_users u on u.id = p.user_id and u.erased_at is null
		where c.id = any(${ids}::uuid[])`.execute(db());
	return rows.map(({ account, tie, ...row }) => ({ ...row, account: account ?? undefined, tie: tie ?? undefined }));
}
