import type { Actor } from "../../../access/actor.ts";
import { authorize } from "../../../access/authorize.ts";
import { db, inTransaction } from "../../../base/db/client.server.ts";
import { unknownCategories } from "../../../people/registrations/categories/unknown-categories.server.ts";
import { fieldsOfChecks } from "../../../people/registrations/eligibility/checks.ts";
import { addRecord, changeRecord, deleteRecord } from "../../../records/change-record.server.ts";
import { hasSheetsIn, isFormat } from "../../formats/formats.server.ts";
import { isRuleSet } from "../../rule-sets/rule-sets.server.ts";
import { fieldsOfGroup } from "./group-fields.ts";
import type { GroupValues } from "./group-form.ts";

/** Adds a group to a stage of an edition. */
export async function createGroup(actor: Actor, editionId: number, { stage_id, ...values }: GroupValues) {
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
	authorize(actor, "league.manage");
	return inTransaction(async () => {
		const group = await db()
			.selectFrom("groups as g")
			.innerJoin("stages as s", "s.id", "g.stage_id")
			.select(["g.stage_id", "s.edition_id", "g.format"])
			.where("g.id", "=", id)
			.executeTakeFirst();
		if (!group) return { ok: false as const, gone: true as const };
		const stage = stage_id ?? group.stage_id;
		if (!(await stagesIn(group.edition_id)).some((each) => each.id === stage))
			return { ok: false as const, problems: { stage_id: "unknownChoice" } };
		const problems = await problemsOf(values, stage, { id, format: group.format });
		if (problems) return { ok: false as const, problems };
		const saved = await changeRecord(actor, "group", id, version, { ...values, stage_id: stage });
		if (saved.ok || !("current" in saved)) return saved;
		const { zones, checks, ...current } = saved.current;
		return { ...saved, current: fieldsOfGroup({ ...current, zones: String(zones), checks: textOrNull(checks) }) };
	});
}

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
	if (format !== null && !(await isFormat(format))) problems.format = "unknownChoice";
	if (!(await isRuleSet(rule_set))) problems.rule_set = "unknownChoice";
	if (present && format !== present.format && (await hasSheetsIn({ group: present.id })))
		problems.format = "formatOfSheets";
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
	authorize(actor, "league.manage");
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
