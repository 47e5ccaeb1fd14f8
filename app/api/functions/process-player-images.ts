import { type Actor, accountIdOf } from "../../access/actor.ts";
import { can } from "../../access/policy.ts";
import { actorOf } from "../../accounts/sessions/session.server.ts";
import { receiveUpload } from "../../base/forms/uploads.server.ts";
import { problemText } from "../../base/ui/fields/problem-text.tsx";
import { applyArchive } from "../../people/players/photo-archive/apply-archive.server.ts";
import { MAX_ARCHIVE } from "../../people/players/photo-archive/archive.ts";
import { discardArchive, entriesOf, takeArchive } from "../../people/players/photo-archive/archives.server.ts";
import { readChoices } from "../../people/players/photo-archive/choices.ts";
import { outcomeText } from "../../people/players/photo-archive/outcome-text.ts";
import { readEntries } from "../../people/players/photo-archive/read-entries.server.ts";
import { archiveText } from "../../people/players/photo-archive/text.ts";
import { apiError, privateJson, unauthorized, usePost } from "../api.server.ts";
import { bearer } from "../bearer.server.ts";
import type { Route } from "./+types/process-player-images";

export const handle = { maxBody: MAX_ARCHIVE + 1024 * 1024 };
export const loader = usePost;

export const middleware = [bearer];

const notAZip = (request: Request) =>
	apiError(request, 422, "not_a_zip", { ar: archiveText("ar").zipFailed, en: archiveText("en").zipFailed });

/**
 * Multipart with one file `zip` in, and `create=true` where unknown names become players; `{created, updated, errors}`
 * out, and every entry with its outcome in `entries`. The same preview, choices and undo as in the administration,
 * without a question.
 */
export async function action({ request, context }: Route.ActionArgs) {
	const actor = actorOf(context);
	if (actor.kind === "visitor") return unauthorized(request);
	if (!can(actor, "player.manage"))
		return apiError(request, 403, "forbidden", {
			ar: "ليست لهذا الحساب صلاحية إدارة اللاعبين.",
			en: "This account may not manage players.",
		});
	return receiveUpload(request, accountIdOf(actor) ?? "", MAX_ARCHIVE, async ({ form, refused }) => {
		const file = form.get("zip");
		if (refused?.status === 503)
			return apiError(request, 503, "no_room", {
				ar: "لا مساحة للملفات على الخادم الآن. أعد المحاولة لاحقًا.",
				en: "There is no room for files on the server right now. Try again later.",
			});
		if (refused)
			return apiError(request, 429, "too_many_requests", {
				ar: "تُرفع ملفات كثيرة الآن. أعد المحاولة بعد قليل.",
				en: "Many files are being uploaded right now. Try again later.",
			});
		if (file instanceof File) return take(request, actor, file, form.get("create") === "true");
		return apiError(request, 400, "bad_request", {
			ar: "أرسل نموذج multipart فيه ملف باسم zip.",
			en: "Send multipart form data with a file named zip.",
		});
	});
}

async function take(request: Request, actor: Actor, file: File, creates: boolean) {
	const taken = await takeArchive(actor, file, { inQueue: false });
	if (!taken.ok && taken.problem === "tooManyArchives")
		return apiError(request, 429, "too_many_archives", {
			ar: archiveText("ar").tooManyArchives,
			en: archiveText("en").tooManyArchives,
		});
	if (!taken.ok) return notAZip(request);
	await readEntries(taken.archive).catch(async (error) => {
		await discardArchive(actor, taken.archive);
		throw error;
	});
	const values: Record<string, string> = creates ? { create_all: "on" } : {};
	const applied = await applyArchive(actor, taken.archive, readChoices(values, await entriesOf(taken.archive)));
	if (!applied.ok) return notAZip(request); // it turned out to be damaged
	const entries = (await entriesOf(taken.archive)).filter(({ verdict }) => verdict !== "ignored").map(inWords);
	const { created, updated } = applied;
	const errors = entries.filter(({ outcome }) => !isSuccess(outcome)).map(({ name, message }) => `${name}: ${message}`);
	return privateJson({ created, updated, errors, entries });
}

const isSuccess = (outcome: string) => outcome === "created" || outcome === "updated";

type Entry = Awaited<ReturnType<typeof entriesOf>>[number];

/** An entry as programs know it: the outcome in one word of a fixed list, and why in English. */
function inWords({ name, verdict, reason, outcome }: Entry) {
	const say = (key: string) => problemText("en", key, [outcomeText]);
	if (outcome === "created" || outcome === "updated") return { name, outcome, message: say(outcome) };
	if (reason === "notAnImageText") return { name, outcome: "not-an-image", message: say(reason) };
	if (reason) return { name, outcome: "refused", message: say(reason) };
	if (verdict === "ambiguous") return { name, outcome: "ambiguous", message: say("ambiguousText") };
	if (outcome === "skipped") return { name, outcome: "unknown", message: say("newText") };
	return { name, outcome: "failed", message: say(outcome ?? "gone") };
}
