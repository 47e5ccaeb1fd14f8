import { randomUUID } from "node:crypto";
import { createContext, type RouterContextProvider } from "react-router";
import { accountIdOf } from "../../access/actor.ts";
import { actorOf } from "../../accounts/sessions/session.server.ts";
import { dropStash } from "../../accounts/stash/stashed-form.server.ts";
import { type Answer, answerForm, refused, validInput } from "../../base/forms/form-action.server.ts";
import { receiveUpload, type Upload } from "../../base/forms/uploads.server.ts";
import { riyadhDay } from "../../base/locale/format.ts";
import type { Locale } from "../../base/locale/locale.ts";
import { pathIn } from "../../base/locale/path.ts";
import { detachEvidence } from "../evidence/attach-evidence.server.ts";
import { MAX_FILE_BYTES } from "../evidence/rules/evidence-rules.ts";
import { takeFiles } from "../evidence/take-files.server.ts";
import { ownDrafts, saveDraft } from "./drafts.server.ts";
import { draftFields, draftSteps, serverFields, submitForm } from "./fields/complaint-form.ts";
import { choiceIn } from "./merging/choices.ts";
import { chooseText } from "./merging/choose-text.server.ts";
import { submitComplaint } from "./submit-complaint.server.ts";
import type { SubmitState } from "./submit-state.ts";
import { TERMS_VERSION } from "./terms.ts";

type Args = { request: Request; url: URL; context: Readonly<RouterContextProvider> };
/** The draft that was just sent: the page after a refusal shows this one, not the one in its address. */
export const sentDraft = createContext<string | null>(null);

/**
 * Takes one step of the wizard: saves it, checks it where it leads on, attaches files that came with it, and on the
 * fourth step submits. Invalid values are stored too and come back with the reason.
 */
export function sendStep(args: Args, step: number) {
	const account = accountIdOf(actorOf(args.context)) ?? "";
	return receiveUpload(args.request, account, MAX_FILE_BYTES, async (upload) => {
		const { values } = upload;
		const asked = values.draft || args.url.searchParams.get("draft");
		const draft = asked || (await ownDrafts(actorOf(args.context)))[0]?.id || randomUUID();
		args.context.set(sentDraft, draft);
		return answerForm<SubmitState, Upload>(args, upload, ({ locale }) =>
			takeStep(args, { step, draft, locale, upload }),
		);
	});
}

type SentStep = { step: number; draft: string; locale: Locale; upload: Upload };

async function takeStep(
	{ request, context }: Args,
	{ step, draft, locale, upload }: SentStep,
): Promise<Answer<SubmitState>> {
	const { form, values } = upload;
	const actor = actorOf(context);
	const intent = values.intent ?? "next";
	const again = (status: number, state: Partial<SubmitState>) => ({ status, state });
	const foreign = serverFields.filter((name) => name in values);
	if (foreign.length > 0)
		return again(422, { problems: Object.fromEntries(foreign.map((name) => [name, "serverField"])) });
	const cookies = [await dropStash(request)];
	const goTo = (to: number, flash?: string) => ({
		to: `${pathIn(locale, "/complaints/submit")}?draft=${draft}&step=${to}`,
		flash,
		cookies,
	});
	if (step === 5) return goTo(5);
	if (step < 4 || intent === "previous") {
		const saved = await saveDraft(actor, draft, values, { step, locale, page: values.page, seen: values.seen });
		if (!saved.ok && saved.refused === "submitted") return goTo(5);
		if (!saved.ok) return again(409, { problems: { dispute_type: saved.refused } });
		Object.assign(values, saved.values, { seen: saved.seen }); // shown again with what another page changed
		const chosen = choiceIn(intent);
		if (chosen) {
			const done = await chooseText(actor, draft, chosen.choice, chosen.text);
			return done.ok ? goTo(step) : again(422, { problems: done.problems });
		}
		const open = step < 3 ? saved.kept.filter((field) => draftFields[step === 1 ? 1 : 2].includes(field)) : [];
		if (open.length > 0 && intent === "next") return again(409, { problems: twoTexts(open) });
	}
	if (intent.startsWith("remove:")) {
		await detachEvidence(actor, draft, intent.slice("remove:".length));
		return goTo(3);
	}
	if (upload.refused) return again(upload.refused.status, { problems: { evidence: upload.refused.problem } });
	const { taken, problems } = await takeFiles(actor, draft, form);
	if (problems.length > 0) return again(422, { files: problems });
	if (intent === "upload") return taken > 0 ? goTo(3) : again(422, { problems: { evidence: "evidenceNone" } });
	if (intent === "previous") return goTo(Math.max(1, step - 1));
	if (step === 1 || step === 2) validInput(draftSteps(riyadhDay(new Date()))[step], values);
	if (step < 4) {
		await saveDraft(actor, draft, {}, { step: step + 1, locale });
		return goTo(step + 1);
	}
	const { terms_version } = validInput(submitForm, values);
	const termsVersion = terms_version ?? TERMS_VERSION;
	const submitted = await submitComplaint(actor, draft, { termsVersion, locale, seen: values.seen });
	return submitted.ok ? goTo(5, "submitted") : refused(submitted);
}

const twoTexts = (fields: string[]) => Object.fromEntries(fields.map((field) => [field, "twoTexts"]));
