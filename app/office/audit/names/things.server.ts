import { sql } from "kysely";
import { db } from "../../../base/db/client.server.ts";
import { isUuid } from "../../../base/forms/params.ts";
import type { Locale } from "../../../base/locale/locale.ts";
import { editions } from "./named-editions.server.ts";
import { ofPlayers } from "./named-registrations.server.ts";
import * as named from "./named-rows.server.ts";
import type { NamedThing, Thing, Things } from "./thing.ts";

type Kind = { fits: (id: string) => boolean; named: (ids: string[], locale: Locale) => Promise<NamedThing[]> };

const isNumber = (id: string) => /^[1-9]\d{0,8}$/.test(id);
const numbered = (named: (ids: number[], locale: Locale) => Promise<NamedThing[]>): Kind => ({
	fits: isNumber,
	named: (ids, locale) => named(ids.map(Number), locale),
});

/** One query for each kind: the names that these ids have now. */
const kinds: Record<string, Kind> = {
	account: { fits: isUuid, named: named.accounts },
	"access-link": { fits: isUuid, named: named.accessLinks },
	squad: numbered(named.squads),
	"tie-pass": { fits: isUuid, named: named.tiePasses },
	team: numbered(named.clubs),
	player: numbered(named.players),
	stint: numbered(ofPlayers("stints")),
	licence: numbered(ofPlayers("licences")),
	"squad-player": numbered(ofPlayers("squad_players")),
	transfer: numbered(ofPlayers("transfers")),
	match: numbered(named.ties),
	"national-team": numbered(named.nationalTeams),
	article: numbered(named.articles),
	category: numbered(named.categories),
	picture: numbered(named.pictures),
	"category-slug": { fits: (slug) => slug.length <= 100, named: named.categoriesBySlug },
	class: numbered(named.classes),
	edition: numbered(editions),
	"rule-set": numbered(named.ruleSets),
	format: numbered(named.formats),
	"licence-category": numbered(named.licenceCategories),
	venue: numbered(named.venues),
	message: numbered(named.messages),
	"answer-template": numbered(named.answerTemplates),
	import: numbered(named.imports),
	"photo-archive": numbered(named.photoArchives),
};

/**
 * The things that these subjects of the log name (`player:12`), by subject. What was deleted goes by the name that the
 * log kept.
 */
export async function thingsOf(locale: Locale, subjects: Iterable<string>): Promise<Things> {
	const asked = new Map<string, Set<string>>();
	for (const subject of subjects) {
		const [kind = "", id = ""] = subject.split(":");
		if (Object.hasOwn(kinds, kind) && kinds[kind]?.fits(id)) asked.set(kind, (asked.get(kind) ?? new Set()).add(id));
	}
	const found = await Promise.all(
		[...asked].map(async ([kind, ids]) =>
			((await kinds[kind]?.named([...ids], locale)) ?? []).map(([id, thing]): [string, Thing] => [
				`${kind}:${id}`,
				thing,
			]),
		),
	);
	const things: Things = new Map(found.flat());
	const missing = [...asked]
		.flatMap(([kind, ids]) => [...ids].map((id) => `${kind}:${id}`))
		.filter((each) => !things.has(each));
	for (const [subject, name] of await lastNames(locale, missing)) things.set(subject, { name });
	return things;
}

/** Names of records as their deletion wrote them down. */
async function lastNames(locale: Locale, subjects: string[]): Promise<[string, string][]> {
	if (subjects.length === 0) return [];
	const rows = await db()
		.selectFrom("audit_log")
		.select([
			"subject",
			sql<string | null>`details ->> 'name'`.as("name"),
			sql<string | null>`details ->> 'name_ar'`.as("name_ar"),
		])
		.where("subject", "in", subjects)
		.where("action", "like", "%.deleted")
		.execute();
	return rows.flatMap(({ subject, name, name_ar }) => {
		const known = locale === "ar" ? name_ar || name : name || name_ar;
		return subject && known ? [[subject, known]] : [];
	});
}
