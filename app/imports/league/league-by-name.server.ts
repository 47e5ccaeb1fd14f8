import { db } from "../../base/db/client.server.ts";
import { nameKey } from "../../base/search/fold.ts";
import { machineText } from "../../base/typed/machine-text.ts";
import { formatOf, fullScoreOf } from "../../league/formats/format.ts";
import { allFormats } from "../../league/formats/formats.server.ts";
import { seasonNames } from "../../settings/seasons.server.ts";

type NamedRecord = { id: number; name: string; name_ar: string };
type NamedCompetition = NamedRecord & { slug: string; is_default: boolean };
export type NamedGroup = Awaited<ReturnType<typeof allGroups>>[number];
export type League = Awaited<ReturnType<typeof leagueByName>>;

/** Competitions, groups, squads and halls, as files name them. */
export async function leagueByName() {
	const competitions: NamedCompetition[] = await db()
		.selectFrom("competitions")
		.select(["id", "slug", "name", "name_ar", "is_default"])
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
	const venues = await db().selectFrom("venues").select(["id", "name", "name_ar"]).orderBy("id").execute();
	const squads = await db().selectFrom("squads").select(["id", "club_id", "season", "letter", "venue_id"]).execute();
	const squadsById = new Map(squads.map((squad) => [squad.id, squad]));
	const venueKeys = keysOf(venues);
	const groupsIn = (season: string, competition?: number) =>
		(bySeason.get(season) ?? []).filter((group) => competition === undefined || group.competition_id === competition);
	return {
		seasons,
		competitions,
		groups,
		groupsById: new Map(groups.map((group) => [group.id, group])),
		/** The most rubbers that a side wins, by the code of a format. */
		mostRubbers,
		venues,
		venuesById: new Map(venues.map((venue) => [venue.id, venue])),
		squadsById,
		squadIds: new Map(squads.map((squad) => [squadKey(squad.club_id, squad.season, squad.letter), squad.id])),
		/** By slug, or by either name. */
		competition: (given: string) =>
			competitions.find(({ slug }) => slug === given.trim()) ??
			competitions.find((each) => isNamed(each, nameKey(given))),
		groupsIn,
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

const numberIn = (given: string) => machineText(given);
const isNamed = ({ name, name_ar }: NamedRecord, key: string) => nameKey(name) === key || nameKey(name_ar) === key;

/** The first record of each name. */
const keysOf = (records: readonly NamedRecord[]) =>
	new Map(
		records
			.toReversed()
			.flatMap(({ id, name, name_ar }) => [name, name_ar].map((each) => [nameKey(each), id] as const)),
	);

export const squadKey = (club: number, season: string, letter: string) => `${club}|${season}|${letter}`;

const allGroups = () =>
	db()
		.selectFrom("groups as g")
		.innerJoin("stages as s", "s.id", "g.stage_id")
		.innerJoin("editions as e", "e.id", "s.edition_id")
		.innerJoin("competitions as c", "c.id", "e.competition_id")
		.selectAll("g")
		.select(["e.season", "e.competition_id", "c.name as competition", "c.name_ar as competition_ar"])
		.select("c.is_default as of_default")
		.orderBy("s.ordinal")
		.orderBy("g.is_default", "desc")
		.orderBy("g.tier")
		.orderBy("g.sort_order")
		.orderBy("g.id")
		.execute();
