import { sql } from "kysely";

/**
 * Whether a withdrawn case waits for its complainant to agree that it goes on; the columns are those of `complaints`,
 * or of `c`.
 */
export const consentIsOpen = (table: "complaints" | "c", now: Date) =>
	sql<boolean>`(${sql.ref(`${table}.status`)} = 'closed'
		and coalesce(${sql.ref(`${table}.consent_until`)} > ${now}, false))`;
export const dayOfConsent = (table: "complaints" | "c") =>
	sql<string | null>`(${sql.ref(`${table}.consent_until`)} at time zone 'Asia/Riyadh')::date`;
