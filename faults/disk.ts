import { execFileSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const MEGABYTE = Buffer.alloc(1024 * 1024);

/** A disk of its own that can be filled to the last byte; undefined where this machine mounts none. */
export function smallDisk(megabytes: number) {
	const folder = mkdtempSync(join(tmpdir(), "tawila-disk-"));
	try {
		execFileSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m,mode=755`, "tmpfs", folder], { stdio: "ignore" });
	} catch {
		rmSync(folder, { recursive: true, force: true });
		return undefined;
	}
	const ballast = join(folder, "ballast");
	return {
		folder,
		fill() {
			const file = openSync(ballast, "a");
			try {
				for (let piece = MEGABYTE; piece.length > 0; )
					try {
						writeSync(file, piece);
					} catch {
						piece = piece.subarray(0, piece.length >> 1);
					}
			} finally {
				closeSync(file);
			}
		},
		empty: () => rmSync(ballast, { force: true }),
		remove() {
			execFileSync("umount", ["-l", folder], { stdio: "ignore" });
			rmSync(folder, { recursive: true, force: true });
		},
	};
}
