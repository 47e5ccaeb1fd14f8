import { type Actor, accountIdOf } from "../../access/actor.ts";
import { authorize } from "../../access/authorize.ts";
import { asStaff } from "../../access/case-access.server.ts";
import { db } from "../../base/db/client.server.ts";
import { isUuid } from "../../base/forms/params.ts";
import { type DeskFilter, withoutPlace, writeFilter } from "./desk-filter.ts";
import { wordsOf } from "./desk-query.server.ts";

const MOST = 20;

/**
 * Stores searched words on the server: names and addresses of people do not belong in a URL
 * (docs/rules/complaints.md#desk).
 */
export function storeSearch(actor: Actor, words: string): Promise<string> {
	authorize(actor, "case.read");
	return asStaff(actor, async () => {
		const { id } = await db()
			.insertInto("desk_views")
			.values({ account_id: accountIdOf(actor) ?? "", words })
			.returning("id")
			.executeTakeFirstOrThrow();
		return id;
	});
}

/** The account's saved views, oldest first. */
export function savedViews(actor: Actor) {
	authorize(actor, "case.read");
	return asStaff(actor, () =>
		db()
			.selectFrom("desk_views")
			.select(["id", "name", "query"])
			.where("account_id", "=", accountIdOf(actor) ?? "")
			.where("name", "is not", null)
			.orderBy("created_at")
			.limit(MOST)
			.execute(),
	);
}
export type SavedView = Awaited<ReturnType<typeof savedViews>>[number];

/**
 * Saves the list as it is filtered now, in the place of one with the same name. A view with words is its own search:
 * its address names the row that holds them. False when there are twenty already.
 */
export function saveView(actor: Actor, name: string, filter: DeskFilter): Promise<boolean> {
	authorize(actor, "case.handle");
	return asStaff(actor, async () => {
		const account_id = accountIdOf(actor) ?? "";
		const words = filter.search && (await wordsOf(filter.search));
		await db().deleteFrom("desk_views").where("account_id", "=", account_id).where("name", "=", name).execute();
		if ((await savedViews(actor)).length >= MOST) return false;
		const id = crypto.randomUUID();
		const query = writeFilter({ ...withoutPlace(filter), search: words ? id : undefined });
		await db()
			.insertInto("desk_views")
			.values({ id, account_id, name, words: words || null, query })
			.execute();
		return true;
	});
}

/** Deletes an own view; another account's counts as missing. */
export function deleteView(actor: Actor, id: string) {
	authorize(actor, "case.handle");
	return asStaff(actor, async () => {
		if (isUuid(id)) await db().deleteFrom("desk_views").where("id", "=", id).execute();
	});
}
