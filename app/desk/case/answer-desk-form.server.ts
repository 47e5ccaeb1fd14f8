import type { RouterContextProvider } from "react-router";
import { type Actor, accountIdOf } from "../../access/actor.ts";
import { confirmFirst } from "../../accounts/second-factor/step-up.server.ts";
import { actorOf } from "../../accounts/sessions/session.server.ts";
import { dropStash } from "../../accounts/stash/stashed-form.server.ts";
import { type Answer, answerForm, type Sender, validInput } from "../../base/forms/form-action.server.ts";
import { problemsOf } from "../../base/forms/problems.ts";
import { receiveUpload, type Upload } from "../../base/forms/uploads.server.ts";
import { badRequest, notFound } from "../../base/http/http-errors.ts";
import { isOwnPath } from "../../base/http/own-path.ts";
import { pathIn } from "../../base/locale/path.ts";
import { dayIn } from "../../base/typed/day-time.ts";
import { NOTICE } from "../../base/ui/toast/notice.ts";
import { caseRoleOf } from "../../complaints/case/case-role.ts";
import { statuses } from "../../complaints/case/complaint.ts";
import { isTextRequired, type Needs, needsOf, transitionFor } from "../../complaints/case/flow/case-flow.ts";
import { rankOf } from "../../complaints/case-list/cases-around.server.ts";
import { readFilter } from "../../complaints/case-list/desk-filter.ts";
import { earliestAnswer } from "../../complaints/deadlines/complainant/period.ts";
import { MAX_FILE_BYTES } from "../../complaints/evidence/rules/evidence-rules.ts";
import type { StoredFile } from "../../complaints/evidence/store-file.server.ts";
import { type Document, documentOf, tokenOf } from "../../complaints/handling/chosen-document.server.ts";
import {
	addNote,
	assignCase,
	type CommandResult,
	reclassify,
	setPriority,
} from "../../complaints/handling/commands/case-commands.server.ts";
import {
	declareConflict,
	liftConflict,
	recuseOther,
} from "../../complaints/handling/commands/declare-recusal.server.ts";
import { releaseFile, revealId } from "../../complaints/handling/commands/delicate-work.server.ts";
import { extendTime } from "../../complaints/handling/commands/extend-time.server.ts";
import { holdCase, liftHold, refuseLifting } from "../../complaints/handling/commands/hold-case.server.ts";
import { joinCases, partCases } from "../../complaints/handling/commands/join-cases.server.ts";
import {
	askConsent,
	confirmReopening,
	proposeReopening,
	type ReopeningRefusal,
	revokeReopening,
} from "../../complaints/handling/commands/reopening-commands.server.ts";
import {
	answerTooSoon,
	type DeskState,
	type DeskWork,
	deskForm,
	isDeskIntent,
	transitionForm,
} from "../../complaints/handling/desk-actions.ts";
import { changesSince, deskBrief } from "../../complaints/handling/desk-case.server.ts";
import { filledTemplate } from "../../complaints/templates/templates.server.ts";
import { changeStatus, type StatusOutcome } from "../../complaints/transitions/change-status.server.ts";
import { writeToComplainant } from "../../complaints/transitions/send-message.server.ts";
import { siteSettings } from "../../settings/settings.server.ts";
import { caseQuery, withParam } from "../list/use-list-query.ts";

type Args = { request: Request; url: URL; context: Readonly<RouterContextProvider> };
/** The file that came with a transition, for the page that shows the form again. */
type Fields = Upload & { document?: StoredFile };
type DeskAnswer = Answer<DeskState>;

const again = (status: number, state: Partial<DeskState>): DeskAnswer => ({ status, state });

/**
 * Work that shows who someone is, or lifts what protects a case: after a confirmation (docs/rules/accounts.md#step-up).
 */
const delicate: readonly string[] = ["reveal", "lift", "lift-hold"];

