import { requires } from "../../accounts/sign-in/guards.server.ts";
import { MAX_PICTURE_BYTES } from "../../base/files/pictures/picture-url.ts";
import { buckets, PictureRefused, storePicture } from "../../base/files/pictures/pictures.server.ts";
import { type Form, receiveForm } from "../../base/forms/receive-form.server.ts";
import { badRequest } from "../../base/http/http-errors.ts";
import type { Route } from "./+types/pictures";

export const middleware = [requires("dashboard.open")];
export const handle = { maxBody: 16 * 1024 * 1024 };

/** Takes one picture and answers with its address, or with the key of what is wrong with it. */
export const action = ({ request }: Route.ActionArgs) => receiveForm(request, { maxFile: MAX_PICTURE_BYTES }, take);

async function take({ form }: Form) {
	const file = form.get("file");
	const bucket = buckets.find((each) => each === form.get("bucket"));
	if (!(file instanceof File) || !bucket) throw badRequest();
	try {
		return Response.json({ url: await storePicture(bucket, file) });
	} catch (error) {
		if (!(error instanceof PictureRefused)) throw error;
		return Response.json({ problem: error.reason }, { status: isForNow(error.reason) ? 503 : 422 });
	}
}

const isForNow = (reason: PictureRefused["reason"]) => reason === "evidenceBusy" || reason === "storeAway";
