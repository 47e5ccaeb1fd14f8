import type { Installation } from "./installation.ts";
import type { Mood } from "./link.ts";

type Part = "app" | "worker" | "engine" | "PostgreSQL" | "storage" | "SMTP" | "clamd";
/** One way to break one part. */
export type Fault = {
	part: Part;
	how: string;
	/** Why it cannot be done: on this engine, or on this machine. */
	missing?: (at: Installation) => string | undefined;
	inflict: (at: Installation) => unknown;
	cure: (at: Installation) => unknown;
	/** The process that answers goes away: requests may end without an answer. */
	endsApp?: true;
	/** Longest time until the cure. */
	holdMs?: number;
};

const TWENTY_MINUTES = 1200;
const LATE_MS = { postgres: 20, storage: 400, smtp: 400, clamd: 400 };
const HELD_MS = 3000;
/** Of each tenth of a second, the part in which a slow process does nothing. */
const STILL_MS = 80;

type LinkName = keyof typeof LATE_MS;
const noLink = (name: LinkName) => (at: Installation) => (at.links[name] ? undefined : "not on this engine");
const noWorker = ({ worker }: Installation) => (worker ? undefined : "not on this engine");
const noPostgres = ({ postgres }: Installation) => (postgres ? undefined : "not on this engine");

/** The faults of the part behind a link. */
const byLink = (part: Part, name: LinkName, moods: Record<string, Mood>): Fault[] =>
	Object.entries(moods).map(([how, mood]) => ({
		part,
		how,
		missing: noLink(name),
		inflict: (at) => at.links[name]?.turn(mood),
		cure: (at) => at.links[name]?.turn("up"),
	}));

let pulse: NodeJS.Timeout | undefined;
const slowDown = (signal: (name: "SIGSTOP" | "SIGCONT") => void) => {
	pulse = setInterval(() => {
		signal("SIGSTOP");
		setTimeout(() => signal("SIGCONT"), STILL_MS);
	}, 100);
};
async function speedUp(signal: (name: "SIGCONT") => void) {
	clearInterval(pulse);
	await new Promise((resolve) => setTimeout(resolve, 2 * STILL_MS));
	signal("SIGCONT");
}

const ofProcesses: Fault[] = (["app", "worker"] as const).flatMap((name) => {
	const restart = (at: Installation) => (name === "app" ? at.startApp() : at.startWorker());
	const part = { part: name, missing: name === "worker" ? noWorker : undefined };
	const gone = { endsApp: name === "app" || undefined } as const;
	return [
		{
			...part,
			...gone,
			how: "stop",
			inflict: (at) => at[name]?.signal("SIGTERM"),
			cure: async (at) => {
				await at[name]?.exited;
				await restart(at);
			},
		},
		{
			...part,
			...gone,
			how: "kill -9",
			inflict: (at) => at[name]?.kill(),
			cure: restart,
		},
		{
			...part,
			how: "freeze",
			holdMs: HELD_MS,
			inflict: (at) => at[name]?.signal("SIGSTOP"),
			cure: (at) => at[name]?.signal("SIGCONT"),
		},
		{
			...part,
			how: "slow",
			inflict: (at) => slowDown((signal) => at[name]?.signal(signal)),
			cure: (at) => speedUp((signal) => at[name]?.signal(signal)),
		},
	] satisfies Fault[];
});

const fullDisk = (part: Part, name: "data" | "database", missing?: Fault["missing"]): Fault => ({
	part,
	how: "disk full",
	missing: (at) => missing?.(at) ?? (at.disks[name] ? undefined : "not here: no tmpfs can be mounted"),
	inflict: (at) => at.disks[name]?.fill(),
	cure: async (at) => {
		at.disks[name]?.empty();
		if (name === "database") await at.revivePostgres();
		if (at.app.hasEnded) await at.startApp();
	},
});
/**
 * Each part in each way in which it can break. What is left out: a process gives no wrong answers, and mail, files and
 * scans have no clock.
 */
export const faults: Fault[] = [
	...ofProcesses,
	fullDisk("app", "data"),
	{
		part: "app",
		how: "clock +20 min, back",
		inflict: (at) => at.app.ask({ ask: "shiftTime", seconds: TWENTY_MINUTES }),
		cure: (at) => at.app.ask({ ask: "shiftTime", seconds: 0 }),
	},
	{
		part: "engine",
		how: "crash",
		missing: ({ postgres }) => (postgres ? "not on this engine" : undefined),
		inflict: (at) => at.app.ask({ ask: "crashEngine" }),
		cure: () => {},
	},
	{
		part: "PostgreSQL",
		how: "stop",
		missing: noPostgres,
		inflict: (at) => at.postgres?.stop(),
		cure: (at) => at.postgres?.start(),
	},
	{
		part: "PostgreSQL",
		how: "kill -9",
		missing: noPostgres,
		inflict: (at) => at.postgres?.signal("SIGKILL"),
		cure: (at) => at.revivePostgres(),
	},
	{
		part: "PostgreSQL",
		how: "freeze",
		missing: noPostgres,
		inflict: (at) => at.postgres?.signal("SIGSTOP"),
		cure: (at) => at.postgres?.signal("SIGCONT"),
	},
	...byLink("PostgreSQL", "postgres", {
		slow: { lateByMs: LATE_MS.postgres },
		"wrong answer": { answers: "HTTP/1.1 418 I'm a teapot\r\n\r\n" },
		"commit answered to nobody": { losesAnswerTo: "commit" },
	}),
	fullDisk("PostgreSQL", "database", noPostgres),
	{
		part: "PostgreSQL",
		how: "clock +20 min, back",
		missing: (at) => noPostgres(at) ?? (at.postgresTime ? undefined : "not here: libfaketime is not installed"),
		inflict: (at) => at.postgresTime?.shift(TWENTY_MINUTES),
		cure: (at) => at.postgresTime?.shift(0),
	},
	...byLink("storage", "storage", {
		"stop, kill -9": "gone",
		freeze: "silent",
		slow: { lateByMs: LATE_MS.storage },
		"wrong answer": { answers: "220 this is no object store\r\n" },
		"disk full": { answers: "HTTP/1.1 507 Insufficient Storage\r\nContent-Length: 0\r\n\r\n" },
	}),
	...byLink("SMTP", "smtp", {
		"stop, kill -9": "gone",
		freeze: "silent",
		slow: { lateByMs: LATE_MS.smtp },
		"wrong answer": { answers: "HTTP/1.1 418 I'm a teapot\r\n\r\n" },
		"mail taken, answer lost": { losesAnswerTo: "\r\n.\r\n" },
	}),
	{
		part: "SMTP",
		how: "disk full",
		inflict: (at) => {
			at.mailbox.isFull = true;
		},
		cure: (at) => {
			at.mailbox.isFull = false;
		},
	},
	...byLink("clamd", "clamd", {
		"stop, kill -9": "gone",
		freeze: "silent",
		slow: { lateByMs: LATE_MS.clamd },
		"wrong answer": { answers: "stream: perhaps\0" },
		"disk full": { answers: "stream: Can't write to temporary file ERROR\0" },
	}),
];
