import type { Actor } from "../../access/actor.ts";
import { authorizeAbout } from "../../access/own-club.server.ts";
import { db, inTransaction } from "../../base/db/client.server.ts";
import { askBack } from "../../base/forms/questions/questions.ts";
import { riyadhDay } from "../../base/locale/format.ts";
import type { Outcome } from "../../base/outcome.ts";
import { squadName } from "../../people/squads/squad-name.ts";
import { changeRecord, type SaveOutcome } from "../../records/change-record.server.ts";
import type { EntryAndHome } from "../competitions/entries/entry-form.ts";
import { endTies } from "./end-ties.server.ts";
import { resultsByRule } from "./half.ts";
import { tiesOfEntry } from "./ties-of-entry.server.ts";

/** An entry as its form edits it: with the home of its squad, whose version goes along. */
export async function entryWithHome(id: number) {
	return db()
		.selectFrom("entries as n")
		.innerJoin("groups as g", "g.id", "n.group_id")
		.innerJoin("stages as s", "s.id", "g.stage_id")
		.innerJoin("editions as e", "e.id", "s.edition_id")
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
		.select("e.keeps_half")
		.where("n.id", "=", id)
		.executeTakeFirst();
}
type WithdrawalOutcome = Outcome<
	{ questions: string[]; problems: Record<string, string> },
	{ ended?: { batch: number; count: number; isAwarded: boolean } }
>;

/**
 * Changes an entry and the home of its squad. Asks back, unless `accepted` says that it is meant, before results are
 * expunged. The ties that a squad still has when it leaves are called off, or awarded to the other sides, where its
 * editor chose that, as a batch that can be undone. Where the edition keeps half a season, the ties that were played
 * say whether the results count. A form without the version of the squad is one of the entry alone.
 */
export async function changeEntry(
	actor: Actor,
	{ id, version, squadVersion }: { id: number; version: number; squadVersion: number | undefined },
	{ venue_id, home_day, home_time, own_name, own_name_ar, rest, reason, reason_ar, ...given }: EntryAndHome,
	accepted: readonly string[],
	now: Date,
): Promise<WithdrawalOutcome | SaveOutcome> {
	await authorizeAbout(actor, "league.manage", { entries: [id] });
	const today = riyadhDay(now);
	return inTransaction(async (): Promise<WithdrawalOutcome | SaveOutcome> => {
		await db()
			.selectFrom("entries as n")
			.innerJoin("squads as q", "q.id", "n.squad_id")
			.select("n.id")
			.where("n.id", "=", id)
			.forNoKeyUpdate() // who writes of the squad, as one who closes its edition does, waits for nothing
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
		const isOut = given.state !== "active";
		const { results, ahead, ...counted } = await tiesOfEntry(entry, given.since ?? today, { locks: isOut });
		const wasOut = entry.state !== "active";
		const byRule = isOut && entry.keeps_half ? (wasOut ? entry.results : resultsByRule(counted)) : undefined;
		if (wasOut && byRule !== undefined && given.results !== byRule)
			return { ok: false, problems: { results: "halfDecided" } };
		const values = { ...given, results: byRule ?? given.results };
		const ends = isOut && rest !== "leave" && ahead.length > 0;
		if (ends && rest === "award" && values.results === "expunge")
			return { ok: false, problems: { rest: byRule === undefined ? "awardExpunged" : "awardByRule" } };
		const wasExpunged = wasOut && entry.results === "expunge";
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
		if (!ends) return { ok: true };
		const { name, name_ar } = squadName(entry);
		const isAwarded = rest === "award";
		/** Who loses a tie: a side that left before does too. */
		const losers = new Map(
			ahead.map(({ id, opponent, home_squad_id }) => {
				const own = home_squad_id === entry.squad_id ? ("home" as const) : ("away" as const);
				return [id, opponent === "active" ? own : ("both" as const)];
			}),
		);
		const ended = await endTies(actor, {
			kind: "withdrawal",
			label: { label: name, label_ar: name_ar },
			event: isAwarded ? "entry.ties-awarded" : "entry.ties-called-off",
			ties: ahead,
			endOf: (tie) => (isAwarded && losers.get(tie.id)) || "call_off",
			reason,
			reason_ar,
		});
		if (!ended.ok) throw new OwnTies();
		return { ok: true, ended: { batch: ended.batch, count: ended.count, isAwarded } };
	}).catch((error): WithdrawalOutcome => {
		if (error instanceof OwnTies) return { ok: false, problems: { rest: "ownTie" } };
		throw error;
	});
}

/** Ties of a captain's own squads are ended by another person: nothing of the form is saved. */
class OwnTies extends Error {}
