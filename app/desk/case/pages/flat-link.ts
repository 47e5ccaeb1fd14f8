import { redirect } from "react-router";
import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { seeOther } from "../../../base/http/see-other.server.ts";
import { localeOf } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { makeFlatDownload } from "../../../complaints/evidence/download.server.ts";
import { downloadPath } from "../../../complaints/evidence/download-path.ts";
import { hashAnswer } from "../../../complaints/evidence/hash-page.server.ts";
import type { Route } from "./+types/flat-link";

export const middleware = [requires("evidence.download")];

/**
 * Makes the page images of a file at the moment an officer wants them, and the link to them. Without any, back to the
 * case.
 */
export async function loader({ params, url, context }: Route.LoaderArgs) {
	const locale = localeOf(url.pathname);
	const made = await makeFlatDownload(context, params.id).catch((error) => hashAnswer(url, error));
	if (made instanceof Response) return made;
	if ("token" in made) return redirect(downloadPath(locale, "staff", made.token), 303);
	const { caseReference } = made;
	const to = pathIn(locale, "/complaints/admin/case/:caseReference", { caseReference });
	return seeOther({ to, flash: "not-flattened" });
}
