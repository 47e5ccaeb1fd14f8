import { sql } from "kysely";
import { type Actor, accountIdOf } from "../../access/actor.ts";
import { asLeagueStaff } from "../../access/league-scope.server.ts";
import { authorizeAbout, refuseOwn } from "../../access/own-club.server.ts";
import { audit, storeReason } from "../../audit/audit.server.ts";
import { db } from "../../base/db/client.server.ts";
import { askBack } from "../../base/forms/questions/questions.ts";
import { riyadhDay } from "../../base/locale/format.ts";
import type { Outcome } from "../../base/outcome.ts";
import { changeRecord } from "../../records/change-record.server.ts";
import type { TableOfGroup } from "../group-tables/group-table.server.ts";
import { ownTies } from "../ties/own-ties.server.ts";
import type { OpenAgainInput } from "./closing-form.ts";
import { firstThree, hashOfTables } from "./honours.server.ts";
import { planDraft, writeDraft } from "./into-draft.server.ts";
import { editionToClose, groupIdsOf, openWork, tablesOfEdition } from "./open-work.server.ts";

type Refusals = { gone: true; refused: "closed" | "draft" | "undecided" | "ownTie"; questions: string[] };
type Closed = Outcome<Refusals>;

/**
 * Ends an edition: its results are locked, nothing in it waits any more, its tables are closed, the first three are
 * written down, and promotion and relegation go into the draft of its next season where there is one. Asks back about
 * ties without a result and reports that are not answered: they stay, and count, as they are.
 */
export async function closeEdition(
	actor: Actor,
	id: number,
	choices: Record<string, string>,
	accepted: readonly string[],
	now: Date,
): Promise<Closed> {
	await authorizeAbout(actor, "league.manage", { editions: [id] });
	return asLeagueStaff(async (): Promise<Closed> => {
		const all = await groupIdsOf(id);
		// Ties before their edition, as who writes a result holds them.
		await sql`select from matches where group_id = any(${all}::integer[]) order by id for update`.execute(db());
		const { rows: held } = await sql`select from editions where id = ${id} for update`.execute(db());
		const edition = await editionToClose(id);
		if (held.length === 0 || !edition) return { ok: false, gone: true };
		if (edition.closed_at) return { ok: false, refused: "closed" };
		if (edition.state === "draft") return { ok: false, refused: "draft" };
		const tables = await tablesOfEdition(id);
		const work = await openWork(edition, tables);
		const questions = [
			...(work.ties.length > 0 ? ["tiesStay"] : []),
			...(work.disputes + work.answers > 0 ? ["reportsStay"] : []),
			...(work.dates > 0 ? ["datesEnd"] : []),
			...(work.lots > 0 ? ["lotsMissing"] : []),
		];
		const plan = await planDraft(edition, choices, tables, { locks: true });
		await refuseOwn(actor, { groups: plan.groupsOfSteps });
		if (plan.placements.some(({ to }) => to === undefined)) return { ok: false, refused: "undecided" };
		const asks = askBack(questions, accepted);
		if (asks) return asks;
		const reported = await openReports(all);
		// Who is captain of a side settles no report of its tie, by closing either.
		if ((await ownTies(actor, reported)).length > 0) return { ok: false, refused: "ownTie" };
		await sql`update date_requests set state = 'expired', ended_at = ${now} where ended_at is null
			and match_id in (select id from matches where group_id = any(${all}::integer[]))`.execute(db());
		const { numAffectedRows: locked } = await sql`update matches set phase = 'locked'
			where group_id = any(${all}::integer[]) and status = 'completed' and phase is distinct from 'locked'
			and (home_score is not null or outcome <> 'played')`.execute(db());
		const moved = await writeDraft(actor, edition, plan);
		const goesOn = edition.state !== "finished";
		const ended_on = goesOn ? await dayOfRules(all, riyadhDay(now)) : edition.ended_on;
		await changeRecord(actor, "edition", id, edition.version, { state: "finished", closed_at: now, ended_on });
		// From here on its tables have the rules that they keep.
		const ended = await tablesOfEdition(id);
		await writeHonours(ended);
		await endCorrection(id, hashOfTables(ended), now);
		const left = { ties: work.ties.length, locked: Number(locked ?? 0), moved };
		await audit(actor, "edition.closed", `edition:${id}`, left);
		return { ok: true };
	}, actor);
}

