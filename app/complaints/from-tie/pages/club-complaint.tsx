import { can } from "../../../access/policy.ts";
import { actorOf } from "../../../accounts/sessions/session.server.ts";
import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { type Answer, formAction } from "../../../base/forms/form-action.server.ts";
import { notFound } from "../../../base/http/http-errors.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { clubMeta } from "../../../captains/club-meta.ts";
import { ownTie } from "../../../captains/own-ties.server.ts";
import { OwnTieHeading } from "../../../captains/parts/own-tie-heading.tsx";
import { Part } from "../../../captains/parts/part.tsx";
import { caseText } from "../../case/text.ts";
import { startTieComplaint } from "../start-tie-complaint.server.ts";
import { fromTieText, tieDisputes } from "../text.ts";
import type { Route } from "./+types/club-complaint";

export const middleware = [requires("squad.act")];
export const handle = { js: true };

export async function loader({ params, context }: Route.LoaderArgs) {
	const actor = actorOf(context);
	const tie = await ownTie(actor, params.id);
	const may = actor.kind === "pass" ? "byPass" : can(actor, "case.file") ? "file" : "register";
	return { tie, may: tie.status === "completed" ? may : "notYet" } as const;
}

export const action = (args: Route.ActionArgs) =>
	formAction(args, async ({ values, locale }): Promise<Answer> => {
		const actor = actorOf(args.context);
		const tie = await ownTie(actor, args.params.id);
		if (tie.status !== "completed") throw notFound();
		const type = tieDisputes.find((each) => each === values.type);
		if (!type) return { status: 422, state: { problems: { type: "required" } } };
		const started = await startTieComplaint(actor, tie, { type, locale }, new Date());
		if (!started.ok) return { status: 409, state: { problems: { draft: started.refused } } };
		return { to: `${pathIn(locale, "/complaints/submit")}?draft=${started.id}&step=2` };
	});

export const meta: Route.MetaFunction = (args) => clubMeta(args, (locale) => fromTieText(locale).title);

/** Begins a complaint that carries the tie, for a captain who is a complainant. */
export default function ClubComplaint({ loaderData, actionData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = fromTieText(locale);
	const { tie, may } = loaderData;
	const problems = actionData?.problems ?? {};
	const register = (
		<a href={pathIn(locale, "/complaints/register")} className="button">
			{t.register}
		</a>
	);
	return (
		<div className="space-y-8">
			<OwnTieHeading tie={tie} />
			<Part id="complaint" title={t.title}>
				<div className="max-w-2xl space-y-5">
					{may === "notYet" && <p>{t.notYet}</p>}
					{may === "byPass" && <p>{t.needsSignIn(tie.id)}</p>}
					{may === "register" && <p>{t.needsAccount(tie.id)}</p>}
					{(may === "byPass" || may === "register") && <p>{register}</p>}
					{may === "file" && (
						<form method="post" className="space-y-5">
							<p>{t.explain}</p>
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
								{t.begin}
							</button>
						</form>
					)}
				</div>
			</Part>
		</div>
	);
}
