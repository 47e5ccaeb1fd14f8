import { resolve } from "node:path";
import { operator } from "../access/actor.ts";
import { createOwner } from "../accounts/joining/create-owner.server.ts";
import { emailAddress } from "../base/forms/form-fields.ts";
import { RELEASE } from "../base/schema/release.ts";
import { beginQuiet, endQuiet } from "../installation/quiet.server.ts";
import { seasonName } from "../settings/season-name.ts";
import { openSeason } from "../settings/settings.server.ts";
import { auditVerify } from "./audit-verify.server.ts";
import type { Answer, Command } from "./backup/answer.ts";
import { backupCommands } from "./backup/commands.server.ts";
import { copyCommand } from "./copy-command.server.ts";
import { demoCommands } from "./demo-commands.server.ts";
import { doctorLines, examine } from "./doctor/doctor.server.ts";
import { importCommands } from "./import-commands.server.ts";
import { rotateKeys, sealedColumns } from "./keys.server.ts";
import { moveCommand } from "./move/move-command.server.ts";
import { releaseVerify } from "./release/release-verify.server.ts";
import { scheduleCommand } from "./schedule-command.server.ts";
import { standingsCommands } from "./standings-command.server.ts";

/** The operator's commands, by their words. */
const commands: Record<string, Command> = {
	migrate: {
		usage: "migrate",
		help: "Brings the database schema up to date. A starting server does this by itself.",
		// Opening the database has migrated it.
		run: async () => ({ ok: true, text: "The database is up to date." }),
	},
	"owner create": {
		usage: "owner create <email>",
		help:
			"Makes an account an owner of the site, or makes one. " +
			"Prints a link to choose its password; it works for a day, once.",
		run: async (email) => {
			const parsed = emailAddress().safeParse(email);
			const why = parsed.error?.issues.some(({ message }) => message === "notAnAsciiName")
				? "The part before the @ has to be in Latin letters and digits"
				: "This is not an email address";
			if (!parsed.success) return { ok: false, text: `${why}: ${email ?? "(none)"}` };
			const link = await createOwner(parsed.data);
			return { ok: true, text: `${parsed.data} is an owner. Choose the password here:\n${link}` };
		},
	},
	"audit verify": auditVerify,
	doctor: {
		usage: "doctor",
		help: "Tries everything the product depends on: settings, database, clock, keys, files, disk, mail, scanner, jobs.",
		async run() {
			const findings = await examine();
			return { ok: findings.every(({ state }) => state !== "fail"), text: doctorLines(findings), data: { findings } };
		},
	},
	"keys rotate": {
		usage: "keys rotate",
		help:
			"Seals everything with the first key of ENCRYPTION_KEYS, " +
			"while the site goes on, and names the keys that may then be dropped.",
		async run() {
			const data = await rotateKeys();
			const { current, resealed, kept, droppable } = data;
			const lines = [
				`Sealed with the key ${current} now: ${resealed} values.`,
				droppable.length > 0 && `No longer needed in ENCRYPTION_KEYS: ${droppable.join(", ")}.`,
				kept > 0 && `${kept} values can be opened with no key of the settings and stay as they are.`,
			];
			return { ok: kept === 0, text: lines.filter(Boolean).join("\n"), data };
		},
	},
	...backupCommands(sealedColumns),
	move: moveCommand(sealedColumns),
	"release verify": releaseVerify,
	...importCommands,
	...standingsCommands,
	"season open": {
		usage: "season open <season>",
		help:
			"Opens a season beside the current one, such as 2019/2020, " +
			"so that its ties can be imported. It begins with the usual points.",
		run: async (given) => {
			const season = seasonName().safeParse(given);
			if (!season.success)
				return { ok: false, text: `A season is two years in a row, such as 2019/2020: ${given ?? "(none)"}` };
			const isNew = await openSeason(operator, season.data);
			return {
				ok: true,
				text: isNew ? `The season ${season.data} is open.` : `The season ${season.data} was open already.`,
			};
		},
	},
	"season copy": copyCommand,
	schedule: scheduleCommand,
	quiet: {
		usage: "quiet",
		help:
			"Marks the database as a copy: processes that start from now on send no email and " +
			"run no job before `resume`. For a database that was put back to an earlier time.",
		async run() {
			await beginQuiet();
			return { ok: true, text: "Processes that start from now on are quiet until npm run tawila -- resume." };
		},
	},
	resume: {
		usage: "resume",
		help: "Tells a restored database that it is the site now: emails leave and jobs run from here on.",
		run: async () =>
			(await endQuiet())
				? { ok: true, text: "Emails leave and jobs run again, within seconds." }
				: { ok: false, text: "The database was not quiet: nothing was changed." },
	},
	...demoCommands,
};

