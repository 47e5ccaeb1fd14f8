import { sql } from "kysely";
import { isStaffRole, type Role } from "../../../access/actor.ts";
import { asSystem } from "../../../access/case-access.server.ts";
import { accountName } from "../../../accounts/account-name.ts";
import { db } from "../../../base/db/client.server.ts";
import { formatDate } from "../../../base/locale/format.ts";
import { type Locale, pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { tiesText } from "../../../league/ties/text.ts";
import { namedInClass, tieColumns } from "../../../league/ties/ties.server.ts";
import { nameIn } from "../../../news/categories/category.ts";
import { nationalTeamsText } from "../../../people/national-teams/text.ts";
import { playerName } from "../../../people/players/player-name.ts";
import { squadInClass } from "../../../people/squads/squad-name.ts";
import { libraryText } from "../../news/library-text.ts";
import { namesText } from "./text.ts";
import type { NamedThing } from "./thing.ts";

/**
 * Staff, and those who wait for a role, by name or address. Complainants are not named in the log, and an erased
 * account is one that is no longer there.
 */
export async function accounts(ids: string[], locale: Locale): Promise<NamedThing[]> {
	const roles = sql<
		Role[]
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
	const invited = pending.map((row): NamedThing => [row.id, { name: accountName(row) ?? row.email }]);
	const there = rows
		.filter(({ email }) => !email.endsWith("@erased.invalid"))
		.map(({ id, roles, ...row }): NamedThing => {
			const isComplainant = roles.includes("complainant") && !roles.some(isStaffRole);
			const name = isComplainant ? namesText(locale).complainant : (accountName(row) ?? row.email);
			return [id, { name, path: pathIn(locale, "/admin/accounts/:id", { id }) }];
		});
	return [...invited, ...there];
}

export async function accessLinks(ids: string[], locale: Locale): Promise<NamedThing[]> {
	const rows = await db()
		.selectFrom("access_links as l")
		.innerJoin("accounts as a", "a.id", "l.account_id")
		.select(["l.id", "a.name", "a.email"])
		.where("l.id", "in", ids)
		.execute();
	const t = namesText(locale);
	return rows.map(({ id, ...row }) => [id, { name: t.accessLinkFor(accountName(row) ?? row.email) }]);
}

/** Squads, with the page of their captains. */
export async function squads(ids: number[], locale: Locale): Promise<NamedThing[]> {
	const rows = await db()
		.selectFrom("squads as q")
		.innerJoin("teams as t", "t.id", "q.club_id")
		.innerJoin("classes as k", "k.code", "q.class")
		.select(["q.id", "q.season", "q.letter", "q.name as own_name", "q.name_ar as own_name_ar", "t.name", "t.name_ar"])
		.select(["q.class", "k.name as class_name", "k.name_ar as class_name_ar"])
		.where("q.id", "in", ids)
		.execute();
	return rows.map((row) => [
		row.id,
		{
			name: `${pick(locale, squadInClass(row), "name")} · ${row.season}`,
			path: pathIn(locale, "/admin/league/captains/:squad", { squad: String(row.id) }),
		},
	]);
}

/** Links with a PIN, by their tie. */
export async function tiePasses(ids: string[], locale: Locale): Promise<NamedThing[]> {
	const rows = await db().selectFrom("tie_passes").select(["id", "match_id"]).where("id", "in", ids).execute();
	const byTie = new Map(await ties([...new Set(rows.map(({ match_id }) => match_id))], locale));
	return rows.flatMap(({ id, match_id }): NamedThing[] => {
		const tie = byTie.get(match_id);
		const path = pathIn(locale, "/admin/matches/:id/passes", { id: String(match_id) });
		return tie ? [[id, { name: tie.name, path }]] : [];
	});
}

export async function clubs(ids: number[], locale: Locale): Promise<NamedThing[]> {
	const rows = await db().selectFrom("teams").select(["id", "name", "name_ar"]).where("id", "in", ids).execute();
	return rows.map((row) => [
		row.id,
		{ name: pick(locale, row, "name"), path: pathIn(locale, "/admin/teams/:id", { id: String(row.id) }) },
	]);
}

export async function players(ids: number[], locale: Locale): Promise<NamedThing[]> {
	const rows = await db().selectFrom("players").select(["id", "name", "name_ar"]).where("id", "in", ids).execute();
	return rows.map((row) => [
		row.id,
		{ name: playerName(locale, row), path: pathIn(locale, "/admin/players/:id", { id: String(row.id) }) },
	]);
}

export async function nationalTeams(ids: number[], locale: Locale): Promise<NamedThing[]> {
	const rows = await db().selectFrom("national_teams").select(["id", "team_type"]).where("id", "in", ids).execute();
	return rows.map(({ id, team_type: type }) => [
		id,
		{ name: nationalTeamsText(locale)[type], path: pathIn(locale, "/admin/national/:type", { type }) },
	]);
}

export async function ties(ids: number[], locale: Locale): Promise<NamedThing[]> {
	const rows = await db().selectFrom("matches").select(tieColumns).where("id", "in", ids).execute();
	const { versus } = tiesText(locale);
	return (await namedInClass(rows)).map(({ id, home_team, away_team, match_date }) => {
		const [home, away] = [home_team, away_team].map((team) => `\u2068${pick(locale, team, "name")}\u2069`);
		const sides = `${home} ${versus} ${away}`;
		const name = `${sides} · ${formatDate(locale, match_date)}`;
		return [id, { name, path: pathIn(locale, "/admin/matches/:id", { id: String(id) }) }];
	});
}

export async function articles(ids: number[], locale: Locale): Promise<NamedThing[]> {
	const rows = await db()
		.selectFrom("news_articles")
		.select(["id", "title", "title_ar"])
		.where("id", "in", ids)
		.execute();
	return rows.flatMap(({ id, title, title_ar }) => {
		const name = locale === "ar" ? (title_ar ?? title) : (title ?? title_ar);
		return name ? [[id, { name, path: pathIn(locale, "/admin/news/:id", { id: String(id) }) }]] : [];
	});
}

export async function categories(ids: number[], locale: Locale): Promise<NamedThing[]> {
	const rows = await db()
		.selectFrom("news_categories")
		.select(["id", "name", "name_ar"])
		.where("id", "in", ids)
		.execute();
	return rows.map((row) => [
		row.id,
		{
			name: nameIn(locale, row) ?? row.name,
			path: pathIn(locale, "/admin/news/categories/:id", { id: String(row.id) }),
		},
	]);
}

export async function pictures(ids: number[], locale: Locale): Promise<NamedThing[]> {
	const rows = await db()
		.selectFrom("library_pictures")
		.select(["id", "alt", "alt_ar"])
		.where("id", "in", ids)
		.execute();
	return rows.map(({ id, alt, alt_ar }) => {
		const names = locale === "ar" ? [alt_ar, alt] : [alt, alt_ar];
		const path = pathIn(locale, "/admin/news/pictures/:id", { id: String(id) });
		return [id, { name: names.find(Boolean) ?? libraryText(locale).picture(id), path }];
	});
}

/** Articles name their category by its slug. */
export async function categoriesBySlug(slugs: string[], locale: Locale): Promise<NamedThing[]> {
	const rows = await db()
		.selectFrom("news_categories")
		.select(["slug", "name", "name_ar"])
		.where("slug", "in", slugs)
		.execute();
	return rows.map((row) => [row.slug, { name: nameIn(locale, row) ?? row.name }]);
}

export async function messages(ids: number[], locale: Locale): Promise<NamedThing[]> {
	const rows = await db()
		.selectFrom("contact_messages")
		.select(["id", "name", "surname"])
		.where("id", "in", ids)
		.execute();
	return rows.map(({ id, name, surname }) => [
		id,
		{ name: `${name} ${surname}`, path: pathIn(locale, "/admin/inbox/:id", { id: String(id) }) },
	]);
}

export async function answerTemplates(ids: number[]): Promise<NamedThing[]> {
	const rows = await asSystem(() =>
		db().selectFrom("answer_templates").select(["id", "title"]).where("id", "in", ids).execute(),
	);
	return rows.map(({ id, title }) => [id, { name: title }]);
}

const ofList =
	(table: "classes" | "rule_sets" | "formats" | "venues" | "licence_categories", path: NamedPage) =>
	async (ids: number[], locale: Locale): Promise<NamedThing[]> => {
		const { rows } = await sql<{ id: number; name: string; name_ar: string }>`
			select id, name, name_ar from ${sql.table(table)} where id = any(${ids}::integer[])`.execute(db());
		return rows.map((row) => [
			String(row.id),
			{ name: pick(locale, row, "name"), path: pathIn(locale, path, { id: String(row.id) }) },
		]);
	};
type NamedPage =
	| ("/admin/league/classes/:id" | "/admin/league/rule-sets/:id" | "/admin/league/formats/:id")
	| ("/admin/league/venues/:id" | "/admin/registrations/categories/:id");
export const classes = ofList("classes", "/admin/league/classes/:id");
export const ruleSets = ofList("rule_sets", "/admin/league/rule-sets/:id");
export const formats = ofList("formats", "/admin/league/formats/:id");
export const venues = ofList("venues", "/admin/league/venues/:id");
export const licenceCategories = ofList("licence_categories", "/admin/registrations/categories/:id");

export async function imports(ids: number[], locale: Locale): Promise<NamedThing[]> {
	const rows = await db()
		.selectFrom("import_batches")
		.select(["id", "file_name", "label", "label_ar"])
		.where("id", "in", ids)
		.execute();
	return rows.flatMap(({ id, file_name, label, label_ar }) => {
		const name = (locale === "ar" ? label_ar : label) ?? file_name;
		return name ? [[id, { name }]] : [];
	});
}

export async function photoArchives(ids: number[], locale: Locale): Promise<NamedThing[]> {
	const rows = await db().selectFrom("photo_archives").select(["id", "file_name"]).where("id", "in", ids).execute();
	return rows.map(({ id, file_name: name }) => [
		id,
		{ name, path: pathIn(locale, "/admin/players/photos/:archive", { archive: String(id) }) },
	]);
}
