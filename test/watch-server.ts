import { readFileSync } from "node:fs";
import { expect } from "vitest";
import type { ServerProcess } from "./server-process.ts";

/**
 * While `work` goes on: by how many bytes the server's memory grows, and how often another visitor, who asks for
 * `/healthz` again and again, is answered.
 */
export async function whileWorking<T>({ child, origin }: ServerProcess, work: () => Promise<T>) {
	const resident = () => Number(readFileSync(`/proc/${child.pid}/statm`, "utf8").split(" ")[1]) * 4096;
	const before = resident();
	let most = before;
	let answered = 0;
	const watch = setInterval(() => (most = Math.max(most, resident())), 50);
	let isOver = false;
	const other = (async () => {
		for (; !isOver; answered += 1) expect((await fetch(`${origin}/healthz`)).status).toBe(200);
	})();
	try {
		const result = await work();
		isOver = true;
		await other;
		return { result, grown: most - before, answered };
	} finally {
		isOver = true;
		clearInterval(watch);
	}
}
