import { Outlet } from "react-router";
import { actorOf } from "../../../accounts/sessions/session.server.ts";
import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { formAction } from "../../../base/forms/form-action.server.ts";
import { badRequest } from "../../../base/http/http-errors.ts";
import type { Locale } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { Stopped } from "../../../base/ui/fields/form-parts.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { StepCard } from "../parts/step-card.tsx";
import { putOff, setup } from "../setup.server.ts";
import { setupSteps } from "../steps.ts";
import { setupText } from "../text.ts";
import type { Route } from "./+types/setup";

export const middleware = [requires("settings.manage")];
export const handle = { js: true, title: (locale: Locale) => setupText(locale).title };

export const loader = ({ context }: Route.LoaderArgs) => setup(actorOf(context));

/** Puts a step off or takes it up again. */
export const action = (args: Route.ActionArgs) =>
	formAction(args, async ({ locale, values }) => {
		const step = setupSteps.find(({ id }) => id === values.step);
		if (!step) throw badRequest();
		await putOff(actorOf(args.context), step.id, values.intent === "later");
		return { to: `${pathIn(locale, "/admin/setup")}#${step.id}` };
	});

/** From an empty database to a site that visitors may see: a list of steps, each done where its matter is kept. */
export default function SetupPage({ loaderData: { steps, missing, isOpen }, actionData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = setupText(locale);
	return (
		<>
			<h2 className="text-2xl">{t.title}</h2>
			<p className="max-w-3xl text-soft">{isOpen ? t.openLead : t.closedLead}</p>
			<div className="mt-4 mb-6 flex flex-wrap items-center gap-x-5 gap-y-3">
				<strong className={missing === 0 ? "text-win" : undefined}>{t.missing(missing)}</strong>
				<a href={pathIn(locale, "/")} className="link">
					{t.look}
				</a>
				{!isOpen && (
					<a href={pathIn(locale, "/admin/setup/open")} className={missing === 0 ? "button" : "button-quiet"}>
						{t.open}
					</a>
				)}
			</div>
			<Stopped state={actionData} />
			<ol className="grid max-w-4xl gap-3">
				{steps.map((step) => (
					<StepCard key={step.id} {...step} />
				))}
			</ol>
			<Outlet />
		</>
	);
}
