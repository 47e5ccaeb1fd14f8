import { sql } from "kysely";
import { asAllDrafts } from "../../access/draft-scope.server.ts";
import { db } from "../../base/db/client.server.ts";
import { siteSettings } from "../../settings/settings.server.ts";
import { cutPerson, NEUTRAL_MARK } from "../naming/cut-person.ts";
import { filerOfCase } from "../naming/filer-of-case.server.ts";
import { wordsOf } from "../naming/people-in-text.ts";

/** A text without the person; the same text where it does not mention them. */
type Cut = (text: string) => string;

/**
 * Cuts a person out of what staff typed outside of the cases: saved views, drafts of answers and templates, templates,
 * reasons of access links and of the log. Searches for them are deleted. Who filed a case is known by contacts and by
 * given and family name beside each other; of every other account the contacts alone are known, because its holder
 * typed any name. Returns how many rows changed. Call it in the transaction of the erasure, with the system's scope and
 * before the person's row is blanked.
 */
export async function eraseMentions(person: string) {
	const { cut, cutContacts, words } = await cutsOf(person);
	return {
		views: await cutViews(cut, words),
		drafts: await cutDrafts(cut),
		templates: await cutTemplates(cut),
		access_links: await cutAccessLinks(cut),
		reasons: await cutReasons(cut, cutContacts),
	};
}

/** `words` are those of the names of who filed a case. */
async function cutsOf(person: string): Promise<{ cut: Cut; cutContacts: Cut; words: ReadonlySet<string> }> {
	const filers = await filersOf(person);
	const filed = filers.flatMap(({ filer }) => filer.contacts ?? []);
	const contacts = await contactsOf(person, filed);
	const others = [...filers.flatMap((each) => each.others.filter(({ isParty }) => isParty)), await federation()];
	const cutContacts: Cut = (text) => cutPerson(text, { names: [], contacts }, others, { mark: NEUTRAL_MARK });
	if (filers.length === 0) return { cut: cutContacts, cutContacts, words: new Set() };
	const names = filers.flatMap(({ filer }) => filer.names);
	return {
		cut: (text) => cutPerson(text, { names, contacts }, others, { byWholeName: true }),
		cutContacts,
		words: new Set(names.flatMap((name) => wordsOf(name ?? "")).filter((word) => word.length > 2)),
	};
}

/** As each case names its complainant. */
async function filersOf(person: string) {
	const cases = await db()
		.selectFrom("complaints")
		.select("id")
		.where("user_id", "=", person)
		.where("status", "<>", "draft")
		.where("erased_at", "is", null)
		.execute();
	const filers: Awaited<ReturnType<typeof filerOfCase>>[] = [];
	for (const { id } of cases) filers.push(await filerOfCase(id));
	return filers;
}

/** Of the account, of its profile and of its filings: emails and numbers, and no passport whose number is a word. */
async function contactsOf(person: string, filed: readonly (string | null)[]) {
	const own = await db()
		.selectFrom("accounts as a")
		.leftJoin("complaint_users as u", "u.id", "a.id")
		.select(["a.email", "u.email as profile_email", "u.phone"])
		.where("a.id", "=", person)
		.executeTakeFirstOrThrow();
	const all = [...Object.values(own), ...filed].filter((contact) => contact !== null);
	return [...new Set(all)].filter((contact) => contact.includes("@") || contact.replace(/\P{Nd}/gu, "").length > 3);
}

/** A profile takes any phone number: those that the federation answers with stay. */
async function federation() {
	const { email, phone, press_email, press_phone, danger_phone } = await siteSettings();
	const all = [email, phone, press_email, press_phone, danger_phone];
	return { names: [], contacts: all.map((contact) => contact ?? null), isParty: true };
}

