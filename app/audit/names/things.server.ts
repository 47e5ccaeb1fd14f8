import { sql } from "kysely";
import { accountName } from "../../accounts/account-name.ts";
import { db } from "../../base/db/client.server.ts";
import { isUuid } from "../../base/forms/params.ts";
import { formatDate } from "../../base/locale/format.ts";
import { type Locale, pick } from "../../base/locale/locale.ts";
import { pathIn } from "../../base/locale/path.ts";
import { asSystem } from "../../complaints/case/case-access.server.ts";
import { tiesText } from "../../matches/text.ts";
import { nationalTeamsText } from "../../national-teams/text.ts";
import { nameIn } from "../../news/categories/category.ts";
import { namesText } from "./text.ts";

/** The name of a thing, and the address of its page. */
export type Thing = { name: string; path?: string };
export type Things = Map<string, Thing>;
type Named = [id: string | number, thing: Thing];

const isNumber = (id: string) => /^[1-9]\d{0,8}$/.test(id);

/** One query for each kind: the names that these ids have now. */
const kinds: Record<
	string,
	{ fits: (id: string) => boolean; named: (ids: string[], locale: Locale) => Promise<Named[]> }
> = {
	account: { fits: isUuid, named: accounts },
	"access-link": { fits: isUuid, named: accessLinks },
	team: {
		fits: isNumber,
		async named(ids, locale) {
			const rows = await db()
				.selectFrom("teams")
				.select(["id", "name", "name_ar"])
				.where("id", "in", numbers(ids))
				.execute();
			return rows.map((row) => [
				row.id,
				{ name: pick(locale, row, "name"), path: pathIn(locale, "/admin/teams/:id", { id: String(row.id) }) },
			]);
		},
	},
	player: {
		fits: isNumber,
		async named(ids, locale) {
			const rows = await db()
				.selectFrom("players")
				.select(["id", "name", "name_ar"])
				.where("id", "in", numbers(ids))
				.execute();
			return rows.map((row) => [
				row.id,
				{ name: pick(locale, row, "name"), path: pathIn(locale, "/admin/players/:id", { id: String(row.id) }) },
			]);
		},
	},
	match: { fits: isNumber, named: ties },
	"national-team": {
		fits: isNumber,
		async named(ids, locale) {
			const rows = await db()
				.selectFrom("national_teams")
				.select(["id", "team_type"])
				.where("id", "in", numbers(ids))
				.execute();
			return rows.map(({ id, team_type: type }) => [
				id,
				{ name: nationalTeamsText(locale)[type], path: pathIn(locale, "/admin/national/:type", { type }) },
			]);
		},
	},
	article: { fits: isNumber, named: articles },
	category: {
		fits: isNumber,
		async named(ids, locale) {
			const rows = await db()
				.selectFrom("news_categories")
				.select(["id", "name", "name_ar"])
				.where("id", "in", numbers(ids))
				.execute();
			return rows.map((row) => [
				row.id,
				{
					name: nameIn(locale, row) ?? row.name,
					path: pathIn(locale, "/admin/news/categories/:id", { id: String(row.id) }),
				},
			]);
		},
	},
	message: {
		fits: isNumber,
		async named(ids, locale) {
			const rows = await db()
				.selectFrom("contact_messages")
				.select(["id", "name", "surname"])
				.where("id", "in", numbers(ids))
				.execute();
			return rows.map(({ id, name, surname }) => [
				id,
				{ name: `${name} ${surname}`, path: pathIn(locale, "/admin/inbox/:id", { id: String(id) }) },
			]);
		},
	},
	"answer-template": {
		fits: isNumber,
		async named(ids) {
			const rows = await asSystem(() =>
				db().selectFrom("answer_templates").select(["id", "title"]).where("id", "in", numbers(ids)).execute(),
			);
			return rows.map(({ id, title }) => [id, { name: title }]);
		},
	},
	import: {
		fits: isNumber,
		async named(ids) {
			const rows = await db()
				.selectFrom("import_batches")
				.select(["id", "file_name"])
				.where("id", "in", numbers(ids))
				.execute();
			return rows.flatMap(({ id, file_name }) => (file_name ? [[id, { name: file_name }]] : []));
		},
	},
};
const numbers = (ids: string[]) => ids.map(Number);

/** The things that these subjects of the log name (`player:12`), by subject. What was deleted goes by the name that the log kept. */
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
		const known = locale === "ar" ? (name_ar ?? name) : (name ?? name_ar);
		return subject && known ? [[subject, known]] : [];
	});
}

/**
 * Staff, and those who wait for a role, by name or address. Complainants are not named in the log, and an erased account is one that is no
 * longer there.
 */
async function accounts(ids: string[], locale: Locale): Promise<Named[]> {
	const roles = sql<
		string[]
	>`coalesce((select array_agg(role::text) from account_roles where account_id = accounts.id), '{}')`;
	const rows = await db()
		.selectFrom("accounts")
		.select(["id", "name", "email", roles.as("roles")])
		.where("id", "in", ids)
		.execute();
	const pending = await db()
		.selectFrom("pending_accounts")
		.select(["id", "name", "email"])
		.where("id", "in", ids)
		.where("role", "is not", null)
		.execute();
	const invited = pending.map((row): Named => [row.id, { name: accountName(row) ?? row.email }]);
	const there = rows
		.filter(({ email }) => !email.endsWith("@erased.invalid"))
		.map(({ id, roles, ...row }): Named => {
			const isComplainant = roles.length > 0 && roles.every((role) => role === "complainant");
			const name = isComplainant ? namesText(locale).complainant : (accountName(row) ?? row.email);
			return [id, { name, path: pathIn(locale, "/admin/accounts/:id", { id }) }];
		});
	return [...invited, ...there];
}

async function accessLinks(ids: string[], locale: Locale): Promise<Named[]> {
	const rows = await db()
		.selectFrom("access_links as l")
		.innerJoin("accounts as a", "a.id", "l.account_id")
		.select(["l.id", "a.name", "a.email"])
		.where("l.id", "in", ids)
		.execute();
	const t = namesText(locale);
	return rows.map(({ id, ...row }) => [id, { name: t.accessLinkFor(accountName(row) ?? row.email) }]);
}

async function ties(ids: string[], locale: Locale): Promise<Named[]> {
	const rows = await db()
		.selectFrom("matches as m")
		.innerJoin("teams as h", "h.id", "m.home_team_id")
		.innerJoin("teams as a", "a.id", "m.away_team_id")
		.select([
			"m.id",
			"m.match_date",
			"h.name as home",
			"h.name_ar as home_ar",
			"a.name as away",
			"a.name_ar as away_ar",
		])
		.where("m.id", "in", numbers(ids))
		.execute();
	const { versus } = tiesText(locale);
	return rows.map((row) => {
		const clubs = `\u2068${pick(locale, row, "home")}\u2069 ${versus} \u2068${pick(locale, row, "away")}\u2069`;
		const name = `${clubs} · ${formatDate(locale, row.match_date)}`;
		return [row.id, { name, path: pathIn(locale, "/admin/matches/:id", { id: String(row.id) }) }];
	});
}

async function articles(ids: string[], locale: Locale): Promise<Named[]> {
	const rows = await db()
		.selectFrom("news_articles")
		.select(["id", "title", "title_ar"])
		.where("id", "in", numbers(ids))
		.execute();
	return rows.flatMap(({ id, title, title_ar }) => {
		const name = locale === "ar" ? (title_ar ?? title) : (title ?? title_ar);
		return name ? [[id, { name, path: pathIn(locale, "/admin/news/:id", { id: String(id) }) }]] : [];
	});
}
