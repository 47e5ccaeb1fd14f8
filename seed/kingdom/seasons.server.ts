import { operator } from "../../app/access/actor.ts";
import { db } from "../../app/base/db/client.server.ts";
import { closeEdition } from "../../app/league/closing/close-edition.server.ts";
import { createCompetition, openEdition } from "../../app/league/competitions/edit-competitions.server.ts";
import { copySeason } from "../../app/league/seasons/copy-season.server.ts";
import { changeRecord } from "../../app/records/change-record.server.ts";
import { openSeason } from "../../app/settings/settings.server.ts";
import { type League, leagues, seasons } from "./competitions.ts";
import { insertRows } from "./rows.server.ts";

const FORMAT = "swaythling5";
const [first, second, third] = seasons;

/** A club of a league, and the name that its squad has beside the club's. */
export type Entrant = { club: number; name: string; name_ar: string };
export type Entrants = Record<keyof typeof leagues | "premier", readonly Entrant[]>;

/** The competitions of the kingdom, and the first of its seasons with its squads. */
export async function openFirstSeason(entrants: Entrants) {
	await openSeason(operator, first);
	for (const { competition } of Object.values(leagues)) {
		const made = await createCompetition(operator, competition);
		if (!made.ok) throw new Error(`No competition ${competition.name}: ${JSON.stringify(made.problems)}`);
	}
	const premier = await competitionNamed("Premier League");
	await openEdition(operator, premier, first);
	await hold(premier, { depth: "games", zones: "", class: "open" }, entrants.premier);
	for (const [key, league] of Object.entries<League>(leagues)) {
		const id = await competitionNamed(String(league.competition.name));
		await openEdition(operator, id, first);
		const how = { ...league, class: league.competition.class };
		await hold(id, how, entrants[isLeague(key) ? key : "premier"], league.suffix);
	}
}

const isLeague = (key: string): key is keyof typeof leagues => key in leagues;

/** The next season is made of one that is over, by the product's own copy: all squads play on where they are. */
export async function copyTo(season: typeof second | typeof third) {
	const from = season === second ? first : second;
	const copied = await copySeason(
		operator,
		{ from, to: season },
		{ choices: {}, state: "running", undecidedStay: true, withRosters: true },
	);
	if (!copied.ok) throw new Error(`The season ${season} was not made: ${copied.problem}`);
}

/** Closes a season: its competitions are over, and the first three of each are written down. */
export async function closeSeason(season: string) {
	const editions = await db().selectFrom("editions").select("id").where("season", "=", season).execute();
	const accepted = ["tiesStay", "reportsStay", "datesEnd", "lotsMissing"];
	for (const { id } of editions) {
		const closed = await closeEdition(operator, id, {}, accepted, new Date());
		if (!closed.ok) throw new Error(`The season ${season} was not closed: ${JSON.stringify(closed)}`);
	}
}

async function competitionNamed(name: string): Promise<number> {
	const { id } = await db().selectFrom("competitions").select("id").where("name", "=", name).executeTakeFirstOrThrow();
	return id;
}

async function hold(
	competition: number,
	{ depth, zones, class: of }: { depth: string; zones: string; class: string },
	entrants: readonly Entrant[],
	suffix?: League["suffix"],
) {
	const { edition, group } = await groupOf(competition, first);
	await changeRecord(operator, "edition", edition.id, edition.version, { depth });
	await changeRecord(operator, "group", group.id, group.version, { format: depth === "score" ? null : FORMAT, zones });
	const squads = await insertRows(
		"squads",
		entrants.map(({ club, name, name_ar }) => ({
			club_id: club,
			season: first,
			class: of,
			name: suffix ? `${name} ${suffix.en}` : null,
			name_ar: suffix ? `${name_ar} ${suffix.ar}` : null,
		})),
	);
	await insertRows(
		"entries",
		squads.map((squad_id) => ({ group_id: group.id, squad_id })),
	);
}

/** The edition of a competition in a season, and its group. */
async function groupOf(competition: number, season: string) {
	const found = await db()
		.selectFrom("groups as g")
		.innerJoin("stages as s", "s.id", "g.stage_id")
		.innerJoin("editions as e", "e.id", "s.edition_id")
		.select(["g.id", "g.version", "e.id as edition", "e.version as edition_version"])
		.where("e.competition_id", "=", competition)
		.where("e.season", "=", season)
		.executeTakeFirstOrThrow();
	return {
		edition: { id: found.edition, version: found.edition_version },
		group: { id: found.id, version: found.version },
	};
}

/** The squads of a competition in a season, in the order of their clubs' strengths, and its group. */
export async function squadsIn(competition: string, season: string, entrants: readonly Entrant[]) {
	const { group } = await groupOf(await competitionNamed(competition), season);
	const squads = await db()
		.selectFrom("entries as n")
		.innerJoin("squads as q", "q.id", "n.squad_id")
		.select(["q.id", "q.club_id"])
		.where("n.group_id", "=", group.id)
		.execute();
	return {
		group: group.id,
		squads: entrants.flatMap(({ club }) => squads.filter(({ club_id }) => club_id === club)),
	};
}
