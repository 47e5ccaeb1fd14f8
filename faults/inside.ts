/**
 * Loaded into the product's process before the product (`--import`): counts its steps, ends it at a given one as a
 * crash would, and answers questions about its rows. A step is a statement or its answer, a write to a socket, or a
 * change of a file.
 */
import fs from "node:fs";
import files from "node:fs/promises";
import { syncBuiltinESMExports } from "node:module";
import net from "node:net";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import threads from "node:worker_threads";
import pg from "pg";
import type { ServerBuild } from "react-router";

type Entry = typeof import("../app/entry.server.tsx");
export type Question =
	| { ask: "sql"; text: string; values?: unknown[] }
	| { ask: "audit" }
	| { ask: "steps" }
	| { ask: "dieAt"; step: number; afterMs: number }
	| { ask: "crashEngine" }
	| { ask: "shiftTime"; seconds: number };

let steps = 0;
let deadly = { step: Number.POSITIVE_INFINITY, afterMs: 0 };
const die = () => process.kill(process.pid, "SIGKILL");

function step() {
	steps += 1;
	if (steps < deadly.step) return;
	if (deadly.afterMs === 0) die();
	else setTimeout(die, deadly.afterMs);
	deadly = { step: Number.POSITIVE_INFINITY, afterMs: 0 };
}

// biome-ignore lint/suspicious/noExplicitAny: functions of other modules, called with what they are given
type Any = any;
function countCalls(on: Any, ...names: string[]) {
	for (const name of names) {
		const original = on[name];
		on[name] = function (this: unknown, ...args: unknown[]) {
			step();
			return original.apply(this, args);
		};
	}
}

/**
 * How far the time of day, as JavaScript reads it, is ahead. Timers go on as they are, as in a system whose time is
 * set.
 */
let aheadMs = 0;
function makeTimeShiftable() {
	const now = () => aheadMs + Reflect.apply(real, Date, []);
	const real = Date.now;
	globalThis.Date = new Proxy(Date, {
		construct: (target, args) => Reflect.construct(target, args.length === 0 ? [now()] : args),
		get: (target, name) => (name === "now" ? now : Reflect.get(target, name)),
	});
}

const engines: threads.Worker[] = [];
const answers: { [Q in Question as Q["ask"]]: (question: Q) => unknown } = {
	sql: async ({ text, values }) => (await (await product()).runAsOperator(text, values ?? [])).rows,
	audit: async () => (await product()).runCommand(["audit", "verify"]),
	steps: () => steps,
	dieAt: ({ step, afterMs }) => {
		deadly = { step: steps + step, afterMs };
	},
	crashEngine: () => engines.at(-1)?.terminate(),
	shiftTime: ({ seconds }) => {
		aheadMs = seconds * 1000;
	},
};

async function product() {
	const build = (await import(pathToFileURL(resolve("build/server/index.js")).href)) as ServerBuild;
	return build.entry.module as unknown as Entry;
}

if (threads.isMainThread) {
	makeTimeShiftable();
	const Connection = (pg as Any).Connection.prototype;
	countCalls(Connection, "query", "sync");
	const { emit } = Connection;
	Connection.emit = function (this: unknown, name: string, ...rest: unknown[]) {
		if (name === "readyForQuery") step();
		return emit.call(this, name, ...rest);
	};
	countCalls(net.Socket.prototype, "write");
	countCalls(files, "open", "rename", "rm", "unlink", "mkdir", "writeFile", "copyFile", "link");
	countCalls(fs, "open", "createWriteStream", "createReadStream");
	threads.Worker = class extends threads.Worker {
		constructor(...args: ConstructorParameters<typeof threads.Worker>) {
			super(...args);
			engines.push(this);
		}
	};
	syncBuiltinESMExports();
	process.on("message", async ({ id, ...question }: Question & { id: number }) => {
		const reply = await Promise.resolve(answers[question.ask](question as never)).then(
			(result) => ({ id, result }),
			(error) => ({ id, error: String(error) }),
		);
		process.send?.(reply);
	});
}
