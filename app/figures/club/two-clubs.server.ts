import { clubIn, clubNames } from "../../clubs/clubs.server.ts";
import { type CountedTie, counts, resultFor } from "../../matches/tie.ts";
import { namedTiesOf } from "../../matches/ties.server.ts";

/** The ties of a club that count, against other clubs, the latest first. */
async function tiesAgainstOthers(clubId: number) {
	const ties = await namedTiesOf({ clubId, status: "completed" });
	return ties.filter(counts).filter((tie) => tie.home_team_id !== tie.away_team_id);
}

const opponentIn = (clubId: number, tie: CountedTie) =>
	tie.home_team_id === clubId ? tie.away_team_id : tie.home_team_id;

function balanceOf(clubId: number, ties: CountedTie[]) {
	const results = ties.map((tie) => resultFor(clubId, tie));
	const count = (wanted: string) => results.filter((result) => result === wanted).length;
	return { won: count("win"), drawn: count("draw"), lost: count("loss") };
}
export type TieBalance = ReturnType<typeof balanceOf>;

/** The clubs that a club met, the most often met first, each with the ties won, drawn and lost. */
export async function clubsMet(clubId: number) {
	const clubs = await clubNames();
	const met = Map.groupBy(await tiesAgainstOthers(clubId), (tie) => opponentIn(clubId, tie));
	return [...met]
		.map(([id, ties]) => {
			const { name, name_ar, logo_url } = clubIn(clubs, id);
			return { club: { id, name, name_ar, logo_url }, played: ties.length, ...balanceOf(clubId, ties) };
		})
		.sort((a, b) => b.played - a.played || (a.club.name < b.club.name ? -1 : 1));
}

/** Two clubs and all ties between them, as the first one sees them; undefined where one is not there. */
export async function twoClubs(clubId: number, otherId: number) {
	const clubs = await clubNames();
	const [club, other] = [clubs.get(clubId), clubs.get(otherId)];
	if (!club || !other || clubId === otherId) return undefined;
	const ties = (await tiesAgainstOthers(clubId)).filter((tie) => opponentIn(clubId, tie) === otherId);
	const shown = ({ id, name, name_ar, logo_url }: typeof club) => ({ id, name, name_ar, logo_url });
	return { club: shown(club), other: shown(other), ties, balance: balanceOf(clubId, ties) };
}