/**
 * The day whose rules the tables of an edition keep once it is closed: that of the rules that count now, the latest of
 * which may be from tomorrow on. In an edition that had ended before, each group keeps that of its own last day.
 */
async function dayOfRules(groups: readonly number[], today: string): Promise<string> {
	const { rows } = await sql<{ changed: string | null }>`select max(from_on) as changed from (
		select from_on from group_rule_versions where group_id = any(${groups}::integer[])
		union all select v.from_on from rule_set_versions v join rule_sets r on r.id = v.rule_set_id
			join groups g on g.rule_set = r.code where g.id = any(${groups}::integer[])) as versions`.execute(db());
	const changed = rows[0]?.changed ?? today;
	return changed > today ? changed : today;
}

async function openReports(groups: readonly number[]): Promise<number[]> {
	const rows = await db()
		.selectFrom("reports as r")
		.innerJoin("matches as m", "m.id", "r.match_id")
		.select("r.match_id")
		.where("r.settled", "is", null)
		.where("m.group_id", "in", [...groups, 0])
		.execute();
	return rows.map(({ match_id }) => match_id);
}

async function writeHonours(tables: readonly TableOfGroup[]) {
	const groups = tables.map(({ group }) => group.id);
	await db()
		.deleteFrom("honours")
		.where("group_id", "in", [...groups, 0])
		.execute();
	const rows = firstThree(tables).map(({ group_id, squad_id, place }) => ({ group_id, squad_id, place }));
	if (rows.length > 0) await db().insertInto("honours").values(rows).execute();
}

/** Ends the correction for which an edition was open, and keeps whether its tables are others now. */
async function endCorrection(edition: number, tables: string, now: Date) {
	const open = await db()
		.selectFrom("table_corrections")
		.select(["id", "tables_before"])
		.where("edition_id", "=", edition)
		.where("closed_at", "is", null)
		.executeTakeFirst();
	if (!open) return;
	const is_changed = tables !== open.tables_before;
	await db().updateTable("table_corrections").set({ closed_at: now, is_changed }).where("id", "=", open.id).execute();
}

/**
 * Opens a closed edition again, for a reason that the public reads if a table changes by it. Its results stay locked:
 * each is corrected on its own page.
 */
export async function openAgain(
	actor: Actor,
	id: number,
	{ reason, reason_ar }: OpenAgainInput,
): Promise<Outcome<{ gone: true }>> {
	await authorizeAbout(actor, "league.manage", { editions: [id] });
	return asLeagueStaff(async (): Promise<Outcome<{ gone: true }>> => {
		await db().selectFrom("editions").select("id").where("id", "=", id).forUpdate().execute();
		const edition = await editionToClose(id);
		if (!edition?.closed_at) return { ok: false, gone: true };
		await db()
			.insertInto("table_corrections")
			.values({
				edition_id: id,
				reason,
				reason_ar,
				tables_before: hashOfTables(await tablesOfEdition(id)),
				opened_by_id: accountIdOf(actor),
			})
			.execute();
		await changeRecord(actor, "edition", id, edition.version, { closed_at: null });
		await audit(actor, "edition.reopened", `edition:${id}`, await storeReason([reason, reason_ar].join(" · ")));
		return { ok: true };
	}, actor);
}

/** Each time that an edition was opened again, for staff. */
export const openedAgain = (edition: number) =>
	db()
		.selectFrom("table_corrections")
		.select(["id", "reason", "reason_ar", "opened_at", "closed_at", "is_changed"])
		.where("edition_id", "=", edition)
		.orderBy("id", "desc")
		.execute();
