import { requires } from "../../accounts/sign-in/guards.server.ts";
import { buckets, PictureRefused, storePicture } from "../../base/files/pictures.server.ts";
import { readForm } from "../../base/forms/read-fields.ts";
import { badRequest } from "../../base/http/http-errors.ts";
import type { Route } from "./+types/pictures";

export const middleware = [requires("dashboard.open")];
export const handle = { maxBody: 16 * 1024 * 1024 };

/** Takes one picture and answers with its address, or with the key of what is wrong with it. */
export async function action({ request }: Route.ActionArgs) {
	const form = await readForm(request);
	const file = form.get("file");
	const bucket = buckets.find((each) => each === form.get("bucket"));
	if (!(file instanceof File) || !bucket) throw badRequest();
	try {
		return Response.json({ url: await storePicture(bucket, new Uint8Array(await file.arrayBuffer())) });
	} catch (error) {
		if (!(error instanceof PictureRefused)) throw error;
		return Response.json({ problem: error.reason }, { status: 422 });
	}
}
