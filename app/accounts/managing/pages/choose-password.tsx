import { useLocation } from "react-router";
import { config } from "../../../base/config.server.ts";
import { localeOf } from "../../../base/locale/locale.ts";
import { Field } from "../../../base/ui/fields/fields.tsx";
import { ErrorSummary } from "../../../base/ui/fields/form-parts.tsx";
import { pageMeta } from "../../../base/ui/head/page-meta.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { areaOf } from "../../areas.ts";
import { NewPassword } from "../../parts/new-password.tsx";
import { StepPage } from "../../parts/step-page.tsx";
import { leastPassword } from "../../passwords/password.ts";
import { passwordText } from "../../passwords/text.ts";
import { sessionOf } from "../../sessions/session.server.ts";
import { requires } from "../../sign-in/guards.server.ts";
import { changeOwnPassword } from "../own-account.server.ts";
import type { Route } from "./+types/choose-password";

export const middleware = [requires("own-account.manage")];
export const handle = { js: true };

export function loader({ context }: Route.LoaderArgs) {
	return { least: leastPassword(sessionOf(context).roles, config().PASSWORD_MIN_LENGTH) };
}

export const action = (args: Route.ActionArgs) => changeOwnPassword(args, "home");

export const meta: Route.MetaFunction = (args) => {
	const locale = localeOf(args.location.pathname);
	return pageMeta(args, { title: passwordText(locale).dueTitle, index: false });
};

/** Where a password leads that is too short for the roles of its account. */
export default function ChoosePassword({ loaderData, actionData }: Route.ComponentProps) {
	const t = passwordText(useLocale());
	const { pathname } = useLocation();
	const field = { form: "password", state: actionData };
	const lead = t.dueText(loaderData.least);
	const form = (
		<form method="post" action={pathname} noValidate className="space-y-5">
			<ErrorSummary
				{...field}
				labels={{
					current_password: t.currentPassword,
					password: t.newPassword,
					confirm_password: t.confirmPassword,
				}}
			/>
			<Field
				{...field}
				name="current_password"
				label={t.currentPassword}
				type="password"
				autoComplete="current-password"
			/>
			<NewPassword {...field} label={t.newPassword} least={loaderData.least} />
			<button type="submit" className="button">
				{t.changePassword}
			</button>
		</form>
	);
	// The administration has its own heading above.
	return areaOf(pathname) === "complaints" ? (
		<StepPage title={t.dueTitle} lead={lead}>
			{form}
		</StepPage>
	) : (
		<div className="max-w-xl space-y-5">
			<h2 className="text-2xl">{t.dueTitle}</h2>
			<p>{lead}</p>
			{form}
		</div>
	);
}
