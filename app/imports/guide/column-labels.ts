import type { Locale } from "../../base/locale/locale.ts";
import { textNamed } from "../../base/locale/text.ts";
import { groupText } from "../../league/competitions/groups/group-text.ts";
import { manageTiesText } from "../../league/ties/editing/manage-text.ts";
import { clubFormText } from "../../people/clubs/visiting-text.ts";
import { licencesText } from "../../people/registrations/licences/text.ts";
import { importText } from "../../records/imports/text.ts";
import { columnText } from "../columns/column-text.ts";
import { ruleColumnText } from "../columns/rule-column-text.ts";
import type { ImportKind } from "../importers.server.ts";
import { listOf } from "../kinds.ts";

/** Columns by the names of the record, whose labels the forms have. */
const fieldsOf: Record<string, string> = {
	team: "team_id",
	home_team: "home_team_id",
	away_team: "away_team_id",
	group: "group_id",
	venue: "venue_id",
	from: "from_on",
	until: "until_on",
	place: "location",
	report_hours: "sheet_hours",
	confirm_hours: "confirmation_hours",
};
const ofLicences = { from: "valid_from", until: "valid_until" };

/** Kinds whose forms have the labels of their columns. */
const ofForms: readonly ImportKind[] = ["teams", "players", "matches"];

/** The columns of a file in the reader's words, by their names in the file and in the record. */
export function columnLabels(locale: Locale, kind: ImportKind, columns: readonly string[]): Record<string, string> {
	const rooms = [
		...(kind === "licences" ? [licencesText(locale)] : []),
		columnText(locale),
		ruleColumnText(locale),
		...(ofForms.includes(kind) ? [] : [groupText(locale)]),
		kind === "matches" ? manageTiesText(locale) : clubFormText(locale),
	];
	const isOfClub = kind === "venues" || listOf[kind] === "/admin/registrations";
	const fields: Record<string, string> = {
		...fieldsOf,
		...(kind === "rubbers" && { reason: "sheet_reason" }),
		...(kind === "licences" && ofLicences),
		...(isOfClub && { team: "club_id" }),
	};
	const named = (column: string) => {
		const room = rooms.find((texts) => Object.hasOwn(texts, column));
		return room && textNamed(room, column);
	};
	const labels: [string, string][] = [];
	for (const column of columns) {
		const field = fields[column] ?? column;
		const label = column === "id" ? importText(locale).id : (named(field) ?? named(column) ?? column);
		labels.push([column, label], [field, label]);
	}
	return Object.fromEntries(labels);
}
