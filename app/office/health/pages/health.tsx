import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { actorOf, sessionOf } from "../../../accounts/sessions/session.server.ts";
import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { formAction, refused } from "../../../base/forms/form-action.server.ts";
import { numberParam } from "../../../base/forms/params.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { Moment } from "../../../base/ui/moment.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { tabText } from "../../../records/tab-text.ts";
import { health } from "../health.server.ts";
import { PartCard } from "../parts/part-card.tsx";
import { TestEmail } from "../parts/test-email.tsx";
import { sendTestEmail, testResult } from "../send-test-email.server.ts";
import { healthText } from "../text.ts";
import type { Route } from "./+types/health";

export const middleware = [requires("health.read")];
export const handle = { js: true };

export async function loader({ url, context }: Route.LoaderArgs) {
	const actor = actorOf(context);
	const [parts, test] = await Promise.all([health(actor), testResult(actor, numberParam(url, "test"))]);
	return { parts, test, email: sessionOf(context).email, at: new Date() };
}

/** Sends the owner a test email. */
export const action = ({ request, url, context }: Route.ActionArgs) =>
	formAction({ request, url, context }, async ({ locale }) => {
		const sent = await sendTestEmail(actorOf(context), locale);
		if (!sent.ok) return refused(sent);
		return { to: `${pathIn(locale, "/admin/health")}?test=${sent.id}#test`, flash: "test-email" };
	});

const LOOK_EVERY_MS = 20_000;

/** The health of the parts that the site depends on. */
export default function HealthPage({ loaderData, actionData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = healthText(locale);
	const { parts, test, email, at } = loaderData;
	const { revalidate } = useRevalidator();
	useEffect(() => {
		const look = () => document.visibilityState === "visible" && void revalidate();
		const timer = setInterval(look, LOOK_EVERY_MS);
		return () => clearInterval(timer);
	}, [revalidate]);
	const isWell = parts.every(({ state }) => state === "up");
	return (
		<>
			<h2 className="text-2xl">{tabText(locale).health}</h2>
			<p className="max-w-3xl text-soft">{t.lead}</p>
			<p className="mt-3 mb-6 flex flex-wrap items-center gap-x-4 gap-y-2">
				{isWell && <strong className="text-win">{t.allWell}</strong>}
				<span className="text-soft">
					{t.checked} <Moment at={at} />
				</span>
				<a href={pathIn(locale, "/admin/health")} className="button-quiet">
					{t.checkAgain}
				</a>
			</p>
			<ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
				{parts.map((part) => (
					<PartCard key={part.name} {...part} />
				))}
			</ul>
			<TestEmail email={email} result={test} state={actionData} />
		</>
	);
}
