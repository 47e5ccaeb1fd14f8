import { sql } from "kysely";
import { expect, test } from "vitest";
import { freshProduct, onEveryEngine } from "../../../test/engines.ts";
import { person } from "../../../test/make-case.ts";
import { type Actor, accountIdOf } from "../../access/actor.ts";
import { asAllDrafts, asOwnDrafts } from "../../access/draft-scope.server.ts";
import { db } from "../../base/db/client.server.ts";
import { storeDraft } from "./drafts.server.ts";

onEveryEngine((engine) => {
	freshProduct(engine);

	const idOf = (actor: Actor) => accountIdOf(actor) ?? "";
	const reached = async (statement: string) => (await sql.raw(`${statement} returning 1`).execute(db())).rows.length;
	const drafts = async () => (await db().selectFrom("record_drafts").select("record").execute()).length;

	test("unsaved text is its writer's; the product's jobs reach all of it, a query without a scope none", async () => {
		const [captain, editor] = [await person("captain"), await person("editor")];
		await storeDraft(captain, "line-up:1", { players: "the sealed order" });
		await storeDraft(editor, "team:new", { name: "A club" });
		const asCaptain = <T>(work: () => Promise<T>) => asOwnDrafts(idOf(captain), work);
		const asEditor = <T>(work: () => Promise<T>) => asOwnDrafts(idOf(editor), work);
		expect([await drafts(), await asCaptain(drafts), await asEditor(drafts), await asAllDrafts(drafts)]).toEqual([
			0, 1, 1, 2,
		]);
		for (const change of [
			"update record_drafts set saved_at = saved_at where record = 'line-up:1'",
			"delete from record_drafts where record = 'line-up:1'",
		])
			for (const [reach, expected] of [
				[reached(change), 0],
				[asEditor(() => reached(change)), 0],
			] as const)
				expect(await reach, change).toBe(expected);
		const planted = { account_id: idOf(captain), record: "team:2", fields: "{}" };
		await expect(asEditor(() => db().insertInto("record_drafts").values(planted).execute())).rejects.toThrow(
			"row-level security",
		);
		expect(await asCaptain(() => reached("delete from record_drafts"))).toBe(1);
	});
});
