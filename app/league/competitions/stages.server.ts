import type { Actor } from "../../access/actor.ts";
import { authorizeAbout } from "../../access/own-club.server.ts";
import { audit } from "../../audit/audit.server.ts";
import { db, inTransaction } from "../../base/db/client.server.ts";
import { isChosen, MOST_STAGES, type StageChange } from "./stage.ts";

/** The stages of an edition in their order, each with the number of its groups and rounds. */
export const stagesOf = (editionId: number) =>
	db()
		.selectFrom("stages as s")
		.select(["s.id", "s.ordinal", "s.kind"])
		.select((eb) => [
			eb
				.selectFrom("groups as g")
				.select((n) => n.fn.countAll<number>().as("n"))
				.whereRef("g.stage_id", "=", "s.id")
				.as("groups"),
			eb
				.selectFrom("rounds as r")
				.select((n) => n.fn.countAll<number>().as("n"))
				.whereRef("r.stage_id", "=", "s.id")
				.as("rounds"),
		])
		.where("s.edition_id", "=", editionId)
		.orderBy("s.ordinal")
		.execute();

/**
 * Adds, changes, moves or deletes a stage. False when it is gone, has groups, is the only one, its kind cannot be
 * chosen, or there are too many.
 */
export async function changeStages(actor: Actor, editionId: number, change: StageChange): Promise<boolean> {
	await authorizeAbout(actor, "league.manage", { editions: [editionId] });
	return inTransaction(async () => {
		const edition = await db().selectFrom("editions").select("id").where("id", "=", editionId).forUpdate().execute();
		const stages = edition.length > 0 ? await stagesOf(editionId) : [];
		if (stages.length === 0) return false;
		const done = await applyChange(editionId, stages, change);
		if (done) await audit(actor, "edition.stages-changed", `edition:${editionId}`, { intent: change.intent });
		return done;
	});
}

type Stages = Awaited<ReturnType<typeof stagesOf>>;

async function applyChange(edition_id: number, stages: Stages, change: StageChange): Promise<boolean> {
	if (change.intent === "add") {
		if (stages.length >= MOST_STAGES) return false;
		const ordinal = (stages.at(-1)?.ordinal ?? 0) + 1;
		await db().insertInto("stages").values({ edition_id, ordinal, kind: change.kind }).execute();
		return true;
	}
	const at = stages.findIndex(({ id }) => id === change.stage);
	const stage = stages[at];
	if (!stage) return false;
	if (change.intent === "change") {
		if (!isChosen(change.kind) && change.kind !== stage.kind) return false;
		await db().updateTable("stages").set({ kind: change.kind }).where("id", "=", stage.id).execute();
		return true;
	}
	if (change.intent === "delete") {
		if (stages.length === 1 || (stage.groups ?? 0) > 0) return false;
		await db().deleteFrom("stages").where("id", "=", stage.id).execute();
		return true;
	}
	const other = stages[change.intent === "up" ? at - 1 : at + 1];
	if (!other) return false;
	await exchange(stage, other, (stages.at(-1)?.ordinal ?? 0) + 1);
	return true;
}

type PlacedStage = { id: number; ordinal: number };

/** Two stages of an edition cannot have one ordinal, not even while they change places. */
async function exchange(stage: PlacedStage, other: PlacedStage, free: number) {
	for (const [id, ordinal] of [
		[stage.id, free],
		[other.id, stage.ordinal],
		[stage.id, other.ordinal],
	] as const)
		await db().updateTable("stages").set({ ordinal }).where("id", "=", id).execute();
}
