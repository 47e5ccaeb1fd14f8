type Level = "debug" | "info" | "warn" | "error";
const order: Record<Level | "silent", number> = { debug: 0, info: 1, warn: 2, error: 3, silent: 4 };
let least: Level | "silent" = "info";

export const setLogLevel = (level: Level | "silent") => {
	least = level;
};

/** One event, one line: JSON when a program reads it, words when a person does. Never pass personal data. */
function write(level: Level, event: string, facts: Record<string, unknown> = {}) {
	if (order[level] < order[least]) return;
	const details = Object.fromEntries(
		Object.entries(facts).map(([key, value]) => [key, value instanceof Error ? (value.stack ?? String(value)) : value]),
	);
	const line = process.stdout.isTTY
		? `${level === "info" ? "" : `${level}: `}${event} ${Object.values(details).join(" ")}`.trimEnd()
		: JSON.stringify({ time: new Date().toISOString(), level, event, ...details });
	process.stdout.write(`${line}\n`);
}

export const log = {
	debug: (event: string, facts?: Record<string, unknown>) => write("debug", event, facts),
	info: (event: string, facts?: Record<string, unknown>) => write("info", event, facts),
	warn: (event: string, facts?: Record<string, unknown>) => write("warn", event, facts),
	error: (event: string, facts?: Record<string, unknown>) => write("error", event, facts),
};
