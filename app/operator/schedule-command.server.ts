import { operator } from "../access/actor.ts";
import { isOneOf } from "../base/literals.ts";
import { riyadhDay } from "../base/locale/format.ts";
import { textNamed } from "../base/locale/text.ts";
import { weekdays } from "../base/typed/weekdays.ts";
import { problemText } from "../base/ui/fields/problem-text.tsx";
import { groupsOf } from "../league/competitions/competitions.server.ts";
import { applySchedule } from "../league/schedule/apply-schedule.server.ts";
import { type GroupFacts, groupFacts } from "../league/schedule/asked/facts.server.ts";
import { firstDay, firstValues } from "../league/schedule/asked/first-values.ts";
import { type DryRun, dryRun } from "../league/schedule/dry-run.server.ts";
import { makeSchedule } from "../league/schedule/make-schedule.server.ts";
import { isHard } from "../league/schedule/planning/judge.ts";
import { beginSchedule, discardSchedule, scheduleOf } from "../league/schedule/schedules.server.ts";
import { scheduleText } from "../league/schedule/text.ts";
import { recordProblems } from "../records/problem-text.ts";
import { siteSettings } from "../settings/settings.server.ts";
import type { Answer, Command, CommandInput } from "./backup/answer.ts";

export const scheduleCommand: Command = {
	usage:
		"schedule <group> [--dry-run] [--start DAY] [--days LIST] [--times LIST] [--rhythm week|two-weeks|day] [--seed N]",
	help:
		"Plans the matches of a group, named by its id, or by its name in the current season, " +
		"and carries the plan out; not while a condition is not kept. Days are such as tue,wed; " +
		"times such as 17:00,19:30. What is left out is as on the page of the group's schedule.",
	run: (group, asked) => schedule(group, asked),
};

async function schedule(given: string | undefined, { options }: CommandInput): Promise<Answer> {
	const facts = await namedGroup(given);
	if (!facts) return { ok: false, text: `There is no group ${given ?? "(none)"}.` };
	const values = valuesOf(facts, options);
	if (!values) return { ok: false, text: "--days are such as sun,tue,thu" };
	const { id } = facts.group;
	const begun = await beginSchedule(operator, facts, values);
	if (!begun.ok) return { ok: false, text: whyNot(begun) };
	let done = false;
	try {
		await makeSchedule(begun.id);
		const made = await scheduleOf(id);
		if (made?.state !== "ready")
			return { ok: false, text: scheduleText("en")[made?.problem === "noDays" ? "noDays" : "failed"] };
		const plan = await dryRun(facts, made);
		const told = { lines: linesOf(plan, facts), data: dataOf(plan, facts) };
		if (options["dry-run"] !== undefined)
			return {
				ok: true,
				text: [...told.lines, "Nothing was changed: this was a dry run."].join("\n"),
				data: told.data,
			};
		if (plan.hard > 0)
			return {
				ok: false,
				text: [...told.lines, "Nothing was changed: conditions are not kept."].join("\n"),
				data: told.data,
			};
		const applied = await applySchedule(operator, id);
		done = applied.ok;
		if (!applied.ok) return { ok: false, text: scheduleText("en")[applied.problem] };
		return {
			ok: true,
			text: [...told.lines, "Carried out. The page of the schedule can undo it."].join("\n"),
			data: { ...told.data, applied: applied.ties },
		};
	} finally {
		if (!done) await discardSchedule(operator, id);
	}
}

async function namedGroup(given = ""): Promise<GroupFacts | undefined> {
	if (/^[1-9]\d{0,8}$/.test(given)) return groupFacts(Number(given));
	const groups = await groupsOf((await siteSettings()).season);
	const same = groups.filter(({ name, name_ar }) => [name.toLowerCase(), name_ar].includes(given.toLowerCase()));
	return same.length === 1 && same[0] ? groupFacts(same[0].id) : undefined;
}

/** The fields of the page's form with the options in their places; undefined for days that are none. */
function valuesOf({ group, squads, venues }: GroupFacts, options: Record<string, string>) {
	const values = firstValues(squads, venues, firstDay(group.season, riyadhDay(new Date())));
	const days = options.days?.toLowerCase().split(",");
	if (days?.some((day) => !isOneOf(weekdays, day))) return undefined;
	const other =
		days && Object.fromEntries(weekdays.map((name, nth) => [`day_${nth}`, days.includes(name) ? "on" : ""]));
	const { start: first, times, rhythm, seed } = options;
	const typed = { first, times: times?.replaceAll(",", " "), rhythm, seed };
	return {
		...values,
		...other,
		...Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== undefined)),
	} as Record<string, string>;
}

function whyNot(refused: { problem: string } | { problems: Record<string, string> }): string {
	if ("problem" in refused) return textNamed(scheduleText("en"), refused.problem) ?? refused.problem;
	return Object.entries(refused.problems)
		.map(([field, key]) => `${field}: ${problemText("en", key, [recordProblems])}`)
		.join("\n");
}

const nameIn = (named: readonly { id: number; name: string }[], id: number | null) =>
	named.find((each) => each.id === id)?.name ?? null;

function linesOf(plan: DryRun, { squads, venues }: GroupFacts): string[] {
	const t = scheduleText("en");
	return [
		...plan.ties.map(({ round, match_date, match_time, home_squad_id, away_squad_id, venue_id, problems }) => {
			const hard = problems.filter(isHard).map(({ kind }) => kind);
			const where = nameIn(venues, venue_id) ?? t.noHall;
			const tie = `${nameIn(squads, home_squad_id)} - ${nameIn(squads, away_squad_id)}`;
			return (
				`${round}  ${match_date} ${match_time?.slice(0, 5) ?? ""}  ${tie}  ${where}` +
				`${hard.length > 0 ? `  ! ${hard.join(", ")}` : ""}`
			);
		}),
		...plan.breaksOfHalf.map((breaks, nth) => t.breaksOfHalf(nth + 1, breaks, plan.mostBreaks)),
		plan.hard > 0 ? t.hardCount(plan.hard) : t.allGood,
	];
}

const dataOf = (plan: DryRun, { group, squads, venues }: GroupFacts) => ({
	group: group.id,
	matches: plan.ties.map((tie) => ({
		round: tie.round,
		match_date: tie.match_date,
		match_time: tie.match_time,
		home_squad: tie.home_squad_id,
		away_squad: tie.away_squad_id,
		home: nameIn(squads, tie.home_squad_id),
		away: nameIn(squads, tie.away_squad_id),
		venue_id: tie.venue_id,
		venue: nameIn(venues, tie.venue_id),
		problems: tie.problems.map(({ kind, squad }) => ({ kind, squad })),
	})),
	violations: plan.hard,
	breaks: plan.breaksOfHalf,
	most_breaks: plan.mostBreaks ?? null,
	applied: 0,
});
