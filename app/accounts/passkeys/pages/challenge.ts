import { postsOnly } from "../../../base/forms/posts-only.server.ts";
import { readFields } from "../../../base/forms/read-fields.ts";
import { settingCookies } from "../../../base/http/cookies.ts";
import { badRequest } from "../../../base/http/http-errors.ts";
import { SHORT_FORM } from "../../../base/limits/short-form.ts";
import { localeOf } from "../../../base/locale/locale.ts";
import { askPasskey } from "../ask-passkey.server.ts";
import { passkeyPurposes } from "../purposes.ts";
import type { Route } from "./+types/challenge";

export const handle = { maxBody: SHORT_FORM };

export const loader = postsOnly("/admin/auth");

/** The script of a passkey button asks what the device has to sign. */
export async function action({ request, url, context }: Route.ActionArgs) {
	const { values } = await readFields(request);
	const purpose = passkeyPurposes.find((each) => each === values.purpose);
	if (!purpose) throw badRequest();
	const asked = await askPasskey({ request, context }, purpose, localeOf(url.pathname));
	if (!asked.ok) return Response.json({}, { status: "wait" in asked ? 429 : 401 });
	return Response.json(asked.options, { headers: settingCookies([asked.cookie]) });
}
