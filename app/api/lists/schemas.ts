import { z } from "zod";
import { tieStates, tieStatuses } from "../../league/tie.ts";
import { nationalTeamTypes } from "../../people/national-teams/national-team.ts";

/**
 * The fields of the public API. Field names follow the tables (docs/rules/people.md#players). No phone number, no email
 * and no birth date of a person is among them. The same schemas check what goes out and describe it in
 * `/api/openapi.json`.
 */
export const id = z.number().int();
export const both = { name: z.string(), name_ar: z.string() };
const instant = z
	.date()
	.transform((date) => date.toISOString())
	.pipe(z.iso.datetime())
	.nullable();

export const articleSchema = z.object({
	id,
	title: z.string().nullable().describe("Null when the article is not published in English."),
	title_ar: z.string().nullable().describe("Null when the article is not published in Arabic."),
	excerpt: z.string().nullable(),
	excerpt_ar: z.string().nullable(),
	content: z.string().nullable().describe("HTML."),
	content_ar: z.string().nullable().describe("HTML."),
	image_url: z.string().nullable(),
	image_alt: z.string().nullable(),
	image_alt_ar: z.string().nullable(),
	image_caption: z.string().nullable(),
	image_caption_ar: z.string().nullable(),
	author: z.string().nullable(),
	author_ar: z.string().nullable(),
	team_ids: z.array(id).describe("The clubs it is about."),
	category: z.string(),
	category_name: z.string().nullable(),
	category_name_ar: z.string().nullable().describe("Null while the category has no Arabic name."),
	publish_date: instant.describe("When it first appeared in either language."),
});

export const clubSchema = z.object({
	id,
	...both,
	logo_url: z.string().nullable(),
	colour: z.string().nullable().describe("`#rrggbb`; null for a club without one."),
	region: z.string(),
	region_ar: z.string(),
	division: z.string(),
	division_ar: z.string(),
	coach_name: z.string().nullable(),
	coach_name_ar: z.string().nullable(),
	founded_year: z.number().int(),
	hall: z.string().nullable(),
	hall_ar: z.string().nullable(),
	address: z.string().nullable(),
	address_ar: z.string().nullable(),
	location: z.string().nullable().describe("Latitude and longitude of the hall in degrees: `24.7136,46.6753`."),
	training: z.string().nullable().describe("Training times."),
	training_ar: z.string().nullable(),
	age_groups: z.string().nullable(),
	age_groups_ar: z.string().nullable(),
	newcomers: z.string().nullable().describe("How a newcomer can try the club; null when there is no room."),
	newcomers_ar: z.string().nullable(),
	website: z.string().nullable(),
	social: z.string().nullable(),
});

export const playerSchema = z.object({
	id,
	...both,
	nationality: z.string(),
	ranking: z.number().int().nullable(),
	photo_url: z.string().nullable(),
	team_id: id.nullable(),
	position: z.string().nullable(),
	position_ar: z.string().nullable(),
	bio: z.string().nullable(),
	bio_ar: z.string().nullable(),
});

const clubName = z.object({ id, ...both, logo_url: z.string().nullable() });

export const tieSchema = z.object({
	id,
	season: z.string(),
	match_date: z.iso.date(),
	match_time: z.string().nullable().describe("In Riyadh; null while it is not set."),
	status: z.enum(tieStatuses),
	state: z
		.enum(tieStates)
		.describe(
			"How far it is: one in play is `now`; a result that a side reported and that is not confirmed yet is " +
				"`provisional`; one that is confirmed, typed by staff or locked is `final`.",
		),
	confirmed: z.boolean().describe("Whether it has ended and its result is final."),
	home_team_id: id,
	away_team_id: id,
	home_score: z.number().int().nullable(),
	away_score: z.number().int().nullable(),
	home_team: clubName,
	away_team: clubName,
});

const count = z.number().int();
const balance = z.object({ won: count, lost: count });
const figures = {
	played: count,
	won: count,
	lost: count,
	singles: balance,
	doubles: balance,
	games: balance,
	points: balance.describe("0 where the points of games are not written down."),
};

export const onePlayerSchema = playerSchema.extend({
	team: clubName.nullable().describe("The present club."),
	national_teams: z.array(z.enum(nationalTeamTypes)),
	record: z
		.object({
			...figures,
			editions: z
				.array(z.object({ season: z.string(), competition: z.string().describe("Its slug."), ...figures }))
				.describe("The latest season first."),
		})
		.describe("Rubbers of published match sheets."),
});

export const nationalTeamSchema = z.object({
	id,
	team_type: z.enum(nationalTeamTypes),
	title: z.string(),
	title_ar: z.string(),
	coach_name: z.string(),
	coach_name_ar: z.string(),
	players: z.array(
		z.object({
			id,
			...both,
			photo_url: z.string().nullable(),
			ranking: z.number().int().nullable(),
			nationality: z.string(),
		}),
	),
});
