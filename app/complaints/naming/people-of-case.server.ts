import { complaintStaff } from "../../accounts/guests/access-links.server.ts";
import { db } from "../../base/db/client.server.ts";
import { fold } from "../../base/search/fold.ts";
import { hasIdentity, identityOf } from "../complainants/erased-identity.server.ts";
import { fullId } from "../complainants/profile.server.ts";
import type { Person } from "./people-in-text.ts";

/**
 * Whether it can no longer be known who is in a case: its words were removed, or its complainant is erased and the
 * sealed identity is gone. A text is compared with nothing then. Inside the scope of a head.
 */
export async function areNamesGone(complaintId: string): Promise<boolean> {
	const { user_id, erased_at, erasure_ended_at, words_removed_at } = await db()
		.selectFrom("complaints")
		.select(["user_id", "erased_at", "erasure_ended_at", "words_removed_at"])
		.where("id", "=", complaintId)
		.executeTakeFirstOrThrow();
	if (erasure_ended_at || words_removed_at) return true;
	return erased_at !== null && !(await hasIdentity(user_id));
}

/**
 * The people that the text of a published decision must not tell: complainant with those represented, parties, the
 * federation's own staff of complaints, and of the tie that the case carries the players of its two clubs, of today and
 * those who were named in it. A party that is a club is no person. Of an erased complainant the identity is asked,
 * which heads alone have. Inside a scope that sees the case.
 */
export async function peopleOfCase(complaintId: string): Promise<Person[]> {
	const { user_id, erased_at, match_id, filer_names, filer_contacts, ...parties } = await db()
		.selectFrom("complaints")
		.select(["user_id", "erased_at", "match_id", "first_party_full_name", "first_party_phone"])
		.select(["second_party_full_name", "second_party_phone", "represented_name", "filer_names", "filer_contacts"])
		.where("id", "=", complaintId)
		.executeTakeFirstOrThrow();
	const { id, id_number, ...who } = await db()
		.selectFrom("complaint_users")
		.select(["id", "full_name", "full_name_ar", "email", "phone", "id_number"])
		.where("id", "=", user_id)
		.executeTakeFirstOrThrow();
	const erased = (erased_at && (await identityOf(user_id))?.split("\n")) || [];
	const staff = await complaintStaff();
	const clubs = await clubNames();
	const represented = clubs.has(fold(parties.represented_name ?? "")) ? null : parties.represented_name;
	const party = (name: string | null, phone: string | null) =>
		name !== null && clubs.has(fold(name)) ? [] : [{ names: [name], contacts: [phone] }];
	const players = match_id === null ? [] : await playersOfTie(match_id);
	return [
		{
			names: [who.full_name, who.full_name_ar, ...(filer_names ?? []), ...erased.filter(isName), represented],
			contacts: [who.email, who.phone, ...(filer_contacts ?? []), ...erased, id_number && fullId(id, id_number)],
		},
		...party(parties.first_party_full_name, parties.first_party_phone),
		...party(parties.second_party_full_name, parties.second_party_phone),
		...staff.map(({ name, email }) => ({ names: [name], contacts: [email] })),
		...players.map(({ name, name_ar }) => ({ names: [name, name_ar] })),
	];
}

/** A line of a sealed identity that is no email or number. */
const isName = (line: string) => !/[@\p{Nd}]/u.test(line);

async function clubNames(): Promise<Set<string>> {
	const clubs = await db().selectFrom("teams").select(["name", "name_ar"]).execute();
	return new Set(clubs.flatMap(({ name, name_ar }) => [fold(name), fold(name_ar)]));
}

/**
 * Names as they are and, of those who left or changed theirs, as they were on the day; a line-up that is not opened
 * tells none.
 */
const playersOfTie = (matchId: number) =>
	db()
		.selectFrom("players as p")
		.innerJoin("matches as m", (join) =>
			join.on((eb) => eb("p.team_id", "in", [eb.ref("m.home_team_id"), eb.ref("m.away_team_id")])),
		)
		.select(["p.name", "p.name_ar"])
		.where("m.id", "=", matchId)
		.union(namesInRubbers(matchId).select(["n.name", "n.name_ar"]))
		.union(namesInRubbers(matchId).innerJoin("players as p", "p.id", "n.player_id").select(["p.name", "p.name_ar"]))
		.union(namesInLineups(matchId).select(["n.name", "n.name_ar"]))
		.union(namesInLineups(matchId).innerJoin("players as p", "p.id", "n.player_id").select(["p.name", "p.name_ar"]))
		.execute();

const namesInRubbers = (matchId: number) =>
	db()
		.selectFrom("rubber_players as n")
		.innerJoin("rubbers as r", "r.id", "n.rubber_id")
		.where("r.match_id", "=", matchId);

const namesInLineups = (matchId: number) =>
	db()
		.selectFrom("lineup_places as n")
		.innerJoin("lineups as l", "l.id", "n.lineup_id")
		.where("l.match_id", "=", matchId)
		.where("l.opened_at", "is not", null);
