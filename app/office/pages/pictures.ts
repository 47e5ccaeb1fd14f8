import { type Actor, accountIdOf } from "../../access/actor.ts";
import { authorize } from "../../access/authorize.ts";
import { actorOf } from "../../accounts/sessions/session.server.ts";
import { requires } from "../../accounts/sign-in/guards.server.ts";
import { MAX_PICTURE_BYTES } from "../../base/files/pictures/picture-url.ts";
import { type Bucket, buckets, PictureRefused, storePicture } from "../../base/files/pictures/pictures.server.ts";
import { hasRoom, NO_ROOM_SECONDS } from "../../base/files/room.server.ts";
import { postsOnly } from "../../base/forms/posts-only.server.ts";
import { type Form, receiveForm } from "../../base/forms/receive-form.server.ts";
import { badRequest, busy, mustWait } from "../../base/http/http-errors.ts";
import { type Limit, secondsToWait } from "../../base/limits/rate-limit.server.ts";
import type { Route } from "./+types/pictures";

export const middleware = [requires("dashboard.open")];
export const handle = { maxBody: 16 * 1024 * 1024 };
export const loader = postsOnly("/admin");

/** A picture that no record shows is kept for a day. */
const perAccount: Limit = { what: "pictures", times: 300, seconds: 3600 };

/** Takes one picture and answers with its address, or with the key of what is wrong with it. */
export async function action({ request, context }: Route.ActionArgs) {
	const wait = await secondsToWait(perAccount, accountIdOf(actorOf(context)) ?? "");
	if (wait > 0) throw mustWait(wait);
	if (!(await hasRoom())) throw busy(NO_ROOM_SECONDS);
	return receiveForm(request, { maxFile: MAX_PICTURE_BYTES }, (posted) => take(posted, actorOf(context)));
}

/** Pictures of the settings are for those who may change them: of these a logo may be a drawing. */
const ofSettings: readonly Bucket[] = ["federation-logos", "partner-logos", "home-pictures", "board-photos"];

async function take({ form }: Form, actor: Actor) {
	const file = form.get("file");
	const bucket = buckets.find((each) => each === form.get("bucket"));
	if (!(file instanceof File) || !bucket) throw badRequest();
	if (ofSettings.includes(bucket)) authorize(actor, "settings.manage");
	try {
		return Response.json({ url: await storePicture(bucket, file) });
	} catch (error) {
		if (!(error instanceof PictureRefused)) throw error;
		return Response.json({ problem: error.reason }, { status: isForNow(error.reason) ? 503 : 422 });
	}
}

const isForNow = (reason: PictureRefused["reason"]) => reason === "evidenceBusy" || reason === "storeAway";
