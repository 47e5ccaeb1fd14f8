import { redirect } from "react-router";
import { type Actor, accountIdOf } from "../../../access/actor.ts";
import { confirmFirst } from "../../../accounts/second-factor/step-up.server.ts";
import { actorOf, sessionOf } from "../../../accounts/sessions/session.server.ts";
import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { stashedForm } from "../../../accounts/stash/stashed-form.server.ts";
import { type Answer, formAction, validInput } from "../../../base/forms/form-action.server.ts";
import { forbidden } from "../../../base/http/http-errors.ts";
import { riyadhDay } from "../../../base/locale/format.ts";
import { type Locale, localeOf, pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { Ltr, PageHeader, useHomeCrumb } from "../../../base/ui/page-parts.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { addProfileToAccount } from "../../../complaints/add-profile/add-profile.server.ts";
import { NoWay } from "../../../complaints/add-profile/no-way.tsx";
import { prefilled } from "../../../complaints/add-profile/prefilled.server.ts";
import { tieIn } from "../../../complaints/add-profile/profile-path.ts";
import { addProfileText } from "../../../complaints/add-profile/text.ts";
import { addedProfileForm } from "../../../complaints/complainants/profile-form.ts";
import { forgetRegistration } from "../../../complaints/complainants/registration.server.ts";
import { mayAddProfile } from "../../../complaints/complainants/who-may-add.ts";
import { type ProfileRefusal, whyNoProfile } from "../../../complaints/complainants/why-no-profile.server.ts";
import { draftPath } from "../../../complaints/from-tie/draft-path.ts";
import { startTieComplaint } from "../../../complaints/from-tie/start-tie-complaint.server.ts";
import { serverFields } from "../../../complaints/submitting/fields/complaint-form.ts";
import { ownTie } from "../../../league/captains/own-ties.server.ts";
import { portalMeta } from "../../page-meta.ts";
import { portalText } from "../../text.ts";
import { AddedProfileForm } from "../parts/added-profile-form.tsx";
import type { Route } from "./+types/profile";

export const middleware = [requires("own-account.manage")];
export const handle = { js: true };

/** The tie of the address, for a captain of one of its sides; throws 404 for any other. */
const tieOf = async (actor: Actor, url: URL) => {
	const given = tieIn(url);
	return given && { tie: await ownTie(actor, given.id), type: given.type };
};

export async function loader({ request, url, context }: Route.LoaderArgs) {
	const actor = actorOf(context);
	if (actor.kind !== "account") throw forbidden();
	const refused = await whyNoProfile(actor.id);
	if (refused === "present") throw redirect(onwards(url, localeOf(url.pathname)), 303);
	const about = await tieOf(actor, url);
	const stashed = await stashedForm(request, url.pathname + url.search, sessionOf(context).accountId);
	return {
		refused,
		// The bar of the frame says it already where a profile can be added.
		email: mayAddProfile(actor.roles) ? undefined : actor.email,
		tie: about && { home: about.tie.home_team, away: about.tie.away_team },
		values: refused ? {} : (stashed ?? (await prefilled(actor, request))),
	};
}

/** Where an account goes that has its profile already. */
function onwards(url: URL, locale: Locale): string {
	const given = tieIn(url);
	return given ? pathIn(locale, "/club/ties/:id/complaint", { id: given.id }) : pathIn(locale, "/complaints");
}

/** The form is read before the password is asked for again: what is wrong in it is said first. */
export const action = ({ request, url, context }: Route.ActionArgs) =>
	formAction({ request, url, context }, async ({ values, locale }): Promise<Answer> => {
		const foreign = serverFields.filter((name) => name in values);
		if (foreign.length > 0)
			return { status: 422, state: { problems: Object.fromEntries(foreign.map((name) => [name, "serverField"])) } };
		const actor = actorOf(context);
		const about = await tieOf(actor, url);
		const refused = await whyNoProfile(accountIdOf(actor) ?? "");
		if (refused) return again(refused, url, locale);
		const input = validInput(addedProfileForm(riyadhDay(new Date())), values);
		confirmFirst({ request, url, context });
		const added = await addProfileToAccount(actor, input, sessionOf(context).id);
		if (!added.ok) return again(added.refused, url, locale);
		const cookies = [await forgetRegistration(request)];
		if (!about) return { to: pathIn(locale, "/complaints"), flash: "profile-added", cookies };
		const { tie, type } = about;
		const begin = () => startTieComplaint(added.actor, tie, { type, locale }, new Date());
		const started = tie.status === "completed" ? await begin() : undefined;
		const to = started?.ok ? draftPath(locale, started.id) : onwards(url, locale);
		return { to, flash: "profile-added", cookies };
	});

/**
 * A form that was sent twice, or whose account has changed since its page was opened: that page says what is so now.
 */
const again = (refused: ProfileRefusal, url: URL, locale: Locale): Answer =>
	refused === "present" ? { to: onwards(url, locale) } : { status: 409, state: {} };

export const meta: Route.MetaFunction = (args) => portalMeta(args, addProfileText, (t) => t.title);

export default function Profile({ loaderData, actionData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = addProfileText(locale);
	const portal = portalText(locale);
	const { refused, email, tie, values } = loaderData;
	const crumbs = [useHomeCrumb(), { label: portal.title, path: pathIn(locale, "/complaints") }, { label: t.title }];
	return (
		<>
			<PageHeader crumbs={crumbs} title={t.title} lead={refused ? undefined : t.lead}>
				{tie && !refused && (
					<p className="text-soft">{t.thenTie(pick(locale, tie.home, "name"), pick(locale, tie.away, "name"))}</p>
				)}
			</PageHeader>
			<div className="wide max-w-3xl space-y-4 py-4 sm:space-y-6 sm:py-8">
				{email && (
					<p>
						{t.account}: <Ltr className="break-all">{email}</Ltr>
					</p>
				)}
				{refused ? (
					<NoWay why={refused} />
				) : (
					<AddedProfileForm state={actionData ?? { problems: {}, values }} begins={tie !== undefined} />
				)}
			</div>
		</>
	);
}
