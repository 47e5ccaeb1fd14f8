import { StepPage } from "../../../accounts/parts/step-page.tsx";
import { actorOf } from "../../../accounts/sessions/session.server.ts";
import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { notFound } from "../../../base/http/http-errors.ts";
import { seeOther } from "../../../base/http/see-other.server.ts";
import { localeOf } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { caseText } from "../../../complaints/case/text.ts";
import { discardDraft, ownDraft } from "../../../complaints/submitting/drafts.server.ts";
import { portalMeta } from "../../page-meta.ts";
import { submittingText } from "../text.ts";
import type { Route } from "./+types/discard";

export const middleware = [requires("case.file")];

export async function loader({ url, context }: Route.LoaderArgs) {
	const draft = await ownDraft(actorOf(context), url.searchParams.get("draft") ?? "");
	if (draft?.status !== "draft") throw notFound();
	return { id: draft.id, type: draft.dispute_type, step: draft.step };
}

export async function action({ url, context }: Route.ActionArgs) {
	await discardDraft(actorOf(context), url.searchParams.get("draft") ?? "");
	throw seeOther({ to: pathIn(localeOf(url.pathname), "/complaints"), flash: "draft-gone" });
}

export const meta: Route.MetaFunction = (args) => portalMeta(args, submittingText, (t) => t.discardTitle);

export default function Discard({ loaderData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = submittingText(locale);
	const { id, type, step } = loaderData;
	return (
		<StepPage title={t.discardTitle} lead={t.discardText}>
			<p className="font-semibold">{caseText(locale)[type]}</p>
			<form method="post" className="mt-6 flex flex-wrap gap-3">
				<button type="submit" className="button-danger">
					{t.discardDraft}
				</button>
				<a href={`${pathIn(locale, "/complaints/submit")}?draft=${id}&step=${step}`} className="button-quiet">
					{t.continueDraft}
				</a>
			</form>
		</StepPage>
	);
}
