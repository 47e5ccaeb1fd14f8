import { type Actor, accountIdOf } from "../../app/access/actor.ts";
import { provideAccount } from "../../app/accounts/joining/register.server.ts";
import { man } from "../people.ts";
import { insertRows } from "./rows.server.ts";

export type Captain = { actor: Actor; squad: number; club: number; category: "senior" | "youth" };
type Squad = { id: number; club_id: number };

const FIRST_CAPTAIN = 395;

/**
 * Captains of squads. The demo's own captain acts for the women and the children of the club as well; the others have
 * no password, and sign in nowhere.
 */
export async function nameCaptains(
	own: Actor,
	{ firstDivision, women, under15, premier }: Record<"firstDivision" | "women" | "under15" | "premier", Squad[]>,
) {
	const clubOfOwn = premier[0]?.club_id;
	let nth = 0;
	const named = async (squads: readonly Squad[], category: Captain["category"] = "senior") => {
		const captains: Captain[] = [];
		for (const { id: squad, club_id: club } of squads) {
			const actor = club === clubOfOwn ? own : await addCaptain(nth++);
			captains.push({ actor, squad, club, category });
		}
		await insertRows(
			"captains",
			captains
				.filter(({ squad }) => squad !== premier[0]?.id)
				.map(({ actor, squad }) => ({ account_id: accountIdOf(actor), squad_id: squad, granted_at: new Date() })),
			"squad_id",
		);
		return captains;
	};
	return {
		premier: await named(premier.slice(0, 4)),
		firstDivision: await named(firstDivision),
		women: await named(women),
		under15: await named(under15.slice(0, 2), "youth"),
	};
}

async function addCaptain(nth: number): Promise<Actor> {
	const email = `captain-${nth + 1}@demo.example`;
	const { name_ar } = man(FIRST_CAPTAIN + nth);
	const id = await provideAccount(email, [], { name: name_ar, isDemo: true });
	return { kind: "account", id, email, roles: ["captain"] };
}
