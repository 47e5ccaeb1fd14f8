import { sql } from "kysely";
import { db } from "../../base/db/client.server.ts";

/** Fewer words than this of a name are a coincidence in a sentence. */
const WORDS_OF_A_NAME = 2;

/**
 * Blanks what staff typed about a person outside of the cases: searches, views, and the reasons of access links, which belong to no case.
 * Call it in the transaction of the erasure, with the system's scope and before the person's row is blanked.
 */
export async function eraseMentions(person: string) {
	const { rows } = await sql<{ words: string[]; exact: string[] }>`
		select array(select distinct w from regexp_split_to_table(coalesce(u.search, search_fold(a.name)), ' ') w where length(w) >= 3) as words,
			array(select lower(e) from unnest(array[a.email::text, u.email::text, u.phone, regexp_replace(u.phone, '[^0-9]', '', 'g')]
				|| array(select case_reference from complaints where user_id = a.id)) e where length(e) >= 6) as exact
		from accounts a left join complaint_users u on u.id = a.id where a.id = ${person}`.execute(db());
	const [{ words, exact } = { words: [], exact: [] }] = rows;
	const mentions = (column: string, least: number) => sql<boolean>`(
		exists (select from unnest(${exact}::text[]) e where position(e in lower(${sql.ref(column)})) > 0)
		or (select count(*) from unnest(${words}::text[]) w
			where w = any(regexp_split_to_array(search_fold(${sql.ref(column)}), ' '))) >= ${least})`;
	await db()
		.deleteFrom("desk_views")
		.where((eb) =>
			eb.or([
				eb.and([eb("name", "is", null), mentions("words", 1)]),
				mentions("words", WORDS_OF_A_NAME),
				mentions("name", WORDS_OF_A_NAME),
			]),
		)
		.execute();
	await db().updateTable("access_links").set({ reason: "" }).where(mentions("reason", WORDS_OF_A_NAME)).execute();
	await db()
		.updateTable("audit_reasons")
		.set({ body: "", salt: "", blanked_at: new Date() })
		.where("complaint_id", "is", null)
		.where(mentions("body", WORDS_OF_A_NAME))
		.execute();
}