const overview = () =>
	[
		"Usage: npm run tawila -- <command> [--help] [--json], or --version",
		"",
		...Object.values(commands).map(({ usage, help }) => `  ${usage.padEnd(22)} ${help}`),
	].join("\n");

const helpOf = ({ usage, help, details }: Command) =>
	[`npm run tawila -- ${usage}`, help, ...(details ? [details()] : [])].join("\n");

/**
 * Carries out a command. With `dry` only what needs no running product is done: help, wrong commands and those that are
 * carried out alone; undefined then means that the command is to be run. Files are named as seen from the folder
 * `from`.
 */
export async function runCommand(
	args: string[],
	{ dry = false, from = process.cwd() } = {},
): Promise<Answer | undefined> {
	const asJson = args.includes("--json");
	if (args.includes("--version")) return { ok: true, text: asJson ? JSON.stringify({ version: RELEASE }) : RELEASE };
	const wantsHelp = args.includes("--help") || args.includes("-h");
	const given = args.filter((arg) => !["--json", "--help", "-h"].includes(arg));
	// A command has one or two words; what follows is what it is about.
	const name = [given.slice(0, 2).join(" "), given[0] ?? ""].find((each) => Object.hasOwn(commands, each));
	const command = name === undefined ? undefined : commands[name];
	if (wantsHelp || args.length === 0) return { ok: wantsHelp, text: command ? helpOf(command) : overview() };
	const read = command && readArguments(command.usage, given.slice(name?.split(" ").length));
	if (!command || !read)
		return { ok: false, text: `Unknown command: ${given.join(" ")}. See npm run tawila -- --help` };
	const asked = { from, words: read.words, options: read.options };
	const [word] = read.words;
	const argument = word && command.usage.includes("<file>") ? resolve(from, word) : word;
	const found = dry && !command.alone ? await command.before?.(asked) : await command.run(argument, asked);
	if (!found) return undefined;
	const { data, ...answer } = found;
	const { ok, text } = answer;
	return asJson ? { ...answer, text: JSON.stringify({ ok, ...(data ?? { text }) }) } : answer;
}

/**
 * Words and options that follow a command; undefined when its usage does not name one of them, or a value is missing.
 */
function readArguments(usage: string, args: string[]) {
	const words: string[] = [];
	const options: Record<string, string> = {};
	const most = usage.replaceAll(/\[--[^\]]*\]/g, "").match(/</g)?.length ?? 0;
	for (let i = 0; i < args.length; i++) {
		const [, option, value] = /^--([a-z-]+)(?:=(.*))?$/s.exec(args[i] ?? "") ?? [];
		if (!option) {
			if (words.push(args[i] ?? "") > most || args[i]?.startsWith("-")) return undefined;
			continue;
		}
		const [, takes] = new RegExp(`\\[--${option}( [^\\]]+)?\\]`).exec(usage) ?? [undefined, undefined];
		if (!usage.includes(`[--${option}${takes ?? ""}]`)) return undefined;
		const read = takes ? (value ?? args[++i]) : "";
		if (read === undefined || (!takes && value !== undefined)) return undefined;
		options[option] = read;
	}
	return { words, options };
}
