import { sql } from "kysely";
import { db } from "../../base/db/client.server.ts";
import { nameKey } from "../../base/search/fold.ts";
import { machineText } from "../../base/typed/machine-text.ts";
import { allClasses } from "../../league/classes/classes.server.ts";
import { formatOf, fullScoreOf } from "../../league/formats/format.ts";
import { allFormats } from "../../league/formats/formats.server.ts";
import { ownRule } from "../../league/rule-sets/own-rule.server.ts";
import { seasonNames } from "../../settings/seasons.server.ts";

type Names = { name: string; name_ar: string };
type NamedRecord = Names & { id: number };
type NamedCompetition = NamedRecord & { slug: string; is_default: boolean; class: string; kind: string };
export type NamedGroup = Awaited<ReturnType<typeof allGroups>>[number];
export type League = Awaited<ReturnType<typeof leagueByName>>;

/** Competitions, groups, squads and halls, as files name them. */
export async function leagueByName() {
	const competitions: NamedCompetition[] = await db()
		.selectFrom("competitions")
		.select(["id", "slug", "name", "name_ar", "is_default", "class", "kind"])
		.orderBy("id")
		.execute();
	const groups = await allGroups();
	const bySeason = Map.groupBy(groups, ({ season }) => season);
	const mostRubbers = new Map(
		(await allFormats()).flatMap((stored) => {
			const format = formatOf(stored);
			return format ? [[stored.code, fullScoreOf(format).rubbers] as const] : [];
		}),
	);
	const seasons = new Set(await seasonNames());
	const editions = Map.groupBy(await editionsWithStages(), editionKey);
	const venues = await db().selectFrom("venues").select(["id", "name", "name_ar"]).orderBy("id").execute();
	const squads = await db()
		.selectFrom("squads")
		.select(["id", "club_id", "season", "class", "letter", "name", "name_ar", "venue_id", "home_day", "home_time"])
		.execute();
	const classes = await allClasses();
	const squadsById = new Map(squads.map((squad) => [squad.id, squad]));
	const venueKeys = keysOf(venues);
	const groupsIn = (season: string, competition?: number) =>
		(bySeason.get(season) ?? []).filter((group) => competition === undefined || group.competition_id === competition);
	return {
		seasons,
		competitions,
		groups,
		groupsById: new Map(groups.map((group) => [group.id, group])),
		/** Whether the edition of a competition in a season, such as that of a group, is closed. */
		isClosed: (edition: Edition) => (editions.get(editionKey(edition))?.[0]?.closed_at ?? null) !== null,
		/** How much of its ties an edition that is there writes down. */
		depthOf: (edition: Edition) => editions.get(editionKey(edition))?.[0]?.depth,
		/** The kind of a stage that is there, by its place in an edition; of the first where none is said. */
		stageKind: (edition: Edition, ordinal?: number) =>
			editions.get(editionKey(edition))?.find((stage) => ordinal === undefined || stage.ordinal === ordinal)?.kind,
		/** The most rubbers that a side wins, by the code of a format. */
		mostRubbers,
		venues,
		venuesById: new Map(venues.map((venue) => [venue.id, venue])),
		squadsById,
		squadIds: new Map(squads.map((squad) => [squadKey(squad), squad.id])),
		/** By slug, or by either name. */
		competition: (given: string) =>
			competitions.find(({ slug }) => slug === given.trim()) ??
			competitions.find((each) => isNamed(each, nameKey(given))),
		groupsIn,
		classNamed: (given: string) => classNamed(classes, given),
		/** By either name, or by id where none has that name. */
		groupsNamed(given: string, season: string, competition?: number): NamedGroup[] {
			const among = groupsIn(season, competition);
			const named = among.filter((group) => isNamed(group, nameKey(given)));
			return named.length > 0 ? named : among.filter(({ id }) => String(id) === numberIn(given));
		},
		venue: (given: string) =>
			venueKeys.get(nameKey(given)) ?? venues.find(({ id }) => String(id) === numberIn(given))?.id,
	};
}

type NamedClass = Names & { code: string };
/** The code of a class, by that or by either name. */
export const classNamed = (classes: readonly NamedClass[], given: string) =>
	classes.find(({ code }) => code === given.trim().toLowerCase())?.code ??
	classes.find((each) => isNamed(each, nameKey(given)))?.code;

const numberIn = (given: string) => machineText(given);
const isNamed = ({ name, name_ar }: Names, key: string) => nameKey(name) === key || nameKey(name_ar) === key;

/** The first record of each name. */
const keysOf = (records: readonly NamedRecord[]) =>
	new Map(
		records
			.toReversed()
			.flatMap(({ id, name, name_ar }) => [name, name_ar].map((each) => [nameKey(each), id] as const)),
	);

type SquadName = { club_id: number; season: string; class: string; letter: string };
/** A squad as files name it. */
export const squadKey = ({ club_id, season, class: of, letter }: SquadName) => [club_id, season, of, letter].join("|");

type Edition = { competition_id: number; season: string };
const editionKey = ({ competition_id, season }: Edition) => `${competition_id}|${season}`;
/** A row for each stage of an edition, in their order. */
const editionsWithStages = () =>
	db()
		.selectFrom("editions as e")
		.leftJoin("stages as s", "s.edition_id", "e.id")
		.select(["e.competition_id", "e.season", "e.depth", "e.closed_at", "s.ordinal", "s.kind"])
		.orderBy("s.ordinal")
		.execute();

const allGroups = () =>
	db()
		.selectFrom("groups as g")
		.innerJoin("stages as s", "s.id", "g.stage_id")
		.innerJoin("editions as e", "e.id", "s.edition_id")
		.innerJoin("competitions as c", "c.id", "e.competition_id")
		.selectAll("g")
		.select(ownRule().as("own_rule"))
		.select(
			sql<boolean>`exists (select from matches m where m.group_id = g.id and m.status = 'completed')`.as("is_played"),
		)
		.select(["s.ordinal as stage", "s.edition_id"])
		.select(["e.season", "e.competition_id", "c.name as competition", "c.name_ar as competition_ar"])
		.select(["c.is_default as of_default", "c.class", "e.keeps_half"])
		.orderBy("s.ordinal")
		.orderBy("g.is_default", "desc")
		.orderBy("g.tier")
		.orderBy("g.sort_order")
		.orderBy("g.id")
		.execute();