/** Runs the action an officer sent about a case. Throws 404 for a missing case. */
export function answerDeskForm(args: Args, reference: string) {
	const actor = actorOf(args.context);
	return receiveUpload(args.request, accountIdOf(actor) ?? "", MAX_FILE_BYTES, async (upload) => {
		const { intent } = upload.values;
		if (!isDeskIntent(intent)) throw badRequest();
		if (delicate.includes(intent)) confirmFirst(args);
		const item = await deskBrief(actor, reference);
		if (!item) throw notFound();
		const fields: Fields = { ...upload };
		const always = () => ({
			intent,
			document: !item.recused && fields.document ? tokenOf(actor, item.id, fields.document) : undefined,
		});
		const run = async ({ locale }: Sender): Promise<DeskAnswer> => {
			if (item.recused) return again(409, { refused: "recused" });
			if (upload.refused) return again(upload.refused.status, { problems: { document: upload.refused.problem } });
			const page = pathIn(locale, "/complaints/admin/case/:caseReference", { caseReference: reference });
			const { searchParams } = args.url;
			const rank = () => rankOf(actor, readFilter(searchParams), item.id);
			const before = await rank();
			const at: Place = { page, query: caseQuery(searchParams) };
			if (upload.values.insert !== undefined) return insertTemplate(actor, item.id, reference, fields);
			const answer =
				intent === "move"
					? await runTransition(actor, item, fields, at)
					: await runAction(actor, item.id, upload.values, at);
			// Refused, or led on to the form with a text: what was stashed is still wanted.
			if (!("flash" in answer)) return answer;
			const after = await rank();
			const query = after === undefined || after === before ? at.query : caseQuery(searchParams, before);
			return {
				...answer,
				to: backTo(upload.values.back) ?? `${at.page}${query}#${NOTICE}`,
				cookies: [await dropStash(args.request)],
			};
		};
		return answerForm<DeskState, Upload>(args, upload, run, { always });
	});
}

/** The page of the case, and the list that the officer came from. */
type Place = { page: string; query: string };

/** A page of the desk that the form came from. */
const backTo = (path = "") =>
	isOwnPath(path) && /^\/(en\/)?complaints\/admin(?=[/?]|$)/.test(path) ? path : undefined;

type Brief = Extract<NonNullable<Awaited<ReturnType<typeof deskBrief>>>, { recused: false }>;

/** The form again with a template behind what was typed, where no script inserts it. */
async function insertTemplate(actor: Actor, id: string, reference: string, fields: Fields): Promise<DeskAnswer> {
	const { values, form } = fields;
	const field = insertable.find((each) => each === values.insert);
	const template = /^\d{1,9}$/.test(values.template ?? "") ? Number(values.template) : 0;
	const into = { id: template, dueOn: dayIn(values.due_on) };
	const text = field && (await filledTemplate(actor, reference, into));
	const chosen: Document = values.intent === "move" ? await documentOf(actor, id, form) : {};
	fields.document = chosen.file;
	const problems: Record<string, string> = chosen.problem ? { document: chosen.problem } : {};
	if (!field || text === undefined) return again(422, { problems: { template: "unknownChoice", ...problems } });
	const typed = values[field]?.trimEnd() ?? "";
	const filled = { ...values, [field]: typed ? `${typed}\n\n${text}` : text };
	return again(chosen.problem ? 422 : 200, { problems, values: filled });
}
/** Fields into which a template goes. */
const insertable = ["body", "text", "reasons"] as const;

async function runTransition(actor: Actor, item: Brief, fields: Fields, at: Place): Promise<DeskAnswer> {
	const { form, values } = fields;
	const to = statuses.find((each) => each === values.status);
	if (!to) return again(422, { problems: { status: "unknownChoice" } });
	const offered = item.transitions.find((each) => each.to === to);
	// A list's selector sends a status alone.
	const isAlone = values.text === undefined;
	if (offered && isAlone && isTextRequired(offered.needs))
		return { to: `${at.page}${withParam(at.query, "to", to)}#move` };
	// With a text, what was typed and chosen comes back even if the transition is refused now.
	const row = offered ?? (isAlone ? undefined : transitionFor(item, to, caseRoleOf(actor)));
	const needs: Needs = row?.needs ?? needsOf.note;
	const { file: document, problem } = needs.files === "document" ? await documentOf(actor, item.id, form) : {};
	fields.document = document;
	const parsed = transitionForm(needs, earliestAnswer(new Date(), await siteSettings())).safeParse(values);
	const wrong = problem ? { document: problem } : undefined;
	if (!parsed.success) return again(422, { problems: { ...problemsOf(parsed.error), ...wrong } });
	if (wrong) return again(422, { problems: wrong });
	const { text, reasons, due_on, ground, ...parts } = parsed.data;
	const version = Number(values.version) || undefined;
	const asked = {
		to,
		version,
		text: text ?? undefined,
		reasons: reasons ?? undefined,
		parts,
		dueOn: due_on,
		ground,
		document,
	};
	const changed = await changeStatus(actor, item.id, asked);
	return changed.ok
		? { to: at.page, flash: "status-updated" }
		: again(...(await refusalOf(changed, actor, item, values)));
}

