import type { RouterContextProvider } from "react-router";
import { accountIdOf } from "../../access/actor.ts";
import { actorOf } from "../../accounts/sessions/session.server.ts";
import { dropStash } from "../../accounts/stash/stashed-form.server.ts";
import { problemsOf } from "../../base/forms/problems.ts";
import { receiveUpload, type Upload } from "../../base/forms/uploads.server.ts";
import { badRequest, isHttpError } from "../../base/http/http-errors.ts";
import { requestContext } from "../../base/http/request-context.ts";
import { logFailure } from "../../base/log/log-rarely.server.ts";
import { isAppealOpen } from "../case/case-flow.ts";
import { waitsForComplainant } from "../case/complaint.ts";
import { openRequest } from "../case/next-step.ts";
import { MAX_FILE_BYTES } from "../evidence/rules/evidence-rules.ts";
import { takeFiles } from "../evidence/take-files.server.ts";
import { type Moved, moveOwnCase } from "../transitions/move-case.server.ts";
import { writeToOfficers } from "../transitions/send-message.server.ts";
import { type CaseIntent, type CaseState, caseForms, isCaseIntent, targetOf } from "./case-actions.ts";
import { type FullCase, ownCase } from "./cases.server.ts";

type Args = { request: Request; context: Readonly<RouterContextProvider> };
type Acted = { done: string; cookie?: string } | { status: number; state: CaseState } | { missing: true };

const doneWords: Record<CaseIntent, string> = {
	message: "message-sent",
	answer: "answered",
	evidence: "evidence-added",
	withdraw: "withdrawn",
	appeal: "appealed",
};

/** Runs the action a complainant sent from the page of a case. A failure returns what was typed. */
export function actOnCase(args: Args, reference: string): Promise<Acted> {
	const account = accountIdOf(actorOf(args.context)) ?? "";
	return receiveUpload(args.request, account, MAX_FILE_BYTES, (upload) => act(args, reference, upload));
}

async function act({ request, context }: Args, reference: string, upload: Upload): Promise<Acted> {
	const { form, values, refused } = upload;
	const actor = actorOf(context);
	const { intent } = values;
	if (!isCaseIntent(intent)) throw badRequest();
	const again = (status: number, state: Partial<CaseState>): Acted => ({
		status,
		state: { intent, problems: {}, values, ...state },
	});
	const item = await ownCase(actor, reference);
	if (!item) return { missing: true };
	if (refused) return again(refused.status, { problems: { evidence: refused.problem } });
	const parsed = caseForms[intent].safeParse(values);
	if (!parsed.success) return again(422, { problems: problemsOf(parsed.error) });
	const text = ("body" in parsed.data && parsed.data.body) || undefined;
	try {
		const { taken, problems } = await takeFiles(actor, item.id, form);
		// Accepted files are on the case; refused ones are named, and the transition waits until the person has seen that.
		if (problems.length > 0) return again(422, { files: problems });
		const cookie = await dropStash(request);
		if (intent === "evidence" && taken === 0 && !waitsForComplainant(item.status))
			return again(422, { problems: { evidence: "evidenceNone" } });
		if (intent === "message") {
			const sent = await writeToOfficers(actor, item.id, text ?? "");
			if (sent.ok) return { done: doneWords.message, cookie };
			return "wait" in sent ? again(429, { wait: sent.wait }) : again(409, { refused: "notAllowed" });
		}
		if (intent === "evidence" && !waitsForComplainant(item.status)) return { done: doneWords.evidence, cookie };
		const to = targetOf(intent, item);
		// Files that came along have raised the version themselves: the person's own change is no conflict.
		const version = taken > 0 ? undefined : Number(values.version) || undefined;
		const files = taken + newFilesSince(item);
		const moved = await moveOwnCase(actor, item.id, { to, version, text, files });
		const done = intent === "withdraw" && isAppealOpen(item) ? "appeal-withdrawn" : doneWords[intent];
		return moved.ok ? { done, cookie } : again(...refusalOf(moved));
	} catch (error) {
		if (error instanceof Response || isHttpError(error)) throw error;
		logFailure("case.failed", context.get(requestContext).id, error);
		return again(503, { failed: true });
	}
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
