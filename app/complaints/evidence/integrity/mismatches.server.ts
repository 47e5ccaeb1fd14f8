import { Counter } from "prom-client";
import { registry } from "../../../base/metrics/registry.server.ts";

/** Readings of evidence that found other bytes than were hashed, since the start of this process. */
export const mismatches = new Counter({
	name: "tawila_evidence_mismatches_total",
	help: "Readings of evidence that found other bytes than those that were hashed; none of them was handed out",
	registers: [registry],
});
