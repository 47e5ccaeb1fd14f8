import { spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { constants, setPriority } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";

/** Bounds of one process: seconds of the processor, bytes of memory, bytes it may write. */
export type Limits = { seconds: number; memory: number; output: number };
/**
 * How a process ended: by itself, or killed at the limit named. `failed` is a crash. `seconds` of the processor are
 * what it used: all that it had when it is killed for them, otherwise what the system says (Linux), or 0.
 */
export type ProcessResult = {
	how: "done" | "failed" | "time" | "memory" | "output";
	output: Buffer;
	seconds: number;
	/** The status it ended with, or the signal that ended it. */
	exit: number | NodeJS.Signals | null;
};
/** An open file (its descriptor) or what another process writes. */
type Source = number | Readable;

const LOOK_EVERY_MS = 50;
/**
 * Seconds on the clock for each of the processor: a busy machine works slowly, and a process that only waits still
 * ends.
 */
const CLOCK_PER_PROCESSOR = 5;
const HEAP_MB = 256;
/** Memory that Node maps for writing at its start; the system counts it although most is never used. */
const NODE_BYTES = 1024 * 1024 * 1024;

// The shell sets what the system can bound by itself, and becomes the process. It cannot be left behind: the
// processor's seconds count on when the server is gone. At the soft limit a signal names the cause; the hard one, a
// second later, kills without a word. What a system does not know is left out.
const UNDER_LIMITS = `
ulimit -S -t "$1" 2>/dev/null; ulimit -H -t $(($1 + 1)) 2>/dev/null
ulimit -d "$2" 2>/dev/null; ulimit -f "$3" 2>/dev/null; ulimit -c 0 2>/dev/null
echo 1000 2>/dev/null >/proc/self/oom_score_adj
shift 3; exec "$@"`;

type Options = {
	/** The file that runs, from the root of the project. Node strips its types. */
	entry: string;
	args?: string[];
	input: Source;
	/** A file that takes the output; without one it is collected and returned. */
	output?: number;
	limits: Limits;
	/** Native code may be loaded; without it nothing but the file's own JavaScript and WebAssembly runs. */
	addons?: boolean;
};

/**
 * Runs untrusted work in a process of its own (decision 32) with nothing but its input and its output: no network, no
 * child processes, no environment, no writing, reading only of the program's own files (Node's permission model). It is
 * killed when it passes a limit. Resolves when it has ended, never rejects. WebAssembly and buffers count: memory is
 * what the system says the process has resident.
 */
export function runLimited(options: Options): Promise<ProcessResult> & { child: ReturnType<typeof spawn> } {
	const { limits, output } = options;
	const child = start(options);
	const chunks: Buffer[] = [];
	let size = 0;
	let seconds = 0;
	let how: ProcessResult["how"] | undefined;
	const kill = (why: ProcessResult["how"]) => {
		how ??= why;
		child.kill("SIGKILL");
	};
	child.stdout?.on("data", (chunk: Buffer) => {
		size += chunk.length;
		if (size > limits.output) kill("output");
		else chunks.push(chunk);
	});
	const look = async () => {
		const used = await usedBy(child.pid);
		seconds = Math.max(seconds, used.seconds);
		if (used.memory > limits.memory) kill("memory");
	};
	const timer = setTimeout(() => kill("time"), limits.seconds * CLOCK_PER_PROCESSOR * 1000);
	const watch = setInterval(() => void look(), LOOK_EVERY_MS);
	const orphan = () => child.kill("SIGKILL");
	process.once("exit", orphan);
	const ended = new Promise<ProcessResult>((resolve) => {
		const end = (code: number | null, signal?: NodeJS.Signals | null) => {
			clearTimeout(timer);
			clearInterval(watch);
			process.off("exit", orphan);
			if (signal === "SIGXCPU") how ??= "time";
			if (signal === "SIGXFSZ") how ??= "output";
			how ??= code === 0 ? "done" : "failed";
			const used = how === "time" ? limits.seconds : seconds;
			resolve({ how, output: Buffer.concat(chunks), seconds: used, exit: signal ?? code });
		};
		child.once("error", () => end(1)).once("close", end);
	});
	return Object.assign(ended, { child, output });
}

function start({ entry, args = [], input, output, limits, addons }: Options) {
	const root = process.cwd();
	const readable = ["app", "node_modules", "package.json"].map((path) => `--allow-fs-read=${join(root, path)}`);
	const flags = ["--permission", ...readable, ...(addons ? ["--allow-addons"] : []), `--max-old-space-size=${HEAP_MB}`];
	const command = [process.execPath, ...flags, "--disable-warning=SecurityWarning", join(root, entry), ...args];
	const system = [limits.seconds, (limits.memory + NODE_BYTES) / 1024, limits.output / 512].map((each) =>
		String(Math.ceil(each)),
	);
	const [file = "", ...rest] =
		process.platform === "win32" ? command : ["/bin/sh", "-c", UNDER_LIMITS, "sh", ...system, ...command];
	const child = spawn(file, rest, {
		stdio: [input, output ?? "pipe", "ignore"],
		env: {},
		cwd: root,
		windowsHide: true,
	});
	try {
		if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
	} catch {
		// It has ended already.
	}
	return child;
}

const PAGE_BYTES = 4096;
const TICKS_PER_SECOND = 100;

/**
 * Processor time and resident memory where the system tells them (proc(5), fields 14, 15 and 24); elsewhere the limits
 * of the shell and of the engine remain.
 */
async function usedBy(pid: number | undefined) {
	const text = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
	const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
	const [user = 0, system = 0, resident = 0] = [11, 12, 21].map((at) => Number(fields[at] ?? 0));
	return { seconds: (user + system) / TICKS_PER_SECOND, memory: resident * PAGE_BYTES };
}
