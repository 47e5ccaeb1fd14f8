import { roleText } from "../../../access/text.ts";
import { cutText } from "../../../base/locale/cut-text.ts";
import { formatDate, formatMoment } from "../../../base/locale/format.ts";
import type { Locale } from "../../../base/locale/locale.ts";
import { textNamed } from "../../../base/locale/text.ts";
import { caseText } from "../../../complaints/case/text.ts";
import { templateText } from "../../../complaints/templates/text.ts";
import { inboxText } from "../../../contact/inbox-text.ts";
import { groupText } from "../../../league/competitions/groups/group-text.ts";
import { leagueTieText } from "../../../league/ties/editing/league-text.ts";
import { manageTiesText } from "../../../league/ties/editing/manage-text.ts";
import { tiesText } from "../../../league/ties/text.ts";
import { manageClubsText } from "../../../people/clubs/manage-text.ts";
import { clubFormText } from "../../../people/clubs/visiting-text.ts";
import { nationalTeamsText } from "../../../people/national-teams/text.ts";
import { checksText } from "../../../people/registrations/eligibility/checks-text.ts";
import { classesText } from "../../classes/text.ts";
import { renamingText } from "../../clubs/names-text.ts";
import { editionText } from "../../competitions/edition-text.ts";
import { competitionsText } from "../../competitions/text.ts";
import { positionsText } from "../../formats/positions-text.ts";
import { formatsText } from "../../formats/text.ts";
import { roundsText } from "../../groups/rounds-text.ts";
import { licenceCategoriesText } from "../../licence-categories/text.ts";
import { manageNationalText } from "../../national-teams/text.ts";
import { categoriesText } from "../../news/categories-text.ts";
import { libraryText } from "../../news/library-text.ts";
import { manageNewsText } from "../../news/text.ts";
import { kindText } from "../../retention/kinds/kind-text.ts";
import { ruleSetsText } from "../../rule-sets/text.ts";
import { settingsText } from "../../settings/text.ts";
import { venuesText } from "../../venues/text.ts";
import { copyEventText, editionEventText } from "../events/season-text.ts";
import { namesText } from "./text.ts";
import type { Things } from "./thing.ts";

/** The forms' own labels, by the kind of event (`match.updated`). */
const forms: Record<string, (locale: Locale) => object> = {
	team: clubFormText,
	player: manageClubsText,
	match: (locale) => ({ ...leagueTieText(locale), ...manageTiesText(locale) }),
	"national-team": manageNationalText,
	article: manageNewsText,
	"answer-template": templateText,
	category: categoriesText,
	picture: libraryText,
	class: classesText,
	"licence-category": licenceCategoriesText,
	competition: competitionsText,
	edition: (locale) => ({ ...editionText(locale), ...checksText(locale), ...editionEventText(locale) }),
	format: (locale) => ({ ...formatsText(locale), position_rules: positionsText(locale).positions }),
	"rule-set": ruleSetsText,
	group: groupText,
	entry: groupText,
	adjustment: groupText,
	squad: groupText,
	"former-name": renamingText,
	venue: venuesText,
	closure: venuesText,
	round: roundsText,
	season: copyEventText,
	settings: settingsText,
	retention: kindText,
};

/** The label of a field in the form where it is changed; a field without one shows its name. */
export function labelOf(locale: Locale, kind: string, field: string): string {
	const form = Object.hasOwn(forms, kind) ? forms[kind]?.(locale) : undefined;
	return (form && ownText(form, field)) ?? ownText(namesText(locale), field) ?? field.replaceAll("_", " ");
}
const ownText = (texts: object, name: string) => (Object.hasOwn(texts, name) ? textNamed(texts, name) : undefined);

/** Codes that have a word somewhere, by the field that holds them. */
const codes: Record<string, ((locale: Locale) => object)[]> = {
	status: [tiesText, caseText],
	priority: [caseText],
	dispute_type: [caseText],
	role: [roleText],
	roles: [roleText],
	state: [inboxText],
	team_type: [nationalTeamsText],
	language: [namesText],
	phase: [leagueTieText],
	outcome: [leagueTieText],
	absent: [leagueTieText],
	officers_may_resolve: [settingsText],
	unanswered: [settingsText],
};

const ids: Record<string, string> = {
	team_id: "team",
	home_team_id: "team",
	away_team_id: "team",
	venue_id: "venue",
	player: "player",
	moved_to: "category",
	category: "category-slug",
	account: "account",
	pass: "tie-pass",
};
/** The thing that a field's value is the id of. */
export const subjectIn = (field: string, value: unknown) =>
	Object.hasOwn(ids, field) && (typeof value === "number" || typeof value === "string")
		? `${ids[field]}:${value}`
		: undefined;

const MOST_SHOWN = 200;

/** A value as a reader sees it: names for ids, words for codes, days and moments as dates. */
export function shownValue(locale: Locale, field: string, value: unknown, things: Things): string {
	const t = namesText(locale);
	if (value === null || value === undefined || value === "") return t.none;
	if (typeof value === "boolean") return value ? t.yes : t.no;
	if (Array.isArray(value)) return value.map((each) => shownValue(locale, field, each, things)).join(t.and) || t.none;
	const subject = subjectIn(field, value);
	if (subject) return things.get(subject)?.name ?? (field === "category" ? String(value) : t.gone);
	if (typeof value === "number") return String(value);
	if (typeof value !== "string") return "";
	const words = Object.hasOwn(codes, field) ? (codes[field] ?? []) : [];
	for (const of of words) {
		const word = ownText(of(locale), value);
		if (word) return word;
	}
	if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return formatDate(locale, value);
	if (/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(value)) return formatMoment(locale, new Date(value));
	if (/^\d{2}:\d{2}:00$/.test(value)) return value.slice(0, 5);
	return cutText(value, MOST_SHOWN);
}
