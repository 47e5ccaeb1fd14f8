import { sql } from "kysely";
import type { Actor } from "../../access/actor.ts";
import { authorize } from "../../access/authorize.ts";
import { authorizeAbout } from "../../access/own-club.server.ts";
import { audit } from "../../audit/audit.server.ts";
import { db, inTransaction } from "../../base/db/client.server.ts";
import { slugOf } from "../../base/locale/slug.ts";
import { OPEN } from "../../people/squads/squad-name.ts";
import { addRecord, changeRecord, deleteRecord } from "../../records/change-record.server.ts";
import { reorder } from "../../records/order/reorder.server.ts";
import type { ClassValues } from "./class-form.ts";
import { isClassUsed } from "./classes.server.ts";

/** Adds a class at the end of the list, or changes one. Its code is made of its first English name and stays. */
export async function saveClass(actor: Actor, id: number | undefined, version: number, values: ClassValues) {
	await authorizeAbout(actor, "league.manage", { classes: [id] });
	return inTransaction(async () => {
		const others = (await lockedClasses()).filter((each) => each.id !== id);
		const code = slugOf(values.name);
		const problems: Record<string, string> = {};
		if (others.some((other) => other.name.toLowerCase() === values.name.toLowerCase() || (!id && other.code === code)))
			problems.name = "sameClass";
		if (others.some((other) => other.name_ar === values.name_ar)) problems.name_ar = "sameClass";
		if (Object.keys(problems).length > 0) return { ok: false as const, problems };
		if (id !== undefined) return changeRecord(actor, "class", id, version, values);
		const last = Math.max(0, ...others.map(({ sort_order }) => sort_order));
		await addRecord(actor, "class", { ...values, code, sort_order: last + 1 });
		return { ok: true as const };
	});
}

/** Moves a class one place up (-1) or down (1). False where there is no place. */
export async function moveClass(actor: Actor, id: number, by: -1 | 1): Promise<boolean> {
	authorize(actor, "league.manage");
	return inTransaction(async () => {
		if (!(await reorder("classes", await lockedClasses(), id, by))) return false;
		await audit(actor, "class.moved", `class:${id}`);
		return true;
	});
}

/** Deletes a class that no competition and no squad has. The open one is that of new competitions, and stays. */
export async function deleteClass(actor: Actor, id: number): Promise<"deleted" | "gone" | "used"> {
	authorize(actor, "league.manage");
	return inTransaction(async () => {
		const found = (await lockedClasses()).find((each) => each.id === id);
		if (!found) return "gone";
		if (found.code === OPEN || (await isClassUsed(found.code))) return "used";
		await deleteRecord(actor, "class", id);
		return "deleted";
	});
}

/** All classes, with new ones and other changes kept out until the end of the transaction. */
async function lockedClasses() {
	await sql`lock table classes in share row exclusive mode`.execute(db());
	return db().selectFrom("classes").selectAll().orderBy("sort_order").orderBy("id").execute();
}
