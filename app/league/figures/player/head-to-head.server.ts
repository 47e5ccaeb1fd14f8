import { rubbersOfPlayer } from "../counted-rubbers.server.ts";
import { balanceOf, between, tallyOf } from "../figures.ts";
import { peopleById } from "../people.server.ts";

/** Two players and what they played against each other, as the first one sees it; undefined where one is not there. */
export async function headToHead(id: number, otherId: number) {
	if (id === otherId) return undefined;
	const people = await peopleById([id, otherId]);
	const [player, other] = [people.get(id), people.get(otherId)];
	if (!player || !other) return undefined;
	const all = await rubbersOfPlayer(id);
	const rubbers = between(all, otherId);
	return {
		player,
		other,
		rubbers,
		tally: tallyOf(rubbers),
		together: balanceOf(all.filter(({ partners }) => partners.includes(otherId))),
	};
}
