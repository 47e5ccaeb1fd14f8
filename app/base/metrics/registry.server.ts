import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { poolUse } from "../db/connections/pools.server.ts";

/** Every figure that `/metrics` shows. Names begin with `tawila_`; times are in seconds. */
export const registry = new Registry();

/** Adds the figures of the process itself: memory, CPU, event loop lag. */
export function collectProcess() {
	if (!registry.getSingleMetric("process_cpu_seconds_total")) collectDefaultMetrics({ register: registry });
}

/** A figure that is read when it is asked for: one value, or one per label. A reading that fails shows nothing. */
export function gauge(name: string, help: string, read: () => Promise<Reading> | Reading, label?: string) {
	if (registry.getSingleMetric(`tawila_${name}`)) return;
	new Gauge({
		name: `tawila_${name}`,
		help,
		labelNames: label ? [label] : [],
		registers: [registry],
		async collect() {
			this.reset();
			const value = await Promise.resolve(read()).catch(() => undefined);
			if (typeof value === "number") this.set(value);
			else if (!label)
				this.remove(); // a reset leaves 0 behind
			else for (const [key, each] of Object.entries(value ?? {})) this.set({ [label ?? ""]: key }, each);
		},
	});
}
type Reading = number | Record<string, number> | undefined;

// The first figure of the registry: the others ask the database, and would be counted among those that wait.
new Gauge({
	name: "tawila_database_connections",
	help: "Connections to the database, by what they do",
	labelNames: ["state"],
	registers: [registry],
	collect() {
		for (const [state, count] of Object.entries(poolUse())) this.set({ state }, count);
	},
});
export const responses = new Counter({
	name: "tawila_http_responses_total",
	help: "Answers that were not read from memory, by class of status",
	labelNames: ["status"],
	registers: [registry],
});
export const shedReads = new Counter({
	name: "tawila_reads_refused_total",
	help: "Pages that were not made because too many readers waited: 503, or an older copy from memory",
	registers: [registry],
});
export const durations = new Histogram({
	name: "tawila_http_request_seconds",
	help: "Time from a request to the end of its answer, without answers read from memory",
	labelNames: ["method"],
	buckets: [0.01, 0.03, 0.1, 0.3, 1, 3, 10, 60],
	registers: [registry],
});
