/** Sites to measure: the product with the demo, on one core, each in a folder of its own. */
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serveOnOneCore } from "./measure.ts";

export const folder = mkdtempSync(join(tmpdir(), "tawila-bench-"));
export const DEMO_PASSWORD = "a password of the benchmark";
/** A message for one visitor: such a page is made again for each request. */
export const UNCACHED = "flash=none";

export const port = (n: number) => 21_000 + Math.floor(Math.random() * 20_000) + n;
export const site = async (name: string, fill?: object, settings: Record<string, string> = {}, cores?: string) => {
	const at = port(0);
	const env = {
		PORT: String(at),
		DATA_DIR: join(folder, name),
		LOG_LEVEL: "silent",
		DEMO: "1",
		DEMO_PASSWORD,
		...settings,
		...(fill ? { BENCH_FILL: JSON.stringify(fill) } : {}),
	};
	const child = await serveOnOneCore(
		process.execPath,
		[fill ? "bench/filled-server.ts" : "server.ts"],
		env,
		`http://127.0.0.1:${at}/healthz`,
		cores,
	);
	return { child, pid: child.pid ?? 0, origin: `http://127.0.0.1:${at}` };
};

/** The cookie of one of the demo's staff. */
export async function signIn(origin: string, who = "editor"): Promise<string> {
	const body = new URLSearchParams({ email: `${who}@demo.example`, password: DEMO_PASSWORD });
	const response = await fetch(`${origin}/admin/auth`, { method: "POST", body, redirect: "manual" });
	const cookie = response.headers.getSetCookie().find((each) => each.includes("session_token="));
	if (!cookie) throw new Error(`${who} could not sign in: ${response.status}`);
	return cookie.split(";")[0] ?? "";
}
