import type { RouterContextProvider } from "react-router";
import type { z } from "zod";
import { type Actor, accountIdOf } from "../../access/actor.ts";
import { actorOf } from "../../accounts/sessions/session.server.ts";
import { dropStash } from "../../accounts/stash/stashed-form.server.ts";
import { lastChange } from "../../audit/audit.server.ts";
import { MAX_PICTURE_BYTES } from "../../base/files/pictures/picture-url.ts";
import { type Bucket, PictureRefused, storePicture } from "../../base/files/pictures/pictures.server.ts";
import { DROP_DRAFT } from "../../base/forms/draft-intent.ts";
import { answerForm, refused } from "../../base/forms/form-action.server.ts";
import { mergeEdits, parseFields } from "../../base/forms/merge-edits.ts";
import { problemsOf } from "../../base/forms/problems.ts";
import { acceptedIn, askedWith, type QuestionFields } from "../../base/forms/questions/questions.ts";
import { MAX_FIELDS } from "../../base/forms/read-fields.ts";
import { type Form, receiveForm } from "../../base/forms/receive-form.server.ts";
import { seeOther } from "../../base/http/see-other.server.ts";
import { type Limit, secondsToWait } from "../../base/limits/rate-limit.server.ts";
import type { Outcome } from "../../base/outcome.ts";
import type { Row } from "../change-record.server.ts";
import { discardDraft } from "./drafts.server.ts";
import { goneContext, withoutDraft } from "./editor-state.server.ts";
import { formValues } from "./form-values.ts";
import type { RecordState } from "./record-state.ts";
import { hashOfForm, saveOnce } from "./save-once.server.ts";

type Args = { request: Request; url: URL; context: Readonly<RouterContextProvider> };
type SuccessPage = { message: string; path: string };
export type RecordOutcome = Outcome<
	{
		problems: Record<string, string>;
		questions: string[];
		wait: number;
		current: Row;
		/** Not open to its sender any more, as the key of a problem. */
		refused: string;
		gone: true;
	},
	{ done?: SuccessPage }
>;

type Options<S extends z.ZodType> = {
	schema: S;
	/** Controls for pictures: the column that holds the address, and where the files go. */
	pictures?: Record<string, Bucket>;
	/** The record as the audit log names it, when it exists already. */
	subject?: string;
	/**
	 * The name of its draft, which goes when the record is saved; absent where nothing is kept while typing, nor a form
	 * saved once only.
	 */
	draft?: string;
	/**
	 * The fields that a question is about: once accepted, it is asked again when one of them has changed. By default it
	 * is about all.
	 */
	about?: QuestionFields;
	/**
	 * Looks at the form before anything of it is stored, and throws another answer when it was sent for something else.
	 */
	before?: (values: Record<string, string>) => Promise<void>;
	/**
	 * `accepted`: the questions that the editor was asked and saves in spite of. With a draft it runs in a transaction,
	 * more than once where others were in the way.
	 */
	save: (
		input: z.output<S>,
		version: number,
		actor: Actor,
		values: Record<string, string>,
		accepted: string[],
	) => Promise<RecordOutcome>;
	/** Where a save leads, unless its outcome says otherwise. */
	done: SuccessPage;
};

/** The longest body of a form of the staff area. */
const MAX_EDITOR_FORM = 16 * 1024 * 1024;
/** Its pictures go to disk; its text may be as long as all of it. */
export const editorForm = { maxFile: MAX_PICTURE_BYTES, maxText: MAX_EDITOR_FORM, maxParts: MAX_FIELDS };

/**
 * The action of a record's form: stores its pictures, checks, saves, and leads back to the list with a message. Beside
 * the answers of every form: 409 for a stale version, 410 when the record is gone.
 */
export const recordAction = <S extends z.ZodType>(args: Args, options: Options<S>) =>
	receiveForm(args.request, editorForm, (posted) => takeRecord(args, options, posted));

