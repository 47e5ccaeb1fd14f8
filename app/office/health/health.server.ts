import type { Actor } from "../../access/actor.ts";
import { authorize } from "../../access/authorize.ts";
import { config } from "../../base/config.server.ts";
import { partsWithin } from "../../base/metrics/parts.server.ts";
import { evidenceState } from "../../complaints/evidence/integrity/evidence-state.ts";
import type { HeadsFacts } from "../../heads/newest-list.server.ts";
import { type Facts, factsWithin } from "./facts.server.ts";

const parts = [
	"mail",
	"queue",
	"scanner",
	"backup",
	"database",
	"storage",
	"evidence",
	"heads",
	"cases",
	"disk",
] as const;
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
	/** Emails whose code or link ended before they could be sent. */
	expired?: number;
	/** Where a state has several causes: which of the texts says it. */
	reason?: string;
	/** Files of cases: how many were read, and how many of them are not as received. */
	read?: number;
	damaged?: number;
	/** Cases that no officer or head may act on. */
	unattended?: number;
	/** The last day that is sealed. */
	day?: string;
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
function judged(
	name: PartName,
	answered: Health,
	{ mail, atCeiling, jobs, backup, quiet, disk, evidence, heads, unattended }: Facts,
): Partial<PartHealth> {
	const worse = (state: Health, when: boolean | undefined) => (answered === "up" && when ? state : answered);
	const moment = (at: Date | null | undefined) => at?.toISOString();
	const { SMTP_URL, CLAMD_URL, S3_ENDPOINT } = config();
	switch (name) {
		case "mail": {
			const isLate = mail && (mail.dead > 0 || mail.oldest > LATE_SECONDS);
			const cause = mail?.refused ?? (mail && !isLate && mail.later > 0 ? "later" : undefined);
			const reason = (cause === "away" ? "down" : cause) ?? (atCeiling && answered === "up" ? "ceiling" : undefined);
			return {
				state: SMTP_URL ? worse("attention", atCeiling || isLate || cause !== undefined) : "off",
				reason: SMTP_URL ? reason : undefined,
				lastSuccess: moment(mail?.last),
				where: hostOf(SMTP_URL),
				waiting: mail?.waiting,
				failed: mail?.dead,
				expired: mail?.expired,
			};
		}
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
		case "evidence": {
			if (!evidence) return { state: "slow" };
			const { damaged, last } = evidence;
			const state = evidenceState(evidence, new Date());
			const reason = state === "never" ? state : undefined;
			const lastSuccess = moment(last?.finished_at);
			return { state: ofEvidence[state], reason, lastSuccess, read: last?.files, damaged };
		}
		case "heads":
			return heads ? judgedHeads(heads) : { state: "slow" };
		case "cases":
			if (unattended === undefined) return { state: "slow" };
			return { state: unattended > 0 ? "down" : "up", unattended };
		case "disk":
			if (!disk) return { state: "slow" };
			return { state: disk.takesUploads ? worse("attention", disk.free < LOW_BYTES) : "down", free: disk.free };
		case "database":
			return {};
	}
}

/**
 * The daily signed list of heads: made at night of the day before, so that the newest is of yesterday, or of the day
 * before it.
 */
function judgedHeads({ recipients, day }: HeadsFacts): Partial<PartHealth> {
	if (recipients === 0) return { state: "attention", reason: "unmailed", day };
	if (!day) return { state: "attention", reason: "never" };
	return { state: Date.now() - Date.parse(day) > LATE_LIST_MS ? "attention" : "up", day };
}
const LATE_LIST_MS = 3 * 86_400_000;

const ofEvidence = { read: "up", old: "attention", never: "attention", damaged: "down" } as const;

/** Host and port of an address, never the account in it. */
const hostOf = (address: string | undefined) => (address ? new URL(address).host || undefined : undefined);

/** How many parts are down, as far as it is known in a moment: for the first page of owners. */
export async function partsDown(): Promise<number> {
	const answers = await partsWithin(GLANCE_MS);
	return [...answers.values()].filter(({ state }) => state === "down").length;
}
const GLANCE_MS = 250;
