import { sql } from "kysely";
import { db } from "../../base/db/client.server.ts";
import { chosenKinds } from "../../league/competitions/stage.ts";
import { writeCsv } from "../../records/row-files/csv.server.ts";
import { siteSettings } from "../../settings/settings.server.ts";
import { rubberRows } from "../exports/exports-of-groups.server.ts";
import type { ImportKind } from "../importers.server.ts";
import { type ExampleNames, examples, ownNames } from "./examples.ts";

/** A file of a kind that can be imported as it is: it names what is in the league now. */
export async function exampleFile(kind: ImportKind): Promise<string> {
	const { season } = await siteSettings();
	const sheet = kind === "rubbers" ? await sheetOf(season) : [];
	const rows = sheet.length > 0 ? sheet : examples[kind](await namesNow(season));
	return writeCsv(
		[...new Set(rows.flatMap((row) => Object.keys(row)))],
		rows.map((row) => ({ ...row })),
	);
}

/** The rubbers of a tie that has some. */
async function sheetOf(season: string): Promise<Record<string, unknown>[]> {
	const rows = await rubberRows(season);
	return rows.filter(({ match }) => match === rows[0]?.match);
}

/** The names of an example without a league. */
const namesOfNone = (season: string): ExampleNames => ({
	...ownNames,
	season,
	day: `${season.slice(0, 4)}-12-01`,
	competition: "premier-league",
});

async function namesNow(season: string): Promise<ExampleNames> {
	const names = namesOfNone(season);
	const group = await openGroup(season);
	const clubs = await twoClubs(group?.id);
	const [home, away] = clubs;
	const [venue] = await db().selectFrom("venues").select("name").orderBy("id").limit(1).execute();
	const competition = group ?? (await firstCompetition());
	return {
		...names,
		...(competition && { competition: competition.slug, class: competition.class, kind: competition.kind }),
		...(group && { group: String(group.id), depth: group.depth, state: group.state }),
		...(group && { stageKind: chosenKinds.find((kind) => kind === group.stage_kind) ?? names.stageKind }),
		...(home && away && { home: String(home.id), away: String(away.id) }),
		...(home && (await playersOf(home.id, season, names))),
		...(venue && { venue: venue.name }),
	};
}

/** A group of a season that can be changed, with the most teams. */
const openGroup = (season: string) =>
	db()
		.selectFrom("groups as g")
		.innerJoin("stages as s", "s.id", "g.stage_id")
		.innerJoin("editions as e", "e.id", "s.edition_id")
		.innerJoin("competitions as c", "c.id", "e.competition_id")
		.select(["g.id", "s.kind as stage_kind", "e.depth", "e.state", "c.slug", "c.class", "c.kind"])
		.where("e.season", "=", season)
		.where("e.closed_at", "is", null)
		.where("s.ordinal", "=", 1)
		.orderBy(
			(eb) => eb.selectFrom("entries as n").select(eb.fn.countAll().as("n")).whereRef("n.group_id", "=", "g.id"),
			"desc",
		)
		.orderBy("g.id")
		.limit(1)
		.executeTakeFirst();

const firstCompetition = () =>
	db().selectFrom("competitions").select(["slug", "class", "kind"]).where("is_default", "=", true).executeTakeFirst();

/** Two clubs, those of a group first. */
const twoClubs = async (group = 0) => {
	const entered = sql<boolean>`exists (select from entries n join squads q on q.id = n.squad_id
		where n.group_id = ${group} and q.club_id = teams.id and q.letter = 'A')`;
	return db().selectFrom("teams").select("id").orderBy(entered, "desc").orderBy("id").limit(2).execute();
};

/** A player of a club, and one who has neither a licence nor a place on a roster in a season. */
async function playersOf(club: number, season: string, names: ExampleNames) {
	const isUnlisted = sql<boolean>`not exists (select from licences l where l.player_id = p.id and l.season = ${season})
		and not exists (select from squad_players x where x.player_id = p.id)`;
	const players = () => db().selectFrom("players as p").select("p.id").orderBy("p.id").limit(1);
	const own = await players().where("p.team_id", "=", club).executeTakeFirst();
	const unlisted = await players().where(isUnlisted).executeTakeFirst();
	return { player: String(own?.id ?? names.player), unlisted: String(unlisted?.id ?? names.unlisted) };
}
