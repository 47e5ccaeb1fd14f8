import { confirmFirst } from "../../../accounts/second-factor/step-up.server.ts";
import { actorOf, sessionOf } from "../../../accounts/sessions/session.server.ts";
import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { formAction, refused, validInput } from "../../../base/forms/form-action.server.ts";
import { notFound } from "../../../base/http/http-errors.ts";
import { riyadhDay } from "../../../base/locale/format.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { PageHeader, useHomeCrumb } from "../../../base/ui/page-parts.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { ownProfile } from "../../../complaints/complainants/profile.server.ts";
import { profileForm } from "../../../complaints/complainants/profile-form.ts";
import { changeProfile } from "../../../complaints/privacy/change-profile.server.ts";
import { erasureOf, requestErasure, withdrawErasure } from "../../../complaints/privacy/erasure.server.ts";
import { waitForOwnData } from "../../../complaints/privacy/own-data-limit.server.ts";
import { privacyText } from "../../../complaints/privacy/text.ts";
import { portalMeta } from "../../page-meta.ts";
import { portalText } from "../../text.ts";
import { ErasureSection } from "../parts/erasure-section.tsx";
import { ExportSection } from "../parts/export-section.tsx";
import { ProfileForm } from "../parts/profile-form.tsx";
import type { Route } from "./+types/my-data";

export const middleware = [requires("case.file")];

export async function loader({ context }: Route.LoaderArgs) {
	const actor = actorOf(context);
	const profile = await ownProfile(actor);
	if (!profile) throw notFound();
	const otherRoles = sessionOf(context).roles.filter((role) => role !== "complainant");
	return { profile, erasure: { ...(await erasureOf(actor)), otherRoles } };
}

/** Two forms on one page: the profile, and the erasure request. */
export const action = ({ request, url, context }: Route.ActionArgs) =>
	formAction({ request, url, context }, async ({ values, locale }) => {
		const actor = actorOf(context);
		const done = (flash: string, path: "/complaints/my-data" | "/complaints" = "/complaints/my-data") => ({
			to: pathIn(locale, path),
			flash,
		});
		if (values.intent === "withdraw-erasure") {
			await withdrawErasure(actor);
			return done("erasure-withdrawn");
		}
		const wait = await waitForOwnData(actor);
		if (wait > 0) return refused({ wait });
		if (values.intent === "erase") {
			if (values.confirm_erasure !== "on")
				return { status: 422, state: { problems: { confirm_erasure: "confirmErasure" } } };
			confirmFirst({ request, url, context });
			const outcome = await requestErasure(actor);
			if (outcome === "lastOwner") return { status: 409, state: { problems: { confirm_erasure: "lastOwnerErasure" } } };
			return outcome === "done" ? done("erased", "/complaints") : done("erasure-asked");
		}
		const changed = await changeProfile(actor, validInput(profileForm(riyadhDay(new Date())), values));
		if (!changed.ok)
			return {
				status: 422,
				state: { problems: Object.fromEntries(changed.ofParty.map((name) => [name, "nameOfParty"])) },
			};
		return done("profile-saved");
	});

export const meta: Route.MetaFunction = (args) => portalMeta(args, privacyText, (t) => t.myDataTitle);

export default function MyData({ loaderData, actionData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = privacyText(locale);
	const portal = portalText(locale);
	const { profile, erasure } = loaderData;
	const isErasure = actionData?.values.intent === "erase";
	const crumbs = [
		useHomeCrumb(),
		{ label: portal.title, path: pathIn(locale, "/complaints") },
		{ label: t.myDataTitle },
	];
	return (
		<>
			<PageHeader crumbs={crumbs} title={t.myDataTitle} lead={t.myDataLead} />
			<div className="wide grid items-start gap-8 py-10 lg:grid-cols-[1.5fr_1fr]">
				<ProfileForm profile={profile} state={isErasure ? undefined : actionData} />
				<div className="space-y-8">
					<ExportSection path={pathIn(locale, "/complaints/my-data/export.json")} />
					<ErasureSection {...erasure} state={isErasure ? actionData : undefined} />
				</div>
			</div>
		</>
	);
}
