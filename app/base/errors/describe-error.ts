/**
 * SQLSTATE classes whose messages speak of the server and never of values: connection, resources, operator, system,
 * internal.
 */
const TELLING_CLASSES = ["08", "53", "55", "57", "58", "XX"];
/** Messages of the language itself that hold names of the program's own and nothing that was typed. */
const TELLING =
	/^(Cannot read properties of (undefined|null) \(reading '\w{1,60}'\)|[\w.]{1,60} is not (a function|defined|iterable)|Connection terminated[\w ]{0,40}|timeout exceeded when trying to connect|The [a-z ]{1,60}\.)$/;
const FRAMES = 12;

/** The code of an error of the system or of a library; undefined when it has none. */
export const codeOf = (error: unknown): unknown =>
	typeof error === "object" && error !== null && "code" in error ? error.code : undefined;

type Failure = Error & {
	code?: unknown;
	severity?: string;
	constraint?: string;
	table?: string;
	column?: string;
	syscall?: string;
};

/**
 * An error for the process log: its kind, its code, where it was thrown, and for the database's errors the constraint
 * and the table. Messages quote what a person typed, so only those are shown that cannot.
 */
export function describeError(error: unknown): string {
	if (!(error instanceof Error)) return typeof error;
	const { name, code, severity, constraint, table, column, syscall, message, stack = "" }: Failure = error;
	const isTelling = severity
		? TELLING_CLASSES.includes(String(code).slice(0, 2))
		: Boolean(syscall) || TELLING.test(message);
	const facts = Object.entries({ code, constraint, table, column }).flatMap(([key, value]) =>
		value === undefined ? [] : [`${key}=${String(value).slice(0, 80)}`],
	);
	// The message may have several lines, and a line of it may look like a frame: frames are what follows it.
	const below = stack.includes(message) ? stack.slice(stack.indexOf(message) + message.length) : "";
	const frames = below
		.split("\n")
		.filter((line) => /^ {4}at /.test(line))
		.slice(0, FRAMES);
	const cause = error.cause instanceof Error ? [`caused by ${describeError(error.cause)}`] : [];
	return [[name, ...facts, ...(isTelling ? [message.slice(0, 500)] : [])].join(" "), ...frames, ...cause].join("\n");
}

const ABORTS = new Set(["ECONNRESET", "EPIPE", "ERR_STREAM_PREMATURE_CLOSE", "ABORT_ERR", "UND_ERR_ABORTED"]);

/** The client went away before it had its answer: a cancelled upload, a closed tab. Nothing has failed here. */
export function isAborted(error: unknown): boolean {
	if (!(error instanceof Error)) return false;
	const { name, code, cause, syscall }: Failure = error;
	// A lost connection of our own, to the database or a mail server, names the call.
	if (syscall === "connect") return false;
	// An answer for a client that went away before its first byte.
	if (code === "ERR_STREAM_UNABLE_TO_PIPE") return true;
	return name === "AbortError" || (ABORTS.has(String(code)) && error.message === "aborted") || isAborted(cause);
}
