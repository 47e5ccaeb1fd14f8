import { ClubName } from "./club-name.tsx";

type Names = { name: string; name_ar: string };

/** The two sides of a tie in one line of text. */
export const Sides = ({ tie }: { tie: { home_team: Names; away_team: Names } }) => (
	<>
		<bdi>
			<ClubName club={tie.home_team} />
		</bdi>
		{"\u00a0– "}
		<bdi>
			<ClubName club={tie.away_team} />
		</bdi>
	</>
);
