import { operator } from "../access/actor.ts";
import { type CopyPlan, copySeason, planCopy } from "../league/seasons/copy-season.server.ts";
import { copyText } from "../league/seasons/text.ts";
import { seasonName } from "../settings/season-name.ts";
import { seasonByName } from "../settings/seasons.server.ts";
import type { Answer, Command, CommandInput } from "./backup/answer.ts";

export const copyCommand: Command = {
	usage: "season copy <from> <to> [--dry-run] [--undecided stay] [--rosters]",
	help:
		"Makes a season from the one before: competitions, groups, rules and teams, with promotion " +
		"and relegation by the final tables, as a draft that visitors do not see. Refused while a team " +
		"is in a play-off place or level across a line, unless --undecided stay leaves it in its group. " +
		"With --rosters new teams get the players of their rosters who are at the club today.",
	run: (_, asked) => copyFrom(asked),
};

async function copyFrom({ words, options }: CommandInput): Promise<Answer> {
	const [from, to] = words.map((word) => seasonName().safeParse(word).data);
	if (!from || !to || from === to) return { ok: false, text: "Name two seasons, such as 2025/2026 2026/2027." };
	if (!(await seasonByName(from))) return { ok: false, text: `There is no season ${from}.` };
	if (options.undecided !== undefined && options.undecided !== "stay")
		return { ok: false, text: `--undecided is stay, not ${options.undecided}` };
	const plan = await planCopy({ from, to }, {});
	const lines = linesOf(plan);
	const data = { teams: dataOf(plan), added: plan.counts, already: plan.already };
	if (options["dry-run"] !== undefined)
		return {
			ok: true,
			text: [...lines, "Nothing was changed: this was a dry run."].join("\n"),
			data: { ...data, copy: null },
		};
	const undecidedStay = options.undecided === "stay";
	const copied = await copySeason(
		operator,
		{ from, to },
		{
			choices: {},
			state: "draft",
			undecidedStay,
			withRosters: options.rosters !== undefined,
		},
	);
	const t = copyText("en");
	if (!copied.ok) {
		const names = copied.problem === "undecided" ? copied.squads.map(({ name }) => `  ${name}`) : [];
		const text = [t[copied.problem], ...names].join("\n");
		return { ok: false, text, data: { problem: copied.problem, ...data } };
	}
	const done =
		`Added ${copied.counts.groups} groups and ${copied.counts.entries} entries: ` +
		`copy ${copied.id}, which the administration can undo.`;
	return { ok: true, text: [...lines, done].join("\n"), data: { ...data, added: copied.counts, copy: copied.id } };
}

/** A line for each squad that does not stay, and for each that is there already. */
function linesOf({ groups, placements, already }: CopyPlan): string[] {
	const t = copyText("en");
	const moved = placements.filter(({ reason }) => reason !== "stays");
	const names = new Map(groups.map(({ id, name }) => [id, name]));
	const target = (to: number | null | undefined) => (to ? names.get(to) : to === null ? t.out : "?");
	return [
		...groups.filter(({ open }) => open > 0).map(({ name, open }) => `${name}: ${t.openTies(open)}`),
		...moved.map(({ squad, from, reason, to }) => `${nameIn(groups, from, squad)}: ${t[reason]} -> ${target(to)}`),
		...[...already.groups, ...already.squads].map(({ name }) => `${name}: ${t.already}`),
	];
}

const nameIn = (groups: CopyPlan["groups"], group: number, squad: number) =>
	groups.find(({ id }) => id === group)?.squads.find((each) => each.squad === squad)?.name ?? "";

const dataOf = ({ groups, placements }: CopyPlan) =>
	placements.map(({ squad, from, place, reason, to }) => ({
		team: nameIn(groups, from, squad),
		group: from,
		place,
		reason,
		next: to ?? null,
	}));
