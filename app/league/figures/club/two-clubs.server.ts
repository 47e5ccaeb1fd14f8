import { clubIn, clubNames } from "../../../people/clubs/clubs.server.ts";
import { balanceOf, endedTies } from "./ended-ties.server.ts";

const opponentIn = (clubId: number, tie: { home_team_id: number; away_team_id: number }) =>
	tie.home_team_id === clubId ? tie.away_team_id : tie.home_team_id;

/** The clubs that a club met, the most often met first, each with the ties won, drawn and lost. */
export async function clubsMet(clubId: number) {
	const clubs = await clubNames();
	const met = Map.groupBy(await endedTies(clubId), (tie) => opponentIn(clubId, tie));
	return [...met]
		.map(([id, ties]) => {
			const { name, name_ar, logo_url } = clubIn(clubs, id);
			return { club: { id, name, name_ar, logo_url }, played: ties.length, ...balanceOf(ties) };
		})
		.sort((a, b) => b.played - a.played || (a.club.name < b.club.name ? -1 : 1));
}

/** Two clubs and all ties between them, as the first one sees them; undefined where one is not there. */
export async function twoClubs(clubId: number, otherId: number) {
	const clubs = await clubNames();
	const [club, other] = [clubs.get(clubId), clubs.get(otherId)];
	if (!club || !other || clubId === otherId) return undefined;
	const ties = (await endedTies(clubId)).filter((tie) => opponentIn(clubId, tie) === otherId);
	const shown = ({ id, name, name_ar, logo_url }: typeof club) => ({ id, name, name_ar, logo_url });
	// a tie that both missed is lost by both, and won by neither
	const balance = { ...balanceOf(ties), lost: ties.filter(({ theirs }) => theirs === "win").length };
	return { club: shown(club), other: shown(other), ties, balance };
}
