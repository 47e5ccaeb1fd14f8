import { type CaseRole, isStaff } from "../case-role.ts";
import { decidedStatuses, isOpen, openStatuses, type Status, statuses, waitingStatuses } from "../complaint.ts";
import { type Ground, reopeningGrounds, type Stage, type StageFacts, stageOf } from "../stage.ts";

/** The inputs of a transition. `kind` decides where its text is stored and which event and email follow. */
export type Needs = {
	kind: "note" | "question" | "answer" | "outcome" | "reason" | "grounds";
	text: "required" | "optional";
	/** The forms require them; a program sends one text. */
	reasons?: "required";
	/** Left out, it is counted from the federation's setting. */
	dueOn?: "optional";
	/** New evidence can replace the text; a decision can come with its document. */
	files?: "insteadOfText" | "document";
	/** One of these grounds is named. */
	grounds?: readonly Ground[];
};
export const needsOf = {
	note: { kind: "note", text: "optional" },
	question: { kind: "question", text: "required", dueOn: "optional" },
	answer: { kind: "answer", text: "required", files: "insteadOfText" },
	outcome: { kind: "outcome", text: "required", reasons: "required", files: "document" },
	reason: { kind: "reason", text: "required" },
	grounds: { kind: "grounds", text: "required" },
} as const satisfies { [K in Needs["kind"]]: Needs & { kind: K } };
const { note, question, answer, outcome, reason, grounds } = needsOf;
const reopening: Needs = { ...reason, grounds: reopeningGrounds };
const ownCase: Needs = { ...reason, grounds: ["own_case"] };

type Row = {
	from: readonly Status[];
	to: readonly Status[];
	roles: readonly CaseRole[];
	in: readonly Stage[];
	needs: Needs;
	/** Also made by an access link, which reads and asks (docs/rules/roles.md#access-links). */
	byLink?: true;
	/** A further condition on the case or the settings. */
	when?: keyof typeof conditions;
	/** The heading in docs/rules/complaints.md that says so. */
	rule: string;
};

const staff = ["officer", "head"] as const;
const working = ["submitted", "under_review", "in_progress"] as const;
const ended = [...decidedStatuses, "closed"] as const;
const first = ["first"] as const;
const appeal = ["appeal"] as const;
/** Before an appeal: of the first decision, and of the one after a reopening. */
const before = ["first", "reopened"] as const;
const final = ["appeal", "reopened"] as const;
const all = ["first", "appeal", "reopened"] as const;
const withdrawn = ["withdrawn"] as const;

/**
 * THE table of transitions: every other one is refused (decision 50). Pages, forms, API and commands read it through
 * `allowedTransitions`; `case_moves` in the database holds the same rows: `npm run transitions` prints
 * `migrations/functions/case-moves.sql`.
 */
