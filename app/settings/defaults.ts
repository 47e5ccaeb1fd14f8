import { nationalHolidays } from "./national-holidays.ts";
import { FIRST_SEASON } from "./season-name.ts";
import type { ListPart, SettingsValues } from "./settings-form.ts";

type OrNull<T> = { [K in keyof T]: T[K] | null };

/** A federation's facts about itself; null and empty where it has not said them. */
export type FederationFacts = SettingsValues<"identity"> &
	SettingsValues<"brand"> &
	SettingsValues<"hero"> &
	OrNull<SettingsValues<"contact">> &
	SettingsValues<"place"> &
	SettingsValues<"about"> &
	SettingsValues<"stats"> & { [P in Exclude<ListPart, "holidays">]: SettingsValues<P>["rows"] };

/** All parts as pages read them. The points of a season belong to the season. */
export type Settings = FederationFacts &
	Pick<SettingsValues<"season">, "season"> &
	Required<SettingsValues<"complaints">> & { holidays: SettingsValues<"holidays">["rows"] };

/** Settings that no page reads but that of owners, and the work they set. */
export type OwnersSettings = SettingsValues<"record"> &
	SettingsValues<"factors"> & {
		/** Steps of the set-up that were put off. */
		setup_later: string[];
	};

/** The colours of the product: those of app/styles.css. */
export const ownColours = { colour: "#0b4636", accent: "#ff8a3d" };

/** A federation that has told nothing of itself yet: a name of no one federation, and no fact. */
const untold: FederationFacts = {
	name: "Table Tennis Federation",
	name_ar: "اتحاد كرة الطاولة",
	short_name: "Table Tennis",
	short_name_ar: "اتحاد الطاولة",
	tagline: null,
	tagline_ar: null,
	lead: null,
	lead_ar: null,
	description: null,
	description_ar: null,
	founded: null,
	logo_url: null,
	...ownColours,
	hero_url: null,
	hero_focus_x: 50,
	hero_focus_y: 50,
	phone: null,
	email: null,
	hours: null,
	hours_ar: null,
	press_email: null,
	press_phone: null,
	city: null,
	city_ar: null,
	address: null,
	address_ar: null,
	position: null,
	about: null,
	about_ar: null,
	vision: null,
	vision_ar: null,
	mission: null,
	mission_ar: null,
	members: 0,
	clubs: 0,
	years: 0,
	socials: [],
	values: [],
	history: [],
	board: [],
	regulations: [],
	achievements: [],
	partners: [],
};

/** Settings until an owner changes them. */
export const defaultSettings: Settings = {
	...untold,
	season: FIRST_SEASON,
	/** Calendar days from a decision in which it can be appealed (docs/rules/complaints.md#appealing). */
	appeal_days: 21,
	/** Working days a complainant has to answer, unless the officer names a day. */
	answer_days: 10,
	/**
	 * The fewest working days that an officer may give, and what follows where no answer comes
	 * (docs/rules/complaints.md#unanswered-questions).
	 */
	answer_days_least: 3,
	unanswered: "decide",
	/** Working days in which the federation answers at all, decides, and decides an appeal. */
	first_answer_days: 3,
	decision_days: 30,
	appeal_decision_days: 20,
	/**
	 * The number that a person under 18 calls in danger (docs/rules/complaints.md#people-under-18); without it no
	 * number is named.
	 */
	danger_phone: null,
	/**
	 * Calendar days from the end of an appeal in which a case can be reopened
	 * (docs/rules/complaints.md#final-decisions).
	 */
	reopening_days: 90,
	officers_may_resolve: "yes",
	/** The author that the document of a decision names (docs/rules/complaints.md#documents). */
	decisions_name: "person",
	holidays: nationalHolidays,
};

export const ownersDefaults: OwnersSettings = {
	setup_later: [],
	heads_mail_1: null,
	heads_mail_2: null,
	factor_editor: "required",
	factor_league_manager: "required",
	factor_captain: "optional",
	factor_complainant: "optional",
};
/** In a demo programs sign in with a password alone. */
export const ownersDemoDefaults: OwnersSettings = {
	...ownersDefaults,
	factor_editor: "optional",
	factor_league_manager: "optional",
};
