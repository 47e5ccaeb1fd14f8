import { Readable } from "node:stream";
import { create as contentDisposition } from "content-disposition";
import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { inertPolicy } from "../../../base/server/security-headers.ts";
import { openDownload } from "../download.server.ts";
import type { Route } from "./+types/download";

export const middleware = [requires("evidence.download")];

/** The file itself, never opened in the page: an attachment that may do nothing. */
export async function loader({ params, context }: Route.LoaderArgs) {
	const { file_name, file_type, file_size, stream } = await openDownload(context, params.token);
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