// biome-ignore format: one row, one line
export const transitions = [
	{ in: first, from: ["draft"], to: ["submitted"], roles: ["complainant"], needs: note, rule: "submitting" },
	{ in: before, from: openStatuses, to: working, roles: staff, needs: note, byLink: true, rule: "examining" },
	{ in: before, from: openStatuses, to: waitingStatuses, roles: staff, needs: question, byLink: true, rule: "asking" },
	{ in: all, from: waitingStatuses, to: working, roles: ["complainant"], needs: answer, when: "isStatusBefore", rule: "answering" },
	{ in: all, from: waitingStatuses, to: working, roles: ["system"], needs: note, when: "isStatusBefore", rule: "unanswered-questions" },
	{ in: first, from: waitingStatuses, to: ["closed"], roles: ["system"], needs: reason, when: "unansweredAreClosed", rule: "unanswered-questions" },
	{ in: first, from: openStatuses, to: ["resolved"], roles: ["officer"], needs: outcome, when: "officersMayResolve", rule: "deciding" },
	{ in: before, from: openStatuses, to: ["resolved"], roles: ["head"], needs: outcome, rule: "deciding" },
	{ in: all, from: openStatuses, to: ["rejected"], roles: ["head"], needs: outcome, rule: "deciding" },
	{ in: first, from: openStatuses, to: ["closed"], roles: staff, needs: reason, rule: "closing" },
	{ in: first, from: decidedStatuses, to: ["closed"], roles: ["officer"], needs: note, rule: "closing" },
	{ in: all, from: decidedStatuses, to: ["closed"], roles: ["head", "system"], needs: note, rule: "closing" },
	{ in: first, from: openStatuses, to: ["closed"], roles: ["complainant"], needs: reason, when: "isTheirs", rule: "withdrawing" },
	{ in: appeal, from: openStatuses, to: ["closed"], roles: ["complainant"], needs: reason, rule: "withdrawing" },
	{ in: first, from: ended, to: ["under_review"], roles: ["head"], needs: reason, rule: "reopening" },
	{ in: final, from: ended, to: ["under_review"], roles: ["head"], needs: reopening, when: "mayReopen", rule: "final-decisions" },
	{ in: withdrawn, from: ["closed"], to: ["under_review"], roles: ["head"], needs: ownCase, rule: "withdrawn-cases" },
	{ in: withdrawn, from: ["closed"], to: ["under_review"], roles: ["complainant"], needs: note, when: "isAskedToConsent", rule: "withdrawn-cases" },
	{ in: before, from: ended, to: ["appealed"], roles: ["complainant"], needs: grounds, when: "isInWindow", rule: "appealing" },
	{ in: appeal, from: ["appealed"], to: ["in_progress"], roles: ["head"], needs: reason, rule: "judging-an-appeal" },
	{ in: appeal, from: ["appealed"], to: decidedStatuses, roles: ["head"], needs: outcome, rule: "judging-an-appeal" },
	{ in: appeal, from: openStatuses, to: working, roles: ["head"], needs: note, byLink: true, rule: "judging-an-appeal" },
	{ in: appeal, from: openStatuses, to: waitingStatuses, roles: ["head"], needs: question, byLink: true, rule: "judging-an-appeal" },
	{ in: appeal, from: openStatuses, to: ["resolved"], roles: ["head"], needs: outcome, rule: "judging-an-appeal" },
	{ in: appeal, from: ["appealed"], to: ["closed"], roles: ["complainant"], needs: reason, rule: "withdrawing" },
] as const satisfies readonly Row[];
const rows: readonly Row[] = transitions;

type Standing = { status: Status } & StageFacts;
type AppealFacts = { appealed_at: Date | null; judges: readonly string[] };
/**
 * When the complainant's names were cut: from then on the case never leaves its status
 * (docs/rules/personal-data.md#erasure).
 */
type ErasureFacts = { erased_at: Date | null };
type Window = { appeal_until: Date | null; withdrawn_at: Date | null };
type Finality = {
	reopened_at: Date | null;
	withdrawn_at: Date | null;
	reopen_until: Date | null;
	appeal_judges: readonly string[];
};
/** The columns of a case that decide its transitions: for staff, and for complainant and system. */
export type StaffFacts = Standing & AppealFacts & Finality & ErasureFacts;
type OwnFacts = Standing &
	Window &
	ErasureFacts & { status_before: Status | null; own_case_at: Date | null; consent_until: Date | null };
/** `seconds`: the account confirms what another head proposed. */
type Asker<R extends CaseRole> = { role: R; account: string | null; byLink?: boolean; seconds?: boolean };
export type FlowSettings = { officers_may_resolve: "yes" | "no"; unanswered: "decide" | "close" };
export type Transition = { to: Status; needs: Needs };

/**
 * The transitions of a case that this account can make in this role now, in the order of the statuses. Staff who judged
 * it before its appeal have none. A recused account never gets here: the database gives them no row of it.
 */
export function allowedTransitions(
	item: StaffFacts,
	by: Asker<"officer" | "head">,
	settings: FlowSettings,
	now: Date,
): Transition[];
export function allowedTransitions(
	item: OwnFacts,
	by: Asker<"complainant" | "system">,
	settings: FlowSettings,
	now: Date,
): Transition[];
export function allowedTransitions(
	item: StaffFacts & OwnFacts,
	by: Asker<CaseRole>,
	settings: FlowSettings,
	now: Date,
): Transition[];
export function allowedTransitions(
	item: Standing & Partial<StaffFacts & OwnFacts>,
	{ role, account, byLink = false, seconds = false }: Asker<CaseRole>,
	settings: FlowSettings,
	now: Date,
): Transition[] {
	if (item.erased_at || (!seconds && isStaff(role) && isBarred(item, account))) return [];
	return statuses.flatMap((to) => {
		const row = transitionFor(item, to, role);
		const holds =
			row &&
			(row.byLink || !byLink) &&
			(!row.when || conditions[row.when]({ item, to, account, seconds, settings, now }));
		return holds ? [{ to, needs: row.needs }] : [];
	});
}

