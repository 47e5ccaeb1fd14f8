import { rememberForPages } from "../../../base/db/remembered/remember.server.ts";
import { clubIn, clubNames } from "../../../people/clubs/clubs.server.ts";
import { formerNames } from "../../../people/clubs/former-names/former-names.server.ts";
import { namesOn } from "../../../people/clubs/former-names/names-on.ts";
import { stintsOf } from "../../../people/registrations/stints/stints.server.ts";
import { editionsWithRubbers, rubbersOfPlayer } from "../counted-rubbers.server.ts";
import { type CountedRubber, lastDayOf, opponentsOf, seasonsOf, tallyOf } from "../figures.ts";
import { monthsOf } from "../months.ts";
import { peopleById } from "../people.server.ts";
import { linesOf } from "../rubber-lines.server.ts";

/** On the page of a player: the results as letters, the latest rubbers, and those met most often. */
const FORM = 10;
const LATEST = 5;
const OPPONENTS = 6;

export type PlayerFigures = NonNullable<Awaited<ReturnType<typeof playerFigures>>>;

/**
 * The figures and clubs on the page of a player; undefined where no rubber is written down at all and no stint has a
 * day.
 */
export async function playerFigures(id: number) {
	const rubbers = await rubbersOfPlayer(id);
	const hasSheets = rubbers.length > 0 || (await editionsWithRubbers()).length > 0;
	const periods = await clubsOf(id, rubbers);
	if (!hasSheets && periods.length === 0) return undefined;
	const clubs = await clubNames();
	const former = await formerNames();
	return {
		/** Whether rubbers are written down at all, of whichever player. */
		hasSheets,
		tally: tallyOf(rubbers),
		form: rubbers.slice(0, FORM).map(({ won }) => won),
		latest: await linesOf(id, rubbers.slice(0, LATEST)),
		seasons: seasonsOf(rubbers).map(({ last, ...season }) => ({
			...season,
			months: monthsOf(rubbers.filter((rubber) => rubber.season === season.season)),
			clubs: season.clubs.map((club) => namesOf(namesOn(former.get(club), clubIn(clubs, club), last))),
		})),
		clubs: periods,
		opponents: await opponents(rubbers, 0, OPPONENTS),
	};
}

/** Opponents with their names; players who are gone are left out. */
export async function opponents(rubbers: CountedRubber[], skip: number, take: number) {
	const met = opponentsOf(rubbers).slice(skip, skip + take);
	const people = await peopleById(met.map(({ id }) => id));
	return met.flatMap(({ id, ...balance }) => {
		const person = people.get(id);
		return person ? [{ person, ...balance }] : [];
	});
}
export type MetOpponent = Awaited<ReturnType<typeof opponents>>[number];

type ClubPeriod = {
	club: { id: number; name: string; name_ar: string };
	isLoan: boolean;
	from: string | null;
	until: string | null;
	seasons: string[];
};

/** The clubs of a player by days; where no day is known, by the seasons in which rubbers were played for them. */
async function clubsOf(id: number, rubbers: CountedRubber[]): Promise<ClubPeriod[]> {
	const stints = await rememberForPages(`stints of ${id}`, () => stintsOf(id));
	const dated = stints.filter(({ from_on, until_on }) => from_on !== null || until_on !== null);
	const [all, former] = [await clubNames(), await formerNames()];
	const clubOn = (club: number, day: string | null) => namesOf(namesOn(former.get(club), clubIn(all, club), day));
	if (dated.length > 0)
		return stints.map(({ club_id, kind, from_on, until_on }) => ({
			club: clubOn(club_id, until_on),
			isLoan: kind === "loan",
			from: from_on,
			until: until_on,
			seasons: [],
		}));
	return [...Map.groupBy(rubbers, ({ club_id }) => club_id)].map(([club, own]) => ({
		club: clubOn(club, lastDayOf(own)),
		isLoan: false,
		from: null,
		until: null,
		seasons: [...new Set(own.map(({ season }) => season))].sort().reverse(),
	}));
}

const namesOf = ({ id, name, name_ar }: { id: number; name: string; name_ar: string }) => ({ id, name, name_ar });
