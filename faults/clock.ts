import { chmodSync, existsSync, globSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const [library] = globSync("/usr/lib/*/faketime/libfaketimeMT.so.1");

/**
 * A clock for processes started with `env` that can be set while they run; undefined where libfaketime is not
 * installed.
 */
export function shiftedTime() {
	if (!library || !existsSync(library)) return undefined;
	const folder = mkdtempSync(join(tmpdir(), "tawila-clock-"));
	const file = join(folder, "shift");
	const shift = (seconds: number) => writeFileSync(file, seconds < 0 ? String(seconds) : `+${seconds}`);
	shift(0);
	chmodSync(folder, 0o755); // PostgreSQL runs as another user
	const env = {
		LD_PRELOAD: library,
		FAKETIME_TIMESTAMP_FILE: file,
		FAKETIME_CACHE_DURATION: "1",
		FAKETIME_DONT_FAKE_MONOTONIC: "1",
		FAKETIME_DISABLE_SHM: "1",
	};
	return { env, shift, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
