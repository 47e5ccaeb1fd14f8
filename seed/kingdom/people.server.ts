import { db } from "../../app/base/db/client.server.ts";
import { man, styles, woman } from "../people.ts";
import { insertRows } from "./rows.server.ts";
import type { Entrants } from "./seasons.server.ts";

const MEN = 5;
const WOMEN = 4;
const CHILDREN = 4;
const FIRST_MAN = 120;
const FIRST_WOMAN = 9;
const FIRST_BOY = 162;

const blank = { nationality: "KSA", position: null, position_ar: null, photo_url: null, ranking: null };

/**
 * The players of the clubs of the First Division, the women and the children. Of children there is a name and a club
 * and no more that is published: no picture, no ranking and no style.
 */
export async function addPeople(entrants: Entrants, photos: { men: string[]; women: string[] }) {
	const men = entrants.firstDivision.flatMap(({ club }) => Array.from({ length: MEN }, () => club));
	const women = entrants.women.flatMap(({ club }) => Array.from({ length: WOMEN }, () => club));
	const children = entrants.under15.flatMap(({ club }) => Array.from({ length: CHILDREN }, () => club));
	const style = (nth: number) => {
		const [position, position_ar] = styles[nth % styles.length] ?? [null, null];
		return { position, position_ar };
	};
	await insertRows("players", [
		...men.map((team_id, nth) => ({
			...blank,
			...man(FIRST_MAN + nth),
			...style(nth),
			team_id,
			sex: "male",
			ranking: FIRST_MAN + nth,
			photo_url: photos.men[nth] ?? null,
		})),
		...women.map((team_id, nth) => ({
			...blank,
			...woman(FIRST_WOMAN + nth),
			...style(nth),
			team_id,
			sex: "female",
			ranking: FIRST_WOMAN + nth,
			photo_url: photos.women[nth] ?? null,
		})),
	]);
	const [of] = men;
	// A second record of a player, as two hands make it: staff find the pair among possible duplicates.
	await insertRows("players", [{ ...blank, ...man(FIRST_MAN), team_id: of, sex: null }]);
	const young = await insertRows(
		"players",
		children.map((team_id, nth) => ({ ...blank, ...man(FIRST_BOY + nth), team_id, sex: "male" })),
	);
	return { young };
}

export type SquadPlayer = { id: number; name: string; name_ar: string; ranking: number; team_id: number | null };

/** The players of one sex by their clubs, the strongest first; children, who have no ranking, are left out. */
export async function playersByClub(sex: "male" | "female") {
	const players = await db()
		.selectFrom("players")
		.select(["id", "name", "name_ar", "team_id", (eb) => eb.fn.coalesce("ranking", eb.lit(0)).as("ranking")])
		.where("team_id", "is not", null)
		.where("ranking", "is not", null)
		.where("sex", "=", sex)
		.orderBy("ranking")
		.orderBy("id")
		.execute();
	return Map.groupBy(players, ({ team_id }) => team_id ?? 0);
}
