import { z } from "zod";
import {
	emailAddress,
	hexColour,
	optionalDay,
	optionalEmail,
	optionalPhone,
	optionalText,
	orNull,
	requiredText,
	webAddress,
	wholeNumber,
} from "../base/forms/form-fields.ts";
import { optionalPosition } from "../base/maps/position.ts";
import { requiredDay } from "../base/typed/day-time.ts";

const SENTENCE = 300;
const PARAGRAPH = 1500;

const boardMember = z.object({
	name: requiredText(120),
	name_ar: requiredText(120),
	role: requiredText(120),
	role_ar: requiredText(120),
	photo_url: optionalText(500),
});
/** A regulation or another document of the federation, with the day of its text. */
const regulation = z.object({
	title_ar: requiredText(120),
	title: requiredText(120),
	day: requiredDay,
	link: webAddress(),
});
const achievement = z.object({
	year: wholeNumber(1900, 2200),
	text: requiredText(SENTENCE),
	text_ar: requiredText(SENTENCE),
});
/** A partner is shown from and until a day, where one is given; one with a title is named at the top as well. */
const partner = z
	.object({
		name: requiredText(120),
		name_ar: requiredText(120),
		url: webAddress(),
		title: optionalText(120),
		title_ar: optionalText(120),
		from: optionalDay.default(null),
		until: optionalDay.default(null),
		logo_url: optionalText(500),
	})
	.refine(({ from, until }) => from === null || until === null || from <= until, {
		error: "dayBefore",
		path: ["until"],
	})
	.refine(({ title, title_ar }) => (title === null) === (title_ar === null), {
		error: "required",
		path: ["title_ar"],
	});
const account = z.object({ name: requiredText(60), name_ar: requiredText(60), url: webAddress() });
const value = z.object({
	name: requiredText(60),
	name_ar: requiredText(60),
	text: requiredText(SENTENCE),
	text_ar: requiredText(SENTENCE),
});
const milestone = z.object({
	year: wholeNumber(1800, 2200),
	title: requiredText(120),
	title_ar: requiredText(120),
	text: requiredText(SENTENCE),
	text_ar: requiredText(SENTENCE),
});

/** A federation's facts about itself, as the forms of its settings send them. Nothing of it is assumed. */
export const federationForms = {
	identity: z.object({
		name_ar: requiredText(120),
		name: requiredText(120),
		short_name_ar: requiredText(30),
		short_name: requiredText(30),
		tagline_ar: optionalText(120),
		tagline: optionalText(120),
		lead_ar: optionalText(200),
		lead: optionalText(200),
		description_ar: optionalText(SENTENCE),
		description: optionalText(SENTENCE),
		founded: orNull(wholeNumber(1800, 2200)),
	}),
	brand: z.object({ logo_url: optionalText(500), colour: hexColour(), accent: hexColour() }),
	hero: z.object({
		hero_url: optionalText(500),
		hero_focus_x: wholeNumber(0, 100).default(50),
		hero_focus_y: wholeNumber(0, 100).default(50),
	}),
	contact: z.object({
		phone: requiredText(40),
		email: emailAddress(),
		hours: requiredText(200),
		hours_ar: requiredText(200),
		press_email: optionalEmail().optional(),
		press_phone: optionalPhone().optional(),
	}),
	place: z.object({
		city_ar: optionalText(120),
		city: optionalText(120),
		address_ar: optionalText(SENTENCE),
		address: optionalText(SENTENCE),
		position: optionalPosition(),
	}),
	socials: z.object({ rows: z.array(account).max(12) }),
	about: z.object({
		about_ar: optionalText(PARAGRAPH),
		about: optionalText(PARAGRAPH),
		vision_ar: optionalText(PARAGRAPH),
		vision: optionalText(PARAGRAPH),
		mission_ar: optionalText(PARAGRAPH),
		mission: optionalText(PARAGRAPH),
	}),
	values: z.object({ rows: z.array(value).max(10) }),
	stats: z.object({
		members: wholeNumber(0, 10_000_000),
		clubs: wholeNumber(0, 1_000_000),
		years: wholeNumber(0, 1000),
	}),
	history: z.object({ rows: z.array(milestone).max(30) }),
	board: z.object({ rows: z.array(boardMember).max(40) }),
	regulations: z.object({ rows: z.array(regulation).max(60) }),
	achievements: z.object({ rows: z.array(achievement).max(60) }),
	partners: z.object({ rows: z.array(partner).max(24) }),
};
export const federationLists = {
	socials: account,
	values: value,
	history: milestone,
	board: boardMember,
	regulations: regulation,
	achievements: achievement,
	partners: partner,
} as const;
