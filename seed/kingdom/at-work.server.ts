import { sql } from "kysely";
import { type Actor, operator } from "../../app/access/actor.ts";
import { asLeagueStaff } from "../../app/access/league-scope.server.ts";
import type { Side } from "../../app/access/side.ts";
import { db } from "../../app/base/db/client.server.ts";
import { riyadhDay } from "../../app/base/locale/format.ts";
import { answerDates, decideDates, withdrawDates } from "../../app/league/dates/answer-dates.server.ts";
import { askForDates } from "../../app/league/dates/ask-for-dates.server.ts";
import { formatByCode } from "../../app/league/formats/formats.server.ts";
import { disputeReport } from "../../app/league/sheets/reports/answer-report.server.ts";
import type { RubberResult } from "../../app/league/sheets/rules/sheet-score.ts";
import { reportSheet } from "../../app/league/sheets/saving/report-sheet.server.ts";
import { saveSheet } from "../../app/league/sheets/saving/save-sheet.server.ts";
import { emptySheet } from "../../app/league/sheets/sheet.ts";
import { dayAfter } from "../../app/people/registrations/day.ts";
import { demoSheet } from "../sheets.ts";
import type { Captain } from "./captains.server.ts";
import { must } from "./must.ts";
import type { SquadPlayer } from "./people.server.ts";

type Tie = {
	id: number;
	home_team_id: number;
	away_team_id: number;
	home_squad_id: number | null;
	away_squad_id: number | null;
	match_date: string;
};
type Squads = ReadonlyMap<number, SquadPlayer[]>;

/** The ties of a group that have no result, the first one first. */
const waitingTies = (group: number): Promise<Tie[]> =>
	db()
		.selectFrom("matches")
		.select(["id", "home_team_id", "away_team_id", "home_squad_id", "away_squad_id", "match_date"])
		.where("group_id", "=", group)
		.where("status", "=", "scheduled")
		.orderBy("match_date")
		.orderBy("match_time")
		.orderBy("id")
		.execute();

const captainOf = (captains: readonly Captain[], squad: number | null): Actor => {
	const found = captains.find((captain) => captain.squad === squad);
	if (!found) throw new Error(`Squad ${squad} has no captain.`);
	return found.actor;
};

async function sheetOf(tie: Tie, squads: Squads, score: readonly [number, number]) {
	const format = await formatByCode("swaythling5");
	if (!format) throw new Error("No format swaythling5.");
	const home = squads.get(tie.home_team_id) ?? [];
	const away = squads.get(tie.away_team_id) ?? [];
	return demoSheet(format.rules, { home, away }, score, tie.id);
}

/**
 * Ties of a league that are being worked on: of its last round one result is reported, one is disputed and one came
 * late, today; a tie of today is in play, its first rubbers on the sheet.
 */
export async function workOnResults(group: number, captains: readonly Captain[], squads: Squads, now: Date) {
	const today = riyadhDay(now);
	const ties = await waitingTies(group);
	const [reported, disputed, late] = ties.filter(({ match_date }) => match_date < today);
	const ahead = ties.find(({ match_date }) => match_date >= today);
	if (reported) await report(reported, "home", captains, squads, now);
	if (disputed) {
		await report(disputed, "away", captains, squads, now);
		must(
			await disputeReport(
				captainOf(captains, disputed.home_squad_id),
				{
					matchId: disputed.id,
					side: "home",
					report: 1,
					body: "نتيجة الشوط الأخير في المباراة الثالثة 11-9 لنا، وقد وقّع الحكم على الورقة.",
				},
				now,
			),
			"dispute",
		);
	}
	const saved = { number: 0, reason: null, accepted: [] };
	if (late)
		must(
			await saveSheet(operator, late.id, { sheet: await sheetOf(late, squads, [3, 2]), ...saved }, now),
			"late sheet",
		);
	if (!ahead) return;
	await sql`update matches set match_date = ${today}, match_time = ${anHourAgo(now)} where id = ${ahead.id}`.execute(
		db(),
	);
	const sheet = await sheetOf(ahead, squads, [2, 3]);
	const rubbers = [...sheet.rubbers.slice(0, 2), atTable, ...emptySheet(sheet.rubbers.length - 3).rubbers];
	must(await saveSheet(operator, ahead.id, { sheet: { ...sheet, rubbers }, ...saved }, now), "sheet of a tie in play");
}

