import { sql } from "kysely";
import type { Actor } from "../../../access/actor.ts";
import { authorize } from "../../../access/authorize.ts";
import { db, inTransaction } from "../../../base/db/client.server.ts";
import { askBack } from "../../../base/forms/questions/questions.ts";
import { formatDate, riyadhDay } from "../../../base/locale/format.ts";
import type { Outcome } from "../../../base/outcome.ts";
import { openBatch } from "../../../records/batches/batch-rows.server.ts";
import { groupChoices } from "../../competitions/groups/group-choices.server.ts";
import { goesWithResult } from "../../tie.ts";
import { leagueTieText } from "../editing/league-text.ts";
import { isUnlikely } from "../editing/tie-form.ts";
import { wonAbsent } from "../editing/tie-questions.server.ts";
import { ruleOfUnplayed } from "../editing/unplayed-rule.server.ts";
import { scoreWithoutPlay, type UnplayedScore } from "../editing/walkover-score.ts";
import { ownTies } from "../own-ties.server.ts";
import { named, tieColumns } from "../ties.server.ts";
import { questionOf, type RoundLine, type RoundQuestion } from "./round-form.ts";

/** Ties that are entered together: those of a group in a round or, where its ties have no round, on a day. */
export type Round = { groupId: number } & ({ round: number } | { day: string });
const MOST = 60;

/** A round with the names of its group and all its ties; undefined where there is no such group or no tie. */
export async function roundOf(asked: Round) {
	const group = (await groupChoices()).find(({ id }) => id === asked.groupId);
	const rows = group && (await tiesIn(asked));
	if (!group || !rows || rows.length === 0) return undefined;
	const title = (locale: "ar" | "en") =>
		"round" in asked ? leagueTieText(locale).roundNo(asked.round) : formatDate(locale, asked.day);
	const ties = await named(rows);
	return {
		label: `${group.name} · ${title("en")}`,
		label_ar: `${group.name_ar} · ${title("ar")}`,
		season: group.season,
		ties: ties.map((tie, nth) => ({ ...tie, version: rows[nth]?.version ?? 0 })),
	};
}

const tiesIn = (asked: Round) =>
	db()
		.selectFrom("matches")
		.select([...tieColumns, "version"])
		.where("group_id", "=", asked.groupId)
		.where("round" in asked ? "round" : "match_date", "=", "round" in asked ? asked.round : asked.day)
		.orderBy("match_date")
		.orderBy("match_time")
		.orderBy("id")
		.limit(MOST)
		.execute();

type State = {
	status: string;
	home_score: number | null;
	away_score: number | null;
	outcome: string;
	absent: string | null;
};
type Label = { label: string; label_ar: string };

type RoundEntry = Outcome<
	{ locked: number[]; own: number[]; questions: RoundQuestion[] },
	{ changed: number[]; saved: number; batch: number | undefined }
>;

/**
 * Enters the results of a round in one transaction, as a batch that can be undone. Asks back about likely slips first,
 * unless `accepted` has their question. Saves nothing when a line changes a locked result,
 * or that of a tie of which the actor is captain. A line whose tie was changed
 * since its editor saw it is left out and named in `changed`; the others are saved.
 */
export async function enterRound(
	actor: Actor,
	{ groupId, label }: { groupId: number; label: Label },
	lines: RoundLine[],
	accepted: readonly string[],
	now: Date,
) {
	authorize(actor, "match.manage");
	const unplayed = await ruleOfUnplayed(groupId);
	return inTransaction(async (): Promise<RoundEntry> => {
		const ids = lines.map(({ id }) => id);
		const { rows } = await sql<
			State & { id: number; version: number; match_date: string; phase: string | null }
		>`select * from matches
			where id = any(${ids}::integer[]) and group_id = ${groupId} order by id for update`.execute(db());
		const wanted = rows.flatMap((tie) => {
			const line = lines.find(({ id }) => id === tie.id);
			const state = line && !line.untouched && stateOf(line, tie, unplayed);
			return line && state && !isIn(tie, state) ? [{ tie, line, state }] : [];
		});
		const locked = wanted.filter(({ tie }) => tie.phase === "locked").map(({ tie }) => tie.id);
		if (locked.length > 0) return { ok: false, locked };
		const own = await ownTies(
			actor,
			wanted.map(({ tie }) => tie.id),
		);
		if (own.length > 0) return { ok: false, own };
		const current = wanted.filter(({ tie, line }) => tie.version === line.version);
		const changed = wanted.filter((each) => !current.includes(each)).map(({ tie }) => tie.id);
		const questions = current.flatMap(({ tie, line, state }) =>
			questionsOf(tie, state, riyadhDay(now)).map((key) => questionOf(key, line)),
		);
		const asks = askBack(questions, accepted);
		if (asks) return asks;
		if (current.length === 0) return { ok: true, changed, saved: 0, batch: undefined };
		const events = { each: "match.result-entered", all: "match.round-entered" } as const;
		const batch = await openBatch(actor, { kind: "results", record: "match", fileName: null, label, events });
		if (!batch) throw new Error("A batch without an origin is always new.");
		const noted = Object.fromEntries(goesWithResult.map((column) => [column, undefined])); // left alone, and restored
		for (const { tie, state } of current) await batch.change(tie.id, tie.version, { ...noted, ...state });
		await batch.close();
		return { ok: true, changed, saved: current.length, batch: batch.id };
	});
}

/**
 * The tie as its line wants it. Without scores and without an absent side it waits for its result, or stays cancelled.
 */
function stateOf(line: RoundLine, tie: State, unplayed: UnplayedScore): State {
	const { home_score, away_score, missed } = line;
	const own = missed === "other" ? { outcome: tie.outcome, absent: tie.absent } : { outcome: "played", absent: null };
	if (missed !== null && missed !== "other") {
		const walkover = { outcome: "walkover" as const, absent: missed, home_score, away_score };
		return { status: "completed", ...walkover, ...scoreWithoutPlay(walkover, unplayed) };
	}
	const isOpen = home_score === null && missed === null;
	const status = isOpen ? (tie.status === "completed" ? "scheduled" : tie.status) : "completed";
	return { status, home_score, away_score, ...own };
}

const isIn = (tie: State, state: State) =>
	(["status", "home_score", "away_score", "outcome", "absent"] as const).every((name) => tie[name] === state[name]);

function questionsOf(tie: State & { match_date: string }, state: State, today: string): string[] {
	const isResult = state.status === "completed";
	return [
		...(isResult && tie.status === "cancelled" ? ["cancelledTie"] : []),
		...(isResult && tie.match_date > today ? ["playedAhead"] : []),
		...(isUnlikely(state) ? ["unlikelyScore"] : []),
		...(wonAbsent(state) ? ["absentWon"] : []),
		...(!isResult && tie.status === "completed" ? ["resultRemoved"] : []),
	];
}
