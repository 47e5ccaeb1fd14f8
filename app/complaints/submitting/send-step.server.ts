import { randomUUID } from "node:crypto";
import { createContext, type RouterContextProvider } from "react-router";
import { accountIdOf } from "../../access/actor.ts";
import { actorOf } from "../../accounts/sessions/session.server.ts";
import { dropStash } from "../../accounts/stash/stashed-form.server.ts";
import { problemsOf } from "../../base/forms/problems.ts";
import { receiveUpload, type Upload } from "../../base/forms/uploads.server.ts";
import { flashCookie } from "../../base/http/flash.server.ts";
import { isHttpError } from "../../base/http/http-errors.ts";
import { requestContext } from "../../base/http/request-context.ts";
import { riyadhDay } from "../../base/locale/format.ts";
import { localeOf } from "../../base/locale/locale.ts";
import { logFailure } from "../../base/log/log-rarely.server.ts";
import { detachEvidence } from "../evidence/attach-evidence.server.ts";
import { MAX_FILE_BYTES } from "../evidence/rules/evidence-rules.ts";
import { takeFiles } from "../evidence/take-files.server.ts";
import { draftSteps, serverFields, submitForm } from "./complaint-form.ts";
import { ownDrafts, saveDraft } from "./drafts.server.ts";
import { submitComplaint } from "./submit-complaint.server.ts";
import type { SubmitState } from "./submit-state.ts";
import { TERMS_VERSION } from "./terms.ts";

type Args = { request: Request; url: URL; context: Readonly<RouterContextProvider> };
type Sent =
	/** The next page of the wizard. */
	| { draft: string; step: number; cookies: string[] }
	/** The step is shown again, with what was typed. */
	| { status: number; state: SubmitState };

/** The draft that was just sent: the page after a refusal shows this one, not the one in its address. */
export const sentDraft = createContext<string | null>(null);

/**
 * Takes one step of the wizard: keeps it, checks it where it leads on, attaches files that came with it, and on the fourth step
 * submits. Invalid values are stored too and come back with the reason.
 */
export function sendStep(args: Args, step: number): Promise<Sent> {
	const account = accountIdOf(actorOf(args.context)) ?? "";
	return receiveUpload(args.request, account, MAX_FILE_BYTES, (upload) => takeStep(args, step, upload));
}

async function takeStep({ request, url, context }: Args, step: number, upload: Upload): Promise<Sent> {
	const { form, values, refused } = upload;
	const actor = actorOf(context);
	const locale = localeOf(url.pathname);
	const intent = values.intent ?? "next";
	const draft = values.draft || url.searchParams.get("draft") || (await ownDrafts(actor))[0]?.id || randomUUID();
	context.set(sentDraft, draft);
	const again = (status: number, state: Partial<SubmitState>): Sent => ({
		status,
		state: { problems: {}, values, ...state },
	});
	const foreign = serverFields.filter((name) => name in values);
	if (foreign.length > 0)
		return again(422, { problems: Object.fromEntries(foreign.map((name) => [name, "serverField"])) });
	try {
		const cookies = [await dropStash(request)].filter((cookie) => cookie !== undefined);
		const goTo = (to: number, ...more: string[]): Sent => ({ draft, step: to, cookies: [...cookies, ...more] });
		if (step === 5) return goTo(5);
		if (step < 4 || intent === "previous") {
			const saved = await saveDraft(actor, draft, values, { step, locale });
			if (!saved.ok && saved.refused === "submitted") return goTo(5);
			if (!saved.ok) return again(409, { problems: { dispute_type: saved.refused } });
		}
		if (intent.startsWith("remove:")) {
			await detachEvidence(actor, draft, intent.slice("remove:".length));
			return goTo(3);
		}
		if (refused) return again(refused.status, { problems: { evidence: refused.problem } });
		const { taken, problems } = await takeFiles(actor, draft, form);
		if (problems.length > 0) return again(422, { files: problems });
		if (intent === "upload") return taken > 0 ? goTo(3) : again(422, { problems: { evidence: "evidenceNone" } });
		if (intent === "previous") return goTo(Math.max(1, step - 1));
		if (step === 1 || step === 2) {
			const parsed = draftSteps(riyadhDay(new Date()))[step].safeParse(values);
			if (!parsed.success) return again(422, { problems: problemsOf(parsed.error) });
		}
		if (step < 4) {
			await saveDraft(actor, draft, {}, { step: step + 1, locale });
			return goTo(step + 1);
		}
		const agreed = submitForm.safeParse(values);
		if (!agreed.success) return again(422, { problems: problemsOf(agreed.error) });
		const submitted = await submitComplaint(actor, draft, {
			termsVersion: agreed.data.terms_version ?? TERMS_VERSION,
			locale,
		});
		if (submitted.ok) return goTo(5, flashCookie("submitted"));
		return "wait" in submitted ? again(429, submitted) : again(422, submitted);
	} catch (error) {
		if (error instanceof Response || isHttpError(error)) throw error;
		logFailure("complaint.failed", context.get(requestContext).id, error);
		return again(503, { failed: true });
	}
}