/** A rubber in its third game. */
const atTable: RubberResult = {
	outcome: "not played",
	games: [
		[11, 8],
		[9, 11],
		[6, 4],
	],
};

/** The other side has reported the first tie that a captain's squad has still to answer for. */
export async function reportToCaptain(
	group: number,
	own: Captain,
	captains: readonly Captain[],
	squads: Squads,
	now: Date,
) {
	const tie = (await waitingTies(group)).find(
		({ match_date, home_squad_id, away_squad_id }) =>
			match_date < riyadhDay(now) && [home_squad_id, away_squad_id].includes(own.squad),
	);
	if (tie) await report(tie, tie.home_squad_id === own.squad ? "away" : "home", captains, squads, now);
}

async function report(tie: Tie, side: Side, captains: readonly Captain[], squads: Squads, now: Date) {
	const actor = captainOf(captains, side === "home" ? tie.home_squad_id : tie.away_squad_id);
	const sheet = await sheetOf(tie, squads, side === "home" ? [3, 1] : [2, 3]);
	const sent = { sheet, number: 0, reason: null, accepted: [] };
	must(await reportSheet(actor, { matchId: tie.id, side }, sent, now), "report");
}

/** The full hour before the present one in Riyadh; just after midnight it is the beginning of the day. */
function anHourAgo(now: Date): string {
	const hour = Number(
		new Intl.DateTimeFormat("en", { hour: "numeric", hourCycle: "h23", timeZone: "Asia/Riyadh" }).format(now),
	);
	return `${String(Math.max(0, hour - 1)).padStart(2, "0")}:00:00`;
}

/** Requests for other dates of coming ties: open, declined, accepted, decided and withdrawn. */
export async function askForOtherDates(group: number, captains: readonly Captain[], now: Date) {
	const today = riyadhDay(now);
	const ties = (await waitingTies(group)).filter(({ match_date }) => match_date > dayAfter(today, 2));
	for (const [nth, end] of (["open", "declined", "accepted", "kept", "withdrawn", "open"] as const).entries()) {
		const tie = ties[nth];
		if (!tie) continue;
		const asking = captainOf(captains, tie.home_squad_id);
		const other = captainOf(captains, tie.away_squad_id);
		const id = await ask(asking, tie, now);
		if (end === "withdrawn") must(await withdrawDates(asking, id, now), "withdrawal");
		if (end === "declined" || end === "kept")
			must(
				await answerDates(other, id, { answer: "decline", note: "لدينا مباراة أخرى في هذا الأسبوع." }, [], now),
				"answer",
			);
		if (end === "kept")
			must(
				await decideDates(
					operator,
					id,
					{ choice: "keep", date: null, time: null, venue: null, note: "يبقى الموعد كما هو." },
					[],
					now,
				),
				"decision of a date",
			);
		if (end === "accepted") {
			const { id: answer } = await asLeagueStaff(() =>
				db()
					.selectFrom("date_proposals")
					.select("id")
					.where("request_id", "=", id)
					.orderBy("ordinal")
					.executeTakeFirstOrThrow(),
			);
			must(await answered((accepted) => answerDates(other, id, { answer, note: null }, accepted, now)), "answer");
		}
	}
}

type Asks<T> = (accepted: string[]) => Promise<T | { ok: false; questions: { token: string }[] }>;

/** Gives a command that asks back about a date its answers. */
async function answered<T extends object>(command: Asks<T>) {
	const first = await command([]);
	return "questions" in first ? command(first.questions.map(({ token }) => token)) : first;
}

async function ask(actor: Actor, tie: Tie, now: Date): Promise<number> {
	const proposals = [3, 5].map((days, at) => ({
		nth: at + 1,
		match_date: dayAfter(tie.match_date, days),
		match_time: "19:00:00",
		venue_id: null,
	}));
	const note = "تُستعمل صالتنا لبطولة مدرسية في هذا اليوم.";
	must(
		await answered((accepted) => askForDates(actor, tie.id, "home", { proposals, note }, accepted, now)),
		"date request",
	);
	const { id } = await asLeagueStaff(() =>
		db()
			.selectFrom("date_requests")
			.select("id")
			.where("match_id", "=", tie.id)
			.orderBy("id", "desc")
			.executeTakeFirstOrThrow(),
	);
	return id;
}
