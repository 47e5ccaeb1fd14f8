import { sql } from "kysely";
import type { Actor } from "../../access/actor.ts";
import { authorize } from "../../access/authorize.ts";
import type { Action } from "../../access/policy.ts";
import { accountRows } from "../../accounts/managing/accounts.server.ts";
import { audit } from "../../audit/audit.server.ts";
import { auditFilter } from "../../audit/audit-filter.ts";
import { auditRows } from "../../audit/audit-log.server.ts";
import { db, inTransaction } from "../../base/db/client.server.ts";
import { asKind } from "../../base/db/waiting/time-limits.server.ts";
import { NO_RANKING } from "../../people/national-teams/national-team.ts";
import { writeCsv } from "../../records/row-files/csv.server.ts";
import { writeJson } from "../../records/row-files/json.server.ts";
import { importers } from "../importers.server.ts";
import { playersByName } from "../people/players-by-name.server.ts";
import { clubsByName } from "../plan/clubs-by-name.server.ts";
import { closureRows, competitionRows, editionRows, stageRows, venueRows } from "./exports-of-competitions.server.ts";
import { adjustmentRows, entryRows, groupRows, rubberRows, tieRows } from "./exports-of-groups.server.ts";
import { licenceRows, rosterRows, stintRows } from "./exports-of-players.server.ts";

type Rows = Record<string, unknown>[];
type List = {
	action: Action;
	/** Names people: who takes it along confirms to be there. */
	isPersonal?: true;
	columns: readonly string[];
	rows: (actor: Actor, url: URL) => Promise<Rows>;
};

/** Every list that can be exported. Lists that can be imported have the columns that the import reads. */
const lists: Record<string, List> = {
	teams: {
		action: "team.manage",
		columns: importers.teams.columns,
		rows: () => db().selectFrom("teams").selectAll().orderBy("name").orderBy("id").execute(),
	},
	players: {
		action: "player.manage",
		columns: importers.players.columns,
		async rows() {
			const nameOf = await clubNamer();
			const players = await db()
				.selectFrom("players")
				.selectAll("players")
				.orderBy("players.ranking")
				.orderBy("players.id")
				.execute();
			return players.map((player) => ({ ...player, team: nameOf(player.team_id) }));
		},
	},
	matches: {
		action: "match.manage",
		columns: importers.matches.columns,
		async rows(_, url) {
			const name = await clubNamer();
			const ties = await tieRows(url.searchParams.get("season"));
			return ties.map((tie) => ({ ...tie, home_team: name(tie.home_team_id), away_team: name(tie.away_team_id) }));
		},
	},
	classes: {
		action: "league.manage",
		columns: importers.classes.columns,
		rows: () => db().selectFrom("classes").selectAll().orderBy("sort_order").orderBy("id").execute(),
	},
	"rule-sets": {
		action: "league.manage",
		columns: importers["rule-sets"].columns,
		// A reason is of one change, and not taken along.
		rows: async () => (await ruleSetRows()).map((row) => ({ ...row, reason: null, reason_ar: null })),
	},
	formats: {
		action: "league.manage",
		columns: importers.formats.columns,
		rows: () => db().selectFrom("formats").selectAll().orderBy("name").orderBy("id").execute(),
	},
	venues: {
		action: "league.manage",
		columns: importers.venues.columns,
		async rows() {
			const name = await clubNamer();
			return (await venueRows()).map((venue) => ({ ...venue, team: name(venue.club_id) }));
		},
	},
	closures: { action: "league.manage", columns: importers.closures.columns, rows: closureRows },
	competitions: { action: "league.manage", columns: importers.competitions.columns, rows: competitionRows },
	editions: {
		action: "league.manage",
		columns: importers.editions.columns,
		rows: (_, url) => editionRows(url.searchParams.get("season")),
	},
	stages: {
		action: "league.manage",
		columns: importers.stages.columns,
		rows: (_, url) => stageRows(url.searchParams.get("season")),
	},
	groups: {
		action: "league.manage",
		columns: importers.groups.columns,
		rows: (_, url) => groupRows(url.searchParams.get("season")),
	},
	entries: {
		action: "league.manage",
		columns: importers.entries.columns,
		rows: async (_, url) => withTeams(await entryRows(url.searchParams.get("season"))),
	},
	adjustments: {
		action: "league.manage",
		columns: importers.adjustments.columns,
		rows: async (_, url) => withTeams(await adjustmentRows(url.searchParams.get("season"))),
	},
	rubbers: {
		action: "match.manage",
		columns: importers.rubbers.columns,
		rows: (_, url) => rubberRows(url.searchParams.get("season")),
	},
	stints: {
		action: "registration.manage",
		columns: importers.stints.columns,
		rows: async () => withPlayers(await stintRows()),
	},
	"licence-categories": {
		action: "registration.manage",
		columns: importers["licence-categories"].columns,
		rows: () => db().selectFrom("licence_categories").selectAll().orderBy("sort_order").orderBy("id").execute(),
	},
	licences: {
		action: "registration.manage",
		columns: importers.licences.columns,
		rows: async (_, url) => withPlayers(await licenceRows(url.searchParams.get("season"))),
	},
	rosters: {
		action: "registration.manage",
		columns: importers.rosters.columns,
		rows: async (_, url) => withPlayers(await rosterRows(url.searchParams.get("season"))),
	},
	national: {
		action: "national-team.manage",
		columns: ["team_type", "title", "title_ar", "coach_name", "coach_name_ar", "player", "player_ar", "ranking"],
		rows: () =>
			db()
				.selectFrom("national_teams as team")
				.leftJoin("national_team_players as link", "link.national_team_id", "team.id")
				.leftJoin("players as p", "p.id", "link.player_id")
				.select(["team_type", "title", "title_ar", "coach_name", "coach_name_ar"])
				.select(["p.name as player", "p.name_ar as player_ar", "p.ranking"])
				.orderBy("team_type")
				.orderBy(sql`coalesce(p.ranking, ${sql.lit(NO_RANKING)})`)
				.orderBy("p.id")
				.execute(),
	},
	news: {
		action: "news.manage",
		columns: ["id", "title_ar", "title", "category", "live_at_ar", "live_at_en", "updated_at"],
		rows: () =>
			db()
				.selectFrom("news_articles")
				.select(["id", "title_ar", "title", "category", "live_at_ar", "live_at_en", "updated_at"])
				.orderBy("id", "desc")
				.execute(),
	},
	messages: {
		action: "inbox.manage",
		isPersonal: true,
		columns: ["id", "created_at", "status", "name", "surname", "email", "message"],
		rows: () => db().selectFrom("contact_messages").selectAll().orderBy("id", "desc").execute(),
	},
	subscribers: {
		action: "newsletter.manage",
		isPersonal: true,
		columns: ["email", "language", "status", "confirmed_at", "unsubscribed_at"],
		rows: () => db().selectFrom("newsletter_subscribers").selectAll().orderBy("id").execute(),
	},
	accounts: {
		action: "account.manage",
		isPersonal: true,
		columns: ["email", "name", "roles", "email_verified", "disabled_at", "created_at"],
		rows: (actor) => accountRows(actor),
	},
	audit: {
		action: "audit.read",
		isPersonal: true,
		columns: ["at", "actor", "action", "subject", "details"],
		rows: (actor, url) => auditRows(actor, auditFilter(url)),
	},
};

