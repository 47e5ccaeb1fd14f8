import { type RawBuilder, sql } from "kysely";
import { asLeagueSystem } from "../../access/league-scope.server.ts";
import { db } from "../../base/db/client.server.ts";

type Uses = {
	/** Conditions, by table: a row that meets one depends on the record `id`. */
	asked: (id: number) => Record<string, RawBuilder<unknown>>;
	/** Functions of the database that ask tables whose rows are not seen here. */
	told?: (id: number) => Record<string, RawBuilder<unknown>>;
	/** Tables that name a record as well, and why they are not asked. */
	unasked: Record<string, string>;
};

const ofPlayer = (id: number) => sql`player_id = ${id}`;
const ofTie = (id: number) => sql`match_id = ${id}`;

/**
 * Rows that would go with a record that an import made, or lose it, by its table: where there are some, undoing the
 * import keeps the record. Ids of other systems are asked for by `isCalledSince`. A test compares these tables with the
 * foreign keys of the database.
 */
export const uses: Readonly<Record<string, Uses>> = {
	players: {
		asked: (id) => ({
			rubber_players: ofPlayer(id),
			lineup_places: ofPlayer(id),
			national_team_players: ofPlayer(id),
			stints: sql`player_id = ${id} and not is_derived`,
			licences: ofPlayer(id),
			squad_players: ofPlayer(id),
			transfers: ofPlayer(id),
			player_details: ofPlayer(id),
			player_names: ofPlayer(id),
			player_merges: sql`kept = ${id} and undone_at is null`,
		}),
		unasked: {
			photo_archive_entries: "a photo that was applied changed the player",
			distinct_players: "of two records one is left",
		},
	},
	matches: {
		asked: (id) => ({
			sheet_versions: ofTie(id),
			rubbers: ofTie(id),
			lineups: ofTie(id),
			reports: ofTie(id),
			tie_passes: ofTie(id),
			date_requests: ofTie(id),
		}),
		told: (id) => ({ complaints: sql`tie_has_case(${id})` }),
		unasked: {
			former_dates: "a tie that was moved was changed",
			schedule_ties: "a tie that was scheduled was changed",
			tie_reminders: "a tie that reminds has a report",
		},
	},
	teams: {
		asked: (id) => ({
			matches: sql`${id} in (home_team_id, away_team_id)`,
			players: sql`team_id = ${id}`,
			news_article_clubs: sql`team_id = ${id}`,
			stints: sql`club_id = ${id} and (not is_derived or until_on is not null)`,
			licences: sql`club_id = ${id}`,
			transfers: sql`${id} in (from_club_id, to_club_id)`,
			venues: sql`club_id = ${id}`,
			former_club_names: sql`club_id = ${id}`,
			squads: sql`club_id = ${id} and (exists (select from entries where squad_id = squads.id)
				or exists (select from captains where squad_id = squads.id)
				or exists (select from captain_invitations where squad_id = squads.id)
				or exists (select from squad_players where squad_id = squads.id))`,
		}),
		unasked: {},
	},
	classes: {
		asked: (id) => ({
			competitions: sql`class = (select code from classes where id = ${id})`,
			squads: sql`class = (select code from classes where id = ${id})`,
			formats: sql`position_rules ~ ((select ':' || code from classes where id = ${id}) || '( |$)')`,
		}),
		unasked: {},
	},
	licence_categories: {
		asked: (id) => ({
			licences: sql`category = (select code from licence_categories where id = ${id})`,
			groups: sql`checks like '%:' || (select code from licence_categories where id = ${id}) || ':%'`,
			editions: sql`checks like '%:' || (select code from licence_categories where id = ${id}) || ':%'`,
		}),
		unasked: {},
	},
	rule_sets: {
		asked: (id) => ({
			groups: sql`rule_set = (select code from rule_sets where id = ${id})`,
			group_rule_versions: sql`rule ->> 'rule_set' = (select code from rule_sets where id = ${id})`,
		}),
		unasked: { rule_set_versions: "versions of it" },
	},
	formats: {
		asked: (id) => ({ groups: sql`format = (select code from formats where id = ${id})` }),
		unasked: {},
	},
	venues: {
		asked: (id) => ({
			matches: sql`venue_id = ${id}`,
			squads: sql`venue_id = ${id}`,
			venue_closures: sql`venue_id = ${id}`,
			date_proposals: sql`venue_id = ${id}`,
			schedule_ties: sql`venue_id = ${id}`,
		}),
		unasked: {},
	},
	competitions: {
		asked: (id) => ({ editions: sql`competition_id = ${id}` }),
		unasked: {},
	},
	editions: {
		// The stage that came with it goes with it.
		asked: (id) => ({
			stages: sql`edition_id = ${id} and (exists (select from groups where stage_id = stages.id)
				or exists (select from rounds where stage_id = stages.id))`,
		}),
		unasked: { table_corrections: "an edition that was opened again was changed" },
	},
	stages: {
		asked: (id) => ({ groups: sql`stage_id = ${id}`, rounds: sql`stage_id = ${id}` }),
		unasked: {},
	},
	groups: {
		asked: (id) => ({
			entries: sql`group_id = ${id}`,
			matches: sql`group_id = ${id}`,
			adjustments: sql`group_id = ${id}`,
		}),
		unasked: {
			group_standings: "computed",
			group_rule_versions: "versions of its rule, once it has ties",
			standings_changes: "computed",
			lots: "drawn among entries",
			schedules: "a proposal for entries",
			honours: "places of its entries",
		},
	},
	entries: {
		// Nothing refers to an entry by a key: what needs it names its group and its squad.
		asked: (id) => ({
			entries: sql`id = ${id} and (
				exists (select from matches m where m.group_id = entries.group_id
					and entries.squad_id in (m.home_squad_id, m.away_squad_id))
				or exists (select from adjustments a where (a.group_id, a.squad_id) = (entries.group_id, entries.squad_id)))`,
		}),
		unasked: {},
	},
};

/** Whether rows depend on a record of a table. */
export async function isUsed(table: string, id: number): Promise<boolean> {
	const { asked, told } = uses[table] ?? {};
	const conditions = Object.entries(asked?.(id) ?? {});
	if (conditions.length === 0) return false;
	const each = conditions.map(([name, condition]) => sql`exists (select from ${sql.table(name)} where ${condition})`);
	each.push(...Object.values(told?.(id) ?? {}));
	const { rows } = await asLeagueSystem(() =>
		sql<{ used: boolean }>`select ${sql.join(each, sql` or `)} as used`.execute(db()),
	);
	return rows[0]?.used ?? false;
}
