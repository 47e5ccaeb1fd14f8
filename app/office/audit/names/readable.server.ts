import { accountName } from "../../../accounts/account-name.ts";
import type { auditPage } from "../../../audit/audit-log.server.ts";
import { db } from "../../../base/db/client.server.ts";
import { isKeyOf } from "../../../base/literals.ts";
import type { Locale } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { textNamed } from "../../../base/locale/text.ts";
import { tabText } from "../../../records/tab-text.ts";
import { taskText } from "../../queue/text.ts";
import { settingsText } from "../../settings/text.ts";
import { actorName, eventName } from "../events/event-text.ts";
import { type Change, changesOf, subjectsIn } from "./changes.ts";
import { kindText, namesText } from "./text.ts";
import type { Thing, Things } from "./thing.ts";
import { thingsOf } from "./things.server.ts";

type Row = Awaited<ReturnType<typeof auditPage>>["rows"][number];
/** The thing an entry is about: its kind in words, its name, and the address of its history. */
export type Subject = { kind: string; history?: string } & Partial<Thing>;
export type Entry = {
	id: number;
	at: Date;
	actor: { name?: string; text: string };
	event: string;
	subject?: Subject;
	changes: Change[];
};

/**
 * Entries of the log in words, names as they are now. Each kind of thing is asked for once, however many entries name
 * it.
 */
export async function readable(locale: Locale, rows: Row[]): Promise<Entry[]> {
	const subjects = rows.flatMap((row) => [...(row.subject ? [row.subject] : []), ...subjectsIn(row)]);
	const [things, names] = await Promise.all([thingsOf(locale, new Set(subjects)), namesOfActors(rows)]);
	return rows.map((row) => ({
		id: row.id,
		at: row.at,
		actor: { name: isNamed(row) ? names.get(row.actor_id ?? "") : undefined, text: actorName(locale, row.actor) },
		event: eventName(locale, row.action),
		subject: row.subject ? subjectOf(locale, row.subject, things) : undefined,
		changes: changesOf(locale, row, things),
	}));
}

/** The log names an actor by an address; those without a role stay unnamed. */
const isNamed = ({ actor }: Row) => actor.includes("@");

async function namesOfActors(rows: Row[]): Promise<Map<string, string>> {
	const ids = [...new Set(rows.filter(isNamed).flatMap(({ actor_id }) => actor_id ?? []))];
	if (ids.length === 0) return new Map();
	const found = await db().selectFrom("accounts").select(["id", "name", "email"]).where("id", "in", ids).execute();
	return new Map(
		found.flatMap((account) => {
			const name = accountName(account);
			return name ? [[account.id, name]] : [];
		}),
	);
}

/** The same of one subject, for the head of its history. */
export async function subjectNamed(locale: Locale, subject: string): Promise<Subject> {
	return subjectOf(locale, subject, await thingsOf(locale, [subject]));
}

/** One subject of the log (`player:12`) in words. */
function subjectOf(locale: Locale, subject: string, things: Things): Subject {
	const t = kindText(locale);
	const [kind = "", id = ""] = subject.split(":");
	const inWords = isKeyOf(t, kind) ? (textNamed(t, kind) ?? kind) : kind;
	if (kind === "case") return { kind: inWords, name: id || undefined };
	const history = `${pathIn(locale, "/admin/audit")}?record=${encodeURIComponent(subject)}`;
	const thing = things.get(subject) ?? named(locale, kind, id);
	return { kind: inWords, history, ...thing };
}

/** Things that are named in the code, and not by a row. */
function named(locale: Locale, kind: string, id: string): Partial<Thing> {
	const own = (texts: object, name: string) => (Object.hasOwn(texts, name) ? textNamed(texts, name) : undefined);
	const t = namesText(locale);
	switch (kind) {
		case "settings":
			return {
				name: own(settingsText(locale), `${id}Part`) ?? id,
				path: `${pathIn(locale, "/admin/settings")}?part=${id}`,
			};
		case "list":
			return { name: own(tabText(locale), id) ?? own(t, id) ?? id };
		case "job":
			return { name: own(taskText(locale), id) ?? id };
		case "hold":
			return { name: id };
		case "import":
		case "bulk-run":
			return { name: id };
		case "account":
			return { name: t.goneAccount };
		default:
			return { name: `${id} (${t.gone})` };
	}
}