type TransitionRequest = {
	item: Partial<StaffFacts & OwnFacts>;
	to: Status;
	account: string | null;
	seconds: boolean;
	settings: FlowSettings;
	now: Date;
};
const conditions = {
	officersMayResolve: ({ settings }: TransitionRequest) => settings.officers_may_resolve === "yes",
	unansweredAreClosed: ({ item, settings }: TransitionRequest) => settings.unanswered === "close" && !item.own_case_at,
	isStatusBefore: ({ item, to }: TransitionRequest) => to === statusAfterAnswer(item),
	isInWindow: ({ item, now }: TransitionRequest) => isWindowOpen(item, now),
	isTheirs: ({ item }: TransitionRequest) => !item.own_case_at,
	isAskedToConsent: ({ item, now }: TransitionRequest) => isUntil(item.consent_until, now),
	mayReopen: ({ item, account, seconds, now }: TransitionRequest) =>
		isUntil(item.reopen_until, now) && (seconds || (account !== null && !hasJudged(item, account))),
};

/** The row of the table, without its other conditions; undefined when no such transition exists. */
export function transitionFor(item: Standing, to: Status, role: CaseRole): Row | undefined {
	if (item.status === to) return undefined;
	const stage = stageOf(item);
	return rows.find(
		(row) =>
			row.in.includes(stage) && row.from.includes(item.status) && row.to.includes(to) && row.roles.includes(role),
	);
}

/** The statuses from which some case can get to another by an actor in this role. */
export const statusesBefore = (to: Status, role: CaseRole): Status[] =>
	statuses.filter((from) =>
		rows.some((row) => row.from.includes(from) && row.to.includes(to) && row.roles.includes(role)),
	);

/** An answer takes a case back to the status in which something was asked. */
export const statusAfterAnswer = (item: { status_before?: Status | null }): Status =>
	item.status_before ?? "under_review";

/**
 * Whether a form must require the text. Files that replace it may have come before the form: then the command alone
 * knows.
 */
export const isTextRequired = (needs: Needs): boolean => needs.text === "required" && needs.files !== "insteadOfText";

/** Whether a transition lacks its text, by all that came with it. */
export const lacksText = (needs: Needs, { text, files }: { text?: string; files?: number }): boolean =>
	needs.text === "required" && !text && !(needs.files === "insteadOfText" && files);

/** An appeal that is neither decided nor withdrawn. */
export const isAppealOpen = (item: Standing): boolean =>
	item.appealed_at !== null && (item.status === "appealed" || isOpen(item.status));

/**
 * Staff who decided or closed a case before its appeal take no part in the appeal
 * (docs/rules/complaints.md#judging-an-appeal).
 */
export const isBarred = ({ appealed_at, judges }: Partial<AppealFacts>, account: string | null): boolean =>
	appealed_at != null && account !== null && judges?.includes(account) === true;

type Judges = { judges?: readonly string[]; appeal_judges?: readonly string[] };
/** Whether an account decided or closed a case, or decided its appeal. */
export const hasJudged = ({ judges = [], appeal_judges = [] }: Judges, account: string): boolean =>
	judges.includes(account) || appeal_judges.includes(account);

/**
 * Whether two heads can reopen a case now: one proposes, another confirms (docs/rules/complaints.md#final-decisions).
 */
export const canBeReopened = (item: Standing & Pick<Finality, "reopen_until"> & ErasureFacts, now: Date): boolean =>
	!item.erased_at &&
	transitionFor(item, "under_review", "head")?.needs.grounds === reopeningGrounds &&
	isUntil(item.reopen_until, now);

const isUntil = (end: Date | null | undefined, now: Date): boolean => end != null && end.getTime() >= now.getTime();

const isWindowOpen = ({ withdrawn_at, appeal_until }: Partial<Window>, now: Date): boolean =>
	withdrawn_at === null && isUntil(appeal_until, now);

/** Whether its complainant can appeal against a case, for those who know no more of it than that. */
export const canAppeal = (item: Standing & Window, now: Date): boolean =>
	transitionFor(item, "appealed", "complainant") !== undefined && isWindowOpen(item, now);

/** Evidence is accepted for a draft, before a decision, and for an appeal. */
export const canAddEvidence = (item: Standing & Window, now: Date) =>
	item.status === "draft" || item.status === "appealed" || isOpen(item.status) || canAppeal(item, now);
