import { can } from "../../access/policy.ts";
import { actorOf } from "../../accounts/session.server.ts";
import { isSuccess, type Line, tally } from "../../clubs/bulk/outcome.ts";
import { ArchiveRefused } from "../../clubs/bulk/read-archive.server.ts";
import { bulkText } from "../../clubs/bulk/text.ts";
import { processZip } from "../../clubs/bulk/zip.server.ts";
import type { Route } from "./+types/process-player-images";
import { apiError, privateJson } from "./api.server.ts";
import { bearer } from "./bearer.server.ts";

export const handle = { maxBody: 66 * 1024 * 1024 };
export const loader = () => apiError(405, "method_not_allowed", "Use POST.");

export const middleware = [bearer];

const text = bulkText("en") as unknown as Record<string, string>;
const say = ({ name, outcome, message }: Line) => ({
	name,
	outcome,
	message: text[message ?? outcome] ?? message ?? outcome,
});

/** Multipart with one file `zip` in; `{created, updated, errors}` out, and every entry with its outcome in `entries`. */
export async function action({ request, context }: Route.ActionArgs) {
	const actor = actorOf(context);
	if (actor.kind === "visitor")
		return apiError(401, "unauthorized", "Send Authorization: Bearer with a session token.");
	if (!can(actor, "player.manage")) return apiError(403, "forbidden", "This account may not manage players.");
	const form = await request.formData().catch(() => undefined);
	const file = form?.get("zip");
	if (!(file instanceof File)) return apiError(400, "bad_request", "Send multipart form data with a file named zip.");
	if (!/\.zip$/i.test(file.name)) return apiError(422, "not_a_zip", text.zipFailed ?? "");
	try {
		const { lines } = await processZip(actor, new Uint8Array(await file.arrayBuffer()));
		const report: Line[] = [];
		for await (const line of lines) report.push(line);
		const { created, updated } = tally(report);
		return privateJson({
			created,
			updated,
			errors: report.filter((line) => !isSuccess(line)).map((line) => `${line.name}: ${say(line).message}`),
			entries: report.map(say),
		});
	} catch (error) {
		if (error instanceof ArchiveRefused) return apiError(422, "not_a_zip", text.zipFailed ?? "");
		throw error;
	}
}
