import { readFileSync } from "node:fs";

/**
 * Seconds of the processor that a process and its children took, as the system of Linux counts them in hundredths:
 * `own` with its threads, `ended` of the children that it saw end. Elsewhere nothing is known.
 */
export function processorTime(pid: number | "self"): { own: number; ended: number } {
	try {
		const fields = readFileSync(`/proc/${pid}/stat`, "latin1").split(") ").at(-1)?.split(" ") ?? [];
		const [user = 0, system = 0, usersEnded = 0, systemsEnded = 0] = fields.slice(11, 15).map(Number);
		return { own: (user + system) / 100, ended: (usersEnded + systemsEnded) / 100 };
	} catch {
		return { own: 0, ended: 0 };
	}
}
