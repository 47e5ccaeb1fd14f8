import { sql } from "kysely";
import type { Actor } from "../access/actor.ts";
import { type AuditEvent, audit, auditEach } from "../audit/audit.server.ts";
import { db, inTransaction } from "../base/db/client.server.ts";
import type { Outcome } from "../base/outcome.ts";
import { dropDraftsOf } from "./drop-drafts.server.ts";
import { discardPicture } from "./pictures/unused-pictures.server.ts";

/** The records that people edit, as the audit log names them, and their tables. Each row counts its versions. */
const tables = {
	team: "teams",
	player: "players",
	match: "matches",
	"national-team": "national_teams",
	article: "news_articles",
	"answer-template": "answer_templates",
	category: "news_categories",
	picture: "library_pictures",
	class: "classes",
	competition: "competitions",
	group: "groups",
	entry: "entries",
	adjustment: "adjustments",
	lot: "lots",
	format: "formats",
	"rule-set": "rule_sets",
	edition: "editions",
	stage: "stages",
	venue: "venues",
	closure: "venue_closures",
	squad: "squads",
	round: "rounds",
	stint: "stints",
	licence: "licences",
	"licence-category": "licence_categories",
	"squad-player": "squad_players",
	transfer: "transfers",
	"former-name": "former_club_names",
} as const;
export type Kind = keyof typeof tables;

export type Row = Record<string, unknown> & { id: number; version: number };
/** The result of a save: done, stale (the current row comes back), or the row is gone. */
export type SaveOutcome = Outcome<{ current: Row; gone: true }, { before: Row }>;

const pictures = ["logo_url", "photo_url", "image_url"];

const lockRow = async (kind: Kind, id: number) =>
	(await sql<Row>`select * from ${sql.table(tables[kind])} where id = ${id} for update`.execute(db())).rows[0];

/** A record as JSON, locked until the transaction ends. */
export async function rowOf(kind: Kind, id: number): Promise<Record<string, unknown> | undefined> {
	const { rows } = await sql<{ row: Record<string, unknown> }>`select to_jsonb(r) as row
		from ${sql.table(tables[kind])} r where id = ${id} for update`.execute(db());
	return rows[0]?.row;
}

/** Stores a new record and its line in the audit log. Returns the id. */
export function addRecord(actor: Actor, kind: Kind, values: Record<string, unknown>): Promise<number> {
	return inTransaction(async () => {
		const given = Object.entries(values).filter(([, value]) => value !== undefined);
		const {
			rows: [added],
		} = await sql<{ id: number }>`
			insert into ${sql.table(tables[kind])} (${sql.join(given.map(([column]) => sql.ref(column)))})
			values (${sql.join(given.map(([, value]) => value))}) returning id`.execute(db());
		if (!added) throw new Error(`The new ${kind} has no id.`);
		await audit(actor, `${kind}.created`, `${kind}:${added.id}`);
		return added.id;
	});
}

/**
 * Stores new records of one kind in one statement each for them and for the audit log. Returns their ids, in the same
 * order.
 */
export function addRecords(actor: Actor, kind: Kind, rows: readonly Record<string, unknown>[]): Promise<number[]> {
	if (rows.length === 0) return Promise.resolve([]);
	const columns = [...new Set(rows.flatMap((row) => Object.keys(row).filter((column) => row[column] !== undefined)))];
	const cell = (value: unknown) => (value === undefined ? sql`default` : sql`${value}`);
	const lines = rows.map((row) => sql`(${sql.join(columns.map((column) => cell(row[column])))})`);
	return inTransaction(async () => {
		const { rows: added } = await sql<{ id: number }>`
			insert into ${sql.table(tables[kind])} (${sql.join(columns.map((column) => sql.ref(column)))})
			values ${sql.join(lines)} returning id`.execute(db());
		const ids = added.map(({ id }) => id).sort((a, b) => a - b); // they are given in the order of the rows
		await auditEach(
			actor,
			`${kind}.created`,
			ids.map((id) => ({ subject: `${kind}:${id}` })),
		);
		return ids;
	});
}

/**
 * Changes a record if it is still the version its editor saw, and writes down which fields changed; nothing is
 * overwritten otherwise (decision 10). A picture that it no longer shows is removed. `event` is the name of the change
 * in the audit log.
 */
export function changeRecord(
	actor: Actor,
	kind: Kind,
	id: number,
	version: number,
	values: Record<string, unknown>,
	event: AuditEvent = `${kind}.updated`,
): Promise<SaveOutcome> {
	return inTransaction(async () => {
		const before = await lockRow(kind, id);
		if (!before) return { ok: false, gone: true };
		if (before.version !== version) return { ok: false, current: before };
		const changes = Object.entries(values).filter(
			([column, value]) => value !== undefined && differs(before[column], value),
		);
		if (changes.length === 0) return { ok: true, before };
		const assignments = changes.map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
		await sql`update ${sql.table(tables[kind])} set ${sql.join(assignments)} where id = ${id}`.execute(db());
		await audit(actor, event, `${kind}:${id}`, {
			fields: changes.map(([column]) => column),
			...beforeAndAfter(before, changes),
		});
		for (const [column] of changes) if (pictures.includes(column)) await discardPicture(before[column]);
		return { ok: true, before };
	});
}

/** Texts that are no words about a person: the log keeps them for good. */
const toldTexts = new Set([
	"name",
	"name_ar",
	"title",
	"title_ar",
	"season",
	"status",
	"team_type",
	"match_date",
	"match_time",
	"region",
	"region_ar",
	"division",
	"division_ar",
	"category",
	"nationality",
	"publish_date",
	"publish_date_ar",
	"phase",
	"outcome",
	"absent",
	"decided_on",
	"drawn_on",
	"from_on",
	"until_on",
]);

/**
 * Names, states, days and numbers as they were and as they are; of other texts the log holds no more than that they
 * changed.
 */
function beforeAndAfter(before: Row, changes: [string, unknown][]) {
	const told = changes.filter(([column, value]) =>
		[before[column], value].every((each) => typeof each !== "string" || toldTexts.has(column)),
	);
	if (told.length === 0) return {};
	return { from: Object.fromEntries(told.map(([column]) => [column, before[column]])), to: Object.fromEntries(told) };
}

/**
 * The values of a record that goes, as far as the log tells of them: what a decision on points or a rule said is known
 * after it was deleted.
 */
const lastTold = (before: Row) =>
	Object.fromEntries(
		Object.entries(before).filter(
			([column, value]) =>
				!["id", "version", ...NAMES].includes(column) &&
				(typeof value === "number" ||
					typeof value === "boolean" ||
					(typeof value === "string" && toldTexts.has(column))),
		),
	);
const NAMES = ["name", "name_ar", "title", "title_ar"];

const differs = (was: unknown, is: unknown) =>
	was instanceof Date && is instanceof Date ? was.getTime() !== is.getTime() : was !== is;

/** Deletes a record; false when it is gone already. Dependent rows follow the foreign keys of the database. */
export function deleteRecord(actor: Actor, kind: Kind, id: number): Promise<boolean> {
	return inTransaction(async () => {
		const before = await lockRow(kind, id);
		if (!before) return false;
		await sql`delete from ${sql.table(tables[kind])} where id = ${id}`.execute(db());
		await dropDraftsOf(`${kind}:${id}`);
		await audit(actor, `${kind}.deleted`, `${kind}:${id}`, {
			name: before.name ?? before.title ?? null,
			name_ar: before.name_ar ?? before.title_ar ?? null,
			from: lastTold(before),
		});
		for (const column of pictures) await discardPicture(before[column]);
		return true;
	});
}
