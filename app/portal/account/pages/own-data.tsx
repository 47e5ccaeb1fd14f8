import { useLocation } from "react-router";
import { can } from "../../../access/policy.ts";
import { areaOf } from "../../../accounts/areas.ts";
import { confirmFirst } from "../../../accounts/second-factor/step-up.server.ts";
import { actorOf } from "../../../accounts/sessions/session.server.ts";
import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { formAction } from "../../../base/forms/form-action.server.ts";
import { localeOf } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { Problems } from "../../../base/ui/fields/problem-text.tsx";
import { pageMeta } from "../../../base/ui/head/page-meta.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { erasureOf, mayErase, requestErasure } from "../../../complaints/privacy/erasure.server.ts";
import { privacyText } from "../../../complaints/privacy/text.ts";
import { ErasureSection } from "../parts/erasure-section.tsx";
import { ExportSection } from "../parts/export-section.tsx";
import { complainantProblems } from "../problem-text.ts";
import type { Route } from "./+types/own-data";

export const middleware = [requires("own-account.manage")];
export const handle = { js: true };

/** A complainant erases in the portal, which says what the cases wait for. */
export async function loader({ context }: Route.LoaderArgs) {
	const actor = actorOf(context);
	const inPortal = can(actor, "case.file");
	return { inPortal, erasure: !inPortal && mayErase(actor) ? await erasureOf(actor) : undefined };
}

export const action = ({ request, url, context }: Route.ActionArgs) =>
	formAction({ request, url, context }, async ({ values, locale }) => {
		if (values.confirm_erasure !== "on")
			return { status: 422, state: { problems: { confirm_erasure: "confirmErasure" } } };
		confirmFirst({ request, url, context });
		await requestErasure(actorOf(context));
		return { to: pathIn(locale, "/complaints"), flash: "erased" };
	});

export const meta: Route.MetaFunction = (args) => {
	const locale = localeOf(args.location.pathname);
	return pageMeta(args, { title: privacyText(locale).myDataTitle, index: false });
};

export default function OwnData({ loaderData: { inPortal, erasure }, actionData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = privacyText(locale);
	const isClub = areaOf(useLocation().pathname) === "club";
	return (
		<div className="grid items-start gap-8 lg:grid-cols-2">
			<ExportSection path={pathIn(locale, isClub ? "/club/account/data.json" : "/admin/account/data.json")} />
			{erasure ? (
				<Problems of={[complainantProblems]}>
					<ErasureSection {...erasure} otherRoles={[]} state={actionData} />
				</Problems>
			) : (
				<section aria-labelledby="erase" className="card space-y-3 p-6">
					<h2 id="erase" className="text-xl">
						{t.eraseTitle}
					</h2>
					<p>{inPortal ? t.eraseInPortal : t.eraseByOwner}</p>
					{inPortal && (
						<a href={pathIn(locale, "/complaints/my-data")} className="button-quiet">
							{t.myDataTitle}
						</a>
					)}
				</section>
			)}
		</div>
	);
}
