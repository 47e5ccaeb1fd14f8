import { execFile, spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { promisify } from "node:util";

/** The client does not share a core with the server. */
const ASKING_CORE = availableParallelism() > 1 ? "1" : "0";
const TICKS = 100; // clock ticks a second, as Linux counts them

/** Processor seconds that a process and its children have used. */
function cpuSeconds(pid: number): number {
	const stat = (id: number | string) => {
		const fields = readFileSync(`/proc/${id}/stat`, "latin1").split(") ")[1]?.split(" ") ?? [];
		return { parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) };
	};
	let ticks = stat(pid).ticks;
	for (const id of readdirSync("/proc").filter((name) => /^\d+$/.test(name)))
		try {
			if (stat(id).parent === pid) ticks += stat(id).ticks;
		} catch {} // it has just ended
	return ticks / TICKS;
}

/** Requests that the server `pid` answers for each second of processor time it uses. */
export async function perCpuSecond(pid: number, address: string, headers = "", seconds = 3): Promise<number> {
	const load = (time: number) =>
		promisify(execFile)("taskset", [
			"-c",
			ASKING_CORE,
			process.execPath,
			"bench/load.ts",
			address,
			String(time),
			headers,
		]);
	await load(1.5); // warm
	const before = cpuSeconds(pid);
	const { stdout } = await load(seconds);
	return Number(stdout) / (cpuSeconds(pid) - before);
}

/** Middle of the times, in milliseconds, of `count` requests one after another. */
export async function medianTime(address: string, headers: Record<string, string>, count = 60): Promise<number> {
	const times: number[] = [];
	for (let i = 0; i < count; i++) {
		const start = performance.now();
		const response = await fetch(address, { headers, redirect: "manual" });
		await response.arrayBuffer();
		if (response.status !== 200) throw new Error(`${address} answered ${response.status}`);
		if (i >= count / 4) times.push(performance.now() - start);
	}
	return times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
}

/**
 * Times of whole answers in milliseconds, each address in turn `rounds` times, after two that only warm: the middle,
 * and what 95 % stay under.
 */
export async function requestTimes(addresses: string[], rounds: number): Promise<{ p50: number; p95: number }> {
	const times: number[] = [];
	for (let round = -2; round < rounds; round++)
		for (const address of addresses) {
			const start = performance.now();
			const response = await fetch(address);
			await response.arrayBuffer();
			if (response.status !== 200) throw new Error(`${address} answered ${response.status}`);
			if (round >= 0) times.push(performance.now() - start);
		}
	times.sort((a, b) => a - b);
	const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
	return { p50: at(0.5), p95: at(0.95) };
}

/** Starts a program on one core, or on those named, and waits until it answers at `address`. */
export async function serveOnOneCore(
	command: string,
	args: string[],
	env: Record<string, string>,
	address: string,
	cores = "0",
) {
	const child = spawn("taskset", ["-c", cores, command, ...args], {
		env: { ...process.env, ...env },
		stdio: ["ignore", "ignore", "inherit"],
	});
	for (let i = 0; i < 3000; i++) {
		if (
			await fetch(address).then(
				(response) => response.ok,
				() => false,
			)
		)
			return child;
		await new Promise((resolve) => setTimeout(resolve, 200));
	}
	throw new Error(`${command} did not start.`);
}
