import type { Actor } from "../../../access/actor.ts";
import { authorize } from "../../../access/authorize.ts";
import { db, inTransaction } from "../../../base/db/client.server.ts";
import { askBack } from "../../../base/forms/questions/questions.ts";
import { riyadhDay } from "../../../base/locale/format.ts";
import type { Outcome } from "../../../base/outcome.ts";
import { squadName } from "../../../people/squads/squad-name.ts";
import { openBatch } from "../../../records/batches/batch-rows.server.ts";
import { changeRecord, type SaveOutcome } from "../../../records/change-record.server.ts";
import type { EntryAndHome } from "./entry-form.ts";

/** An entry as its form edits it: with the home of its squad, whose version goes along. */
export async function entryWithHome(id: number) {
	return db()
		.selectFrom("entries as n")
		.innerJoin("squads as q", "q.id", "n.squad_id")
		.innerJoin("teams as t", "t.id", "q.club_id")
		.select([
			"n.id",
			"n.group_id",
			"n.squad_id",
			"n.seed",
			"n.start_points",
			"n.state",
			"n.since",
			"n.results",
			"n.version",
		])
		.select(["q.venue_id", "q.home_day", "q.home_time", "q.version as version_of_squad"])
		.select(["q.letter", "q.name as own_name", "q.name_ar as own_name_ar", "t.name", "t.name_ar"])
		.where("n.id", "=", id)
		.executeTakeFirst();
}
type Entry = NonNullable<Awaited<ReturnType<typeof entryWithHome>>>;

/**
 * The ties of a squad in its group: those that its results are, and those that are still to be played from a day on.
 */
export async function tiesOfEntry({ group_id, squad_id }: Pick<Entry, "group_id" | "squad_id">, from: string) {
	const rows = await db()
		.selectFrom("matches")
		.select(["id", "version", "status", "match_date", "date_known"])
		.where("group_id", "=", group_id)
		.where((eb) => eb.or([eb("home_squad_id", "=", squad_id), eb("away_squad_id", "=", squad_id)]))
		.orderBy("id")
		.execute();
	return {
		results: rows.filter(({ status }) => status === "completed").length,
		ahead: rows.filter(
			({ status, match_date, date_known }) => status === "scheduled" && (!date_known || match_date >= from),
		),
	};
}

type WithdrawalOutcome = Outcome<
	{ questions: string[]; problems: Record<string, string> },
	{ calledOff?: { batch: number; count: number } }
>;

/**
 * Changes an entry and the home of its squad. Asks back, unless `accepted` says that it is meant, before results are
 * expunged. The ties that a squad still has when it withdraws are called off with it where its editor ticked that, as a
 * batch that can be undone. A form without the version of the squad is one of the entry alone.
 */
export async function changeEntry(
	actor: Actor,
	{ id, version, squadVersion }: { id: number; version: number; squadVersion: number | undefined },
	{ venue_id, home_day, home_time, own_name, own_name_ar, call_off, ...values }: EntryAndHome,
	accepted: readonly string[],
	now: Date,
): Promise<WithdrawalOutcome | SaveOutcome> {
	authorize(actor, "league.manage");
	const today = riyadhDay(now);
	return inTransaction(async () => {
		await db()
			.selectFrom("entries as n")
			.innerJoin("squads as q", "q.id", "n.squad_id")
			.select("n.id")
			.where("n.id", "=", id)
			.forUpdate()
			.execute();
		const entry = await entryWithHome(id);
		if (!entry) return { ok: false, gone: true };
		if (entry.version !== version || (squadVersion ?? entry.version_of_squad) !== entry.version_of_squad)
			return { ok: false, current: entry };
		const venue = db()
			.selectFrom("venues")
			.select("id")
			.where("id", "=", venue_id ?? 0);
		if (venue_id !== null && !(await venue.executeTakeFirst()))
			return { ok: false, problems: { venue_id: "unknownVenue" } };
		const isOut = values.state !== "active";
		const { results, ahead } = await tiesOfEntry(entry, values.since ?? today);
		const wasExpunged = entry.state !== "active" && entry.results === "expunge";
		const expunges = isOut && values.results === "expunge" && !wasExpunged && results > 0;
		const asks = askBack(expunges ? ["expunges"] : [], accepted);
		if (asks) return asks;
		const saved = await changeRecord(actor, "entry", id, version, values);
		if (!saved.ok) return saved;
		if (squadVersion !== undefined)
			await changeRecord(actor, "squad", entry.squad_id, squadVersion, {
				venue_id,
				home_day,
				home_time,
				name: own_name,
				name_ar: own_name_ar,
			});
		if (!isOut || !call_off || ahead.length === 0) return { ok: true };
		return { ok: true, calledOff: await callOff(actor, entry, ahead) };
	});
}

async function callOff(actor: Actor, entry: Entry, ties: { id: number; version: number }[]) {
	const { name, name_ar } = squadName(entry);
	const batch = await openBatch(actor, {
		kind: "withdrawal",
		record: "match",
		fileName: null,
		label: { label: name, label_ar: name_ar },
		events: { each: "match.updated", all: "entry.ties-called-off" },
	});
	if (!batch) throw new Error("A batch without an origin is always new.");
	for (const { id, version } of ties) await batch.change(id, version, { status: "cancelled", phase: "called_off" });
	await batch.close();
	return { batch: batch.id, count: ties.length };
}
