/**
 * The answer of a command to its operator; `--json` prints `data` beside `ok`. Without `exit` the process ends with 0
 * if ok, else with 1.
 */
export type Answer = { ok: boolean; text: string; data?: object; exit?: number };

/**
 * How a command was given: the folder it was given in, its words, and its options by name, one without a value as an
 * empty text.
 */
export type CommandInput = { from: string; words: string[]; options: Record<string, string> };

/**
 * `alone`: the command needs no running product, and is carried out by the process that was asked. `usage` names what
 * it takes: `<file>`, which is resolved against the folder, `<other>`, which is not, and options, `[--keep N]` with a
 * value and `[--dry-run]` without.
 */
export type Command = {
	usage: string;
	help: string;
	/** More lines of its own --help, which the list of all commands leaves out. */
	details?: () => string;
	alone?: true;
	/** Done before the product starts, by the process that was asked; an answer is the end of the command. */
	before?: (asked: CommandInput) => Promise<Answer | undefined>;
	run: (argument: string | undefined, asked: CommandInput) => Promise<Answer>;
};
