import type { RouterContextProvider } from "react-router";
import { dropKept } from "../accounts/kept-form.server.ts";
import { actorOf } from "../accounts/session.server.ts";
import { problemsOf } from "../base/http/problems.ts";
import { readFields } from "../base/http/read-fields.ts";
import { requestContext } from "../base/http/request-context.ts";
import { badRequest, isStop } from "../base/http/stop.ts";
import { log } from "../base/log.server.ts";
import { type CaseIntent, type CaseState, caseForms, isCaseIntent } from "./case-actions.ts";
import { type FullCase, ownCase } from "./cases.server.ts";
import type { Status } from "./complaint.ts";
import { type Moved, moveOwnCase } from "./move-case.server.ts";
import { openRequest } from "./next-step.ts";
import { writeToOfficers } from "./send-message.server.ts";
import { takeFiles } from "./take-files.server.ts";

type Args = { request: Request; context: Readonly<RouterContextProvider> };
type Acted = { done: string; cookie?: string } | { status: number; state: CaseState } | { missing: true };

const doneWords: Record<CaseIntent, string> = {
	message: "message-sent",
	answer: "answered",
	evidence: "evidence-added",
	withdraw: "withdrawn",
	appeal: "appealed",
};

/** Carries out what a complainant sent from the page of a case. Whatever fails comes back with what was typed. */
export async function actOnCase({ request, context }: Args, reference: string): Promise<Acted> {
	const { form, values } = await readFields(request);
	const actor = actorOf(context);
	const { intent } = values;
	if (!isCaseIntent(intent)) throw badRequest();
	const again = (status: number, state: Partial<CaseState>): Acted => ({
		status,
		state: { intent, problems: {}, values, ...state },
	});
	const item = await ownCase(actor, reference);
	if (!item) return { missing: true };
	const parsed = caseForms[intent].safeParse(values);
	if (!parsed.success) return again(422, { problems: problemsOf(parsed.error) });
	const text = (parsed.data as { body?: string | null }).body ?? undefined;
	try {
		const { taken, problems } = await takeFiles(actor, item.id, form);
		// What was taken is on the case; the rest is named, and the move waits until the person has seen it.
		if (problems.length > 0) return again(422, { files: problems });
		const cookie = await dropKept(request);
		if (intent === "evidence" && taken === 0 && !isAnswer(item))
			return again(422, { problems: { evidence: "evidenceNone" } });
		if (intent === "message") {
			const sent = await writeToOfficers(actor, item.id, text ?? "");
			if (sent.ok) return { done: doneWords.message, cookie };
			return "wait" in sent ? again(429, { wait: sent.wait }) : again(409, { refused: "notAllowed" });
		}
		if (intent === "evidence" && !isAnswer(item)) return { done: doneWords.evidence, cookie };
		const to = targetOf(intent, item);
		// Files that came along have raised the version themselves: the person's own change is no conflict.
		const version = taken > 0 ? undefined : Number(values.version) || undefined;
		const files = taken + newFilesSince(item);
		const moved = await moveOwnCase(actor, item.id, { to, version, text, files });
		return moved.ok ? { done: doneWords[intent], cookie } : again(...refusalOf(moved));
	} catch (error) {
		if (error instanceof Response || isStop(error)) throw error;
		log.error("case.failed", { id: context.get(requestContext).id, error });
		return again(503, { failed: true });
	}
}

/** The case waits for its complainant: what is sent now is the answer. */
const isAnswer = ({ status }: { status: Status }) =>
	status === "pending_information" || status === "incomplete_evidence";

function targetOf(intent: CaseIntent, item: FullCase): Status {
	if (intent === "withdraw") return "closed";
	if (intent === "appeal") return "appealed";
	return item.status_before ?? "under_review";
}

/** Files that were uploaded since the question was asked, each by itself. */
function newFilesSince(item: FullCase): number {
	const asked = openRequest(item.messages);
	return asked ? item.evidence.filter((file) => file.uploaded_at > asked.at).length : 0;
}

function refusalOf(moved: Extract<Moved, { ok: false }>): [number, Partial<CaseState>] {
	if (moved.refused === "missing")
		return [422, { problems: { body: moved.need === "answer" ? "answerOrFile" : "required" } }];
	return [409, { refused: moved.refused === "conflict" ? "conflict" : "notAllowed" }];
}