/** A search without a name, which ends within a day, is deleted for one word of the names. */
async function cutViews(cut: Cut, words: ReadonlySet<string>): Promise<number> {
	let changed = 0;
	for (const view of await db().selectFrom("desk_views").select(["id", "name", "words"]).execute()) {
		const after = { name: view.name && cut(view.name), words: view.words && cut(view.words) };
		const isSearch = view.name === null && wordsOf(view.words ?? "").some((word) => words.has(word));
		if (after.name === view.name && after.words === view.words && !isSearch) continue;
		if (view.name === null) await db().deleteFrom("desk_views").where("id", "=", view.id).execute();
		else await db().updateTable("desk_views").set(after).where("id", "=", view.id).execute();
		changed += 1;
	}
	return changed;
}

/** Templates and replies that staff have not saved. */
function cutDrafts(cut: Cut): Promise<number> {
	return asAllDrafts(async () => {
		const drafts = await db()
			.selectFrom("record_drafts")
			.select(["id", "fields"])
			.where((eb) => eb.or([eb("record", "like", "answer-template:%"), eb("record", "like", "reply:%")]))
			.execute();
		let changed = 0;
		for (const { id, fields } of drafts) {
			const after = Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, cut(text)]));
			if (Object.entries(fields).every(([name, text]) => after[name] === text)) continue;
			await db()
				.updateTable("record_drafts")
				.set({ fields: JSON.stringify(after) })
				.where("id", "=", id)
				.execute();
			changed += 1;
		}
		return changed;
	});
}

const texts = ["title", "body", "body_ar"] as const;

async function cutTemplates(cut: Cut): Promise<number> {
	let changed = 0;
	for (const { id, ...template } of await db()
		.selectFrom("answer_templates")
		.select(["id", ...texts])
		.execute()) {
		const after = { title: cut(template.title), body: cut(template.body), body_ar: cut(template.body_ar) };
		if (texts.every((name) => after[name] === template[name])) continue;
		await db().updateTable("answer_templates").set(after).where("id", "=", id).execute();
		changed += 1;
	}
	return changed;
}

async function cutAccessLinks(cut: Cut): Promise<number> {
	let changed = 0;
	for (const { id, reason } of await db().selectFrom("access_links").select(["id", "reason"]).execute()) {
		if (cut(reason) === reason) continue;
		await db()
			.updateTable("access_links")
			.set({ reason: cut(reason) })
			.where("id", "=", id)
			.execute();
		changed += 1;
	}
	return changed;
}

/** How many reasons are read at a time. */
const AT_ONCE = 1000;

/**
 * Reasons of the log outside of cases. Why a result or an edition was changed is the only record of it, and is no text
 * about who files cases: of these the contacts go alone. The log has the salted hash of the former words; without the
 * salt they cannot be found by trying, and `audit verify` passes over the row.
 */
async function cutReasons(cut: Cut, cutContacts: Cut): Promise<number> {
	let changed = 0;
	for (let after = ""; ; ) {
		const rows = await db()
			.selectFrom("audit_reasons")
			.select(["hash", "body"])
			.where("complaint_id", "is", null)
			.where("body", "<>", "")
			.where("hash", ">", after)
			.orderBy("hash")
			.limit(AT_ONCE)
			.execute();
		for (const { hash, body } of rows) {
			const left = cut(body) !== cutContacts(body) && (await isOfAccessLink(hash)) ? cut(body) : cutContacts(body);
			if (left === body) continue;
			await db()
				.updateTable("audit_reasons")
				.set({ body: left, salt: "", blanked_at: new Date() })
				.where("hash", "=", hash)
				.execute();
			changed += 1;
		}
		const last = rows.at(-1);
		if (!last || rows.length < AT_ONCE) return changed;
		after = last.hash;
	}
}

async function isOfAccessLink(hash: string): Promise<boolean> {
	const row = await db()
		.selectFrom("audit_log")
		.select("id")
		.where("action", "=", "access-link.issued")
		.where(sql`details->>'reason_sha256'`, "=", hash)
		.executeTakeFirst();
	return row !== undefined;
}
