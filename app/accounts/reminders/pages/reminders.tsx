import { data } from "react-router";
import { formAction } from "../../../base/forms/form-action.server.ts";
import { SHORT_FORM } from "../../../base/limits/short-form.ts";
import { localeOf } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { Stopped } from "../../../base/ui/fields/form-parts.tsx";
import { pageMeta } from "../../../base/ui/head/page-meta.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { StepPage } from "../../parts/step-page.tsx";
import { remindersOfLink, setRemindersByLink } from "../reminders.server.ts";
import { remindersText } from "../text.ts";
import type { Route } from "./+types/reminders";

export const handle = { maxBody: SHORT_FORM };

/** Looking at the link changes nothing: programs that show messages look at links too. */
export async function loader({ params }: Route.LoaderArgs) {
	const isOn = await remindersOfLink(params.token);
	return data({ isOn }, isOn === undefined ? { status: 410 } : undefined);
}

/** The buttons, and the one click of a mail program (RFC 8058), which posts here without a browser. */
export const action = ({ params, ...args }: Route.ActionArgs) =>
	formAction(args, async ({ values }) => {
		const isDone = await setRemindersByLink(params.token, values.intent === "resume");
		return { status: isDone ? 200 : 410, state: {} };
	});

export const meta: Route.MetaFunction = (args) => {
	const locale = localeOf(args.location.pathname);
	return pageMeta(args, { title: remindersText(locale).stopTitle, index: false });
};

/** Whether the reminders come, with the button that changes it. */
export default function Reminders({ loaderData: { isOn }, actionData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = remindersText(locale);
	if (isOn === undefined)
		return (
			<StepPage title={t.badLink} lead={t.badLinkText}>
				<a href={pathIn(locale, "/club/auth")} className="button-quiet">
					{t.signIn}
				</a>
			</StepPage>
		);
	return (
		<StepPage title={isOn ? t.stopTitle : t.stopped} lead={isOn ? t.stopText : t.stoppedText}>
			<Stopped state={actionData} />
			<form method="post">
				<button
					type="submit"
					name="intent"
					value={isOn ? "stop" : "resume"}
					className={isOn ? "button" : "button-quiet"}
				>
					{isOn ? t.stop : t.resume}
				</button>
			</form>
		</StepPage>
	);
}