async function takeRecord<S extends z.ZodType>({ request, url, context }: Args, options: Options<S>, posted: Form) {
	const { form, values } = posted;
	const { draft } = options;
	if (draft && values.intent === DROP_DRAFT) {
		await discardDraft(actorOf(context), draft, values.serial);
		throw seeOther({ to: url.pathname + withoutDraft(url), flash: "discarded" });
	}
	await options.before?.(values);
	return answerForm<RecordState, Form>({ url, context }, posted, async () => {
		const pictures = options.pictures ?? {};
		const pictureProblems = await takePictures(form, values, pictures, parseFields(values.seen));
		const parsed = options.schema.safeParse(values);
		const problems = { ...(parsed.success ? {} : problemsOf(parsed.error)), ...pictureProblems };
		if (!parsed.success || Object.keys(problems).length > 0) return { status: 422, state: { problems } };
		const actor = actorOf(context);
		const accepted = acceptedIn(values, options.about);
		const removed = Object.keys(pictures).some((column) => values[`remove_${column}`] === "on" && !values[column]);
		const wait = await secondsToSave(actor);
		if (wait > 0) return refused({ wait });
		const save = async () => {
			const outcome = await options.save(parsed.data, Number(values.version ?? 0), actor, values, accepted);
			if (!outcome.ok) return outcome;
			const { path, message } = outcome.done ?? options.done;
			return { ok: true as const, to: path, flash: removed ? "file-deleted" : message };
		};
		const outcome = draft
			? await saveOnce(actor, { of: draft, serial: values.serial, sent: hashOfForm(form), accepted }, save)
			: await save();
		if (outcome.ok) return { to: outcome.to, flash: outcome.flash, cookies: [await dropStash(request)] };
		if ("problems" in outcome || "wait" in outcome) return refused(outcome);
		if ("refused" in outcome) return { status: 409, state: { problems: { version: outcome.refused } } };
		if ("questions" in outcome) return refused({ questions: outcome.questions, asked: askedWith(values) });
		if ("current" in outcome)
			return { status: 409, state: await clash(outcome.current, values, options.subject ?? "") };
		context.set(goneContext, true);
		return { status: 410, state: { gone: true } };
	});
}

/** Each save leaves rows that stay, of the log and versions: more than a person types in an hour are a program's. */
const saves: Limit = { what: "saves", times: 1000, seconds: 3600 };
const secondsToSave = async (actor: Actor) => {
	const account = accountIdOf(actor);
	return account ? secondsToWait(saves, account) : 0;
};

/**
 * Stores pictures that came with the form; `remove_…` removes the one that was there, not one that was uploaded since.
 */
export async function takePictures(
	form: FormData,
	values: Record<string, string>,
	pictures: Record<string, Bucket>,
	present: Record<string, string>,
): Promise<Record<string, string>> {
	const problems: Record<string, string> = {};
	for (const [column, bucket] of Object.entries(pictures)) {
		const isAsItWas = (values[column] ?? "") === (present[column] ?? values[column] ?? "");
		if (values[`remove_${column}`] === "on" && isAsItWas) values[column] = "";
		const file = form.get(`${column}_file`);
		if (!(file instanceof File) || file.size === 0) continue;
		try {
			values[column] = await storePicture(bucket, file);
		} catch (error) {
			if (!(error instanceof PictureRefused)) throw error;
			problems[column] = error.reason;
		}
	}
	return problems;
}

/** The other editor's changes merged with what was typed; saving again saves the merged record knowingly. */
async function clash(current: Row, values: Record<string, string>, subject: string): Promise<Partial<RecordState>> {
	const seen = parseFields(values.seen);
	const now = formValues(current);
	const names = Object.keys(now).filter((name) => name in seen);
	const merged = mergeEdits(names, seen, now, values);
	const change = await lastChange(subject);
	return {
		values: { ...merged.values, version: String(current.version), seen: JSON.stringify(pickNames(now, names)) },
		conflict: { by: change?.actor ?? "", at: (change?.at ?? new Date()).toISOString(), changes: merged.theirs },
	};
}

const pickNames = (from: Record<string, string>, names: string[]) =>
	Object.fromEntries(names.map((name) => [name, from[name] ?? ""]));
