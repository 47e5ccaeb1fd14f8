import { operator } from "../../app/access/actor.ts";
import { db } from "../../app/base/db/client.server.ts";
import { storeDrawing } from "../../app/base/files/pictures/pictures.server.ts";
import { riyadhDay } from "../../app/base/locale/format.ts";
import { saveAdjustment } from "../../app/league/competitions/entries/edit-entries.server.ts";
import { createClub } from "../../app/people/clubs/edit-clubs.server.ts";
import { detailsOf } from "../club-details.ts";
import { demoClubs } from "../clubs.ts";
import type { DemoPeople } from "../demo-accounts.server.ts";
import { crest } from "../drawings/crest.ts";
import { portrait } from "../drawings/portrait.ts";
import { man } from "../people.ts";
import { askForOtherDates, reportToCaptain, workOnResults } from "./at-work.server.ts";
import { nameCaptains } from "./captains.server.ts";
import { loadCases } from "./cases.server.ts";
import { secondTier } from "./clubs.ts";
import { leagues, seasons } from "./competitions.ts";
import { addHalls } from "./halls.server.ts";
import { addMessages, addReaders } from "./messages.server.ts";
import { must } from "./must.ts";
import { addPeople, playersByClub } from "./people.server.ts";
import { addLicences, addTransfers, fillRosters } from "./registrations.server.ts";
import { writeSheets } from "./results.server.ts";
import { insertRows } from "./rows.server.ts";
import { closeSeason, copyTo, type Entrants, openFirstSeason, squadsIn } from "./seasons.server.ts";
import { type KingdomTie, kingdomTies } from "./ties.ts";

const WOMEN_CLUBS = 6;
const CHILDREN_CLUBS = 6;
const MEN_OF_A_CLUB = 5;
const WOMEN_OF_A_CLUB = 4;
const THURSDAY = 4;
const FRIDAY = 5;
const SATURDAY = 6;

/** Files of the kingdom, which are stored before its transaction begins. */
export async function drawKingdom() {
	const women = demoClubs.slice(0, WOMEN_CLUBS).flatMap((club) => Array.from({ length: WOMEN_OF_A_CLUB }, () => club));
	const men = secondTier.flatMap((club) => Array.from({ length: MEN_OF_A_CLUB }, () => club));
	const draw = (list: typeof men, seed: number, woman: boolean) =>
		Promise.all(
			list.map(({ colours }, nth) =>
				storeDrawing("player-photos", portrait({ seed: seed + nth, woman, age: "adult", colours })),
			),
		);
	return {
		crests: await Promise.all(secondTier.map((club) => storeDrawing("team-logos", crest(club)))),
		men: await draw(men, 700, false),
		women: await draw(women, 800, true),
	};
}
export type KingdomPictures = Awaited<ReturnType<typeof drawKingdom>>;

/**
 * The second layer of the demo: a First Division, a women's and a children's league, and the seasons before this one.
 * It is loaded upon the first one, in its transaction; tests load the first one alone.
 */
export async function loadKingdom(people: DemoPeople, pictures: KingdomPictures, now: Date) {
	const premierClubs = await demoClubsByName();
	const clubs = await addClubs(pictures.crests);
	const entrants: Entrants = {
		premier: premierClubs,
		firstDivision: clubs,
		women: premierClubs.slice(0, WOMEN_CLUBS),
		under15: premierClubs.slice(0, CHILDREN_CLUBS),
	};
	await addPeople(entrants, pictures);
	await openFirstSeason(entrants);
	await fillRosters(seasons[0]);
	for (const [nth, season] of seasons.entries()) {
		if (season !== seasons[0]) await copyTo(season);
		await playSeason(season, seasons.length - 1 - nth, entrants, now);
		if (nth < seasons.length - 1) await closeSeason(season);
	}
	await loadPresent(people, entrants, now);
}

/** The season of today: halls, captains, registrations, results that wait, dates, cases. */
async function loadPresent(people: DemoPeople, entrants: Entrants, now: Date) {
	const season = seasons[2];
	await fillRosters(season);
	const [premier, firstDivision, women, under15] = [
		await squadsIn("Premier League", season, entrants.premier),
		await squadsIn(leagues.firstDivision.competition.name, season, entrants.firstDivision),
		await squadsIn(leagues.women.competition.name, season, entrants.women),
		await squadsIn(leagues.under15.competition.name, season, entrants.under15),
	];
	const clubs = [...secondTier, ...demoClubs.slice(0, WOMEN_CLUBS)];
	await addHalls(clubs, season, [firstDivision.group, women.group, under15.group], now);
	const captains = await nameCaptains(people.captain, {
		premier: premier.squads,
		firstDivision: firstDivision.squads,
		women: women.squads,
		under15: under15.squads,
	});
	await addLicences(season, [...captains.firstDivision, ...captains.women, ...captains.under15], now);
	await addTransfers(season, captains.firstDivision, now);
	await workOnResults(firstDivision.group, captains.firstDivision, await playersByClub("male"), now);
	await askForOtherDates(firstDivision.group, captains.firstDivision, now);
	const [own] = captains.women;
	if (own) await reportToCaptain(women.group, own, captains.women, await playersByClub("female"), now);
	await askForOtherDates(women.group, captains.women, now);
	const reference = await loadCases(people, now);
	const fined = firstDivision.squads[4];
	await addMessages();
	await addReaders(now);
	if (fined) await deductPoints(firstDivision.group, fined.id, reference, now);
}

