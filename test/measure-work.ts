import { afterAll } from "vitest";
import { processorTime } from "./processor-time.ts";

declare module "vitest" {
	interface TaskMeta {
		/**
		 * Seconds of the processor that a file took: its worker's, and those of the processes that it started and saw end.
		 */
		cpu?: number;
	}
}

const used = () => {
	const { own, ended } = processorTime("self");
	return own + ended;
};

const before = used();
// biome-ignore lint/correctness/noEmptyPattern: the first argument has to be taken apart, and nothing of it is needed
afterAll(({}, { file }) => {
	file.meta.cpu = used() - before;
});
