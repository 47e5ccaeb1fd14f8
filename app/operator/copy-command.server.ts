import { operator } from "../access/actor.ts";
import { plural } from "../base/locale/text.ts";
import { type CopyLine, placeOf, sortedLines } from "../league/seasons/copy-lines.ts";
import { type CopyPlan, copySeason, planCopy } from "../league/seasons/copy-season.server.ts";
import { lineInWords, namesInWords } from "../league/seasons/lines-text.ts";
import { copyText } from "../league/seasons/text.ts";
import { seasonName } from "../settings/season-name.ts";
import { seasonByName } from "../settings/seasons.server.ts";
import type { Answer, Command, CommandInput } from "./backup/answer.ts";

export const copyCommand: Command = {
	usage: "season copy <from> <to> [--dry-run] [--undecided stay] [--rosters] [--captains]",
	help:
		"Makes a season from the one before: competitions, groups, rules and teams, with promotion " +
		"and relegation by the final tables, as a draft that visitors do not see. Refused while a team " +
		"is in a play-off place or level across a line, unless --undecided stay leaves it in its group. " +
		"With --rosters new teams get the players of their rosters who are at the club today, with " +
		"--captains their captains. --dry-run says line by line what would become of each team, and why.",
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
	const data = { teams: dataOf(plan), added: plan.counts, lines: plan.lines };
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
			withCaptains: options.captains !== undefined,
		},
	);
	const t = copyText("en");
	if (!copied.ok) {
		const open = copied.problem === "undecided" ? plan.lines.filter(({ what }) => what === "undecided") : [];
		const text = [t[copied.problem], ...open.map((line) => `  ${plainly(line)}`)].join("\n");
		return { ok: false, text, data: { problem: copied.problem, ...data } };
	}
	const done =
		`Added ${plural("en", copied.counts.groups, { one: "# group", other: "# groups" })} and ` +
		`${plural("en", copied.counts.entries, { one: "# entry", other: "# entries" })}: ` +
		`copy ${copied.id}, which the administration can undo.`;
	return { ok: true, text: [...lines, done].join("\n"), data: { ...data, added: copied.counts, copy: copied.id } };
}

/** Lines of things that are left out, are there and are added, behind the groups that are not played to an end. */
function linesOf({ groups, lines }: CopyPlan): string[] {
	const t = copyText("en");
	const { lost, there, added } = sortedLines(lines);
	return [
		...groups
			.filter(({ open }) => open > 0)
			.map((group) => `${withoutMarks(namesInWords("en", placeOf(group)))}: ${t.openTies(group.open)}`),
		...[...lost, ...there, ...added].map(plainly),
	];
}

const withoutMarks = (text: string) => text.replace(/[\u2068\u2069]/g, "");
const plainly = (line: CopyLine) => withoutMarks(lineInWords("en", line));

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
