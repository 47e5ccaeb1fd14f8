import { Readable } from "node:stream";
import { create as contentDisposition } from "content-disposition";
import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { inertPolicy } from "../../../base/server/security-headers.ts";
import { openDownload } from "../../../complaints/evidence/download.server.ts";
import { hashAnswer } from "../../../complaints/evidence/hash-page.server.ts";
import type { Route } from "./+types/download";

export const middleware = [requires("evidence.download")];

/**
 * The file itself, never opened in the page: an attachment that may do nothing. A page with 409 in place of damaged
 * bytes.
 */
export async function loader({ params, url, context }: Route.LoaderArgs) {
	const found = await openDownload(context, params.token).catch((error) => hashAnswer(url, error));
	if (found instanceof Response) return found;
	const { file_name, file_type, file_size, stream } = found;
	return new Response(Readable.toWeb(stream) as ReadableStream, {
		headers: {
			"content-type": file_type,
			"content-length": String(file_size),
			"content-disposition": contentDisposition(file_name),
			"content-security-policy": inertPolicy,
			"cache-control": "no-store",
		},
	});
}
