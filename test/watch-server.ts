import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect } from "vitest";
import type { ServerProcess } from "./server-process.ts";

/** A server that does nothing: it answers late when the machine, or this process, is busy with something else. */
async function idleServer() {
	const script = `require("node:http").createServer((_, res) => res.end()).listen(0, function () { console.log(this.address().port) })`;
	const child = spawn(process.execPath, ["-e", script]);
	const port = await new Promise<string>((resolve) =>
		child.stdout.once("data", (text) => resolve(String(text).trim())),
	);
	return { origin: `http://localhost:${port}`, stop: () => child.kill("SIGKILL") };
}

async function millisecondsOf(url: string) {
	const began = performance.now();
	expect((await fetch(url)).status).toBe(200);
	return performance.now() - began;
}

/**
 * While `work` goes on: by how many bytes the server's memory grows, and how much longer another visitor waits for `/healthz` than for a
 * server that does nothing (milliseconds, the median).
 */
export async function whileWorking<T>({ child, origin }: ServerProcess, work: () => Promise<T>) {
	const resident = () => Number(readFileSync(`/proc/${child.pid}/statm`, "utf8").split(" ")[1]) * 4096;
	const idle = await idleServer();
	const before = resident();
	let most = before;
	const waits: number[] = [];
	const watch = setInterval(() => (most = Math.max(most, resident())), 50);
	let isOver = false;
	const others = (async () => {
		while (!isOver) {
			const [ours, anyway] = await Promise.all([`${origin}/healthz`, idle.origin].map(millisecondsOf));
			waits.push((ours ?? 0) - (anyway ?? 0));
			await new Promise((resolve) => setTimeout(resolve, 50));
		}
	})();
	try {
		const result = await work();
		isOver = true;
		await others;
		return { result, grown: most - before, wait: waits.sort((a, b) => a - b)[waits.length >> 1] ?? 0 };
	} finally {
		isOver = true;
		clearInterval(watch);
		idle.stop();
	}
}
