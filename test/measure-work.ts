import { readFileSync } from "node:fs";
import { afterAll } from "vitest";

declare module "vitest" {
	interface TaskMeta {
		/** Seconds of the processor that a file took: its worker's, and those of the processes that it started and saw end. */
		cpu?: number;
	}
}

/** The system counts ended children in hundredths of a second; elsewhere than on Linux nothing is known of them. */
function ofChildren() {
	try {
		const fields = readFileSync("/proc/self/stat", "latin1").split(") ").at(-1)?.split(" ") ?? [];
		return (Number(fields[13]) + Number(fields[14])) / 100;
	} catch {
		return 0;
	}
}
const used = () => {
	const { user, system } = process.cpuUsage();
	return (user + system) / 1e6 + ofChildren();
};

const before = used();
// biome-ignore lint/correctness/noEmptyPattern: the first argument has to be taken apart, and nothing of it is needed
afterAll(({}, { file }) => {
	file.meta.cpu = used() - before;
});
