import { sql } from "kysely";
import { db } from "../../base/db/client.server.ts";
import { rememberForPages } from "../../base/db/remembered/remember.server.ts";
import { seasonByName } from "../../settings/seasons.server.ts";
import { siteSettings } from "../../settings/settings.server.ts";
import type { RuleSet } from "../ranking/rule-set.ts";
import { ruleSetOf } from "../ranking/season-rule.ts";
import { type NamedRule, namedPresets } from "./presets.ts";
import { ruleColumns, ruleOfStored, type StoredRule, storedOfRule } from "./stored-rule.ts";

const columns = ["code", "name", "name_ar", "source", ...ruleColumns] as const satisfies (keyof NamedRule)[];

/** The usual rule sets, then the federation's own; those have an id. */
export async function allRuleSets(): Promise<(NamedRule & { id?: number })[]> {
	return [...namedPresets, ...(await ownRuleSets())];
}

const ownRuleSets = () =>
	rememberForPages("rule sets", () =>
		db()
			.selectFrom("rule_sets")
			.select(["id", ...columns])
			.orderBy("name")
			.execute(),
	);

/** The same, as the choices of a form. */
export const ruleSetChoices = async () =>
	(await allRuleSets()).map(({ code, name, name_ar }) => ({ code, name, name_ar }));
export type RuleSetChoice = Awaited<ReturnType<typeof ruleSetChoices>>[number];

const ruleSetByCode = async (code: string | null): Promise<NamedRule | undefined> =>
	namedPresets.find((preset) => preset.code === code) ??
	(await db()
		.selectFrom("rule_sets")
		.select(columns)
		.where("code", "=", code ?? "")
		.executeTakeFirst());

export const isRuleSet = async (code: string) => (await ruleSetByCode(code)) !== undefined;

/** A rule set with its own points, and none of the season; undefined for a name that none has. */
export async function ruleNamed(code: string): Promise<RuleSet | undefined> {
	const stored = await ruleSetByCode(code);
	return stored && ruleOfStored(stored);
}

/** The rule that a copy begins with: of the season's own, its points of now. */
export async function ruleToCopy(code: string | null): Promise<StoredRule | undefined> {
	const opened = code === "spec" ? await seasonByName((await siteSettings()).season) : undefined;
	const rule = opened ? ruleSetOf(opened) : await ruleNamed(code ?? "");
	return rule && storedOfRule(rule);
}

/** The row of an own rule set as its form edits it. */
export const ruleSetRow = (id: number) =>
	db().selectFrom("rule_sets").selectAll().where("id", "=", id).executeTakeFirst();

/** How many groups have each rule set, by its code. */
export async function groupsByRuleSet(): Promise<Map<string, number>> {
	const rows = await db()
		.selectFrom("groups")
		.select((eb) => ["rule_set", eb.fn.countAll<number>().as("count")])
		.groupBy("rule_set")
		.execute();
	return new Map(rows.map(({ rule_set, count }) => [rule_set, count]));
}

/** Whether a tie was completed in a group while it had a rule set: its rule then changes with a reason alone. */
export async function isPlayedUnder(code: string): Promise<boolean> {
	const { rows } = await sql<{ is_played: boolean }>`select is_played_under(${code}) as is_played`.execute(db());
	return rows[0]?.is_played ?? false;
}
