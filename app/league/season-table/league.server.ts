import type { Locale } from "../../base/locale/locale.ts";
import { seasonByName } from "../../settings/seasons.server.ts";
import { defaultGroup } from "../competitions/competitions.server.ts";
import { withEndings } from "../group-tables/endings.server.ts";
import { groupTable, groupTableAsked } from "../group-tables/group-table.server.ts";
import { inLanguage } from "../group-tables/in-language.ts";
import { ruleSetOf } from "../ranking/season-rule.ts";
import { tiesOf } from "../ties/ties.server.ts";
import { type AskedTable, isOfficial } from "./asked.ts";

/** The ties of a season's default group: those of other competitions are in other tables. */
export async function leagueTies(season: string) {
	const group = await defaultGroup(season);
	return group ? withEndings(await tiesOf({ groupId: group.id })) : [];
}
export type LeagueTie = Awaited<ReturnType<typeof leagueTies>>[number];

export type LeagueTable = NonNullable<Awaited<ReturnType<typeof leagueTable>>>;

/**
 * The table of a season, which is that of its default group, as of a day or under another rule where that is asked;
 * undefined for an unknown season.
 */
export async function leagueTable(season: string, locale: Locale = "en", asked: AskedTable = {}) {
	const group = await defaultGroup(season);
	if (!group) {
		const opened = await seasonByName(season);
		const nothing = { zones: [], adjustments: [], rows: [], hasTies: false, marks: "none" as const };
		return opened && { season, groupId: undefined, rule: ruleSetOf(opened), ...nothing };
	}
	const { on, rule } = asked;
	const table = isOfficial(asked) ? await groupTable(group) : await groupTableAsked(group, { on, ruleSet: rule });
	return { season, groupId: group.id, ...inLanguage(locale, table) };
}
