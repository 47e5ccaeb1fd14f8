import { type Actor, accountIdOf } from "../../access/actor.ts";
import { can } from "../../access/policy.ts";
import { actorOf } from "../../accounts/sessions/session.server.ts";
import { withPath } from "../../base/files/incoming.server.ts";
import { receiveUpload } from "../../base/forms/uploads.server.ts";
import { textNamed } from "../../base/locale/text.ts";
import { isSuccess, type Line, MAX_ARCHIVE, tally } from "../../clubs/bulk/outcome.ts";
import { ArchiveRefused } from "../../clubs/bulk/read-archive.server.ts";
import { bulkText } from "../../clubs/bulk/text.ts";
import { processZip } from "../../clubs/bulk/zip.server.ts";
import { apiError, privateJson, unauthorized, usePost } from "../api.server.ts";
import { bearer } from "../bearer.server.ts";
import type { Route } from "./+types/process-player-images";

export const handle = { maxBody: MAX_ARCHIVE + 1024 * 1024 };
export const loader = usePost;

export const middleware = [bearer];

const text = bulkText("en");
const notAZip = (request: Request) =>
	apiError(request, 422, "not_a_zip", { ar: bulkText("ar").zipFailed, en: bulkText("en").zipFailed });
const say = ({ name, outcome, message }: Line) => ({
	name,
	outcome,
	message: textNamed(text, message ?? outcome) ?? message ?? outcome,
});

/** Multipart with one file `zip` in; `{created, updated, errors}` out, and every entry with its outcome in `entries`. */
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
		if (file instanceof File) return take(request, actor, file);
		return apiError(request, 400, "bad_request", {
			ar: "أرسل نموذج multipart فيه ملف باسم zip.",
			en: "Send multipart form data with a file named zip.",
		});
	});
}

async function take(request: Request, actor: Actor, file: File) {
	if (!/\.zip$/i.test(file.name)) return notAZip(request);
	try {
		const report = await withPath(file, async (path) => {
			const { lines } = await processZip(actor, path);
			const found: Line[] = [];
			for await (const line of lines) found.push(line);
			return found;
		});
		const { created, updated } = tally(report);
		return privateJson({
			created,
			updated,
			errors: report.filter((line) => !isSuccess(line)).map((line) => `${line.name}: ${say(line).message}`),
			entries: report.map(say),
		});
	} catch (error) {
		if (error instanceof ArchiveRefused) return notAZip(request);
		throw error;
	}
}
