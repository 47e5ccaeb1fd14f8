import { sql } from "kysely";
import type { Actor } from "../../access/actor.ts";
import { authorize } from "../../access/authorize.ts";
import { isAboutClubs, refuseOwn } from "../../access/own-club.server.ts";
import type { Action } from "../../access/policy.ts";
import { audit } from "../../audit/audit.server.ts";
import { db, inTransaction } from "../../base/db/client.server.ts";
import { slugOf } from "../../base/locale/slug.ts";
import { addRecord, changeRecord, deleteRecord } from "../change-record.server.ts";
import { lockedRow } from "./locked-row.server.ts";
import { reorder } from "./reorder.server.ts";

type List = {
	kind: "class" | "licence-category";
	table: "classes" | "licence_categories";
	action: Action;
	/** The problem of a name that another row has. */
	taken: string;
	/** The row that new records have, and whether others name a row: neither is deleted. */
	usual: string;
	isUsed: (code: string) => Promise<boolean>;
};

type Names = { name: string; name_ar: string };
type NamedRow = Names & { id: number; code: string; sort_order: number };

/** Rows with a name in each language and an order of their own, which others name by a code. */
export function namedList({ kind, table, action, taken, usual, isUsed }: List) {
	/** All rows, with new ones and other changes kept out until the end of the transaction. */
	async function locked() {
		await sql`lock table ${sql.table(table)} in share row exclusive mode`.execute(db());
		const { rows } = await sql<NamedRow>`select id, code, name, name_ar, sort_order from ${sql.table(table)}
			order by sort_order, id`.execute(db());
		return rows;
	}
	return {
		/** Adds a row at the end of the list, or changes one. Its code is made of its first English name and stays. */
		async save(actor: Actor, id: number | undefined, version: number, values: Names) {
			authorize(actor, action);
			if (isAboutClubs(table)) await refuseOwn(actor, { [table]: [id] });
			return inTransaction(async () => {
				const others = (await locked()).filter((each) => each.id !== id);
				const code = slugOf(values.name);
				const isNamed = ({ name }: Names) => name.toLowerCase() === values.name.toLowerCase();
				const problems: Record<string, string> = {};
				if (others.some((other) => isNamed(other) || (!id && other.code === code))) problems.name = taken;
				if (others.some((other) => other.name_ar === values.name_ar)) problems.name_ar = taken;
				if (Object.keys(problems).length > 0) return { ok: false as const, problems };
				if (id !== undefined) return changeRecord(actor, kind, id, version, values);
				const last = Math.max(0, ...others.map(({ sort_order }) => sort_order));
				await addRecord(actor, kind, { ...values, code, sort_order: last + 1 });
				return { ok: true as const };
			});
		},
		/** Moves a row one place up (-1) or down (1). False where there is no place. */
		move(actor: Actor, id: number, by: -1 | 1): Promise<boolean> {
			authorize(actor, action);
			return inTransaction(async () => {
				if (!(await reorder(table, await locked(), id, by))) return false;
				await audit(actor, `${kind}.moved`, `${kind}:${id}`);
				return true;
			});
		},
		/** Deletes a row that is not used. */
		remove(actor: Actor, id: number): Promise<"deleted" | "gone" | "used"> {
			authorize(actor, action);
			return inTransaction(async () => {
				await locked();
				const found = await lockedRow(table, id);
				if (!found) return "gone";
				if (found.code === usual || (await isUsed(found.code))) return "used";
				await deleteRecord(actor, kind, id);
				return "deleted";
			});
		},
	};
}
