import { sql } from "kysely";
import type { Actor } from "../../../access/actor.ts";
import { authorize } from "../../../access/authorize.ts";
import { isAboutOwn, refuseOwn } from "../../../access/own-club.server.ts";
import { sides } from "../../../access/side.ts";
import { db, inTransaction } from "../../../base/db/client.server.ts";
import { askBack } from "../../../base/forms/questions/questions.ts";
import { riyadhDay } from "../../../base/locale/format.ts";
import type { Outcome } from "../../../base/outcome.ts";
import { namedDecision, questionAboutDecision } from "../../../decisions/published-decisions.server.ts";
import { squadOf } from "../../../people/squads/make-squads.server.ts";
import { lettersOf } from "../../../people/squads/squads.server.ts";
import { addRecord, changeRecord, type Row, type SaveOutcome } from "../../../records/change-record.server.ts";
import { seasonByName } from "../../../settings/seasons.server.ts";
import { usualGroup } from "../../competitions/competitions.server.ts";
import { groupChoices } from "../../competitions/groups/group-choices.server.ts";
import { statusOfPhase } from "../../tie.ts";
import { type TieInput, type TieValues, tieFields, tieForm } from "./tie-form.ts";
import { questionsOfTie } from "./tie-questions.server.ts";
import { ruleOfUnplayed } from "./unplayed-rule.server.ts";
import { scoreWithoutPlay } from "./walkover-score.ts";

export function tieById(id: number) {
	return db().selectFrom("matches").selectAll().where("id", "=", id).executeTakeFirst();
}
type PresentTie = NonNullable<Awaited<ReturnType<typeof tieById>>>;

/** A tie as its form edits it: squads by their letters. */
export async function editedTie(id: number) {
	const tie = await tieById(id);
	return tie && withLetters(tie);
}

/** Who plays where and when in a tie, for another one: nothing of its day and its end. */
export async function tieToCopy(id: number) {
	const tie: Row | undefined = await editedTie(id);
	return tie && Object.fromEntries(copied.map((name) => [name, tie[name]]));
}
const copied = [
	...["season", "group_id", "round", "venue_id", "match_time"],
	...["home_team_id", "away_team_id", "home_squad", "away_squad"],
];

async function withLetters<T extends Row | PresentTie>(tie: T) {
	const [home, away] = [Number(tie.home_squad_id), Number(tie.away_squad_id)];
	const [home_squad, away_squad] = await lettersOf([home, away]);
	const whole: Row = { ...tie, home_squad, away_squad };
	// Columns that the form has no field for are told of by no notice about the changes of others.
	return { ...Object.fromEntries(tieFields.map((name) => [name, whole[name]])), id: tie.id, version: tie.version };
}

/** The days and times that a tie had before, the last one first. */
export const formerDates = (id: number) =>
	db()
		.selectFrom("former_dates")
		.select(["id", "match_date", "match_time", "moved_at"])
		.where("match_id", "=", id)
		.orderBy("id", "desc")
		.limit(50)
		.execute();

/** Enters a tie and returns its id. Throws 403 without the permission, a ZodError on wrong input. */
export async function createTie(actor: Actor, input: TieInput): Promise<number> {
	authorize(actor, "match.manage");
	const tie = tieForm.parse(input);
	await refuseOwn(actor, { matches: [tie] });
	return inTransaction(async () => addRecord(actor, "match", await columnsOf(tie)));
}

/**
 * Enters or changes a tie from its form; a club, group or hall deleted in between is a problem of its field. Asks back,
 * unless `accepted` says that it is meant, about likely slips. A decided tie without scores gets those that the rules
 * of its group give.
 */
export async function saveTie(
	actor: Actor,
	id: number | undefined,
	version: number,
	tie: TieValues,
	accepted: string[],
): Promise<SavedTie> {
	authorize(actor, "match.manage");
	const present = id === undefined ? undefined : await tieById(id);
	const problems = await problemsOfTie(tie, present);
	if (Object.keys(problems).length > 0) return { ok: false, problems } as const;
	const unplayed = await ruleOfUnplayed(tie.group_id ?? present?.group_id);
	const scored = { ...tie, ...scoreWithoutPlay(tie, unplayed), ...(await plainReference(tie)) };
	const { case_reference, home_team_id, away_team_id, group_id = present?.group_id } = scored;
	const about = { tie: id, group: group_id, clubs: [home_team_id, away_team_id] };
	const questions = [
		...(await questionsOfTie(id, scored, { today: riyadhDay(new Date()), unplayed })),
		...(await questionAboutDecision(case_reference, present?.case_reference, about)),
	];
	const asks = askBack(questions, accepted);
	if (asks) return asks;
	return inTransaction(async (): Promise<SavedTie> => {
		if (id === undefined) {
			if (await isAboutOwn(actor, { matches: [scored] })) return refusedOwn(scored);
			await addRecord(actor, "match", await columnsOf(scored));
			return { ok: true };
		}
		const now = await db()
			.selectFrom("matches")
			.selectAll()
			.select(sql<boolean>`has_sheet(id)`.as("has_sheet"))
			.where("id", "=", id)
			.forUpdate()
			.executeTakeFirst();
		const isCurrent = now?.version === version;
		if (await isAboutOwn(actor, { matches: [id, scored] })) return refusedOwn(scored, now);
		const columns: Partial<Columns> = isCurrent ? await columnsOf(scored, now) : {};
		// In another season the squads are others, also where a form names none.
		if (now?.has_sheet && (columns.season ?? now.season) !== now.season)
			return { ok: false, problems: { season: "teamsOfSheet" } };
		const side = now?.has_sheet && sides.find((each) => isOtherTeam(each, columns, now));
		if (side) return { ok: false, problems: { [`${side}_team_id`]: "teamsOfSheet" } };
		if (now?.has_sheet && (await hasOtherFormat(columns.group_id ?? now.group_id, now.group_id)))
			return { ok: false, problems: { group_id: "formatOfSheet" } };
		if (now?.phase === "locked" && countsElsewhere(columns, now) && !scored.reason && !scored.reason_ar)
			return { ok: false, problems: { reason_ar: "lockedTeams" } };
		const saved = await changeRecord(actor, "match", id, version, columns);
		return "current" in saved ? { ok: false, current: await withLetters(saved.current) } : saved;
	});
}

