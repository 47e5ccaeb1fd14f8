import { type Actor, accountIdOf } from "../../access/actor.ts";
import { actorOf } from "../../accounts/sessions/session.server.ts";
import { requires } from "../../accounts/sign-in/guards.server.ts";
import { type Answer, formAction } from "../../base/forms/form-action.server.ts";
import { forbidden, notFound } from "../../base/http/http-errors.ts";
import { SHORT_FORM } from "../../base/limits/short-form.ts";
import { pathIn } from "../../base/locale/path.ts";
import { Stopped } from "../../base/ui/fields/form-parts.tsx";
import { useLocale } from "../../base/ui/use-locale.ts";
import { NoWay } from "../../complaints/add-profile/no-way.tsx";
import { profilePath } from "../../complaints/add-profile/profile-path.ts";
import { caseText } from "../../complaints/case/text.ts";
import { whyNoProfile } from "../../complaints/complainants/why-no-profile.server.ts";
import { draftPath } from "../../complaints/from-tie/draft-path.ts";
import { startTieComplaint } from "../../complaints/from-tie/start-tie-complaint.server.ts";
import { fromTieText, tieDisputes } from "../../complaints/from-tie/text.ts";
import { ownTie } from "../../league/captains/own-ties.server.ts";
import { clubMeta } from "../club-meta.ts";
import { OwnTieHeading } from "../parts/own-tie-heading.tsx";
import { Part } from "../parts/part.tsx";
import type { Route } from "./+types/complaint";

export const middleware = [requires("squad.act")];
export const handle = { js: true, maxBody: SHORT_FORM };

export async function loader({ params, context }: Route.LoaderArgs) {
	const actor = actorOf(context);
	const tie = await ownTie(actor, params.id);
	return { tie, may: tie.status === "completed" ? await way(actor) : "notYet" } as const;
}

/** With a profile a draft begins here; an account without one adds it first, where it may. */
async function way(actor: Actor) {
	if (actor.kind === "pass") return "byPass";
	const refused = await whyNoProfile(accountIdOf(actor) ?? "");
	return refused === "present" ? "file" : (refused ?? "addFirst");
}

export const action = (args: Route.ActionArgs) =>
	formAction(args, async ({ values, locale }): Promise<Answer> => {
		const actor = actorOf(args.context);
		const tie = await ownTie(actor, args.params.id);
		if (tie.status !== "completed") throw notFound();
		const type = tieDisputes.find((each) => each === values.type);
		if (!type) return { status: 422, state: { problems: { type: "required" } } };
		const may = await way(actor);
		if (may === "addFirst") return { to: profilePath(locale, { id: tie.id, type }) };
		if (may !== "file") throw forbidden();
		const started = await startTieComplaint(actor, tie, { type, locale }, new Date());
		if (!started.ok) return { status: 409, state: { problems: { draft: started.refused } } };
		return { to: draftPath(locale, started.id) };
	});

export const meta: Route.MetaFunction = (args) => clubMeta(args, (locale) => fromTieText(locale).title);

/** Begins a complaint that carries the tie. */
export default function ClubComplaint({ loaderData, actionData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = fromTieText(locale);
	const { tie, may } = loaderData;
	const problems = actionData?.problems ?? {};
	return (
		<div className="space-y-8">
			<OwnTieHeading tie={tie} />
			<Part id="complaint" title={t.title}>
				<div className="max-w-2xl space-y-5">
					{may === "notYet" && <p>{t.notYet}</p>}
					{may === "byPass" && (
						<>
							<p>{t.needsSignIn(tie.id)}</p>
							<p>
								<a href={pathIn(locale, "/complaints/register")} className="button">
									{t.register}
								</a>
							</p>
						</>
					)}
					{(may === "excluded" || may === "removed") && <NoWay why={may} />}
					{(may === "file" || may === "addFirst") && (
						<form method="post" className="space-y-5">
							<Stopped state={actionData} />
							<p>{t.explain}</p>
							{may === "addFirst" && <p>{t.addFirst}</p>}
							{problems.draft && (
								<p role="alert" className="rounded-xl border-2 border-loss bg-loss-tint p-4">
									{t.tooManyDrafts}
								</p>
							)}
							<fieldset>
								<legend className="mb-1 font-semibold">{t.type}</legend>
								{tieDisputes.map((type, nth) => (
									<label key={type} className="flex min-h-11 cursor-pointer items-center gap-3">
										<input
											type="radio"
											name="type"
											value={type}
											defaultChecked={nth === 0}
											required
											className="size-5 accent-brand"
										/>
										{caseText(locale)[type]}
									</label>
								))}
							</fieldset>
							<button type="submit" className="button">
								{may === "file" ? t.begin : t.toProfile}
							</button>
						</form>
					)}
				</div>
			</Part>
		</div>
	);
}
