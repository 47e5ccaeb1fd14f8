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
import { type GroupContent, groupContent, groupContents } from "./content/group-content.server.ts";
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
		const tables = new Map<number, GroupTable>();
		for (const group of groups) {
			const own = kept.get(group.id);
			const version = ruleVersionOf(group);
			const isCurrent = own && !own.is_stale && own.rows.every(({ rule_version }) => rule_version === version);
			if (isCurrent) tables.set(group.id, tableOf(group, rulesOf(group), own));
		}
		const made = await madeNow(groups.filter(({ id }) => !tables.has(id)));
		return groups.map((group) => tables.get(group.id) ?? made.get(group.id) ?? tableMadeOf(group));
	});

/** Groups, each with its table. */
export async function withTables(groups: Group[]) {
	const tables = await groupTables(groups);
	return groups.flatMap((group, nth) => {
		const table = tables[nth];
		return table ? [{ group, table }] : [];
	});
}
export type TableOfGroup = Awaited<ReturnType<typeof withTables>>[number];

/** Tables that are out of date are made by the first who asks for them, and stored, but for those in a transaction. */
async function madeNow(groups: readonly Group[]) {
	const tables = new Map<number, GroupTable>();
	const rest = new Map(groups.map((group) => [group.id, group]));
	if (!currentTransaction())
		for (const group of groups) {
			// A table that cannot be stored is shown nevertheless.
			const stored = await storeTable(group.id).catch((error) => warnRarely("standings.not-kept", error));
			if (!stored) continue;
			tables.set(group.id, tableOf(group, rulesOf(stored.content), withSquads(stored.content, stored.rows)));
			rest.delete(group.id);
		}
	if (rest.size === 0) return tables;
	for (const content of await groupContents([...rest.keys()])) {
		const group = rest.get(content.id);
		if (group) tables.set(group.id, tableMadeOf(group, content));
	}
	return tables;
}

const tableMadeOf = (group: Group, content?: GroupContent, rule = rulesOf(content ?? group)) =>
	tableOf(
		group,
		rule,
		content ? withSquads(content, groupRows(content, rule, fullOf(content))) : { rows: [], adjustments: [] },
	);

/**
 * The table of a group as of a day, under another rule set, under a rule in the making, or with ties that go on as if
 * they had ended: not the official table of today, and neither kept nor remembered.
 */
export async function groupTableAsked(group: Group, { on, ruleSet, own, ended = [] }: GroupTableQuery) {
	const found = await groupContent(group.id, on);
	const content = found && { ...found, ties: [...found.ties, ...ended] };
	const asked = ruleSet === undefined ? undefined : await ruleNamed(ruleSet);
	return tableMadeOf(group, content, asked ?? rulesOf({ ...(content ?? group), ...(own && { own_rule: own }) }));
}
export type GroupTableQuery = {
	on?: string | undefined;
	ruleSet?: string | undefined;
	own?: StoredRule | undefined;
	ended?: RunningTie[];
};
export type RunningTie = GroupContent["ties"][number];

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
