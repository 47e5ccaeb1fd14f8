import { type ChildProcess, spawn } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect } from "vitest";
import { scannerAnswers } from "../app/base/files/scanner/scanner.server.ts";
import { program } from "../scripts/programs.mjs";

/**
 * The test file of the European Institute for Computer Antivirus Research, in two halves: whole, it would be found in
 * this file.
 */
export const eicar = ["X5O!P%@AP[4\\PZX54(P^)7CC)7}$", "EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*"].join("");

/** A real clamd on a socket of its own, with one signature and no others. */
export function startClamd() {
	const clamd = {} as { url: string; stop: () => Promise<void>; start: () => Promise<void> };
	let folder = "";
	let running: ChildProcess | undefined;
	clamd.start = async () => {
		const installed = program("clamd");
		if (!installed) throw new Error("clamd is not installed: npm test installs it.");
		running = spawn(installed, ["-c", join(folder, "clamd.conf")], { stdio: "ignore" });
		await expect.poll(() => scannerAnswers(clamd.url)).toBe(true);
	};
	clamd.stop = async () => {
		if (!running || running.exitCode !== null || running.signalCode !== null) return;
		const ended = new Promise((resolve) => running?.once("exit", resolve));
		running.kill("SIGKILL");
		await ended;
	};
	beforeAll(async () => {
		folder = await mkdtemp(join(tmpdir(), "tawila-clamd-"));
		await mkdir(join(folder, "db"));
		const hex = Buffer.from(eicar.slice(28)).toString("hex");
		await writeFile(join(folder, "db/local.ndb"), `Test.Eicar.Body:0:*:${hex}\n`);
		clamd.url = `unix:${join(folder, "clamd.sock")}`;
		const settings = [
			`DatabaseDirectory ${join(folder, "db")}`,
			`LocalSocket ${join(folder, "clamd.sock")}`,
			"LocalSocketMode 666",
			"Foreground yes",
			"StreamMaxLength 50M",
		];
		await writeFile(join(folder, "clamd.conf"), `${settings.join("\n")}\n`);
	});
	afterAll(async () => {
		await clamd.stop();
		await rm(folder, { recursive: true, force: true });
	});
	return clamd;
}
