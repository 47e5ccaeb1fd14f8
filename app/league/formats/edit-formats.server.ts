import { sql } from "kysely";
import type { Actor } from "../../access/actor.ts";
import { authorize } from "../../access/authorize.ts";
import { authorizeAbout } from "../../access/own-club.server.ts";
import { db, inTransaction } from "../../base/db/client.server.ts";
import { slugOf } from "../../base/locale/slug.ts";
import { addRecord, changeRecord, deleteRecord } from "../../records/change-record.server.ts";
import { isNamedRow, lockedRow } from "../../records/order/locked-row.server.ts";
import { problemOfHeld } from "./format.ts";
import type { FormatValues } from "./format-form.ts";
import { allFormats, groupsIn, heldFormats } from "./formats.server.ts";
import { fieldsOfPositions, positionRows } from "./position-fields.ts";

/** Adds a format. Groups name it by a code, which is made of its English name and stays. */
export async function createFormat(actor: Actor, values: FormatValues) {
	authorize(actor, "league.manage");
	const code = slugOf(values.name);
	return inTransaction(async () => {
		const others = await lockedFormats();
		if (others.some((other) => other.code === code || isNamed(other, values))) return refused({ name: "sameFormat" });
		const unknown = await unknownClasses(values);
		if (unknown) return refused(unknown);
		await addRecord(actor, "format", { ...values, code });
		return { ok: true as const };
	});
}

export async function changeFormat(actor: Actor, id: number, version: number, values: FormatValues) {
	await authorizeAbout(actor, "league.manage", { formats: [id] });
	return inTransaction(async () => {
		const all = await lockedFormats();
		const present = await heldFormats().where("f.id", "=", id).executeTakeFirst();
		const stays = present && problemOfHeld(present, values);
		if (stays) return refused({ order_of_play: stays });
		const others = all.filter((other) => other.id !== id);
		if (others.some((other) => isNamed(other, values))) return refused({ name: "sameFormat" });
		const unknown = await unknownClasses(values);
		if (unknown) return refused(unknown);
		const saved = await changeRecord(actor, "format", id, version, values);
		if (saved.ok || !("current" in saved)) return saved;
		const { position_rules, ...current } = saved.current;
		return { ...saved, current: { ...current, ...fieldsOfPositions(String(position_rules)) } };
	});
}

/** Deletes a format in which no group is played. */
export async function deleteFormat(actor: Actor, id: number): Promise<"deleted" | "gone" | "used"> {
	authorize(actor, "league.manage");
	return inTransaction(async () => {
		await lockedFormats();
		const format = await lockedRow("formats", id);
		if (!format) return "gone";
		if ((await groupsIn(format.code)) > 0) return "used";
		await deleteRecord(actor, "format", id);
		return "deleted";
	});
}

/** All formats, with new ones and other changes kept out until the end of the transaction. */
async function lockedFormats() {
	await sql`lock table formats in share row exclusive mode`.execute(db());
	return allFormats();
}

const refused = (problems: Record<string, string>) => ({ ok: false as const, problems });

/** The fields of classes that are none; the others stay until the end of the transaction. */
async function unknownClasses({ position_rules }: FormatValues) {
	const fields = fieldsOfPositions(position_rules);
	const problems: Record<string, string> = {};
	for (const row of positionRows) {
		const code = fields[row.class];
		if (code !== null && !(await isNamedRow("classes", code))) problems[row.class] = "unknownClass";
	}
	return Object.keys(problems).length > 0 ? problems : undefined;
}

const isNamed = (other: { name: string }, { name }: { name: string }) =>
	other.name.toLowerCase() === name.toLowerCase();
