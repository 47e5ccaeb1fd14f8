import { keysOf } from "../../base/literals.ts";
import { riyadhDay, startOfDay } from "../../base/locale/format.ts";

/**
 * How long rows of a kind are kept: a number of days that an owner changes between `least` and `most`, or a fixed time.
 */
type Choice = { days: number; least: number; most: number };
type FixedPeriod = { days: number; least?: undefined } | { hours: number; days?: undefined; least?: undefined };
/** The end of the time: the row goes, loses its content, or leaves its count. */
type End = "deleted" | "emptied" | "counted";
type Group = "contact" | "newsletter" | "email" | "accounts" | "cases" | "desk" | "content" | "machinery";

type Rule = (Choice | FixedPeriod) & { group: Group; end: End };

/**
 * THE table of what is kept and for how long (docs/rules/personal-data.md#retention, decision 106). The page of the
 * owners, the nightly job and the documents follow it. The time counts from what the kind's text says (kind-text.ts),
 * and why is in reason-text.ts. Fixed times are those that emails, pages or cookies promise. The defaults of cases are
 * those of decision 105.
 */
const kinds = {
	erased_cases: { group: "cases", end: "emptied", days: 365, least: 90, most: 3650 },
	case_files: { group: "cases", end: "emptied", days: 1095, least: 90, most: 3650 },
	case_words: { group: "cases", end: "emptied", days: 1825, least: 365, most: 7300 },
	case_decisions: { group: "cases", end: "emptied", days: 3650, least: 3650, most: 18_250 },
	id_numbers: { group: "cases", end: "emptied", days: 1095, least: 90, most: 3650 },
	drafts: { group: "cases", end: "deleted", days: 30 },
	loose_files: { group: "cases", end: "deleted", days: 7 },
	messages: { group: "contact", end: "deleted", days: 730, least: 30, most: 3650 },
	spam: { group: "contact", end: "deleted", days: 30, least: 1, most: 365 },
	pending_subscribers: { group: "newsletter", end: "deleted", days: 14, least: 7, most: 90 },
	unsubscribed: { group: "newsletter", end: "deleted", days: 365, least: 0, most: 1095 },
	deliveries: { group: "newsletter", end: "counted", days: 90, least: 7, most: 730 },
	mails: { group: "email", end: "deleted", days: 30, least: 7, most: 365 },
	outbox: { group: "email", end: "deleted", days: 30, least: 1, most: 365 },
	pending_accounts: { group: "accounts", end: "deleted", days: 0 },
	registrations: { group: "accounts", end: "deleted", hours: 2 },
	sessions: { group: "accounts", end: "deleted", days: 0 },
	ended_sessions: { group: "accounts", end: "deleted", days: 15 },
	links: { group: "accounts", end: "deleted", days: 0 },
	role_requests: { group: "accounts", end: "deleted", days: 0 },
	passkey_challenges: { group: "accounts", end: "deleted", days: 0 },
	sign_ins: { group: "accounts", end: "deleted", days: 0 },
	codes: { group: "accounts", end: "deleted", days: 0 },
	passes: { group: "accounts", end: "deleted", days: 0 },
	devices: { group: "accounts", end: "deleted", days: 90 },
	api_tokens: { group: "accounts", end: "deleted", days: 90 },
	tie_passes: { group: "accounts", end: "deleted", days: 365, least: 30, most: 1825 },
	access_links: { group: "desk", end: "deleted", days: 365, least: 30, most: 1825 },
	searches: { group: "desk", end: "deleted", days: 1 },
	record_drafts: { group: "content", end: "deleted", days: 180, least: 30, most: 730 },
	pictures: { group: "content", end: "deleted", days: 1 },
	imports: { group: "content", end: "deleted", days: 365, least: 30, most: 3650 },
	merges: { group: "content", end: "deleted", days: 365, least: 30, most: 3650 },
	import_files: { group: "content", end: "deleted", days: 30, least: 1, most: 365 },
	photo_archives: { group: "content", end: "deleted", days: 14, least: 1, most: 365 },
	date_requests: { group: "content", end: "deleted", days: 1095, least: 30, most: 3650 },
	result_words: { group: "content", end: "emptied", days: 1095, least: 30, most: 3650 },
	bulk_runs: { group: "content", end: "deleted", days: 365, least: 30, most: 3650 },
	stashed_forms: { group: "machinery", end: "deleted", hours: 1 },
	stashed_pass_forms: { group: "machinery", end: "deleted", hours: 1 },
	limits: { group: "machinery", end: "deleted", days: 2 },
	jobs: { group: "machinery", end: "deleted", days: 14 },
	runs: { group: "machinery", end: "deleted", days: 400 },
} as const satisfies Record<string, Rule>;
export type Kind = keyof typeof kinds;

export const kindNames: Kind[] = keysOf(kinds);
export const ruleOf = (kind: Kind): Rule => kinds[kind];

/** The kinds whose days an owner may change. */
export const chosenKinds = kindNames.filter((kind) => ruleOf(kind).least !== undefined);

/** Removed every hour, because their time is shorter than the pause between two nights. */
export const hourlyKinds = [
	"pending_accounts",
	"registrations",
	"passkey_challenges",
	"stashed_forms",
	"stashed_pass_forms",
] as const satisfies Kind[];

/** The groups in the order of the page. */
export const groups = [
	"cases",
	"contact",
	"newsletter",
	"email",
	"accounts",
	"desk",
	"content",
	"machinery",
] as const satisfies Group[];

/** Days by kind, where an owner chose others than the product's. */
export type Days = Partial<Record<Kind, number>>;

/** The days of a kind that owners chose, within its limits; the product's where none were. */
export function daysOf(kind: Kind, chosen: Days): number {
	const rule = ruleOf(kind);
	const days = chosen[kind];
	if (rule.least === undefined || days === undefined) return rule.days ?? 0;
	return Math.min(rule.most, Math.max(rule.least, days));
}

/** The moment before which rows of a kind are due. */
export function dueBefore(kind: Kind, chosen: Days, now: Date): Date {
	const rule = ruleOf(kind);
	const hours = rule.days === undefined ? rule.hours : 24 * daysOf(kind, chosen);
	return new Date(now.getTime() - hours * 3_600_000);
}

/** When the nightly run begins, in Riyadh. */
export const NIGHTLY = { hour: 3, minute: 17 } as const;

/** The next run after a moment. */
export function nextNight(now: Date): Date {
	const tonight = startOfDay(riyadhDay(now)).getTime() + (NIGHTLY.hour * 60 + NIGHTLY.minute) * 60_000;
	return new Date(tonight > now.getTime() ? tonight : tonight + 86_400_000);
}

/** Kept for ever, or until staff remove it; each with its reason on the page. */
export const neverRemoved = ["audit_log", "case_rows", "records", "open_work", "accounts", "process_log"] as const;
