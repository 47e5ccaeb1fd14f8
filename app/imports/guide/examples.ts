import type { ImportKind } from "../importers.server.ts";

/** Names that an example takes from the league that is there, or makes itself. */
export type ExampleNames = {
	season: string;
	day: string;
	competition: string;
	class: string;
	kind: string;
	state: string;
	depth: string;
	stageKind: string;
	group: string;
	home: string;
	away: string;
	player: string;
	unlisted: string;
	venue: string;
};
type Row = Readonly<Record<string, string>>;

/** The names of an empty league: the examples of kinds before make them. */
export const ownNames = {
	class: "open",
	kind: "league",
	state: "running",
	depth: "games",
	stageKind: "league",
	group: "Example Group",
	home: "Example Oasis",
	away: "Example Falcons",
	player: "Saleh Example",
	unlisted: "Saleh Example",
	venue: "Example Hall",
};

const inGroup = ({ competition, season, group }: ExampleNames) => ({ competition, season, group });

/** Rows of an example of each kind; they can be imported as they are. */
export const examples: Record<ImportKind, (names: ExampleNames) => readonly Row[]> = {
	teams: () => [
		{
			name: ownNames.home,
			name_ar: "واحة المثال",
			region: "Riyadh",
			region_ar: "الرياض",
			founded_year: "1987",
			colour: "#0b4636",
			location: "24.7136, 46.6753",
		},
		{
			name: ownNames.away,
			name_ar: "صقور المثال",
			region: "Jeddah",
			region_ar: "جدة",
			founded_year: "1990",
			colour: "",
			location: "",
		},
	],
	players: ({ home, away }) => [
		{ id: "example:1", name: ownNames.player, name_ar: "صالح المثال", team: home, sex: "male", ranking: "" },
		{ id: "example:2", name: "Khalid Example", name_ar: "خالد المثال", team: away, sex: "male", ranking: "" },
	],
	classes: () => [
		{
			code: "example-u16",
			name: "Example U16",
			name_ar: "مثال تحت 16",
			sex: "men",
			admits_women: "yes",
			age_under: "16",
		},
	],
	"rule-sets": () => [
		{
			code: "example-rules",
			name: "Example rules",
			name_ar: "لائحة المثال",
			points_from: "ties",
			points_win: "2",
			points_draw: "1",
			points_loss: "1",
			points_walkover_loss: "0",
			points_both_absent: "0",
			unplayed_score: "decided",
			criteria: "level:rubbers:ratio all:games:difference",
			level_to_the_end: "lot",
		},
	],
	formats: () => [
		{
			code: "example-five",
			name: "Example of five",
			name_ar: "مثال من خمس",
			order_of_play: "A-X B-Y D A-Y B-X",
			wins_needed: "3",
			best_of: "5",
			points_to: "11",
			min_players: "2",
			max_players: "4",
		},
	],
	venues: () => [
		{
			name: ownNames.venue,
			name_ar: "صالة المثال",
			tables: "8",
			address: "King Road",
			address_ar: "طريق الملك",
			place: "24.7136, 46.6753",
		},
	],
	closures: ({ venue, day }) => [{ venue, from: day, until: day, reason: "New floor", reason_ar: "أرضية جديدة" }],
	competitions: () => [
		{ code: "example-cup", name: "Example Cup", name_ar: "كأس المثال", kind: "cup", class: "open", sponsor: "" },
	],
	editions: ({ competition, season, state, depth }) => [{ competition, season, state, depth, keeps_half: "no" }],
	stages: ({ competition, season, stageKind }) => [{ competition, season, stage: "1", kind: stageKind }],
	groups: ({ competition, season, class: of, kind, stageKind, depth }) => [
		{
			competition,
			season,
			group: ownNames.group,
			group_ar: "مجموعة المثال",
			rule_set: "ittf",
			format: "swaythling5",
			legs: "2",
			zones: "1-1:promoted(Champion|البطل)",
			checks: "none",
			class: of,
			kind,
			stage: "1",
			stage_kind: stageKind,
			depth,
			report_hours: "48",
			confirm_hours: "24",
		},
	],
	entries: (names) => [
		{ ...inGroup(names), team: names.home, seed: "1", home_day: "tue", home_time: "18:00" },
		{ ...inGroup(names), team: names.away, seed: "2", home_day: "", home_time: "" },
	],
	adjustments: (names) => [
		{
			...inGroup(names),
			team: names.home,
			points: "-1",
			reason: "Late registration",
			reason_ar: "تأخر التسجيل",
			decided_on: names.day,
		},
	],
	matches: (names) => [
		{
			id: "example:1",
			match_date: names.day,
			match_time: "18:00",
			home_team: names.home,
			away_team: names.away,
			...inGroup(names),
		},
	],
	rubbers: ({ player }) => [
		{
			match: "example:1",
			ordinal: "1",
			home_players: player,
			away_players: "Khalid Example",
			games: "11-7 9-11 11-8 11-6",
		},
	],
	stints: ({ player, away, day }) => [{ player, team: away, from: day, until: day, kind: "loan" }],
	"licence-categories": () => [{ code: "example", name: "Example category", name_ar: "فئة المثال" }],
	licences: ({ unlisted: player, season }) => [{ player, season, category: "senior", state: "requested" }],
	rosters: ({ season, home: team, class: of, unlisted: player, day: from }) => [
		{ season, team, squad: "A", class: of, player, from },
	],
};
