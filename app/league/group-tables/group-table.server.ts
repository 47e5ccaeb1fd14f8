import { currentTransaction } from "../../base/db/client.server.ts";
import { rememberForPages } from "../../base/db/remembered/remember.server.ts";
import { warnRarely } from "../../base/log/log-rarely.server.ts";
import { squadName } from "../../people/squads/squad-name.ts";
import type { Group } from "../competitions/competitions.server.ts";
import { marksOf, zoneAt, zonesOf } from "../competitions/groups/zones.ts";
import type { RankReason } from "../ranking/rank.ts";
import type { RuleSet } from "../ranking/rule-set.ts";
import { ruleNamed } from "../rule-sets/rule-sets.server.ts";
import type { StoredRule } from "../rule-sets/stored-rule.ts";
import { type GroupContent, groupContent } from "./content/group-content.server.ts";
import { type ComputedRow, groupRows } from "./content/group-rows.ts";
import { fullOf, rulesOf, ruleVersionOf } from "./content/group-rules.ts";
import { storedTables, storeTable } from "./stored/stored-tables.server.ts";

/** The table of a group: a row a squad, the expunged last and without a place; its rules, zones and adjustments. */
export async function groupTable(group: Group): Promise<GroupTable> {
	const [table] = await groupTables([group]);
	if (!table) throw new Error(`Group ${group.id} has no table.`);
	return table;
}

/** The tables of several groups, in their order. */
export const groupTables = (groups: Group[]): Promise<GroupTable[]> =>
	rememberForPages(`group tables ${groups.map(({ id }) => id).join()}`, async () => {
		const kept = new Map((await storedTables(groups.map(({ id }) => id))).map((table) => [table.id, table]));
		const tables: GroupTable[] = [];
		for (const group of groups) {
			const own = kept.get(group.id);
			const version = ruleVersionOf(group);
			const isCurrent = own && !own.is_stale && own.rows.every(({ rule_version }) => rule_version === version);
			tables.push(isCurrent ? tableOf(group, rulesOf(group), own) : await madeNow(group));
		}
		return tables;
	});

/** A table that is kept no more is made by the first who asks for it, and kept. */
async function madeNow(group: Group): Promise<GroupTable> {
	// A table that cannot be stored is shown nevertheless.
	const tries = currentTransaction()
		? undefined
		: await storeTable(group.id).catch((error) => warnRarely("standings.not-kept", error));
	return tries ? tableOf(group, rulesOf(tries.content), withSquads(tries.content, tries.rows)) : computed(group);
}

/**
 * The same as of a day, under another rule set, under a rule in the making, or with ties that go on as if they had
 * ended: not the official table of today, and neither kept nor remembered.
 */
export const groupTableAsked = (group: Group, asked: GroupTableQuery) => computed(group, asked);
export type GroupTableQuery = {
	on?: string | undefined;
	ruleSet?: string | undefined;
	own?: StoredRule | undefined;
	ended?: RunningTie[];
};
export type RunningTie = GroupContent["ties"][number];

async function computed(group: Group, { on, ruleSet, own, ended = [] }: GroupTableQuery = {}) {
	const found = await groupContent(group.id, on);
	const content = found && { ...found, ties: [...found.ties, ...ended] };
	const asked = ruleSet === undefined ? undefined : await ruleNamed(ruleSet);
	const rule = asked ?? rulesOf({ ...(content ?? group), ...(own && { own_rule: own }) });
	const rows = content ? groupRows(content, rule, fullOf(content)) : [];
	return tableOf(group, rule, content ? withSquads(content, rows) : { rows: [], adjustments: [] });
}

/** Rows with what the page says of their squads besides. */
function withSquads({ entries, adjustments }: GroupContent, rows: ComputedRow[]) {
	const squads = new Map(entries.map((entry) => [entry.squad_id, entry]));
	const named = rows.flatMap((row) => {
		const squad = squads.get(row.squad_id);
		return squad ? { ...squad, ...row } : [];
	});
	return { adjustments, rows: named };
}

type Adjustment = GroupContent["adjustments"][number];
type Squad = Pick<GroupContent["entries"][number], "letter" | "own_name" | "own_name_ar" | "name" | "name_ar"> &
	Pick<GroupContent["entries"][number], "club_id" | "logo_url" | "state" | "since">;
type Rows = { rows: (Omit<ComputedRow, "why"> & Squad & { why?: RankReason | null })[]; adjustments: Adjustment[] };

function tableOf(group: Group, rule: RuleSet, { rows, adjustments }: Rows) {
	const zones = zonesOf(group.zones) ?? [];
	const hasTies = rows.some(({ played }) => played > 0);
	return {
		rule,
		zones,
		adjustments,
		hasTies,
		marks: marksOf({ hasTies, zones, isLeague: group.of_default && group.is_default }),
		rows: rows.map((row) => ({
			rank: row.rank,
			zone: zoneAt(zones, row.rank),
			squad_id: row.squad_id,
			team_id: row.club_id,
			letter: row.letter,
			club: { ...squadName(row), logo_url: row.logo_url },
			state: row.state,
			since: row.since,
			start_points: row.start_points,
			adjustment: row.adjustment,
			games: row.games,
			rallies: row.rallies,
			played: row.played,
			won: row.won,
			drawn: row.drawn,
			lost: row.lost,
			for: row.rubbers[0],
			against: row.rubbers[1],
			points: row.points,
			form: row.form,
			why: row.why ?? undefined,
			among: row.among,
		})),
	};
}
export type GroupTable = ReturnType<typeof tableOf>;
export type GroupRow = GroupTable["rows"][number];