const ruleSetRows = () => db().selectFrom("rule_sets").selectAll().orderBy("name").orderBy("id").execute();

/** Clubs as the import reads them again. */
async function clubNamer() {
	const clubs = await clubsByName();
	return (id: number | null) => {
		const club = clubs.byId.get(id ?? 0);
		return club && clubs.nameOf(club);
	};
}

async function withTeams(rows: readonly { club_id: number }[]): Promise<Rows> {
	const name = await clubNamer();
	return rows.map((row) => ({ ...row, team: name(row.club_id) }));
}

async function withPlayers(rows: readonly { player_id: number; club_id: number | null }[]): Promise<Rows> {
	const [players, club] = [await playersByName(), await clubNamer()];
	return rows.map((row) => ({ ...row, player: players.nameOf(row.player_id), team: club(row.club_id) }));
}

/** Whether taking this list along asks for a confirmation. */
export const isPersonalList = (name: string) => Object.hasOwn(lists, name) && lists[name]?.isPersonal === true;

/** A list as a file, CSV unless asked otherwise; undefined for an unknown name. The export is audited. */
export async function exportList(
	actor: Actor,
	name: string,
	url: URL,
	format: "csv" | "json" = "csv",
): Promise<string | undefined> {
	const list = Object.hasOwn(lists, name) ? lists[name] : undefined;
	if (!list) return undefined;
	authorize(actor, list.action);
	const rows = await asKind("report", () => list.rows(actor, url));
	await inTransaction(() => audit(actor, "list.exported", `list:${name}`, { rows: rows.length }));
	return format === "json" ? writeJson(list.columns, rows) : writeCsv(list.columns, rows);
}
