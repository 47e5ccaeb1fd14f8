import { type ChildProcess, execFileSync, type StdioOptions, spawn } from "node:child_process";
import { cpSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { inject } from "vitest";
import { DEMO_PASSWORD } from "./prepare-database.ts";

export type ServerProcess = { child: ChildProcess; origin: string; output: () => string };

const inherited = Object.fromEntries(
	Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_ENV|TEST)/.test(name)),
);
/** The environment of an operator's shell, with a free port. */
export const environment = (settings: Record<string, string>) => ({
	...inherited,
	NODE_ENV: "production",
	PORT: "0",
	...settings,
});

/** Starts the server and waits for the line that says where it is; rejects with what it printed when it ends before. */
export function startServer(
	settings: Record<string, string>,
	[command, ...args]: string[] = [process.execPath, "server.ts"],
	stdio: StdioOptions = "pipe",
): Promise<ServerProcess> {
	const child = spawn(command ?? "", args, { env: environment(settings), stdio });
	let output = "";
	return new Promise((resolve, reject) => {
		for (const stream of [child.stdout, child.stderr])
			stream?.setEncoding("utf8").on("data", (text) => {
				output += text;
				const [, origin] = /Tawila is at (\S+)/.exec(output) ?? [];
				if (origin) resolve({ child, origin, output: () => output });
			});
		child.on("exit", () => reject(new Error(output)));
	});
}

/**
 * Lays a prepared database into an empty data directory, for a server that has TEST_KEYS: from nothing a start takes
 * many times longer.
 */
export function prepareData(dataDir: string, content: "demo" | "empty") {
	const database = join(dataDir, "db/pg");
	mkdirSync(database, { recursive: true, mode: 0o700 });
	execFileSync("tar", ["-xf", inject(content), "-C", database], { stdio: "pipe" });
	if (content === "demo")
		cpSync(join(inject("demoFolders")["embedded PostgreSQL"], "files"), join(dataDir, "files"), { recursive: true });
}

/** The cookies of a demo account that signed in by the form at `url`. */
export async function signInAt(url: string, email: string): Promise<string> {
	const body = new URLSearchParams({ email, password: DEMO_PASSWORD });
	const { headers } = await fetch(url, { method: "POST", body, redirect: "manual" });
	return headers
		.getSetCookie()
		.map((each) => each.split(";")[0])
		.join("; ");
}