type SavedTie = SaveOutcome | Outcome<{ problems: Record<string, string>; questions: string[] }>;

type Columns = Awaited<ReturnType<typeof columnsOf>>;
const isOtherTeam = (side: (typeof sides)[number], columns: Partial<Columns>, present: PresentTie) =>
	([`${side}_team_id`, `${side}_squad_id`] as const).some((name) => (columns[name] ?? present[name]) !== present[name]);

/** Whether sheets of two groups are of different formats, or one of the groups has none. */
async function hasOtherFormat(group: number, former: number): Promise<boolean> {
	const { rows } = await sql<{ differs: boolean }>`select sheet_format(${group}) is distinct from
		sheet_format(${former}) as differs`.execute(db());
	return rows[0]?.differs ?? false;
}

/** Whether a result becomes that of other teams or counts in another group: the same score then says something else. */
const countsElsewhere = (columns: Partial<Columns>, present: PresentTie) =>
	sides.some((side) => isOtherTeam(side, columns, present)) ||
	(["group_id", "season"] as const).some((name) => (columns[name] ?? present[name]) !== present[name]);

/** A captain decides nothing about a tie of the own club (docs/rules/roles.md#own-clubs): beside what was typed. */
const refusedOwn = (tie: TieValues, now?: PresentTie): SavedTie => {
	const isDecided = now ? changesResult(tie, now) : tie.status === "completed";
	return { ok: false, problems: { [isDecided ? "home_score" : "match_date"]: "ownTie" } };
};

/** The reference of a decision in its one form. */
const plainReference = async ({ case_reference }: TieValues) =>
	case_reference ? { case_reference: (await namedDecision(case_reference)) ?? case_reference } : {};

/** The group that a tie gets: the one that its form names, else the one that it has in this season or the season's. */
async function groupOf({ group_id, season }: Pick<TieValues, "group_id" | "season">, present?: PresentTie) {
	if (season === present?.season) return group_id ?? present.group_id;
	return group_id && group_id !== present?.group_id ? group_id : usualGroup(season);
}

/** The columns of a tie. A field that its form did not have is undefined, and left alone. */
async function columnsOf({ home_squad, away_squad, group_id, ...tie }: TieValues, present?: PresentTie) {
	const squad = async (club: number, letter: string | undefined) =>
		letter === undefined ? undefined : squadOf(club, await groupOf({ group_id, ...tie }, present), letter);
	const phase = tie.phase && statusOfPhase(tie.phase) === tie.status ? tie.phase : null;
	return {
		...tie,
		// A group of another season is the one that the form came with: the tie goes with its season to the default
		// group there.
		group_id:
			group_id === null || (group_id === present?.group_id && tie.season !== present?.season) ? undefined : group_id,
		home_squad_id: await squad(tie.home_team_id, home_squad),
		away_squad_id: await squad(tie.away_team_id, away_squad),
		phase: tie.phase === undefined ? undefined : phase,
	};
}

async function problemsOfTie(tie: TieValues, present: PresentTie | undefined): Promise<Record<string, string>> {
	const sides = ["home_team_id", "away_team_id"] as const;
	const known = await db()
		.selectFrom("teams")
		.select("id")
		.where(
			"id",
			"in",
			sides.map((side) => tie[side]),
		)
		.execute();
	const missing = sides.filter((side) => !known.some(({ id }) => id === tie[side]));
	const problems: Record<string, string> = Object.fromEntries(missing.map((side) => [side, "unknownClub"]));
	if (!(await seasonByName(tie.season))) problems.season = "unknownSeason";
	if (tie.group_id && tie.group_id !== present?.group_id) {
		const groups = await groupChoices(tie.season);
		if (!groups.some(({ id }) => id === tie.group_id)) problems.group_id = "notInSeason";
	}
	if (tie.venue_id) {
		const venue = await db().selectFrom("venues").select("id").where("id", "=", tie.venue_id).executeTakeFirst();
		if (!venue) problems.venue_id = "unknownVenue";
	}
	if (
		tie.case_reference &&
		tie.case_reference !== present?.case_reference &&
		!(await namedDecision(tie.case_reference))
	)
		problems.case_reference = "unknownDecision";
	const isOwn = tie.phase === present?.phase;
	if (present?.phase === "locked" && changesResult(tie, present)) problems.home_score = "lockedResult";
	if (tie.phase && !isOwn && statusOfPhase(tie.phase) !== tie.status) problems.phase = "phaseOfStatus";
	return problems;
}

/** Fields that are absent from a form are left alone. */
const changesResult = (tie: TieValues, present: PresentTie) =>
	(["status", "home_score", "away_score", "outcome", "absent", "phase"] as const).some(
		(name) => tie[name] !== undefined && tie[name] !== present[name],
	);
