import type { Locale } from "../../base/locale/locale.ts";
import { zoneAt } from "../competitions/groups/zones.ts";
import { type AmountReader, byNames } from "../ranking/by-names.ts";
import type { Pair } from "../ranking/tally.ts";
import type { GroupRow, GroupTable } from "./group-table.server.ts";

/**
 * The table for readers of a language: where the name decides, it is the name that they see. Tables are kept for
 * English names.
 */
export function inLanguage<T extends Pick<GroupTable, "rule" | "zones" | "rows">>(locale: Locale, table: T): T {
	if (locale === "en") return table;
	const rows = byNames(table.rows, table.rule, byArabicName, amountOf);
	return { ...table, rows: rows.map((row) => ({ ...row, zone: zoneAt(table.zones, row.rank) })) };
}

// As an Arabic dictionary orders words: a hamza on the alif makes no other letter.
const { compare } = new Intl.Collator("ar");
const byArabicName = (a: GroupRow, b: GroupRow) => compare(a.club.name_ar, b.club.name_ar) || a.squad_id - b.squad_id;

const amountOf: AmountReader<GroupRow> = (row, { measure }): Pair =>
	({
		"tie points": [row.points, 0] as const,
		"ties won": [row.won, row.lost] as const,
		rubbers: [row.for, row.against] as const,
		games: row.games,
		points: row.rallies,
	})[measure];
