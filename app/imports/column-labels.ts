import type { Locale } from "../base/locale/locale.ts";
import { textNamed } from "../base/locale/text.ts";
import { groupText } from "../league/competitions/groups/group-text.ts";
import { manageTiesText } from "../league/ties/editing/manage-text.ts";
import { clubFormText } from "../people/clubs/visiting-text.ts";
import { licencesText } from "../people/registrations/licences/text.ts";
import { importText } from "../records/imports/text.ts";
import { columnText } from "./column-text.ts";
import type { ImportKind } from "./importers.server.ts";
import { isOfLeague, listOf } from "./kinds.ts";

/** The columns of a file in the reader's words. */
export function columnLabels(locale: Locale, kind: ImportKind, columns: readonly string[]): Record<string, string> {
	const forms = kind === "matches" ? manageTiesText(locale) : clubFormText(locale);
	const rooms = [
		...(kind === "licences" ? [licencesText(locale)] : []),
		columnText(locale),
		...(isOfLeague(kind) ? [groupText(locale)] : []),
		forms,
	];
	const ids: Record<string, string> = {
		team: "team_id",
		home_team: "home_team_id",
		away_team: "away_team_id",
		group: "group_id",
		venue: "venue_id",
		from: "from_on",
		until: "until_on",
		...(kind === "rubbers" ? { reason: "sheet_reason" } : {}),
		...(kind === "licences" ? { from: "valid_from", until: "valid_until" } : {}),
		...(listOf[kind] === "/admin/registrations" ? { team: "club_id" } : {}),
	};
	const named = (column: string) => {
		const room = rooms.find((texts) => Object.hasOwn(texts, column));
		return room && textNamed(room, column);
	};
	const labels = [...columns, ...Object.values(ids)].map((column) => {
		const label = column === "id" ? importText(locale).id : (named(ids[column] ?? column) ?? named(column));
		return [column, label ?? column];
	});
	return Object.fromEntries(labels);
}
