import type { RouterContextProvider } from "react-router";
import { type Actor, accountIdOf } from "../../access/actor.ts";
import { actorOf } from "../../accounts/sessions/session.server.ts";
import { dropStash } from "../../accounts/stash/stashed-form.server.ts";
import { type Answer, answerForm, type Sender, validInput } from "../../base/forms/form-action.server.ts";
import { receiveUpload, type Upload } from "../../base/forms/uploads.server.ts";
import { badRequest } from "../../base/http/http-errors.ts";
import type { Locale } from "../../base/locale/locale.ts";
import { pathIn } from "../../base/locale/path.ts";
import { NOTICE } from "../../base/ui/toast/notice.ts";
import { waitsForComplainant } from "../case/complaint.ts";
import { isAppealOpen } from "../case/flow/case-flow.ts";
import { openRequest } from "../case/flow/next-step.ts";
import { MAX_FILE_BYTES } from "../evidence/rules/evidence-rules.ts";
import { takeFiles } from "../evidence/take-files.server.ts";
import { changeOwnStatus, type StatusOutcome } from "../transitions/change-status.server.ts";
import { refuseConsent } from "../transitions/refuse-consent.server.ts";
import { writeToOfficers } from "../transitions/send-message.server.ts";
import { type CaseIntent, type CaseState, caseForms, isCaseIntent, targetOf } from "./case-actions.ts";
import { type FullCase, ownCase } from "./cases.server.ts";

type Args = { request: Request; url: URL; context: Readonly<RouterContextProvider> };

const doneWords: Record<CaseIntent, string> = {
	message: "message-sent",
	answer: "answered",
	evidence: "evidence-added",
	withdraw: "withdrawn",
	consent: "consented",
	"refuse-consent": "consent-refused",
	appeal: "appealed",
};

/** Runs the action a complainant sent from the page of a case. Throws `missing` for a case that is not theirs. */
export function answerCaseForm(args: Args, reference: string, missing: () => unknown) {
	const actor = actorOf(args.context);
	return receiveUpload(args.request, accountIdOf(actor) ?? "", MAX_FILE_BYTES, async (upload) => {
		const { intent } = upload.values;
		if (!isCaseIntent(intent)) throw badRequest();
		const item = await ownCase(actor, reference);
		if (!item) throw missing();
		const run = ({ locale }: Sender) => runCaseAction({ actor, item, intent, upload, locale, request: args.request });
		return answerForm<CaseState, Upload>(args, upload, run, { always: () => ({ intent }) });
	});
}

type CaseAction = {
	actor: Actor;
	item: FullCase;
	intent: CaseIntent;
	upload: Upload;
	locale: Locale;
	request: Request;
};

async function runCaseAction({ actor, item, intent, upload, locale, request }: CaseAction): Promise<Answer<CaseState>> {
	const { form, values } = upload;
	const again = (status: number, state: Partial<CaseState>) => ({ status, state });
	if (upload.refused) return again(upload.refused.status, { problems: { evidence: upload.refused.problem } });
	const input = validInput(caseForms[intent], values);
	const text = ("body" in input && input.body) || undefined;
	const { taken, problems } = await takeFiles(actor, item.id, form);
	// Accepted files are on the case; refused ones are named, and the transition waits until the person has seen that.
	if (problems.length > 0) return again(422, { files: problems });
	const cookies = [await dropStash(request)];
	const page = pathIn(locale, "/complaints/case/:caseReference", { caseReference: item.case_reference });
	const done = (flash: string) => ({ to: `${page}#${NOTICE}`, flash, cookies });
	if (intent === "evidence" && taken === 0 && !waitsForComplainant(item.status))
		return again(422, { problems: { evidence: "evidenceNone" } });
	if (intent === "message") {
		const sent = await writeToOfficers(actor, item.id, {
			body: text ?? "",
			shown: "shown" in input ? input.shown : undefined,
		});
		if (sent.ok) return done(doneWords.message);
		return "wait" in sent ? again(429, { wait: sent.wait }) : again(409, { refused: "notAllowed" });
	}
	if (intent === "refuse-consent")
		return (await refuseConsent(actor, item.id)) ? done(doneWords[intent]) : again(409, { refused: "notAllowed" });
	if (intent === "evidence" && !waitsForComplainant(item.status)) return done(doneWords.evidence);
	const to = targetOf(intent, item);
	// Files that came along have raised the version themselves: the person's own change is no conflict.
	const version = taken > 0 ? undefined : Number(values.version) || undefined;
	const files = taken + newFilesSince(item);
	const changed = await changeOwnStatus(actor, item.id, { to, version, text, files });
	if (!changed.ok) return again(...refusalOf(changed));
	return done(intent === "withdraw" && isAppealOpen(item) ? "appeal-withdrawn" : doneWords[intent]);
}

/** Files that were uploaded since the question was asked, each by itself. */
function newFilesSince(item: FullCase): number {
	const asked = openRequest(item.messages);
	return asked ? item.evidence.filter((file) => file.uploaded_at > asked.at).length : 0;
}

function refusalOf(changed: Extract<StatusOutcome, { ok: false }>): [number, Partial<CaseState>] {
	if (changed.refused === "missing")
		return [422, { problems: { body: changed.need === "answer" ? "answerOrFile" : "required" } }];
	return [409, { refused: changed.refused === "conflict" ? "conflict" : "notAllowed" }];
}
