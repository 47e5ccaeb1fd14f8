import type { Actor } from "../access/actor.ts";
import { authorize } from "../access/authorize.ts";
import { config } from "../base/config.server.ts";
import { partsWithin } from "../base/metrics/parts.server.ts";
import { type Facts, factsWithin } from "./facts.server.ts";

const parts = ["mail", "queue", "scanner", "backup", "database", "storage", "disk"] as const;
type PartName = (typeof parts)[number];
export type Health = "up" | "slow" | "attention" | "down" | "off";
export type PartHealth = {
	name: PartName;
	state: Health;
	/** Since when it is down, as this process saw it. */
	since?: string;
	lastSuccess?: string;
	/** The host, without the account; `disk` for this server's own. */
	where?: string;
	waiting?: number;
	failed?: number;
	/** Free bytes. */
	free?: number;
};

/** A part that does not answer in this time is slow, and the page does not wait for it. */
const PATIENCE_MS = 1200;
const SLOW_MS = 1000;
const LATE_SECONDS = 300;
const LOW_BYTES = 2 * 1024 ** 3;

/** The health of every part, for owners; known within `PATIENCE_MS`, also while parts are away. */
export async function health(actor: Actor): Promise<PartHealth[]> {
	authorize(actor, "health.read");
	const [answers, facts] = await Promise.all([partsWithin(PATIENCE_MS), factsWithin(PATIENCE_MS)]);
	return parts.map((name): PartHealth => {
		const answer = answers.get(name);
		const answered = answer ? stateOf(answer) : "up";
		const { state = answered, ...more } = judged(name, answered, facts);
		const lastSuccess = more.lastSuccess ?? answer?.lastUp;
		return { name, ...more, lastSuccess, state, since: state === "down" ? (more.since ?? answer?.since) : undefined };
	});
}

type Answer = { state?: "up" | "down" | "off"; ms: number };
const stateOf = ({ state, ms }: Answer): Health =>
	state === undefined || (state === "up" && ms > SLOW_MS) ? "slow" : state;

/** A part's own answer, made worse by the facts where they say so. */
function judged(name: PartName, answered: Health, { mail, jobs, backup, quiet, disk }: Facts): Partial<PartHealth> {
	const worse = (state: Health, when: boolean | undefined) => (answered === "up" && when ? state : answered);
	const moment = (at: Date | null | undefined) => at?.toISOString();
	const { SMTP_URL, CLAMD_URL, S3_ENDPOINT } = config();
	switch (name) {
		case "mail":
			return {
				state: SMTP_URL ? worse("attention", mail && (mail.dead > 0 || mail.oldest > LATE_SECONDS)) : "off",
				lastSuccess: moment(mail?.last),
				where: hostOf(SMTP_URL),
				waiting: mail?.waiting,
				failed: mail?.dead,
			};
		case "queue": {
			if (quiet) return { state: "down", since: moment(quiet) };
			const late = jobs && jobs.oldest > LATE_SECONDS;
			return {
				state: late ? worse("slow", true) : worse("attention", jobs && jobs.failed > 0),
				lastSuccess: moment(jobs?.last),
				waiting: jobs?.waiting,
				failed: jobs?.failed,
			};
		}
		case "scanner":
			return {
				lastSuccess: moment(jobs?.lastScan),
				where: hostOf(CLAMD_URL),
				waiting: CLAMD_URL ? jobs?.scans : undefined,
			};
		case "backup":
			return { lastSuccess: moment(backup?.at) };
		case "storage":
			return { where: hostOf(S3_ENDPOINT) ?? "disk" };
		case "disk":
			if (!disk) return { state: "slow" };
			return { state: disk.takesUploads ? worse("attention", disk.free < LOW_BYTES) : "down", free: disk.free };
		case "database":
			return {};
	}
}

/** Host and port of an address, never the account in it. */
const hostOf = (address: string | undefined) => (address ? new URL(address).host || undefined : undefined);

/** How many parts are down, as far as it is known in a moment: for the first page of owners. */
export async function partsDown(): Promise<number> {
	const answers = await partsWithin(GLANCE_MS);
	return [...answers.values()].filter(({ state }) => state === "down").length;
}
const GLANCE_MS = 250;
