import { type CaseRole, isStaff } from "../case-role.ts";
import { decidedStatuses, isOpen, openStatuses, type Status, statuses, waitingStatuses } from "../complaint.ts";

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

/** Whether a case was never appealed, or has been: from then on heads who did not judge it before change its status. */
type Stage = "first" | "appeal";
type Row = {
	from: readonly Status[];
	to: readonly Status[];
	roles: readonly CaseRole[];
	in: readonly Stage[];
	needs: Needs;
	/** A further condition on the case or the settings. */
	when?: keyof typeof conditions;
	/** The heading in docs/rules.md that says so. */
	rule: string;
};

const staff = ["officer", "head"] as const;
const working = ["submitted", "under_review", "in_progress"] as const;
const ended = [...decidedStatuses, "closed"] as const;
const first = ["first"] as const;
const appeal = ["appeal"] as const;
const both = ["first", "appeal"] as const;

/**
 * THE table of transitions: every other one is refused. Pages, forms, API and commands read it through `allowedTransitions`;
 * `case_moves` in the database holds the same rows: `npm run transitions` prints `migrations/functions/case-moves.sql`.
 */
// biome-ignore format: one row, one line
export const transitions = [
	{ in: first, from: ["draft"], to: ["submitted"], roles: ["complainant"], needs: note, rule: "submitting" },
	{ in: first, from: openStatuses, to: working, roles: staff, needs: note, rule: "examining" },
	{ in: first, from: openStatuses, to: waitingStatuses, roles: staff, needs: question, rule: "asking" },
	{ in: both, from: waitingStatuses, to: working, roles: ["complainant"], needs: answer, when: "isStatusBefore", rule: "answering" },
	{ in: first, from: openStatuses, to: ["resolved"], roles: ["officer"], needs: outcome, when: "officersMayResolve", rule: "deciding" },
	{ in: first, from: openStatuses, to: ["resolved"], roles: ["head"], needs: outcome, rule: "deciding" },
	{ in: both, from: openStatuses, to: ["rejected"], roles: ["head"], needs: outcome, rule: "deciding" },
	{ in: first, from: openStatuses, to: ["closed"], roles: staff, needs: reason, rule: "closing" },
	{ in: first, from: decidedStatuses, to: ["closed"], roles: ["officer"], needs: note, rule: "closing" },
	{ in: both, from: decidedStatuses, to: ["closed"], roles: ["head", "system"], needs: note, rule: "closing" },
	{ in: both, from: openStatuses, to: ["closed"], roles: ["complainant"], needs: reason, rule: "withdrawing" },
	{ in: both, from: ended, to: ["under_review"], roles: ["head"], needs: reason, rule: "reopening" },
	{ in: first, from: ended, to: ["appealed"], roles: ["complainant"], needs: grounds, when: "isInWindow", rule: "appealing" },
	{ in: appeal, from: ["appealed"], to: ["in_progress"], roles: ["head"], needs: reason, rule: "judging-an-appeal" },
	{ in: appeal, from: ["appealed"], to: decidedStatuses, roles: ["head"], needs: outcome, rule: "judging-an-appeal" },
	{ in: appeal, from: openStatuses, to: working, roles: ["head"], needs: note, rule: "judging-an-appeal" },
	{ in: appeal, from: openStatuses, to: waitingStatuses, roles: ["head"], needs: question, rule: "judging-an-appeal" },
	{ in: appeal, from: openStatuses, to: ["resolved"], roles: ["head"], needs: outcome, rule: "judging-an-appeal" },
	{ in: appeal, from: ["appealed"], to: ["closed"], roles: ["complainant"], needs: reason, rule: "withdrawing" },
] as const satisfies readonly Row[];
const rows: readonly Row[] = transitions;

type Standing = { status: Status; appealed_at: Date | null };
type Judged = { appealed_at: Date | null; judges: readonly string[] };
type Window = { appeal_until: Date | null; withdrawn_at: Date | null };
/** The columns of a case that decide its transitions: for staff, and for complainant and system. */
export type StaffFacts = Standing & Judged;
type OwnFacts = Standing & Window & { status_before: Status | null };
type Asker<R extends CaseRole> = { role: R; account: string | null };
export type FlowSettings = { officers_may_resolve: "yes" | "no" };
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
	{ judges = [], ...item }: Standing & Partial<StaffFacts & OwnFacts>,
	{ role, account }: Asker<CaseRole>,
	settings: FlowSettings,
	now: Date,
): Transition[] {
	if (isStaff(role) && isBarred({ ...item, judges }, account)) return [];
	return statuses.flatMap((to) => {
		const row = transitionFor(item, to, role);
		const holds = row && (!row.when || conditions[row.when]({ item, to, settings, now }));
		return holds ? [{ to, needs: row.needs }] : [];
	});
}

type Asked = { item: Partial<OwnFacts>; to: Status; settings: FlowSettings; now: Date };
const conditions = {
	officersMayResolve: ({ settings }: Asked) => settings.officers_may_resolve === "yes",
	isStatusBefore: ({ item, to }: Asked) => to === statusAfterAnswer(item),
	isInWindow: ({ item, now }: Asked) => isWindowOpen(item, now),
};

/** The row of the table, without its other conditions; undefined when no such transition exists. */
export function transitionFor(item: Standing, to: Status, role: CaseRole): Row | undefined {
	if (item.status === to) return undefined;
	const stage = item.appealed_at === null ? "first" : "appeal";
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

/** Whether a form must require the text. Files that replace it may have come before the form: then the command alone knows. */
export const isTextRequired = (needs: Needs): boolean => needs.text === "required" && needs.files !== "insteadOfText";

/** Whether a transition lacks its text, by all that came with it. */
export const lacksText = (needs: Needs, { text, files }: { text?: string; files?: number }): boolean =>
	needs.text === "required" && !text && !(needs.files === "insteadOfText" && files);

/** An appeal that is neither decided nor withdrawn. */
export const isAppealOpen = (item: Standing): boolean =>
	item.appealed_at !== null && (item.status === "appealed" || isOpen(item.status));

/** Staff who decided or closed a case before its appeal take no part in the appeal (docs/rules.md#judging-an-appeal). */
export const isBarred = ({ appealed_at, judges }: Judged, account: string | null): boolean =>
	appealed_at !== null && account !== null && judges.includes(account);

const isWindowOpen = ({ withdrawn_at, appeal_until }: Partial<Window>, now: Date): boolean =>
	withdrawn_at === null && appeal_until != null && appeal_until.getTime() >= now.getTime();

/** Whether its complainant can appeal against a case, for those who know no more of it than that. */
export const canAppeal = (item: Standing & Window, now: Date): boolean =>
	transitionFor(item, "appealed", "complainant") !== undefined && isWindowOpen(item, now);

/** Evidence is accepted for a draft, before a decision, and for an appeal. */
export const canAddEvidence = (item: Standing & Window, now: Date) =>
	item.status === "draft" || item.status === "appealed" || isOpen(item.status) || canAppeal(item, now);
