import { sql } from "kysely";
import { asAllDrafts } from "../../access/draft-scope.server.ts";
import { db } from "../../base/db/client.server.ts";
import { cutPerson } from "../naming/cut-person.ts";
import { filerOfCase } from "../naming/filer-of-case.server.ts";

/** Fewer words than this of a name are a coincidence in a sentence. */
const WORDS_OF_A_NAME = 2;

/**
 * Blanks what staff typed about a person outside of the cases: searches, views, the reasons of access links, which
 * belong to no case, and their drafts of answers; answer templates stay without the name. Call it in the transaction of
 * the erasure, with the system's scope and before the person's row is blanked.
 */
export async function eraseMentions(person: string) {
	const { rows } = await sql<{ words: string[]; exact: string[] }>`
		select array(select distinct w from regexp_split_to_table(fold_text(case when u.id is null then a.name
				else concat_ws(' ', u.full_name, u.full_name_ar, u.email, ${namesOfFilings}) end), ' ') w
				where length(w) >= 3) as words,
			array(select lower(e)
				from unnest(array[a.email::text, u.email::text, u.phone, regexp_replace(u.phone, '[^0-9]', '', 'g')]
				|| array(select unnest(filer_contacts || case_reference) from complaints where user_id = a.id)) e
				where length(e) >= 6) as exact
		from accounts a left join complaint_users u on u.id = a.id where a.id = ${person}`.execute(db());
	const [{ words, exact } = { words: [], exact: [] }] = rows;
	const mentions = (column: string, least: number) => sql<boolean>`(
		exists (select from unnest(${exact}::text[]) e where position(e in lower(${sql.ref(column)}::text)) > 0)
		or (select count(*) from unnest(${words}::text[]) w
			where w = any(regexp_split_to_array(fold_text(${sql.ref(column)}::text), ' '))) >= ${least})`;
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
	await asAllDrafts(() =>
		db()
			.deleteFrom("record_drafts")
			.where((eb) => eb.or([eb("record", "like", "answer-template:%"), eb("record", "like", "reply:%")]))
			.where(mentions("fields", WORDS_OF_A_NAME))
			.execute(),
	);
	await cutTemplates(person);
	await db()
		.updateTable("audit_reasons")
		.set({ body: "", salt: "", blanked_at: new Date() })
		.where("complaint_id", "is", null)
		.where(mentions("body", WORDS_OF_A_NAME))
		.execute();
}

/** Those of the day of each filing, which may be others than the profile has now. */
const namesOfFilings = sql`
	(select string_agg(array_to_string(filer_names, ' '), ' ') from complaints where user_id = a.id)`;

const texts = ["title", "body", "body_ar"] as const;

async function cutTemplates(person: string) {
	const who = await db()
		.selectFrom("complaint_users")
		.select(["full_name", "full_name_ar", "email", "phone"])
		.where("id", "=", person)
		.executeTakeFirst();
	if (!who) return;
	const cases = await db()
		.selectFrom("complaints")
		.select("id")
		.where("user_id", "=", person)
		.where("status", "<>", "draft")
		.where("erased_at", "is", null)
		.execute();
	const people: Awaited<ReturnType<typeof filerOfCase>>[] = [];
	for (const { id } of cases) people.push(await filerOfCase(id));
	if (people.length === 0)
		people.push({
			filer: { names: [who.full_name, who.full_name_ar], contacts: [who.email, who.phone] },
			others: [],
		});
	const others = people.flatMap((each) => each.others.filter(({ isParty }) => isParty));
	const cut = (text: string) => people.reduce((left, { filer }) => cutPerson(left, filer, others), text);
	for (const { id, ...template } of await db()
		.selectFrom("answer_templates")
		.select(["id", ...texts])
		.execute()) {
		const after = { title: cut(template.title), body: cut(template.body), body_ar: cut(template.body_ar) };
		if (texts.some((name) => after[name] !== template[name]))
			await db().updateTable("answer_templates").set(after).where("id", "=", id).execute();
	}
}