/** Two points of a squad, by a decision that is published. */
async function deductPoints(groupId: number, squad_id: number, case_reference: string, now: Date) {
	const adjustment = {
		squad_id,
		points: -2,
		reason: "A player without an approved licence took part",
		reason_ar: "مشاركة لاعب دون رخصة معتمدة",
		decided_on: riyadhDay(now),
		case_reference,
	};
	const asked = { groupId, id: undefined, version: 0, accepted: ["foreignDecision"] };
	must(await saveAdjustment(operator, asked, adjustment), "deduction");
}

async function demoClubsByName() {
	const rows = await db().selectFrom("teams").select(["id", "name", "name_ar"]).execute();
	return demoClubs.flatMap((club) =>
		rows.filter(({ name }) => name === club.name).map(({ id, name, name_ar }) => ({ club: id, name, name_ar })),
	);
}

async function addClubs(crests: string[]) {
	const made: { club: number; name: string; name_ar: string }[] = [];
	for (const [nth, club] of secondTier.entries()) {
		const { name, name_ar, region, region_ar, founded_year } = club;
		const coach = man(250 + nth * 3);
		const administrator = man(372 + nth * 3);
		const id = await createClub(operator, {
			name,
			name_ar,
			region,
			region_ar,
			founded_year,
			logo_url: crests[nth] ?? null,
			colour: club.colours[0],
			division: "First Division",
			division_ar: "دوري الدرجة الأولى",
			coach_name: coach.name,
			coach_name_ar: coach.name_ar,
			admin_name: administrator.name,
			admin_name_ar: administrator.name_ar,
			// 011 555 01xx: unassigned numbers.
			contact_number: `+966 11 555 01${String(30 + nth)}`,
			...detailsOf(club, nth),
		});
		made.push({ club: id, name, name_ar });
	}
	return made;
}

/** All ties of a season, with their results and sheets; those of the Premier League of today are there already. */
async function playSeason(season: string, seasonsAgo: number, entrants: Entrants, now: Date) {
	const [men, women] = [await playersByClub("male"), await playersByClub("female")];
	const premier = demoClubs.map(({ strength }) => strength);
	const first = secondTier.map(({ strength }) => strength);
	const year = seasonsAgo * 17;
	const plans = [
		{ name: "Premier League", of: entrants.premier, players: men, strengths: premier, played: 14, weekday: SATURDAY },
		{
			name: leagues.firstDivision.competition.name,
			of: entrants.firstDivision,
			players: men,
			strengths: first,
			played: 8,
			open: 3,
			weekday: FRIDAY,
		},
		{
			name: leagues.women.competition.name,
			of: entrants.women,
			players: women,
			strengths: premier.slice(0, WOMEN_CLUBS),
			played: 6,
			open: 1,
			weekday: THURSDAY,
		},
		{
			name: leagues.under15.competition.name,
			of: entrants.under15,
			players: undefined,
			strengths: premier.slice(0, CHILDREN_CLUBS).reverse(),
			played: 5,
			weekday: THURSDAY,
		},
	];
	for (const [nth, { name, of, players, ...plan }] of plans.entries()) {
		if (seasonsAgo === 0 && nth === 0) continue;
		const { group, squads } = await squadsIn(name, season, of);
		const ties = kingdomTies({ ...plan, seasonsAgo, seed: 1932 + year + nth }, now);
		await insertRows("matches", tieRows(ties, { group, season, squads }));
		if (players) await writeSheets(group, players);
	}
}

type Squad = { id: number; club_id: number };
const tieRows = (
	ties: readonly KingdomTie[],
	{ group, season, squads }: { group: number; season: string; squads: readonly Squad[] },
) =>
	ties.map(({ home, away, ...tie }) => ({
		...tie,
		season,
		group_id: group,
		home_team_id: squads[home]?.club_id,
		home_squad_id: squads[home]?.id,
		away_team_id: squads[away]?.club_id,
		away_squad_id: squads[away]?.id,
		outcome: "played",
		date_known: true,
		score_source: "typed",
	}));
