import type { Locale } from "../../base/locale/locale.ts";
import { groupsOf } from "../competitions/competitions.server.ts";
import type { StoredRule } from "../rule-sets/stored-rule.ts";
import { groupTable, groupTableAsked } from "./group-table.server.ts";
import { inLanguage } from "./in-language.ts";

export type TableUnder = Awaited<ReturnType<typeof tablesUnder>>[number];

/**
 * The tables of a season's groups with a rule set, as they would be if its rule were this one, each row with its place
 * and points of now. Those of finished editions keep the rule of their end.
 */
export async function tablesUnder(
	locale: Locale,
	rule: StoredRule,
	{ code, season }: { code: string; season: string },
) {
	const groups = (await groupsOf(season)).filter(({ rule_set, state }) => rule_set === code && state !== "finished");
	return Promise.all(
		groups.map(async (group) => {
			const now = inLanguage(locale, await groupTable(group));
			const then = inLanguage(locale, await groupTableAsked(group, { own: rule }));
			const rowsNow = new Map(now.rows.map((row) => [row.squad_id, row]));
			const { id, name, name_ar, competition, competition_ar } = group;
			const rows = then.rows.map(({ squad_id, club, rank, points }) => {
				const was = rowsNow.get(squad_id);
				return {
					squad_id,
					name: club.name,
					name_ar: club.name_ar,
					rank,
					points,
					was: was?.rank ?? null,
					had: was?.points,
				};
			});
			const moved = rows.filter(({ rank, was }) => rank !== was).length;
			return { id, name, name_ar, competition, competition_ar, hasTies: then.hasTies, rows, moved };
		}),
	);
}
