import type { Role } from "../../../access/actor.ts";
import type { policy } from "../../../access/policy.ts";
import { db } from "../../../base/db/client.server.ts";
import type { Locale } from "../../../base/locale/locale.ts";

const accounts = () =>
	db()
		.selectFrom("accounts as a")
		.select(["a.id", "a.email", "a.language"])
		.distinct()
		.where("a.disabled_at", "is", null)
		.orderBy("a.email");

/** The captains of these squads, for mails to them. */
export const captainsOf = (squads: readonly number[]) =>
	accounts().innerJoin("captains as c", "c.account_id", "a.id").where("c.squad_id", "in", squads).execute();

/** The same, without those who want no reminders. */
export const captainsToRemind = (squads: readonly number[]) =>
	accounts()
		.innerJoin("captains as c", "c.account_id", "a.id")
		.where("c.squad_id", "in", squads)
		.where("a.match_reminders", "=", true)
		.execute();

/** The languages in which the captains of these squads read, by squad; no entry for a squad without a captain. */
export async function captainLanguages(squads: readonly number[]) {
	if (squads.length === 0) return new Map<number, Locale[]>();
	const rows = await db()
		.selectFrom("captains as c")
		.innerJoin("accounts as a", "a.id", "c.account_id")
		.select(["c.squad_id", "a.language"])
		.distinct()
		.where("c.squad_id", "in", squads)
		.where("a.disabled_at", "is", null)
		.orderBy("a.language")
		.execute();
	return new Map(
		[...Map.groupBy(rows, ({ squad_id }) => squad_id)].map(([id, of]) => [id, of.map(({ language }) => language)]),
	);
}

/** Those who may decide about ties, in the order in which mails about them go. */
const deciding = ["league-manager", "editor", "owner"] as const satisfies readonly Role[] &
	readonly (typeof policy)["match.manage"][number][];

/** The league managers; where there is none, the editors, and where there are none of them, the owners. */
export async function leagueManagers() {
	for (const role of deciding) {
		const people = await accounts()
			.innerJoin("account_roles as r", "r.account_id", "a.id")
			.where("r.role", "=", role)
			.execute();
		if (people.length > 0) return people;
	}
	return [];
}
