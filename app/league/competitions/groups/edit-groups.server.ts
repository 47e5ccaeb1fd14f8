import type { Actor } from "../../../access/actor.ts";
import { authorize } from "../../../access/authorize.ts";
import { authorizeAbout } from "../../../access/own-club.server.ts";
import { audit, storeReason } from "../../../audit/audit.server.ts";
import { db, inTransaction } from "../../../base/db/client.server.ts";
import { fieldsOfChecks } from "../../../people/registrations/eligibility/checks.ts";
import { unknownCategories } from "../../../people/registrations/eligibility/unknown-categories.server.ts";
import { addRecord, changeRecord, deleteRecord } from "../../../records/change-record.server.ts";
import { isNamedRow } from "../../../records/order/locked-row.server.ts";
import { hasSheetsIn } from "../../formats/formats.server.ts";
import { isUsualFormat } from "../../formats/presets.ts";
import { isUsualRuleSet } from "../../rule-sets/presets.ts";
import { fieldsOfGroup } from "./group-fields.ts";
import type { GroupValues } from "./group-form.ts";

/** Adds a group to a stage of an edition. */
export async function createGroup(
	actor: Actor,
	editionId: number,
	{ stage_id, rule_reason: _, rule_reason_ar: __, ...values }: GroupValues,
) {
	authorize(actor, "league.manage");
	return inTransaction(async () => {
		const stages = await stagesIn(editionId);
		const stage = stage_id === null ? stages[0] : stages.find(({ id }) => id === stage_id);
		if (stages.length === 0) return { ok: false as const, gone: true as const };
		if (!stage) return { ok: false as const, problems: { stage_id: "unknownChoice" } };
		const problems = await problemsOf(values, stage.id);
		if (problems) return { ok: false as const, problems };
		await addRecord(actor, "group", { ...values, stage_id: stage.id });
		return { ok: true as const };
	});
}

/** Changes a group, and its stage where another one of its edition is chosen. */
export async function changeGroup(actor: Actor, id: number, version: number, { stage_id, ...values }: GroupValues) {
	await authorizeAbout(actor, "league.manage", { groups: [id] });
	return inTransaction(async () => {
		const group = await db()
			.selectFrom("groups as g")
			.innerJoin("stages as s", "s.id", "g.stage_id")
			.selectAll("g")
			.select("s.edition_id")
			.where("g.id", "=", id)
			.executeTakeFirst();
		if (!group) return { ok: false as const, gone: true as const };
		const stage = stage_id ?? group.stage_id;
		if (!(await stagesIn(group.edition_id)).some((each) => each.id === stage))
			return { ok: false as const, problems: { stage_id: "unknownChoice" } };
		const problems = await problemsOf(values, stage, { id, format: group.format });
		if (problems) return { ok: false as const, problems };
		const { rule_reason, rule_reason_ar, ...others } = values;
		const needsReason = !isSameRule(group, values) && (await isPlayed(id));
		const missing = {
			...(!rule_reason && { rule_reason: "required" }),
			...(!rule_reason_ar && { rule_reason_ar: "required" }),
		};
		if (needsReason && Object.keys(missing).length > 0) return { ok: false as const, problems: missing };
		const written = needsReason ? values : others;
		const saved = await changeRecord(actor, "group", id, version, { ...written, stage_id: stage });
		if (saved.ok && needsReason) await storeRuleReason(actor, group, values);
		if (saved.ok || !("current" in saved)) return saved;
		const { zones, checks, ...current } = saved.current;
		return { ...saved, current: fieldsOfGroup({ ...current, zones: String(zones), checks: textOrNull(checks) }) };
	});
}

const ruleNames = ["rule_set", "points_win", "points_draw", "points_loss", "points_walkover_loss"] as const;
type GroupRule = Pick<GroupValues, (typeof ruleNames)[number]>;

/** Whether two groups have one rule set and the same points in place of those. */
const isSameRule = (one: GroupRule, other: GroupRule) => ruleNames.every((name) => one[name] === other[name]);

/** Whether a tie of a group was completed: its rule then changes with a reason alone. */
export const isPlayed = async (groupId: number) =>
	(await db()
		.selectFrom("matches")
		.select("id")
		.where("group_id", "=", groupId)
		.where("status", "=", "completed")
		.limit(1)
		.executeTakeFirst()) !== undefined;

/** The log has the rule sets and why one took the place of the other. */
type Reasoned = GroupRule & Pick<GroupValues, "rule_reason" | "rule_reason_ar">;
const storeRuleReason = async (actor: Actor, before: GroupRule & { id: number }, after: Reasoned) =>
	audit(actor, "group.rule-changed", `group:${before.id}`, {
		from: { rule_set: before.rule_set },
		to: { rule_set: after.rule_set },
		...(await storeReason([after.rule_reason, after.rule_reason_ar].join(" · "))),
	});

const textOrNull = (value: unknown) => (value === null ? null : String(value));

/** The stages of an edition in their order, locked until the end of the transaction. */
const stagesIn = (editionId: number) =>
	db().selectFrom("stages").select("id").where("edition_id", "=", editionId).orderBy("ordinal").forUpdate().execute();

type PresentGroup = { id: number; format: string | null };

async function problemsOf(
	{ name, format, rule_set, checks }: Pick<GroupValues, "name" | "format" | "rule_set" | "checks">,
	stageId: number,
	present?: PresentGroup,
) {
	const problems = { ...(await unknownCategories(fieldsOfChecks(checks === "none" ? "" : (checks ?? "")))) };
	if (await nameTaken(stageId, name, present?.id)) problems.name = "sameGroup";
	if (format !== null && !isUsualFormat(format) && !(await isNamedRow("formats", format)))
		problems.format = "unknownChoice";
	if (!isUsualRuleSet(rule_set) && !(await isNamedRow("rule_sets", rule_set))) problems.rule_set = "unknownChoice";
	if (present && format !== present.format && (await hasSheetsIn(present.id))) problems.format = "formatOfSheets";
	return Object.keys(problems).length > 0 ? problems : undefined;
}

const nameTaken = async (stageId: number, name: string, but = 0) =>
	(await db()
		.selectFrom("groups")
		.select("id")
		.where("stage_id", "=", stageId)
		.where((eb) => eb(eb.fn("lower", ["name"]), "=", name.toLowerCase()))
		.where("id", "<>", but)
		.executeTakeFirst()) !== undefined;

/** Deletes a group without a tie, with its entries and adjustments. The default group of an edition stays. */
export async function deleteGroup(actor: Actor, id: number): Promise<"deleted" | "gone" | "used"> {
	await authorizeAbout(actor, "league.manage", { groups: [id] });
	return inTransaction(async () => {
		const group = await db().selectFrom("groups").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
		if (!group) return "gone";
		if (group.is_default || (await tiesIn(id)) > 0) return "used";
		await deleteRecord(actor, "group", id);
		return "deleted";
	});
}

export async function tiesIn(groupId: number): Promise<number> {
	const { count } = await db()
		.selectFrom("matches")
		.select((eb) => eb.fn.countAll<number>().as("count"))
		.where("group_id", "=", groupId)
		.executeTakeFirstOrThrow();
	return count;
}
