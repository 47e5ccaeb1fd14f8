import { clubForm } from "../../people/clubs/club-form.ts";
import { playerForm, sexes } from "../../people/players/player-form.ts";
import { licenceStates } from "../../people/registrations/licences/licence.ts";
import { stintKinds } from "../../people/registrations/stints/stint-form.ts";
import type { Column, Columns } from "./column.ts";

type ClubColumn = Exclude<keyof typeof clubForm.shape, "logo_url"> | "id" | "renamed_on";

/** All that the form of a club has, but its logo. */
export const clubColumns = {
	id: { as: "id" },
	name: { needed: true, words: true },
	name_ar: { needed: true, words: true },
	colour: { as: "colour" },
	region: { needed: true, words: true },
	region_ar: { needed: true, words: true },
	division: { words: true },
	division_ar: { words: true },
	coach_name: { words: true },
	coach_name_ar: { words: true },
	admin_name: { words: true },
	admin_name_ar: { words: true },
	contact_number: {},
	founded_year: { needed: true, values: clubForm.shape.founded_year },
	hall: { words: true },
	hall_ar: { words: true },
	address: { words: true },
	address_ar: { words: true },
	location: { as: "position" },
	training: { words: true },
	training_ar: { words: true },
	age_groups: { words: true },
	age_groups_ar: { words: true },
	newcomers: { words: true },
	newcomers_ar: { words: true },
	email: {},
	website: {},
	social: {},
	renamed_on: { as: "day" },
} as const satisfies Record<ClubColumn, Column>;

type PlayerColumn = Exclude<keyof typeof playerForm.shape, "photo_url" | "team_id"> | "id" | "team";

/** All that the form of a player has, but the photo. */
export const playerColumns = {
	id: { as: "id" },
	name: { needed: true, words: true },
	name_ar: { needed: true, words: true },
	nationality: { as: "nationality" },
	ranking: { values: playerForm.shape.ranking },
	team: { named: true, as: "club" },
	sex: { values: sexes },
	licence_no: {},
	position: { words: true },
	position_ar: { words: true },
	bio: { words: true },
	bio_ar: { words: true },
} as const satisfies Record<PlayerColumn, Column>;

export const stintColumns = {
	id: { as: "id" },
	player: { needed: true, named: true, as: "player" },
	team: { needed: true, named: true, as: "club" },
	from: { needed: true, as: "day" },
	until: { as: "day" },
	kind: { values: stintKinds },
} as const satisfies Columns;

export const licenceCategoryColumns = {
	code: { as: "code", words: true },
	name: { needed: true, words: true },
	name_ar: { needed: true, words: true },
} as const satisfies Columns;

export const licenceColumns = {
	id: { as: "id" },
	player: { needed: true, named: true, as: "player" },
	season: { needed: true, values: "seasons" },
	category: { values: "licence-categories" },
	state: { needed: true, values: licenceStates },
	number: {},
	from: { as: "day" },
	until: { as: "day" },
	team: { named: true, as: "club" },
	reason: { words: true },
} as const satisfies Columns;

/** The states of a player of a roster that a file may give. */
export const rosterStates = ["proposed", "approved"] as const;

export const rosterColumns = {
	id: { as: "id" },
	season: { needed: true, values: "seasons" },
	team: { needed: true, named: true, as: "club" },
	squad: { as: "letter" },
	player: { needed: true, named: true, as: "player" },
	rank: {},
	from: { as: "day" },
	until: { as: "day" },
	state: { values: rosterStates },
	class: { values: "classes" },
} as const satisfies Columns;
