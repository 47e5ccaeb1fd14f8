import pg, { type Pool } from "pg";
import { addressesOf } from "./servers.ts";

/** The role the product works as: it may read and write rows, and nothing else. */
export const APP_ROLE = "tawila_app";

/** Since PostgreSQL 16 the creator of a role may grant it, but may not SET ROLE to it without a grant of its own. */
const SET_IS_GRANTED_SINCE = 160_000;
const DENIED = "42501";
const quote = pg.escapeIdentifier;

/**
 * Makes the product's role, and lets the owner of the tables (the login of `pool`) and the product's login change to
 * it. Done at each start, so that a database made elsewhere or half made is put right. Throws a line that names the
 * cure where the rights do not suffice.
 */
export async function provideRoles(pool: Pool, productLogin?: string) {
	const { rows } = await pool.query(
		`select current_setting('server_version_num')::int as version, current_user::text as owner,
			to_regrole($1) is not null as made`,
		[APP_ROLE],
	);
	const { version, owner, made } = rows[0];
	const kind = version >= SET_IS_GRANTED_SINCE ? "set" : "member";
	const grantTo = (login: string) =>
		`grant ${APP_ROLE} to ${quote(login)}${kind === "set" ? " with set true, inherit false" : ""}`;
	const logins = [...new Set([owner, productLogin ?? owner])];
	const cure = `Ask its administrator for: create role ${APP_ROLE} nologin; ${logins.map(grantTo).join("; ")}`;

	if (!made)
		await pool.query(`create role ${APP_ROLE} nologin`).catch((error) => {
			if (error.code === DENIED) throw new Error(`The database login ${owner} may not create roles. ${cure}`);
			if (!/^(42710|23505)$/.test(error.code)) throw error; // another database of the same server made it in between
		});
	const mayChange = async (login: string): Promise<boolean> =>
		(await pool.query("select pg_has_role($1, $2, $3) as may", [login, APP_ROLE, kind])).rows[0].may;
	for (const login of logins) {
		if (await mayChange(login)) continue;
		await pool.query(grantTo(login)).catch(async (error) => {
			if (await mayChange(login)) return; // another process granted it at the same time
			throw error.code === DENIED ? new Error(`The database login ${owner} may not grant ${APP_ROLE}. ${cure}`) : error;
		});
	}
	// Default privileges belong to the creator of the tables: a new owner starts without them.
	await pool.query(`alter default privileges in schema public
		grant select, insert, update, delete on tables to ${APP_ROLE};
		alter default privileges in schema public grant usage on sequences to ${APP_ROLE}`);
}

/** Name of the login that an address signs in with. */
export const loginOf = (address: string) => decodeURIComponent(new URL(addressesOf(address)[0]).username);

/**
 * Refuses a product's login that could become the owner of the tables: then a second login guards nothing
 * (decision 34).
 */
export async function assertOwnsNothing(pool: Pool) {
	const { rows } = await pool.query(
		`select rolname, rolsuper or rolbypassrls or rolcreaterole
		   or exists (select from pg_class join pg_namespace n on n.oid = relnamespace
		              where nspname in ('public', 'pgboss') and pg_has_role(session_user, relowner, 'member'))
		   or exists (select from pg_database where datname = current_database()
		     and pg_has_role(session_user, datdba, 'member')) as mighty
		 from pg_roles where rolname = session_user`,
	);
	if (rows[0]?.mighty !== false)
		throw new Error(
			`Setting DATABASE_URL: the login ${rows[0]?.rolname} owns ` +
				"the database or its tables, or may become their owner. " +
				'With DATABASE_OWNER_URL it must own nothing: see docs/operations.md, "Two logins".',
		);
}
