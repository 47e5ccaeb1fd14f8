import { loadDemo } from "../../seed/load-demo.server.ts";

type Answer = { ok: boolean; text: string };
type Verb = { usage: string; help: string; run: () => Promise<Answer> };

/** What an operator may ask for, by its words. */
const verbs: Record<string, Verb> = {
	migrate: {
		usage: "migrate",
		help: "Brings the database schema up to date. A starting server does this by itself.",
		// Opening the database has migrated it.
		run: async () => ({ ok: true, text: "The database is up to date." }),
	},
	"demo load": {
		usage: "demo load",
		help: "Loads the demo federation into an empty database; one with content is left alone.",
		run: async () =>
			(await loadDemo())
				? { ok: true, text: "The demo federation was loaded." }
				: { ok: false, text: "The database has content already: nothing was loaded." },
	},
};

const overview = () =>
	[
		"Usage: npm run tawila -- <command> [--help]",
		"",
		...Object.values(verbs).map(({ usage, help }) => `  ${usage.padEnd(12)} ${help}`),
	].join("\n");

/**
 * Carries out a command. With `dry` only what needs no database is answered: help and wrong commands;
 * undefined then means that the command is to be run.
 */
export async function runVerb(args: string[], { dry = false } = {}): Promise<Answer | undefined> {
	const words = args.filter((arg) => !arg.startsWith("-")).join(" ");
	const wantsHelp = args.includes("--help") || args.includes("-h");
	const verb = Object.hasOwn(verbs, words) ? verbs[words] : undefined;
	if (wantsHelp || args.length === 0)
		return { ok: wantsHelp, text: verb ? `npm run tawila -- ${verb.usage}\n${verb.help}` : overview() };
	if (!verb) return { ok: false, text: `Unknown command: ${words}. See npm run tawila -- --help` };
	return dry ? undefined : verb.run();
}