type StatusRefusal = Extract<StatusOutcome, { ok: false }>;
type Refusal = [status: number, state: Partial<DeskState>];
async function refusalOf(
	changed: StatusRefusal,
	actor: Actor,
	item: Brief,
	values: Record<string, string>,
): Promise<Refusal> {
	if (changed.refused === "missing")
		return [422, { problems: { [changed.need === "ground" ? "ground" : "text"]: "required" } }];
	if (changed.refused === "tooSoon") return [422, { problems: { due_on: answerTooSoon(changed.earliest) } }];
	const changes =
		changed.refused === "conflict" ? await changesSince(actor, item.id, Number(values.since) || 0) : undefined;
	const now = changed.refused === "conflict" ? changed.status : item.status;
	const allowed = "allowed" in changed ? changed.allowed : undefined;
	return [409, { refused: changed.refused, changes, now, allowed }];
}

/** Every action other than a transition. */
async function runAction(
	actor: Actor,
	id: string,
	values: Record<string, string>,
	{ page }: Place,
): Promise<DeskAnswer> {
	const given = validInput(deskForm, values);
	if (given.intent === "reveal") {
		const revealed = await revealId(actor, id, given.body);
		return revealed ? again(200, { revealed, values: {} }) : again(409, { refused: "unknown" });
	}
	if (given.intent === "message") {
		const sent = await writeToComplainant(actor, id, given);
		if (sent.ok) return { to: page, flash: "message-sent" };
		return "wait" in sent ? again(429, { wait: sent.wait }) : again(409, { refused: sent.refused });
	}
	if (given.intent === "join") {
		const other = await deskBrief(actor, given.reference);
		// A case from which the officer is recused counts as missing.
		if (!other || other.recused || other.id === id) return again(422, { problems: { reference: "unknownCase" } });
		const joined = await joinCases(actor, id, other.id);
		return joined.ok || joined.refused === "unchanged"
			? { to: page, flash: "desk-join" }
			: again(409, { refused: joined.refused });
	}
	if (given.intent === "extend") {
		const extended = await extendTime(actor, id, { until: given.until, reason: given.body });
		if (extended.ok) return { to: page, flash: "desk-extend" };
		const { refused } = extended;
		if (refused === "notLater") return again(422, { problems: { until: "timeNotLater" } });
		if (refused === "tooLong") return again(422, { problems: { until: "timeTooLong" } });
		return again(409, { refused: refused === "unchanged" ? "unknown" : refused });
	}
	const result = await runCommand(actor, id, given);
	if (result.ok || result.refused === "unchanged") return { to: page, flash: `desk-${given.intent}` };
	if (result.refused === "tellsPerson") return again(422, { problems: { body: result.refused } });
	return again(409, { refused: result.refused });
}

function runCommand(
	actor: Actor,
	id: string,
	given: Exclude<DeskWork, { intent: "message" | "reveal" | "join" | "extend" }>,
): Promise<CommandResult<ReopeningRefusal | "tellsPerson">> {
	switch (given.intent) {
		case "assign":
			return assignCase(actor, id, given.officer);
		case "priority":
			return setPriority(actor, id, given.priority);
		case "reclassify":
			return reclassify(actor, id, given.dispute_type, given.body);
		case "note":
			return addNote(actor, id, given);
		case "conflict":
			return declareConflict(actor, id, given.body);
		case "recuse":
			return recuseOther(actor, id, given.account, given.body);
		case "lift":
			return liftConflict(actor, id, given.account);
		case "part":
			return partCases(actor, id, given.other);
		case "hold":
			return holdCase(actor, id, given.body);
		case "lift-hold":
			return liftHold(actor, id, given.body ?? "");
		case "keep-hold":
			return refuseLifting(actor, id);
		case "release":
			return releaseFile(actor, id, given.file, given.body);
		case "propose-reopening":
			return proposeReopening(actor, id, { ground: given.ground, reason: given.body });
		case "confirm-reopening":
			return confirmReopening(actor, id, given.proposal);
		case "revoke-reopening":
			return revokeReopening(actor, id, given.proposal);
		case "ask-consent":
			return askConsent(actor, id, given.body);
	}
}
